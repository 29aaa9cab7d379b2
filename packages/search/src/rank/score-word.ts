/**
 * What a word of the query is worth in each product: the best of its readings. Written twice on purpose, over posting
 * lists for ranking everything and for a single product to explain it; a test holds the two together.
 */
import { contains, productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import type { IndexedField } from '../index/indexed-field.ts';
import { countOf, fieldOf } from '../index/posting-lists.ts';
import type { QueryWord } from '../match/read-word.ts';
import { areNeighbours, type Reading } from '../match/reading.ts';
import { saturate } from './bm25f.ts';
import { ATTRIBUTE_WEIGHT } from './weights.ts';
import type { ProductSums } from './product-sums.ts';

/** Adds the word's score to `scores`; marks in `strong` the products where it stands in a strong field. */
export function scoreWord(
  data: IndexData,
  word: QueryWord,
  { scores, strong, contributions }: { scores: ProductSums; strong: Uint8Array; contributions: ProductSums },
): void {
  const { postings, fields } = data;
  for (const reading of word.readings) {
    if (reading.attribute !== null) {
      const { key, value } = reading.attribute;
      const score = attributeScore(reading, word);
      for (const product of productsWith(data.attributes, key, value)) {
        scores.raise(product, score);
        strong[product] = 1;
      }
      continue;
    }
    for (let form = 0; form < reading.words.length; form++) {
      const number = reading.words[form] as number;
      const formWeight = reading.formWeights[form] as number;
      for (const { products, places, start, end } of postings.runs(number)) {
        for (let i = start; i < end; i++) {
          const product = products[i] as number;
          const place = places[i] as number;
          const field = fields[fieldOf(place)] as IndexedField;
          contributions.add(product, formWeight * field.contribution(product) * countOf(place));
          if (field.strong && reading.followedBy === null) strong[product] = 1;
        }
      }
    }
    for (let i = 0; i < contributions.count; i++) {
      const product = contributions.touched[i] as number;
      if (reading.followedBy !== null) {
        if (!areNeighbours(data, product, reading.words, reading.followedBy)) continue;
        strong[product] = 1;
      }
      scores.raise(product, readingScore(reading, word, contributions.sums[product] as number));
    }
    contributions.clear();
  }
}

/** A word in one product: its score, and where its best reading was found. */
export interface WordEvidence {
  score: number;
  reading: Reading;
  /** The field that contributed most. */
  field: string;
  /** The form that was found there. */
  found: string;
  strong: boolean;
}

export function findWord(data: IndexData, word: QueryWord, product: number): WordEvidence | undefined {
  let best: WordEvidence | undefined;
  let strong = false;
  for (const reading of word.readings) {
    if (reading.followedBy !== null && !areNeighbours(data, product, reading.words, reading.followedBy)) continue;
    const evidence =
      reading.attribute === null ? findReading(data, reading, product) : findValue(data, reading, product);
    if (evidence === undefined) continue;
    strong ||= evidence.strong || reading.followedBy !== null;
    const score =
      reading.attribute === null ? readingScore(reading, word, evidence.contribution) : attributeScore(reading, word);
    if (best === undefined || score > best.score) best = { ...evidence, score, reading };
  }
  return best && { ...best, strong };
}

function findValue(data: IndexData, { attribute }: Reading, product: number) {
  const { key, value } = attribute as { key: string; value: string };
  if (!contains(productsWith(data.attributes, key, value), product)) return undefined;
  return { contribution: 0, strong: true, field: `attributes.${key}`, found: value };
}

function attributeScore({ weight }: Reading, { information }: QueryWord): number {
  return ATTRIBUTE_WEIGHT * weight * information;
}

function findReading(data: IndexData, reading: Reading, product: number) {
  const { postings, fields } = data;
  let contribution = 0;
  let greatest = 0;
  let strong = false;
  let where = { field: '', found: '' };
  for (let form = 0; form < reading.words.length; form++) {
    const number = reading.words[form] as number;
    const run = postings.in(product, number);
    if (run === undefined) continue;
    for (let i = run.start; i < run.end; i++) {
      const place = run.places[i] as number;
      const field = fields[fieldOf(place)] as IndexedField;
      const share = (reading.formWeights[form] as number) * field.contribution(product) * countOf(place);
      contribution += share;
      strong ||= field.strong;
      if (share <= greatest) continue;
      greatest = share;
      where = { field: field.name, found: data.words.word(number) };
    }
  }
  return contribution === 0 ? undefined : { contribution, strong, ...where };
}

function readingScore(reading: Reading, word: QueryWord, contribution: number): number {
  return reading.weight * word.information * saturate(contribution);
}
