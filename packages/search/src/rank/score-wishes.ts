/** Adds up, for every product that has to do with the query, which wishes it meets and what that is worth. */
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { type Wish, wishedValues } from '../match/read-query.ts';
import { IS_OF_KIND } from '../query/asked-kind.ts';
import { ProductSums } from './product-sums.ts';
import { type Gate, isShut, scoreWord, type WordMarks } from './score-word.ts';
import { ATTRIBUTE_WEIGHT } from './weights.ts';

const MET_IN_WORDS = 1;
export const MET_BY_ATTRIBUTE = 2;

/** Room to work in, made once for an index and lent to one query at a time. */
export interface Workspace {
  /** The outcome, by product: score, information of met wishes, number of met wishes, number of those that are conditions. */
  scores: ProductSums;
  metInformation: Float64Array;
  metWishes: Uint8Array;
  metConditions: Uint8Array;
  /** Above 0 where the wished category is met, in words or (`MET_BY_ATTRIBUTE`) as an attribute. */
  metCategory: Uint8Array;
  /** One wish: its score, and bits for where it was found. */
  wishScores: ProductSums;
  marks: Uint8Array;
  /** One wish of several words: how many were found, and in strong fields. */
  metWords: Uint8Array;
  strongWords: Uint8Array;
  /** One of several words. */
  wordScores: ProductSums;
  wordMarks: Uint8Array;
  /** One reading. */
  contributions: ProductSums;
  /** By dictionary word. */
  masks: Uint32Array;
}

/** `size`: product numbers; `words`: word numbers. */
export function createWorkspace({ size, words }: { size: number; words: { size: number } }): Workspace {
  return {
    scores: new ProductSums(size),
    metInformation: new Float64Array(size),
    metWishes: new Uint8Array(size),
    metConditions: new Uint8Array(size),
    metCategory: new Uint8Array(size),
    wishScores: new ProductSums(size),
    marks: new Uint8Array(size),
    metWords: new Uint8Array(size),
    strongWords: new Uint8Array(size),
    wordScores: new ProductSums(size),
    wordMarks: new Uint8Array(size),
    contributions: new ProductSums(size),
    masks: new Uint32Array(words.size),
  };
}

/** What is known of one wish in one product. */
export interface WishEvidence {
  /** An attribute has a wished value. */
  hit: boolean;
  /** The product has other values of that attribute. */
  contradicted: boolean;
  /** All words of the wish, or another name of it, stand in the texts; in strong fields. */
  inText: boolean;
  inStrongText: boolean;
}

/**
 * Whether a wish is met. Where the attribute says otherwise, only a name or brand may overrule it: "Red Bull" answers
 * "red", a black dress described as "also in red" does not.
 */
export function isMet({ hit, contradicted, inText, inStrongText }: WishEvidence): boolean {
  return hit || (contradicted ? inStrongText : inText);
}

/**
 * Whether a met wish counts towards meeting everything. The kind that is asked for is met by what is of it or is called so:
 * descriptions name many things that the product is not. What the lexicon files it under is no proof: not all that babies
 * need is a stroller.
 */
export function countsAsMet(
  { isMeasured = false, standing, isUnsold = false, said }: Pick<Wish, 'isMeasured' | 'standing' | 'isUnsold' | 'said'>,
  product: number,
  { hit, inStrongText }: Pick<WishEvidence, 'hit' | 'inStrongText'>,
): boolean {
  if (isMeasured) return false;
  if (standing === undefined || standing?.[product] === IS_OF_KIND) return true;
  if (hit && said.some(({ value, name }) => value === name)) return true;
  return inStrongText && !isUnsold;
}

/**
 * What the found words of a wish count: in full, or by their share where the words together say something that no part of
 * them says. `Demir Kapısı` (the iron gate) is no answer to `demir eksikliği` (anaemia).
 */
export function shareOfWords({ key, kind, words }: Pick<Wish, 'key' | 'kind' | 'words'>, found: number): number {
  return key === null && kind !== null && found < words.length ? found / words.length : 1;
}

/** Bits of `marks`. */
const IN_WORD = 1;
const STRONGLY_IN_WORD = 2;
const IN_CONCEPT = 4;
const STRONGLY_IN_CONCEPT = 8;
const HIT = 16;
const OF_WORD: WordMarks = { found: IN_WORD, strongly: IN_WORD | STRONGLY_IN_WORD };
const OF_CONCEPT: WordMarks = { found: IN_CONCEPT, strongly: IN_CONCEPT | STRONGLY_IN_CONCEPT };
/** What answers by meaning never counts as a name. */
const OF_RELATED: WordMarks = { found: IN_CONCEPT, strongly: IN_CONCEPT };
const UNMARKED: WordMarks = { found: 0, strongly: 0 };

/**
 * Most products that have a common word have nothing else of the query and stay below the floor. So the most telling wishes
 * come first, and as soon as those that remain could not lift a product over the floor, products that have none of the
 * former are passed over. The wish for a category comes before all: what is known to be another thing is no match.
 *
 * @param floor information that a product must have met.
 * @param mayBeOther products of another category count as well.
 */
