/**
 * Spellings of one word within a catalogue: a rare word one letter away from a frequent one that stands in the same company
 * (`rechargable` beside `rechargeable`), and words that are written together and apart (`notebook`, `note book`).
 */
import { analyze, areOpposites, isLexiconWord } from '@quarry/language';

export interface SpellingVariant {
  rare: string;
  /** What it joins. */
  frequent: string;
  /** Products that have each. */
  rareCount: number;
  frequentCount: number;
}

export interface Compound {
  together: string;
  parts: [string, string];
  togetherCount: number;
  apartCount: number;
}

export interface CountedWord {
  exact: string;
  stem: string;
  count: number;
  /** One of the categories it stands in, -1 for none. */
  category: number;
}

const SHORTEST = 5;
const MOST_RARE = 3;
const LEAST_FREQUENT = 5;
const LEAST_RATIO = 6;
const MOST_FREQUENT_WORDS = 50_000;
const LETTERS = /^\p{L}+$/u;

/** Each rare word joins at most one frequent one. Words that the lexicon knows, and forms of one stem, never do. */
export function spellingVariants(words: readonly CountedWord[]): SpellingVariant[] {
  const frequent = words
    .filter(({ exact, count }) => count >= LEAST_FREQUENT && exact.length >= SHORTEST && LETTERS.test(exact))
    .sort((a, b) => b.count - a.count || (a.exact < b.exact ? -1 : 1))
    .slice(0, MOST_FREQUENT_WORDS);
  const byDeletion = new Map<string, CountedWord[]>();
  for (const word of frequent) {
    for (const key of deletionsOf(word.exact)) {
      const known = byDeletion.get(key);
      if (known === undefined) byDeletion.set(key, [word]);
      else known.push(word);
    }
  }
  const variants: SpellingVariant[] = [];
  for (const rare of words) {
    if (rare.count > MOST_RARE || rare.exact.length < SHORTEST || !LETTERS.test(rare.exact)) continue;
    const joined = bestOf(rare, byDeletion);
    if (joined === undefined || analyze(rare.exact).some(isLexiconWord) || areOpposites(rare.exact, joined.exact))
      continue;
    variants.push({ rare: rare.exact, frequent: joined.exact, rareCount: rare.count, frequentCount: joined.count });
  }
  return variants;
}

function bestOf(rare: CountedWord, byDeletion: ReadonlyMap<string, readonly CountedWord[]>): CountedWord | undefined {
  let best: CountedWord | undefined;
  for (const key of deletionsOf(rare.exact)) {
    for (const word of byDeletion.get(key) ?? []) {
      if (word.count < LEAST_RATIO * rare.count || word.stem === rare.stem || word.exact === rare.exact) continue;
      // Another first letter is another word.
      if (word.exact[0] !== rare.exact[0] || word.category !== rare.category || !isNear(word.exact, rare.exact))
        continue;
      if (best === undefined || word.count > best.count) best = word;
    }
  }
  return best;
}

/** The word, and the word without each of its letters but the first. */
function deletionsOf(word: string): Set<string> {
  const keys = new Set([word]);
  for (let at = 1; at < word.length; at++) keys.add(word.slice(0, at) + word.slice(at + 1));
  return keys;
}

/** One letter more, less, other or two neighbours swapped, never the last letter alone: that is an ending. */
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const [left, right] = [one.length - start - end, other.length - start - end];
  if (end === 0) return false;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}

/** Pairs of neighbours that are also one word of the catalogue. `pairs` are counted neighbours, `countOf` gives products by word. */
export function compoundsOf(
  pairs: Iterable<{ first: string; second: string; count: number }>,
  countOf: (word: string) => number | undefined,
): Compound[] {
  const found: Compound[] = [];
  for (const { first, second, count } of pairs) {
    if (first.length < 2 || second.length < 2 || !LETTERS.test(first) || !LETTERS.test(second)) continue;
    const together = first + second;
    const togetherCount = countOf(together);
    if (togetherCount !== undefined) found.push({ together, parts: [first, second], togetherCount, apartCount: count });
  }
  return found.sort((a, b) => (a.together < b.together ? -1 : 1));
}
