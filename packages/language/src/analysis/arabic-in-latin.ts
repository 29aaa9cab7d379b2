/**
 * Arabic written in Latin letters, as people write it in messages: `3oud`, `bakhoor`, `sha3r`, `9aboon`, `gahwa`. There is no
 * one spelling: short vowels may be written or not, digits stand for letters that Latin lacks, and each letter is heard
 * differently in the Gulf, the Levant and Egypt. So no Arabic word is made of the Latin one; known Arabic words are compared
 * with it, letter by letter, and each way to write a letter has its price.
 *
 * Dynamic programming over both words: a(i, j) is the least price of writing the first j Arabic letters as the first i Latin
 * ones.
 */

/** Letter: its spellings with their costs in hundredths; `-`: it may be left out. */
const LETTERS = `ا:a0 aa0 e30 i50 o60 u60 -55|أ:a0 2a0 e20 o30 u30 i40 2 10|إ:i0 e0 a40 2i0 2e0|آ:a0 aa0 2a0|ء:2 0 '0 -15
ب:b0 p20|پ:p0 b10|ت:t0|ث:th0 s25 t25|ج:j0 g10 dj0 zh20 y30|چ:ch0 j20|ح:7 0 h0|خ:kh0 5 0 7'0 x15 h50
د:d0 dh30|ذ:th10 dh0 z20 d30|ر:r0|ز:z0|س:s0 c40|ش:sh0 ch20 4 30|ص:s0 9 0|ض:d0 dh0 9'0 z40|ط:t0 6 0|ظ:z0 th20 dh10 6'0
ع:3 0 a30 '10 -30 e40 i50 o50 u50 aa20|غ:gh0 g30 3'0 8 30|ف:f0 v20 ph0|ڤ:v0 f10|ق:q0 k15 g10 8 0 2 35 c40
ك:k0 c30 ch35 g40|گ:g0 k30|ل:l0|م:m0|ن:n0|ه:h0 a12 ah10 e15 -40|و:w0 u0 o0 oo0 ou0 v30 ow0 au15
ي:y0 i0 ee0 e20 ai10 ay10 ey10 ie10|ى:a0 i30 y40|ئ:2 0 y25 '0 -15 e30|ؤ:2 0 '0 -15 o20 u20|ة:a0 ah0 eh10 e10 et20 at20 h40 -45`;

