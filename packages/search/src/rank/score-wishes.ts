/** Adds up, for every product that has to do with the query, which wishes it meets and what that is worth. */
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { type Wish, wishedValues } from '../match/read-query.ts';
import { ProductSums } from './product-sums.ts';
import { scoreWord } from './score-word.ts';
import { ATTRIBUTE_WEIGHT } from './weights.ts';

/** Room to work in, made once for an index and lent to one query at a time. */
export interface Workspace {
  /** The outcome, by product: score, information of met wishes, number of met wishes, number of those that are conditions. */
  scores: ProductSums;
  metInformation: Float64Array;
  metWishes: Uint8Array;
  metConditions: Uint8Array;
  /** 1 where the wished category is met, in words or as an attribute. */
  metCategory: Uint8Array;
  /** One wish. */
  wishScores: ProductSums;
  metWords: Uint8Array;
  strongWords: Uint8Array;
  inConcept: Uint8Array;
  hits: Uint8Array;
  /** One word. */
  wordScores: ProductSums;
  contributions: ProductSums;
  strong: Uint8Array;
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
    metWords: new Uint8Array(size),
    strongWords: new Uint8Array(size),
    inConcept: new Uint8Array(size),
    hits: new Uint8Array(size),
    wordScores: new ProductSums(size),
    contributions: new ProductSums(size),
    strong: new Uint8Array(size),
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

const IN_CONCEPT = 1;
const STRONGLY = 2;

export function scoreWishes(data: IndexData, wishes: readonly Wish[], room: Workspace): void {
  for (const wish of wishes) scoreWish(data, wish, room);
}

function scoreWish(data: IndexData, wish: Wish, room: Workspace): void {
  const { wishScores, wordScores, metWords, strongWords, inConcept, hits, strong, contributions } = room;

  for (const word of wish.words) {
    scoreWord(data, word, { scores: wordScores, strong, contributions });
    for (let i = 0; i < wordScores.count; i++) {
      const product = wordScores.touched[i] as number;
      wishScores.add(product, wordScores.sums[product] as number);
      metWords[product]!++;
      strongWords[product]! += strong[product] as number;
      strong[product] = 0;
    }
    wordScores.clear();
  }
  if (wish.concept !== null) {
    scoreWord(data, wish.concept, { scores: wordScores, strong, contributions });
    for (let i = 0; i < wordScores.count; i++) {
      const product = wordScores.touched[i] as number;
      wishScores.raise(product, wordScores.sums[product] as number);
      inConcept[product] = strong[product] === 1 ? STRONGLY : IN_CONCEPT;
      strong[product] = 0;
    }
    wordScores.clear();
  }
  if (wish.related !== null) {
    scoreWord(data, wish.related, { scores: wordScores, strong, contributions });
    for (let i = 0; i < wordScores.count; i++) {
      const product = wordScores.touched[i] as number;
      wishScores.raise(product, wordScores.sums[product] as number);
      if (wish.key === null && inConcept[product] === 0) inConcept[product] = IN_CONCEPT;
      strong[product] = 0;
    }
    wordScores.clear();
  }
  const { key } = wish;
  const known = key === null ? undefined : data.attributes.knownOf(key);
  if (key !== null) {
    for (const value of wishedValues(wish)) {
      for (const product of productsWith(data.attributes, key, value)) {
        wishScores.raise(product, ATTRIBUTE_WEIGHT * wish.information);
        hits[product] = 1;
      }
    }
  }

  for (let i = 0; i < wishScores.count; i++) {
    const product = wishScores.touched[i] as number;
    room.scores.add(product, wishScores.sums[product] as number);
    const met = isMet({
      hit: hits[product] === 1,
      contradicted: known?.[product] === 1,
      inText: metWords[product] === wish.words.length || (inConcept[product] as number) > 0,
      inStrongText: strongWords[product] === wish.words.length || inConcept[product] === STRONGLY,
    });
    if (met) {
      room.metInformation[product]! += wish.information;
      room.metWishes[product]!++;
      if (key !== null) room.metConditions[product]!++;
      if (key === 'category') room.metCategory[product] = 1;
    } else if (known?.[product] !== 1) {
      // "Hard drive case" is part of an external hard drive's name, no more.
      room.metInformation[product]! += ((metWords[product] as number) / wish.words.length) * wish.information;
    }
    metWords[product] = 0;
    strongWords[product] = 0;
    inConcept[product] = 0;
    hits[product] = 0;
  }
  wishScores.clear();
}

/** Makes the workspace ready for the next query. */
export function clearWorkspace({ scores, metInformation, metWishes, metConditions, metCategory }: Workspace): void {
  for (let i = 0; i < scores.count; i++) {
    const product = scores.touched[i] as number;
    metInformation[product] = 0;
    metWishes[product] = 0;
    metConditions[product] = 0;
    metCategory[product] = 0;
  }
  scores.clear();
}
