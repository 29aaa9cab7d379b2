/**
 * Judges a stemmer by tables of real word forms: how many forms meet their dictionary form, how many strangers stay
 * apart. At least 95 in 100 must hold; the rest are named in the message, and stay in the table. For tests only.
 */
import { describe, expect, it } from 'vitest';
import { foldWord } from '../analysis/stem.ts';
import type { Language } from '../language.ts';

export const LEAST_SHARE = 0.95;
export const LEAST_FORMS = 300;
export const LEAST_STRANGERS = 60;

export type Pair = readonly [form: string, base: string];

/** `base: form form …`, a line each, by trade. */
export function readForms(groups: Readonly<Record<string, string>>): Pair[] {
  return Object.values(groups).flatMap((group) =>
    linesOf(group).flatMap((line) => {
      const [base = '', forms = ''] = line.split(':');
      return forms
        .trim()
        .split(/\s+/)
        .map((form) => [form, base.trim()] as const);
    }),
  );
}

/** `one / other`, a line each. */
export function readStrangers(text: string): Pair[] {
  return linesOf(text).map((line) => {
    const [one = '', other = ''] = line.split('/');
    return [one.trim(), other.trim()] as const;
  });
}

export function testForms(name: string, language: Language, pairs: readonly Pair[], strangers: readonly Pair[]): void {
  const stem = (word: string) => foldWord(word, language).stem;

  describe(`${name} word forms`, () => {
    it(`are at least ${LEAST_FORMS}, and ${LEAST_STRANGERS} pairs of strangers, each once`, () => {
      expect(new Set(pairs.map(String)).size).toBe(pairs.length);
      expect(pairs.length).toBeGreaterThanOrEqual(LEAST_FORMS);
      expect(strangers.length).toBeGreaterThanOrEqual(LEAST_STRANGERS);
    });

    it('meet their dictionary form', () => {
      expectMost(pairs, ([form, base]) => stem(form) === stem(base));
    });

    it('stay apart from strangers', () => {
      expectMost(strangers, ([one, other]) => stem(one) !== stem(other));
    });
  });
}

/** At least 95 in 100 of `pairs` hold; those that do not are named when it fails. */
export function expectMost(pairs: readonly Pair[], holds: (pair: Pair) => boolean): void {
  const failing = pairs.filter((pair) => !holds(pair));
  const share = 1 - failing.length / pairs.length;
  const named = failing.map(([form, base]) => `${form} (${base})`).join(', ');
  expect(share, `${failing.length} of ${pairs.length} fail: ${named}`).toBeGreaterThanOrEqual(LEAST_SHARE);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
}
