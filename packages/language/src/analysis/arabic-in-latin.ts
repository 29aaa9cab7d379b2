/**
 * Arabic written in Latin letters, as people write it in messages: `3oud`, `bakhoor`, `sha3r`, `9aboon`, `gahwa`. There is no
 * one spelling: short vowels may be written or not, digits stand for letters that Latin lacks, and each letter is heard
 * differently in the Gulf, the Levant and Egypt. So no Arabic word is made of the Latin one; known Arabic words are compared
 * with it, letter by letter, and each way to write a letter has its price.
 *
 * Dynamic programming over both words: a(i, j) is the least price of writing the Arabic letters from j on as the Latin ones
 * from i on.
 */

/** Letter: ways to write it with their prices in hundredths; `-`: it may be left out. */
const LETTERS = `ا:a0 aa0 e30 i50 o60 u60 -55|أ:a0 2a0 e20 o30 u30 i40 2 10|إ:i0 e0 a40 2i0 2e0|آ:a0 aa0 2a0|ء:2 0 '0 -15
ب:b0 p20|پ:p0 b10|ت:t0|ث:th0 s25 t25|ج:j0 g10 dj0 zh20 y30|چ:ch0 j20|ح:7 0 h0|خ:kh0 5 0 7'0 x15 h50
د:d0 dh30|ذ:th10 dh0 z20 d30|ر:r0|ز:z0|س:s0 c40|ش:sh0 ch20 4 30|ص:s0 9 0|ض:d0 dh0 9'0 z40|ط:t0 6 0|ظ:z0 th20 dh10 6'0
ع:3 0 a30 '10 -30 e40 i50 o50 u50 aa20|غ:gh0 g30 3'0 8 30|ف:f0 v20 ph0|ڤ:v0 f10|ق:q0 k15 g10 8 0 2 35 c40
ك:k0 c30 ch35 g40|گ:g0 k30|ل:l0|م:m0|ن:n0|ه:h0 a12 ah10 e15 -40|و:w0 u0 o0 oo0 ou0 v30 ow0 au15
ي:y0 i0 ee0 e20 ai10 ay10 ey10 ie10|ى:a0 i30 y40|ئ:2 0 y25 '0 -15 e30|ؤ:2 0 '0 -15 o20 u20|ة:a0 ah0 eh10 e10 et20 at20 h40 -45`;

/** A short vowel, which Arabic does not write. */
const SHORT_VOWEL = 0.12;
/** A word may cost so much for each of its Arabic letters. */
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

/** Arabic words that Latin ones are compared with, by their first letter. */
export class ArabicWords {
  private readonly byFirst = new Map<string, string[]>();
  readonly size: number;

  /** @param words in Arabic letters, folded by `foldExact`. */
  constructor(words: Iterable<string>) {
    let size = 0;
    for (const word of words) {
      const [first = ''] = word.replace(ARTICLE, '');
      const known = this.byFirst.get(first);
      if (known === undefined) this.byFirst.set(first, [word]);
      else known.push(word);
      size++;
    }
    this.size = size;
  }

  /** Words that may be meant, the likeliest first; `price`: 0 for a spelling that needs no excuse. */
  heardIn(latin: string): { word: string; price: number }[] {
    const spellings = [...new Set([latin, latin.replace(LATIN_ARTICLE, '')])];
    const heard = new Map<string, number>();
    for (const spelling of spellings) {
      for (const [first, words] of this.byFirst) {
        if (!mayBegin(spelling, first)) continue;
        for (const word of words) {
          const price = priceOf(spelling, word.replace(ARTICLE, ''));
          if (price !== undefined && price < (heard.get(word) ?? Number.POSITIVE_INFINITY)) heard.set(word, price);
        }
      }
    }
    return [...heard].map(([word, price]) => ({ word, price })).sort((a, b) => a.price - b.price);
  }
}

function mayBegin(latin: string, first: string): boolean {
  return WAYS.get(first)?.some(([written]) => latin.startsWith(written)) ?? false;
}

/** For each letter of the Arabic word; undefined where it is no way to write the word. */
function priceOf(latin: string, arabic: string): number | undefined {
  const letters = [...arabic];
  if (letters.length < FEWEST_LETTERS) return undefined;
  const most = MAX_PRICE_OF_LETTER * letters.length;
  const width = letters.length + 1;
  // Rows are places in the Latin word; a way to write a letter reaches at most three further.
  const least = new Float64Array((latin.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (let i = 0; i <= latin.length; i++) {
    for (let j = 0; j < width; j++) {
      const spent = least[i * width + j] ?? Number.POSITIVE_INFINITY;
      if (spent > most) continue;
      const reach = (taken: number, further: number, price: number) => {
        const place = (i + taken) * width + j + further;
        if (spent + price < (least[place] ?? Number.POSITIVE_INFINITY)) least[place] = spent + price;
      };
      if (i < latin.length) {
        const letter = latin.charAt(i);
        if ('aeiou'.includes(letter)) reach(1, 0, SHORT_VOWEL);
        else if (letter === "'" || (i > 0 && letter === latin[i - 1])) reach(1, 0, 0);
      }
      for (const [written, price] of WAYS.get(letters[j] ?? '') ?? []) {
        if (latin.startsWith(written, i)) reach(written.length, 1, price);
      }
    }
  }
  const price = least[latin.length * width + letters.length] ?? Number.POSITIVE_INFINITY;
  return price <= most ? price / letters.length : undefined;
}
