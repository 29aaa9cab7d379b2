/**
 * The readings of one word of a query, in descending order of weight: the word itself and its inflected forms, its
 * completions (only for the last word, which may be incomplete), words within the typo budget, two words that were
 * typed as one.
 */
import { areOpposites, isLexiconWord, type Token } from '@quarry/language';
import { type IndexData, STRONG_FIELD_SHARE } from '../index/index-data.ts';
import { productsNamedBy } from './category-words.ts';
import { information } from '../rank/bm25f.ts';
import { isPlausibleSlip, LONG_WORD } from './plausible-slip.ts';
import { formsOf, type Reading, readAsForms, readAsNeighbours } from './reading.ts';
import {
  BESIDE_COMPLETION,
  BRAND_LETTERS,
  BRANDLIKE,
  COMPLETION,
  COMPLETION_BESIDE_WORD,
  COMPLETION_FROM_LETTERS,
  FREQUENCY_POWER,
  LIKELIER_COMPLETION,
  MIN_PROMINENCE,
  LONGEST_COMPOUND,
  MAX_COMPLETIONS,
  MAX_SPELLINGS,
  NAMES_A_CATEGORY,
  SHORTEST_HALF,
  SPELLING,
  SPLIT,
  SUSPICION,
} from './reading-weights.ts';
import { completionsNear, type NearWord, wordsNear } from './spelling-index.ts';
import { typoBudget } from './typo-budget.ts';

/** A word of the query and all that it may mean in this index. */
export interface QueryWord {
  /** As it was typed, and where. */
  surface: string;
  start: number;
  end: number;
  exact: string;
  stem: string;
  readings: Reading[];
  /** How much it says that a product has this word. One figure for all readings: a rare misreading must not win. */
  information: number;
}

export function readWord(data: IndexData, token: Token, { growing }: { growing: boolean }): QueryWord {
  const readings: Reading[] = [];
  const word = data.words.find(token.exact);
  const asTyped = readAsForms(data, { how: 'exact', weight: 1, word, stem: data.stems.find(token.stem) });
  const completions = growing ? complete(data, token.exact, asTyped) : null;
  if (asTyped !== undefined)
    readings.push(completions?.areLikelier === true ? { ...asTyped, weight: BESIDE_COMPLETION } : asTyped);
  readings.push(...(completions?.readings ?? []));

  const evidence = readings.reduce((most, { productCount }) => Math.max(most, productCount), 0);
  const isItself = isLexiconWord(token);
  if (!isItself) readings.push(...respell(data, token.exact, evidence));
  readings.push(...split(data, token.exact));
  if (readings.length === 0 && growing && !isItself) readings.push(...respellBeginning(data, token.exact));

  return {
    surface: token.surface,
    start: token.start,
    end: token.end,
    exact: token.exact,
    stem: token.stem,
    readings,
    information: informationOf(data, readings),
  };
}

/** By the surest reading, and of equally sure ones the most frequent; 0 for a word without readings. */
export function informationOf(data: IndexData, readings: readonly Reading[]): number {
  const [surest] = readings.toSorted((a, b) => b.weight - a.weight || b.productCount - a.productCount);
  return surest === undefined ? 0 : information(surest.productCount, data.living) * prominence(data, surest);
}

/**
 * Whether a reading occurs in names rather than in descriptions, 0.4 to 1: the mean contribution of its words to a
 * product, as a share of that of a strong field. `hold` occurs in descriptions, `guitar` in names.
 */
function prominence(data: IndexData, { words, products }: Reading): number {
  if (words.length === 0 || products !== null) return 1;
  let mass = 0;
  let count = 0;
  for (const word of words) {
    mass += data.mass[word] ?? 0;
    count += data.productCounts[word] ?? 0;
  }
  const greatest = data.fields.reduce((most, { weight }) => Math.max(most, weight), 1);
  return count === 0 ? 1 : Math.min(1, Math.max(MIN_PROMINENCE, mass / count / (greatest * STRONG_FIELD_SHARE)));
}

/**
 * The likeliest words that begin with what was typed, by how much of the index they make up, and whether one of them is far
 * likelier than the typed word itself: `cont` of a few names beside the controllers of a shop.
 */
function complete(
  data: IndexData,
  typed: string,
  asTyped: Reading | undefined,
): { readings: Reading[]; areLikelier: boolean } {
  if ([...typed].length < COMPLETION_FROM_LETTERS) return { readings: [], areLikelier: false };
  const candidates: { word: number; edits: number }[] = [];
  let mostMass = 0;
  for (const word of data.words.withPrefix(typed)) {
    if (asTyped?.words.includes(word) === true) continue;
    candidates.push({ word, edits: 0 });
    mostMass = Math.max(mostMass, massOf(data, word, 'prefix'));
  }
  const typedMass = asTyped?.words.reduce((sum, word) => sum + massOf(data, word, 'prefix'), 0) ?? 0;
  const areLikelier = mostMass > LIKELIER_COMPLETION * typedMass;
  const weight = areLikelier ? COMPLETION : COMPLETION_BESIDE_WORD;
  const readings = likeliest(data, candidates, { typed, how: 'prefix', weights: [weight], most: MAX_COMPLETIONS });
  return { readings, areLikelier };
}

