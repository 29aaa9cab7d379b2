import { LANGUAGES } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { notesOfTiers } from './tier-notes.ts';

type Verdict = 'violated' | 'unknown';
const lacks = (...missing: [kind: string, value: string, verdict: Verdict][]) => ({
  tier: 'meets_some' as const,
  missing: missing.map(([kind, value, verdict]) => ({ kind, value, verdict })),
});
const text = (hits: ReturnType<typeof lacks>[]) => notesOfTiers(hits, 'en')[0]?.text;

describe('what lesser results lack', () => {
  it('is told as a no only where the data say so', () => {
    expect(text([lacks(['color', 'red', 'violated'])])).toBe('These are not red.');
    expect(text([lacks(['color', 'red', 'unknown'])])).toBe('The shop does not say whether these are red.');
    expect(text([lacks(['color', 'red', 'violated']), lacks(['color', 'red', 'unknown'])])).toBe(
      'These are not red, or the shop does not say.',
    );
  });

  it('is what all of them lack, though some lack more', () => {
    expect(
      text([lacks(['color', 'red', 'violated']), lacks(['color', 'red', 'violated'], ['word', 'silk', 'unknown'])]),
    ).toBe('These are not red.');
  });

  it('is named in a list where they differ', () => {
    expect(text([lacks(['color', 'red', 'violated']), lacks(['word', 'wavy', 'unknown'])])).toBe(
      'Each of these lacks something: “red”, “wavy”.',
    );
  });

  it('is not told where one lacks nothing that is known', () => {
    expect(notesOfTiers([lacks(['color', 'red', 'violated']), lacks()], 'en')).toEqual([]);
    expect(notesOfTiers([{ tier: 'meets_all', missing: [] }], 'en')).toEqual([]);
  });

  it('is said in every language, for every kind', () => {
    for (const language of LANGUAGES) {
      for (const kind of ['color', 'word', 'thing', 'measure', 'size', 'without']) {
        for (const verdict of ['violated', 'unknown'] as const) {
          const [note] = notesOfTiers([lacks([kind, 'x', verdict])], language);
          expect(note?.text).toMatch(/x.*\.$/u);
        }
      }
    }
  });
});
