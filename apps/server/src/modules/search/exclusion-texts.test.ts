/** What a reply says of things that are not wanted, with and without results. */
import { LANGUAGES } from '@quarry/language';
import { describe, expect, it } from 'vitest';
import { exclusionNotes } from './exclusion-texts.ts';

const none = [{ value: 'lactose', stated: 0, unsaid: 0 }];

describe('notes on what is not wanted', () => {
  it.each(LANGUAGES)('say in %s why nothing was found, in words of their own', (language) => {
    const [note, ...more] = exclusionNotes({ exclusions: none, total: 0 }, language);
    const [other] = exclusionNotes({ exclusions: [{ value: 'lactose', stated: 0, unsaid: 3 }], total: 3 }, language);

    expect(more).toEqual([]);
    expect(note).toMatchObject({ value: 'lactose', stated: 0, unsaid: 0 });
    expect(note?.text).toContain(note?.label);
    expect(note?.text).not.toBe(other?.text);
  });

  it('say nothing where every result is described as without it', () => {
    expect(exclusionNotes({ exclusions: [{ value: 'lactose', stated: 2, unsaid: 0 }], total: 2 }, 'en')).toEqual([]);
  });

  it('count what is described so and what is not', () => {
    const [note] = exclusionNotes({ exclusions: [{ value: 'lactose', stated: 2, unsaid: 5 }], total: 7 }, 'en');
    expect(note?.text).toBe('2 of these are described as without lactose. For the other 5 the shop does not say.');
  });
});