/** Words that may have been meant by a word that the index has not, or hardly. */
function respell(data: IndexData, typed: string, evidence: number): Reading[] {
  const budget = typoBudget(typed);
  if (budget === 0 || evidence * SUSPICION > data.living) return [];

  // Two mistakes are only looked for when one explains nothing: most slips are single.
  for (let limit = 1; limit <= budget; limit++) {
    const near = wordsNear(data.spelling, data.words, typed, limit).filter(
      ({ word }) =>
        !areOpposites(typed, data.words.word(word)) &&
        isPlausibleSlip(typed, data.words.word(word)) &&
        (data.stemProductCounts[data.stemOf[word] ?? 0] ?? 0) >= evidence * SUSPICION,
    );
    if (near.length > 0)
      return likeliest(data, near, { typed, how: 'spelling', weights: SPELLING, most: MAX_SPELLINGS });
  }
  return [];
}

/** The same for a word that is still growing: some beginning of a longer word is near what was typed. */
function respellBeginning(data: IndexData, typed: string): Reading[] {
  // A few letters are near the beginning of some word by accident.
  if ([...typed].length < LONG_WORD) return [];
  const near = completionsNear(data.spelling, data.words, typed, Math.min(1, typoBudget(typed)));
  const weights = SPELLING.map((weight) => weight * COMPLETION);
  return likeliest(data, near, { typed, how: 'spelling', weights, most: MAX_SPELLINGS });
}

/** Candidates by stem, each weighed by its mistakes and by its frequency among the candidates; the best few. */
function likeliest(
  data: IndexData,
  candidates: readonly NearWord[],
  {
    typed,
    how,
    weights,
    most,
  }: { typed: string; how: 'prefix' | 'spelling'; weights: readonly number[]; most: number },
): Reading[] {
  const byStem = new Map<number, { word: number; edits: number; mass: number }>();
  for (const { word, edits } of candidates) {
    const stem = data.stemOf[word] ?? 0;
    const mass = massOf(data, word, how);
    const known = byStem.get(stem);
    if (known === undefined) byStem.set(stem, { word, edits, mass });
    else {
      // The representative of a stem is the word with the fewest mistakes, then the more frequent one.
      const better = edits < known.edits || (edits === known.edits && mass > massOf(data, known.word, how));
      byStem.set(stem, {
        word: better ? word : known.word,
        edits: Math.min(edits, known.edits),
        mass: known.mass + mass,
      });
    }
  }
  const greatest = Math.max(...[...byStem.values()].map(({ mass }) => mass));
  return [...byStem]
    .map(([stem, { word, edits, mass }]) => ({
      stem,
      word,
      weight: (weights[edits] ?? 0) * (mass / greatest) ** FREQUENCY_POWER * trustIn(data.words.word(word), typed, how),
    }))
    .sort((a, b) => b.weight - a.weight || data.words.compare(a.word, b.word))
    .slice(0, most)
    .map(({ stem, word, weight }) => readAsForms(data, { how, weight, word, stem }))
    .filter((reading) => reading !== undefined);
}

/** Less for `phone` where `iphone` was typed. */
function trustIn(word: string, typed: string, how: 'prefix' | 'spelling'): number {
  const [first = '', second] = typed;
  const isName = BRAND_LETTERS.has(first) && first !== second && typed.slice(1) === word;
  return how === 'spelling' && isName ? BRANDLIKE : 1;
}

/** How likely a word is meant: by its share of the index, and for completions by the categories it names. */
function massOf(data: IndexData, word: number, how: 'prefix' | 'spelling'): number {
  const mass = data.mass[word] ?? 0;
  return how === 'prefix' ? mass + NAMES_A_CATEGORY * productsNamedBy(data, word) : mass;
}

/** `bookshelf` as `book shelf`, `iphone7` as `iphone 7`. */
function split(data: IndexData, typed: string): Reading[] {
  const letters = [...typed];
  const readings: Reading[] = [];
  if (letters.length > LONGEST_COMPOUND) return readings;
  for (let length = 1; length < letters.length; length++) {
    const first = letters.slice(0, length).join('');
    const second = letters.slice(length).join('');
    const longEnough = length >= SHORTEST_HALF && letters.length - length >= SHORTEST_HALF;
    if (!longEnough && !meetsAtDigit(first, second)) continue;
    const reading = readAsNeighbours(data, {
      how: 'split',
      weight: SPLIT,
      first: formsOfWord(data, first),
      second: formsOfWord(data, second),
    });
    if (reading !== undefined) readings.push(reading);
  }
  return readings;
}

/** The word and its other forms, when the dictionary has the word itself. */
function formsOfWord(data: IndexData, exact: string): Uint32Array {
  const word = data.words.find(exact);
  return word < 0 ? new Uint32Array(0) : formsOf(data, word, data.stemOf[word] ?? 0);
}

function meetsAtDigit(first: string, second: string): boolean {
  return /\p{Nd}$/u.test(first) !== /^\p{Nd}/u.test(second);
}