/** A short vowel, which Arabic does not write. */
const SHORT_VOWEL = 0.12;
/** Maximum cost of a word per Arabic letter. */
const MAX_PRICE_OF_LETTER = 0.14;
const FEWEST_LETTERS = 3;
const ARTICLE = /^ال(?=.{3})/;
const LATIN_ARTICLE = /^(?:al|el)[-']?(?=.{3})/;
/** With a digit for a letter: letters on at least one side of each digit, and never two digits together. */
const WITH_DIGITS = /^(?=(?:[^a-z]*[a-z]){2})(?:[a-z']|(?<![2-9])[2356789](?![2-9]))+$/;
const HAS_DIGIT = /\d/;

type Ways = readonly (readonly [written: string, price: number])[];
const WAYS: ReadonlyMap<string, Ways> = new Map(
  LETTERS.split(/[|\n]/).map((row): [string, Ways] => {
    const [letter = '', ways = ''] = row.split(':');
    // A digit that stands for a letter is parted from its price by a space.
    const read = [...ways.matchAll(/([^\d\s-]+|\d[a-z]+|\d'?|-)\s?(\d+)/gu)].map(
      ([, written = '', price]): [string, number] => [written === '-' ? '' : written, Number(price) / 100],
    );
    return [letter, read];
  }),
);

/** Whether a folded word may be Arabic with digits for letters, and so is no model number for sure: `sha3r`. */
export function mayBeArabicWithDigits(exact: string): boolean {
  return HAS_DIGIT.test(exact) && WITH_DIGITS.test(exact);
}

/** An Arabic word without its article, and the words of the list that it stands for. */
interface Stripped {
  letters: readonly string[];
  /** Places in the list of words. */
  places: number[];
  /** How many letters it begins with that the one before it in the order begins with too. */
  shared: number;
}

/** Arabic words that Latin ones are compared with. */
export class ArabicWords {
  private readonly words: readonly string[];
  /** In alphabetical order: what words that begin alike have in common is priced once. */
  private readonly stripped: readonly Stripped[];

  /** @param words in Arabic letters, folded by `foldExact`. */
  constructor(words: Iterable<string>) {
    // Of words that are equally likely, those that come first in this order are named first.
    this.words = groupedByFirstLetter(words);
    this.stripped = inOrder(this.words);
  }

  get size(): number {
    return this.words.length;
  }

  /** Words that may be meant, the likeliest first; `price`: 0 for a spelling that needs no excuse. */
  heardIn(latin: string): { word: string; price: number }[] {
    const heard = new Map<number, number>();
    for (const spelling of new Set([latin, latin.replace(LATIN_ARTICLE, '')])) {
      for (const { place, price } of this.pricesOf(spelling)) {
        if (price < (heard.get(place) ?? Number.POSITIVE_INFINITY)) heard.set(place, price);
      }
    }
    return [...heard]
      .map(([place, price]) => ({ word: this.words[place] ?? '', price }))
      .sort((a, b) => a.price - b.price);
  }

  /** In the order of the words. */
  private pricesOf(latin: string): { place: number; price: number }[] {
    const prices = new PriceTable(latin);
    const found: { place: number; price: number }[] = [];
    for (const { letters, places, shared } of this.stripped) {
      const price = prices.of(letters, shared);
      if (price !== undefined) for (const place of places) found.push({ place, price });
    }
    return found.sort((a, b) => a.place - b.place);
  }
}

function groupedByFirstLetter(words: Iterable<string>): string[] {
  const byFirst = new Map<string, string[]>();
  for (const word of words) {
    const [first = ''] = word.replace(ARTICLE, '');
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [word]);
    else known.push(word);
  }
  return [...byFirst.values()].flat();
}

function inOrder(words: readonly string[]): Stripped[] {
  const placesOf = new Map<string, number[]>();
  words.forEach((word, place) => {
    const stripped = word.replace(ARTICLE, '');
    const known = placesOf.get(stripped);
    if (known === undefined) placesOf.set(stripped, [place]);
    else known.push(place);
  });
  let previous: readonly string[] = [];
  return [...placesOf]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, places]) => {
      const letters = [...word];
      let shared = 0;
      while (shared < letters.length && letters[shared] === previous[shared]) shared++;
      previous = letters;
      return { letters, places, shared };
    });
}

/**
 * The table of prices of one Latin word: column j holds, for each place of it, the least price of writing the first j Arabic
 * letters up to there. Columns of the letters that the next word begins with as well are kept.
 */
class PriceTable {
  private readonly latin: string;
  private readonly columns: Float64Array[] = [];
  /** Least price of each column. */
  private readonly least: number[] = [];
  /** How many columns belong to the last word. */
  private count = 0;
  /** By Arabic letter and place in the Latin word: the ways to write it that stand there. */
  private readonly waysAt = new Map<string, Ways[]>();

  constructor(latin: string) {
    this.latin = latin;
    this.columnAt(0)[0] = 0;
    this.close(0);
  }

  /**
   * For each letter of the Arabic word; undefined where the Latin word is no way to write it.
   * @param shared how many letters it has in common with the word before.
   */
  of(letters: readonly string[], shared: number): number | undefined {
    this.count = Math.min(this.count, shared + 1);
    if (letters.length < FEWEST_LETTERS || !this.mayBeginWith(letters[0] ?? '')) return undefined;
    const most = MAX_PRICE_OF_LETTER * letters.length;
    for (let j = this.count; j <= letters.length; j++) {
      if ((this.least[j - 1] ?? 0) > most) return undefined;
      this.write(j, letters[j - 1] ?? '');
    }
    const price = this.columns[letters.length]?.[this.latin.length] ?? Number.POSITIVE_INFINITY;
    return price <= most ? price / letters.length : undefined;
  }

  private mayBeginWith(letter: string): boolean {
    return (this.waysOf(letter)[0] ?? []).length > 0;
  }

  /** Column j, from the one before it. */
  private write(j: number, letter: string): void {
    const before = this.columnAt(j - 1);
    const column = this.columnAt(j);
    column.fill(Number.POSITIVE_INFINITY);
    const waysOf = this.waysOf(letter);
    for (let i = 0; i < before.length; i++) {
      const spent = before[i] ?? Number.POSITIVE_INFINITY;
      if (spent === Number.POSITIVE_INFINITY) continue;
      for (const [written, price] of waysOf[i] ?? []) {
        const to = i + written.length;
        if (spent + price < (column[to] ?? Number.POSITIVE_INFINITY)) column[to] = spent + price;
      }
    }
    this.close(j);
  }

  /** Lets short vowels, apostrophes and doubled letters stand for no Arabic letter. */
  private close(j: number): void {
    const column = this.columnAt(j);
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < column.length; i++) {
      const spent = column[i] ?? Number.POSITIVE_INFINITY;
      least = Math.min(least, spent);
      const price = this.priceOfNothing(i);
      if (spent + price < (column[i + 1] ?? Number.POSITIVE_INFINITY)) column[i + 1] = spent + price;
    }
    this.least[j] = least;
    this.count = j + 1;
  }

  /** Of the Latin letter at a place. */
  private priceOfNothing(i: number): number {
    const letter = this.latin.charAt(i);
    if (letter === '') return Number.POSITIVE_INFINITY;
    if ('aeiou'.includes(letter)) return SHORT_VOWEL;
    return letter === "'" || (i > 0 && letter === this.latin[i - 1]) ? 0 : Number.POSITIVE_INFINITY;
  }

  private columnAt(j: number): Float64Array {
    return (this.columns[j] ??= new Float64Array(this.latin.length + 1).fill(Number.POSITIVE_INFINITY));
  }

  private waysOf(letter: string): Ways[] {
    let ways = this.waysAt.get(letter);
    if (ways === undefined) {
      const all = WAYS.get(letter) ?? [];
      ways = Array.from({ length: this.latin.length + 1 }, (_, i) =>
        all.filter(([written]) => this.latin.startsWith(written, i)),
      );
      this.waysAt.set(letter, ways);
    }
    return ways;
  }
}
