/**
 * What a query may be completed to: the names that this index itself uses. Words and word groups of titles, brands,
 * categories in every language. Kept sorted by folded form, so that completions are found by binary search.
 */
import { analyze, labelOf, type Language, LANGUAGES, type Token } from '@quarry/language';
import { Dictionary } from '../index/dictionary.ts';
import { withRoom } from '../index/growing-array.ts';
import { StringTable } from '../index/string-table.ts';
import { bestFirst } from '../rank/best-first.ts';

export interface PhraseColumns {
  /** Folded forms, sorted. */
  keys: StringTable;
  /** By number of the key: as it is shown. */
  shown: StringTable;
  /** By number of the key: how many products are called so. */
  counts: Uint32Array;
}

export class PhraseList {
  private readonly keys: Dictionary;
  private readonly built: StringTable;
  private readonly fresh: string[] = [];
  private counts: Uint32Array;
  private isBuilt = true;

  constructor({ keys, shown, counts }: PhraseColumns) {
    this.keys = new Dictionary(keys);
    this.built = shown;
    this.counts = counts;
  }

  /** The phrases whose key begins with `prefix`, the most frequent first. */
  from(prefix: string, most: number): string[] {
    const { counts } = this;
    return bestFirst(this.keys.withPrefix(prefix), most, (a, b) => {
      const difference = (counts[b] as number) - (counts[a] as number);
      return difference < 0 || (difference === 0 && a < b);
    }).map((number) => this.shown(number));
  }

  /** Phrases of a product that came since the build. Those of products that went stay: suggestions are tried before they are shown. */
  add(phrases: ReadonlyMap<string, string>): void {
    for (const [key, shown] of phrases) {
      const number = this.keys.add(key);
      if (number === this.built.size + this.fresh.length) this.fresh.push(shown);
      if (number >= this.counts.length || this.isBuilt) {
        // What was built may be shared; it is copied before its first change.
        this.counts = withRoom(this.counts, number + 1, 1.25);
        this.isBuilt = false;
      }
      this.counts[number]!++;
    }
  }

  private shown(number: number): string {
    return number < this.built.size ? this.built.at(number) : (this.fresh[number - this.built.size] as string);
  }
}

/** Only the beginning of a title names the thing; what follows are its details. */
const TITLE_WORDS = 8;
const LONGEST_GROUP = 3;
/** When there are more candidates than this, the rarest are forgotten (after lossy counting, Manku and Motwani 2002). */
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
      let key = '';
      for (let words = 1; words <= LONGEST_GROUP && first + words <= named.length; words++) {
        key = words === 1 ? named[first]!.exact : `${key} ${named[first + words - 1]!.exact}`;
        if (inThisTitle.has(key)) continue;
        inThisTitle.add(key);
        const known = this.candidates.get(key);
        if (known !== undefined) known.count++;
        else this.candidates.set(key, { shown: shownAs(named.slice(first, first + words)), count: 1, words });
      }
    }
    if (this.candidates.size > MOST_CANDIDATES) this.forgetRare();
  }

  /** Brands as they are written, categories as canonical values. */
  addNames(brands: readonly string[], categories: readonly string[]): void {
    for (const brand of brands) if (brand.trim() !== '') this.addName(brand.trim(), false);
    for (const category of categories) this.addName(category, true);
  }

  /** Everything collected, however rare. */
  all(): Map<string, string> {
    const phrases = new Map<string, string>();
    for (const [key, { shown }] of this.candidates) phrases.set(key, shown);
    for (const { shown, isCategory } of this.names.values()) {
      for (const label of isCategory ? labelsOf(shown) : [shown]) phrases.set(keyOf(analyze(label)), label);
    }
    phrases.delete('');
    return phrases;
  }

  finish(): PhraseColumns {
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

    const keys = [...phrases.keys()].sort();
    const inOrder = keys.map((key) => phrases.get(key)!);
    return {
      keys: StringTable.of(keys),
      shown: StringTable.of(inOrder.map(({ shown }) => shown)),
      counts: Uint32Array.from(inOrder, ({ count }) => count),
    };
  }

  private addName(name: string, isCategory: boolean): void {
    const key = `${isCategory ? 'category' : 'brand'}:${name}`;
    const known = this.names.get(key);
    if (known !== undefined) known.count++;
    else this.names.set(key, { shown: name, count: 1, isCategory });
  }

  /** Down to half of what is allowed, so that forgetting stays rare too. */
  private forgetRare(): void {
    for (let rare = 1; this.candidates.size > MOST_CANDIDATES / 2; rare++) {
      for (const [key, { count }] of this.candidates) if (count <= rare) this.candidates.delete(key);
    }
  }
}

/** Folded words with single spaces: what phrases are compared by. */
export function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ exact }) => exact).join(' ');
}

/** Key → as it is shown: everything that a product which comes alone may be suggested by. */
export function phrasesOf(
  titles: readonly (readonly Token[])[],
  brands: readonly string[],
  categories: readonly string[],
): Map<string, string> {
  const collector = new PhraseCollector();
  for (const title of titles) collector.addTitle(title);
  collector.addNames(brands, categories);
  return collector.all();
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
