/**
 * The phrases that a query may be completed to: words and word groups of titles, brands, and categories in every
 * language. Sorted by folded form, so that completions are found by binary search.
 */
import {
  analyze,
  labelOf,
  type Language,
  LANGUAGES,
  type NumberedText,
  type Token,
  type WordNumbering,
  elementAt,
} from '@quarry/language';
import { Dictionary } from '../index/dictionary.ts';
import { withRoom } from '../index/growing-array.ts';
import { StringTable } from '../index/string-table.ts';
import { bestFirst } from '../rank/best-first.ts';
import { GroupCounter, NO_WORD } from './group-counter.ts';

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
      const difference = (counts[b] ?? 0) - (counts[a] ?? 0);
      return difference < 0 || (difference === 0 && a < b);
    }).map((number) => this.shown(number));
  }

  /** The same for letters that were typed without their marks: `gom` → `gömlek`, `kirmizi` → `kırmızı`. */
  fromPlain(prefix: string, most: number): string[] {
    return this.markedReadings(prefix)
      .flatMap((read) => this.from(read, most))
      .slice(0, most);
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
      this.counts[number] = (this.counts[number] ?? 0) + 1;
    }
  }

  /** All ways to read plain letters as marked ones with which some phrase begins, the plain reading itself left out. */
  private markedReadings(prefix: string): string[] {
    let readings = [''];
    for (const letter of prefix) {
      const marked = MARKED[letter];
      // Each letter doubles the readings, but hardly any begins a phrase.
      readings = readings
        .flatMap((read) => (marked === undefined ? [read + letter] : [read + letter, read + marked]))
        .filter((read) => this.keys.hasPrefix(read));
    }
    return readings.filter((read) => read !== prefix);
  }

  private shown(number: number): string {
    return number < this.built.size ? this.built.at(number) : elementAt(this.fresh, number - this.built.size);
  }
}

