/**
 * What a query may be completed to: the names that this index itself uses. Words and word groups of titles, brands,
 * categories in every language. Kept sorted by folded form, so that completions are found by binary search.
 */
import { analyze, labelOf, type Language, LANGUAGES, type Token } from '@quarry/language';
import { Dictionary } from '../index/dictionary.ts';

export interface PhraseList {
  /** Folded forms, sorted. */
  keys: Dictionary;
  /** By number of the key: as it is shown. */
  shown: readonly string[];
  /** By number of the key: how many products are called so. */
  counts: Uint32Array;
}

/** Only the beginning of a title names the thing; what follows are its details. */
const TITLE_WORDS = 8;
const LONGEST_GROUP = 3;
/** When there are more candidates than this, those seen only once are forgotten (lossy counting, Manku and Motwani 2002). */
const MOST_CANDIDATES = 200_000;
/** A group of words must name more than one product to be worth suggesting; a single word need not. */
const FEWEST_OF_GROUP = 2;

interface Candidate {
  shown: string;
  count: number;
  words: number;
}

export class PhraseCollector {
  private readonly candidates = new Map<string, Candidate>();
  private readonly names = new Map<string, { shown: string; count: number; isCategory: boolean }>();

  addTitle(tokens: readonly Token[]): void {
    const named = tokens.slice(0, TITLE_WORDS);
    const inThisTitle = new Set<string>();
    for (let first = 0; first < named.length; first++) {
      for (let words = 1; words <= LONGEST_GROUP && first + words <= named.length; words++) {
        const group = named.slice(first, first + words);
        const key = keyOf(group);
        if (inThisTitle.has(key)) continue;
        inThisTitle.add(key);
        const known = this.candidates.get(key);
        if (known !== undefined) known.count++;
        else this.candidates.set(key, { shown: shownAs(group), count: 1, words });
      }
    }
    if (this.candidates.size > MOST_CANDIDATES) this.forgetRare();
  }

  /** Brands as they are written, categories as canonical values. */
  addNames(brands: readonly string[], categories: readonly string[]): void {
    for (const brand of brands) if (brand.trim() !== '') this.addName(brand.trim(), false);
    for (const category of categories) this.addName(category, true);
  }

  finish(): PhraseList {
    const phrases = new Map<string, { shown: string; count: number }>();
    const note = (key: string, shown: string, count: number) => {
      const known = phrases.get(key);
      if (key !== '' && (known === undefined || known.count < count)) phrases.set(key, { shown, count });
    };
    for (const [key, { shown, count, words }] of this.candidates) {
      if (words === 1 || count >= FEWEST_OF_GROUP) note(key, shown, count);
    }
    for (const { shown, count, isCategory } of this.names.values()) {
      for (const label of isCategory ? labelsOf(shown) : [shown]) note(keyOf(analyze(label)), label, count);
    }

    const keys = new Dictionary([...phrases.keys()].sort());
    const inOrder = keys.words.map((key) => phrases.get(key)!);
    return {
      keys,
      shown: inOrder.map(({ shown }) => shown),
      counts: Uint32Array.from(inOrder, ({ count }) => count),
    };
  }

  private addName(name: string, isCategory: boolean): void {
    const key = `${isCategory ? 'category' : 'brand'}:${name}`;
    const known = this.names.get(key);
    if (known !== undefined) known.count++;
    else this.names.set(key, { shown: name, count: 1, isCategory });
  }

  private forgetRare(): void {
    for (const [key, { count }] of this.candidates) if (count === 1) this.candidates.delete(key);
  }
}

/** Folded words with single spaces: what phrases are compared by. */
export function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ exact }) => exact).join(' ');
}

/** The phrases whose key begins with `prefix`, the most frequent first. */
export function phrasesFrom({ keys, shown, counts }: PhraseList, prefix: string, most: number): string[] {
  const { start, end } = keys.withPrefix(prefix);
  return Array.from({ length: end - start }, (_, place) => start + place)
    .sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b)
    .slice(0, most)
    .map((number) => shown[number] as string);
}

function shownAs(tokens: readonly Token[]): string {
  return tokens
    .map(({ surface }) => surface)
    .join(' ')
    .toLocaleLowerCase();
}

function labelsOf(category: string): string[] {
  return [...new Set(LANGUAGES.map((language: Language) => labelOf('category', category, language)))];
}
