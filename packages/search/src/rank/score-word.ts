/**
 * What a word of the query is worth in each product: the best of its readings. Written twice on purpose, over posting
 * lists for ranking everything and for a single product to explain it; a test holds the two together.
 */
import { contains, productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import type { IndexedField } from '../index/indexed-field.ts';
import { countOf, fieldOf } from '../index/posting-lists.ts';
import type { QueryWord } from '../match/read-word.ts';
import type { Reading } from '../match/reading.ts';
import { saturate } from './bm25f.ts';
import { ATTRIBUTE_WEIGHT } from './weights.ts';
import type { ProductSums } from './product-sums.ts';

/** Adds the word's score to `scores`; marks in `strong` the products where it stands in a strong field. */
export function scoreWord(
  data: IndexData,
  word: QueryWord,
  { scores, strong, contributions }: { scores: ProductSums; strong: Uint8Array; contributions: ProductSums },
): void {
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
    if (reading.products !== null) scoreNeighbours(data, reading, word, scores, strong);
    else scoreForms(data, reading, word, { scores, strong, contributions });
  }
}

/** Few products, and known: each is looked up. */
function scoreNeighbours(
  data: IndexData,
  reading: Reading,
  word: QueryWord,
  scores: ProductSums,
  strong: Uint8Array,
): void {
  for (const product of reading.products as Uint32Array) {
    const contribution = contributionIn(data, reading, product);
    if (contribution === 0) continue;
    strong[product] = 1;
    scores.raise(product, readingScore(reading, word, contribution));
  }
}

/** Every posting of every form. This loop decides how fast queries are: no calls, nothing made. */
function scoreForms(
  data: IndexData,
  reading: Reading,
  word: QueryWord,
  { scores, strong, contributions }: { scores: ProductSums; strong: Uint8Array; contributions: ProductSums },
): void {
  const { sums, touched, inUse } = contributions;
  let { count } = contributions;
  const isStrong = data.fields.map((field) => field.strong);
  const lengths = data.fields.map((field) => field.lengths);
  const byLength = data.fields.map((field) => field.contributions);
  for (let form = 0; form < reading.words.length; form++) {
    const formWeight = reading.formWeights[form] as number;
    for (const { products, places, start, end } of data.postings.runs(reading.words[form] as number)) {
      for (let i = start; i < end; i++) {
        const product = products[i] as number;
        const place = places[i] as number;
        const field = place >>> 8;
        const contribution = (byLength[field] as Float32Array)[
          (lengths[field] as Uint16Array)[product] as number
        ] as number;
        if (inUse[product] === 0) {
          inUse[product] = 1;
          touched[count++] = product;
        }
        sums[product]! += formWeight * contribution * (place & 0xff);
        if (isStrong[field]) strong[product] = 1;
      }
    }
  }
  contributions.count = count;
  const weight = reading.weight * word.information;
  for (let i = 0; i < count; i++) {
    const product = touched[i] as number;
    scores.raise(product, weight * saturate(sums[product] as number));
    sums[product] = 0;
    inUse[product] = 0;
  }
  contributions.count = 0;
}

function contributionIn(data: IndexData, reading: Reading, product: number): number {
  let contribution = 0;
  for (let form = 0; form < reading.words.length; form++) {
    const run = data.postings.in(product, reading.words[form] as number);
    for (let i = run?.start ?? 0; i < (run?.end ?? 0); i++) {
      const place = run?.places[i] as number;
      const field = data.fields[fieldOf(place)] as IndexedField;
      contribution += (reading.formWeights[form] as number) * field.contribution(product) * countOf(place);
    }
  }
  return contribution;
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
    if (reading.products !== null && !contains(reading.products, product)) continue;
    const evidence =
      reading.attribute === null ? findReading(data, reading, product) : findValue(data, reading, product);
    if (evidence === undefined) continue;
    strong ||= evidence.strong || reading.products !== null;
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