/** Letters of Turkish and Azerbaijani that are often typed as plain ones. */
const MARKED: Readonly<Record<string, string>> = { c: 'ç', e: 'ə', g: 'ğ', i: 'ı', o: 'ö', s: 'ş', u: 'ü' };
/** Marked letter → the one that is typed for it. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MARKED).map(([plain, marked]) => [marked, plain]),
);
const MARKED_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/** As it is typed on a keyboard without marked letters. */
export function withoutMarks(text: string): string {
  return text.replace(MARKED_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** A text with a title on each line, read word by word; see `ReadField`. */
export interface TitleLines {
  text: string;
  words: NumberedText;
  lines: readonly number[];
}

/** What `İ` becomes in small letters: an i that keeps the dot of the capital beside its own. */
const DOTTED_I = 'i\u0307';
/** Only the beginning of a title names the thing; what follows are its details. */
const TITLE_WORDS = 8;
/** A group of words must occur in more than one product to be suggested; a single word need not. */
const FEWEST_OF_GROUP = 2;

export class PhraseCollector {
  private readonly groups = new GroupCounter();
  private titles = 0;
  private readonly numbering: WordNumbering;
  /** By word of a title: as it is shown. */
  private readonly shown = new Map<number, string>();
  /** By name as it is written: how many products have it. */
  private readonly brands = new Map<string, number>();
  private readonly categories = new Map<string, number>();

  /** @param numbering numbers the words of the titles. */
  constructor(numbering: WordNumbering) {
    this.numbering = numbering;
  }

  addTitles(titles: TitleLines): void {
    const { lines } = titles;
    for (let line = 0; line + 1 < lines.length; line++) {
      this.addTitle(titles, lines[line] ?? 0, lines[line + 1] ?? 0);
    }
  }

  private addTitle(titles: TitleLines, start: number, behind: number): void {
    const title = ++this.titles;
    const { words } = titles.words;
    const end = Math.min(behind, start + TITLE_WORDS);
    for (let i = start; i < end; i++) {
      const word = words[i] ?? 0;
      if (!this.shown.has(word)) this.shown.set(word, shownIn(titles, i));
      this.groups.count(word, NO_WORD, NO_WORD, title);
      if (i + 1 < end) this.groups.count(word, words[i + 1] ?? 0, NO_WORD, title);
      if (i + 2 < end) this.groups.count(word, words[i + 1] ?? 0, words[i + 2] ?? 0, title);
    }
  }

  /** Brands as they are written, categories as canonical values. */
  addNames(brands: readonly string[], categories: readonly string[]): void {
    for (const written of brands) {
      const brand = written.trim();
      if (brand !== '') this.brands.set(brand, (this.brands.get(brand) ?? 0) + 1);
    }
    for (const category of categories) this.categories.set(category, (this.categories.get(category) ?? 0) + 1);
  }

  /** Key → as it is shown; everything collected, however rare. */
  all(): Map<string, string> {
    const phrases = new Map<string, string>();
    this.groups.forEach((first, second, third) => {
      phrases.set(this.foldedOf(first, second, third), this.shownOf(first, second, third));
    });
    for (const { shown } of this.names()) phrases.set(keyOf(analyze(shown)), shown);
    phrases.delete('');
    return phrases;
  }

  finish(): PhraseColumns {
    const phrases = new Map<string, { shown: string; count: number }>();
    const note = (key: string, shown: string, count: number) => {
      const known = phrases.get(key);
      if (key !== '' && (known === undefined || known.count < count)) phrases.set(key, { shown, count });
    };
    this.groups.forEach((first, second, third, count) => {
      if (second !== NO_WORD && count < FEWEST_OF_GROUP) return;
      note(this.foldedOf(first, second, third), this.shownOf(first, second, third), count);
    });
    for (const { shown, count } of this.names()) note(keyOf(analyze(shown)), shown, count);

    const sorted = [...phrases].sort(([one], [other]) => (one < other ? -1 : 1));
    const keys = sorted.map(([key]) => key);
    const inOrder = sorted.map(([, phrase]) => phrase);
    return {
      keys: StringTable.of(keys),
      shown: StringTable.of(inOrder.map(({ shown }) => shown)),
      counts: Uint32Array.from(inOrder, ({ count }) => count),
    };
  }

  /** Brands, and what categories are called in every language. */
  private *names(): Generator<{ shown: string; count: number }> {
    for (const [shown, count] of this.brands) yield { shown, count };
    for (const [category, count] of this.categories) for (const shown of labelsOf(category)) yield { shown, count };
  }

  private foldedOf(first: number, second: number, third: number): string {
    const { numbering } = this;
    let folded = numbering.exact(first);
    if (second !== NO_WORD) folded += ` ${numbering.exact(second)}`;
    if (third !== NO_WORD) folded += ` ${numbering.exact(third)}`;
    return folded;
  }

  private shownOf(first: number, second: number, third: number): string {
    let shown = this.shown.get(first) ?? '';
    if (second !== NO_WORD) shown += ` ${this.shown.get(second)}`;
    if (third !== NO_WORD) shown += ` ${this.shown.get(third)}`;
    return shown;
  }
}

function shownIn({ text, words }: TitleLines, place: number): string {
  return text.slice(words.starts[place], words.ends[place]).toLowerCase().replaceAll(DOTTED_I, 'i');
}

/** Folded words with single spaces: what phrases are compared by. */
export function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ exact }) => exact).join(' ');
}

/** Key → as it is shown: everything that a product which comes alone may be suggested by. */
export function phrasesOf(
  words: WordNumbering,
  titles: readonly TitleLines[],
  brands: readonly string[],
  categories: readonly string[],
): Map<string, string> {
  const collector = new PhraseCollector(words);
  for (const title of titles) collector.addTitles(title);
  collector.addNames(brands, categories);
  return collector.all();
}

function labelsOf(category: string): string[] {
  return [...new Set(LANGUAGES.map((language: Language) => labelOf('category', category, language)))];
}
