import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { EXTRAS } from './index.ts';
import { chosenExtras, openExtras } from './open-extras.ts';
import type { OpenExtra } from './server-extra.ts';

const chosen = (setting: string | undefined) =>
  chosenExtras(EXTRAS, readConfig({ EXTRAS: setting }).extras).map(({ name }) => name);

describe('the setting EXTRAS', () => {
  it('runs all extras by default, those that it names, or none', () => {
    expect(chosen(undefined)).toEqual(EXTRAS.map(({ name }) => name));
    expect(chosen('speech, booking')).toEqual(['speech', 'booking']);
    expect(chosen('none')).toEqual([]);
  });

  it('refuses a name that no extra has, and lists those that exist', () => {
    expect(() => chosen('speech,try on')).toThrow(ConfigError);
    expect(() => chosen('speech,try on')).toThrow(/"try on".*try-on, picture-search, speech, booking/);
  });
});

describe('opening extras', () => {
  /** Opens one extra after another; an error in the list simulates one that cannot be opened. */
  function open(...list: (OpenExtra | Error)[]) {
    const registered = list.map((_, index) => ({ name: `extra-${index}`, open: () => Promise.reject(new Error()) }));
    return openExtras(registered, undefined, async (extra) => {
      const opened = list[registered.findIndex(({ name }) => name === extra.name)];
      if (opened === undefined || opened instanceof Error) throw opened;
      return opened;
    });
  }

  it('closes those that are open when one cannot be opened', async () => {
    const closed: string[] = [];

    await expect(open({ close: () => void closed.push('first') }, new Error('no model'))).rejects.toThrow('no model');
    expect(closed).toEqual(['first']);
  });

  it('tells each extra what happens to a store', async () => {
    const told: string[] = [];
    const listener = (name: string): OpenExtra => ({
      onCatalogChanged: (storeId) => void told.push(`${name} changed ${storeId}`),
      onStoreDeleted: async (storeId) => void told.push(`${name} deleted ${storeId}`),
    });
    const extras = await open(listener('one'), listener('two'), {});

    extras.onCatalogChanged('north');
    await extras.onStoreDeleted('north');

    expect(told).toEqual(['one changed north', 'two changed north', 'one deleted north', 'two deleted north']);
  });
});