export function scoreWishes(
  data: IndexData,
  wishes: readonly Wish[],
  room: Workspace,
  { floor, mayBeOther }: { floor: number; mayBeOther: boolean },
): void {
  const isOfCategory = ({ key }: Wish) => key === 'category';
  const ordered = wishes.toSorted(
    (a, b) => Number(isOfCategory(b)) - Number(isOfCategory(a)) || b.information - a.information,
  );
  let remaining = wishes.reduce((sum, { information }) => sum + information, 0);
  let hadCategory = false;
  for (const wish of ordered) {
    const gate: Gate = {
      // A hair less, for sums in another order differ in their last digits.
      met: remaining < floor * (1 - 1e-9) ? room.scores.inUse : null,
      known: hadCategory && !mayBeOther ? data.attributes.knownOf('category') : null,
      metCategory: room.metCategory,
    };
    scoreWish(data, wish, room, gate);
    remaining -= wish.information;
    hadCategory ||= isOfCategory(wish);
  }
}

function scoreWish(data: IndexData, wish: Wish, room: Workspace, gate: Gate): void {
  const { wishScores, wordScores, wordMarks, metWords, strongWords, marks, contributions } = room;
  const ofWish = { scores: wishScores, marks, contributions, gate };
  const { key, words } = wish;

  const [only] = words;
  const isOneWord = words.length === 1;
  if (isOneWord && only !== undefined) scoreWord(data, only, ofWish, OF_WORD);
  else {
    for (const word of words) {
      scoreWord(data, word, { scores: wordScores, marks: wordMarks, contributions, gate }, OF_WORD);
      for (let i = 0; i < wordScores.count; i++) {
        const product = wordScores.touched[i] ?? 0;
        wishScores.add(product, wordScores.sums[product] ?? 0);
        metWords[product] = (metWords[product] ?? 0) + 1;
        if ((wordMarks[product] ?? 0) >= STRONGLY_IN_WORD) strongWords[product] = (strongWords[product] ?? 0) + 1;
        wordMarks[product] = 0;
      }
      wordScores.clear();
    }
    if (shareOfWords(wish, 0) < 1) {
      for (let i = 0; i < wishScores.count; i++) {
        const product = wishScores.touched[i] ?? 0;
        wishScores.sums[product] = (wishScores.sums[product] ?? 0) * shareOfWords(wish, metWords[product] ?? 0);
      }
    }
  }
  // The best of all counts, so these need no room of their own.
  if (wish.concept !== null) scoreWord(data, wish.concept, ofWish, OF_CONCEPT);
  if (wish.related !== null) scoreWord(data, wish.related, ofWish, key === null ? OF_RELATED : UNMARKED);
  const known = key === null ? undefined : data.attributes.knownOf(key);
  if (key !== null) {
    const score = ATTRIBUTE_WEIGHT * wish.information;
    for (const value of wishedValues(wish)) {
      const products = productsWith(data.attributes, key, value);
      for (let i = 0; i < products.length; i++) {
        const product = products[i] ?? 0;
        if (isShut(gate, product)) continue;
        wishScores.raise(product, score);
        marks[product] = (marks[product] ?? 0) | HIT;
      }
    }
  }

  const { scores, metInformation, metWishes, metConditions, metCategory } = room;
  const { sums, touched, count } = wishScores;
  const wordCount = words.length;
  for (let i = 0; i < count; i++) {
    const product = touched[i] ?? 0;
    const mark = marks[product] ?? 0;
    scores.add(product, sums[product] ?? 0);
    const found = isOneWord ? mark & IN_WORD : (metWords[product] ?? 0);
    const foundStrongly = isOneWord ? (mark & STRONGLY_IN_WORD) >> 1 : (strongWords[product] ?? 0);
    const isContradicted = known !== undefined && known[product] === 1;
    const evidence: WishEvidence = {
      hit: (mark & HIT) !== 0,
      contradicted: isContradicted,
      inText: (wordCount > 0 && found === wordCount) || (mark & IN_CONCEPT) !== 0,
      inStrongText: (wordCount > 0 && foundStrongly === wordCount) || (mark & STRONGLY_IN_CONCEPT) !== 0,
    };
    if (isMet(evidence)) {
      metInformation[product] = (metInformation[product] ?? 0) + wish.information;
      if (countsAsMet(wish, product, evidence)) metWishes[product] = (metWishes[product] ?? 0) + 1;
      if (key !== null) metConditions[product] = (metConditions[product] ?? 0) + 1;
      if (key === 'category') metCategory[product] = (mark & HIT) === 0 ? MET_IN_WORDS : MET_BY_ATTRIBUTE;
    } else if (!isContradicted && wordCount > 0) {
      // "Hard drive case" is part of an external hard drive's name, no more.
      metInformation[product] = (metInformation[product] ?? 0) + (found / wordCount) * wish.information;
    }
    marks[product] = 0;
    if (isOneWord) continue;
    metWords[product] = 0;
    strongWords[product] = 0;
  }
  wishScores.clear();
}

/** Makes the workspace ready for the next query. */
export function clearWorkspace({ scores, metInformation, metWishes, metConditions, metCategory }: Workspace): void {
  scores.wipe(metInformation, metWishes, metConditions, metCategory);
  scores.clear();
}
