/** Runs a table of real words against one stemmer: words of a line share a stem, words parted by `/` do not. For tests only. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { foldWord } from '../analysis/stem.ts';

export interface StemTable {
  /** Each line is one family: every word must have the stem of the first. */
  families: string;
  /** Each line is a pair `one / other` that must not meet. */
  strangers: string;
}

export function testStems(name: string, language: Language, { families, strangers }: StemTable): void {
  const stem = (word: string) => foldWord(word, language).stem;
  const pairs = lines(families).flatMap((line) => {
    const [first = '', ...others] = line.split(/\s+/);
    return others.map((other) => [other, first] as const);
  });
  const apart = lines(strangers).map((line) => line.split('/').map((word) => word.trim()) as [string, string]);

  describe(`${name} stems`, () => {
    it.each(pairs)('%s meets %s', (word, other) => {
      expect(stem(word)).toBe(stem(other));
    });
    it.each(apart)('%s stays apart from %s', (word, other) => {
      expect(stem(word)).not.toBe(stem(other));
    });
  });
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
}
