import { newStoreSettings } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, messageFor, patchOf } from './settings-changes.ts';

const saved = newStoreSettings('lanterns', 'Lanterns', 'en', 'EUR');

describe('the change of a shop’s settings', () => {
  it('is empty when nothing differs', () => {
    expect(patchOf(saved, structuredClone(saved))).toEqual({});
    expect(changesOf(saved, structuredClone(saved))).toEqual([]);
  });

  it('names changed settings alone, objects key by key', () => {
    const wanted = { ...saved, name: 'Lamps', gates: { ...saved.gates, audio: false } };

    expect(patchOf(saved, wanted)).toEqual({ name: 'Lamps', gates: { audio: false } });
    expect(changesOf(saved, wanted)).toEqual([
      { path: 'name', before: 'Lanterns', after: 'Lamps' },
      { path: 'gates.audio', before: true, after: false },
    ]);
  });

  it('replaces a list as a whole', () => {
    expect(patchOf(saved, { ...saved, languages: ['en', 'az'] as const })).toEqual({ languages: ['en', 'az'] });
  });

  it('removes an optional setting with null, and adds one', () => {
    const withCountry = { ...saved, country: 'GE' };

    expect(patchOf(withCountry, { ...withCountry, country: undefined })).toEqual({ country: null });
    expect(patchOf(saved, withCountry)).toEqual({ country: 'GE' });
  });
});

describe('a message of the server', () => {
  it('belongs to the field that it names, or to the group around it', () => {
    const messages = [
      { field: 'country', message: 'Two letters.' },
      { field: 'greetings.en', message: 'Empty.' },
    ];

    expect(messageFor(messages, 'country')).toBe('Two letters.');
    expect(messageFor(messages, 'greetings')).toBe('Empty.');
    expect(messageFor(messages, 'count')).toBeUndefined();
  });
});
