import { newStoreSettings, unknownStoreSettings } from '@quarry/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, jsonReply } from '../testing/fake-server.ts';
import { fetchStoreSettings } from './stores.ts';

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the settings of a store', () => {
  it('are read from the server', async () => {
    const settings = newStoreSettings('corner', 'The Corner Shop', 'az', 'AZN');
    const { fetch, calls } = fakeServer(() => jsonReply(settings));

    expect(await fetchStoreSettings('corner', { fetch })).toEqual(settings);
    expect(calls[0]?.url).toBe('/api/stores/corner');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', () => jsonReply({}, 404)],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['of another shape', () => jsonReply({ id: 'gpc' })],
  ])('are the built-in ones when the call is %s, and have closed gates if there are none', async (_, answer) => {
    const atHand = newStoreSettings('gpc', 'A pharmacy', 'ka', 'GEL');
    const { fetch } = fakeServer(answer);

    expect(await fetchStoreSettings('gpc', { fetch, fallback: () => atHand })).toEqual(atHand);
    expect(await fetchStoreSettings('gpc', { fetch })).toEqual(unknownStoreSettings('gpc'));
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('STORE-19 of an unknown store have all gates closed', async () => {
    const settings = await fetchStoreSettings('nowhere', { fetch: fakeServer(() => jsonReply({}, 404)).fetch });

    expect(settings).toMatchObject({ default_language: 'en', currency: { sign: '$' } });
    expect(Object.values(settings.gates)).not.toContain(true);
  });

  it('of the placeholder store are not requested', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply({}));

    expect((await fetchStoreSettings('unknown', { fetch })).id).toBe('unknown');
    expect(calls).toEqual([]);
  });
});
