/**
 * The score of a query word in each product: the maximum over its readings. There are two implementations, over posting
 * lists for ranking and for a single product for explanations; a test checks that they agree.
 */
import { elementAt } from '@quarry/language';
import { IDENTIFIERS_FIELD } from '../engine-document.ts';
import { contains, productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { countOf, fieldOf } from '../index/posting-lists.ts';
import type { QueryWord } from '../match/read-word.ts';
import type { Reading } from '../match/reading.ts';
import { saturate } from './bm25f.ts';
import { ATTRIBUTE_WEIGHT } from './weights.ts';
import type { ProductSums } from './product-sums.ts';

/** Which products need not be looked at. */
export interface Gate {
  /** By product: 0 for those that matched none of the previous clauses; null while new products are still admitted. */
  met: Uint8Array | null;
  /** By product: 1 for those whose category is known; null while that is no matter. */
  known: Uint8Array | null;
  /** By product: 0 for those that do not meet the category of the query. */
  metCategory: Uint8Array;
}

export function isShut({ met, known, metCategory }: Gate, product: number): boolean {
  return (met !== null && met[product] === 0) || (known !== null && known[product] === 1 && metCategory[product] === 0);
}

/** Where a word's scores go: the best of its readings raises `scores`, `marks` gets bits for where it was found. */
export interface WordRoom {
  scores: ProductSums;
  marks: Uint8Array;
  gate: Gate;
  /** Empty; lent for sums over the forms of a reading. */
  contributions: ProductSums;
}

/** Bits for `marks`: of every product that has the word, and of those that have it in a strong field. */
export interface WordMarks {
  found: number;
  strongly: number;
}

/** Raises the scores of all products that have the word. */
export function scoreWord(data: IndexData, word: QueryWord, room: WordRoom, bits: WordMarks): void {
  for (const reading of word.readings) {
    if (reading.attribute !== null) {
      const { key, value } = reading.attribute;
      const score = attributeScore(reading, word);
      const products = productsWith(data.attributes, key, value);
      for (let i = 0; i < products.length; i++) {
        const product = products[i] ?? 0;
        if (isShut(room.gate, product)) continue;
        room.scores.raise(product, score);
        room.marks[product] = (room.marks[product] ?? 0) | bits.strongly;
      }
    } else if (reading.identified !== null) {
      const score = identifierScore(reading, word);
      for (const product of reading.identified) {
        if (isShut(room.gate, product)) continue;
        room.scores.raise(product, score);
        room.marks[product] = (room.marks[product] ?? 0) | bits.strongly;
      }
    } else if (reading.products !== null) scoreNeighbours(data, reading, word, room, bits);
    else if (reading.words.length === 1) scoreForm(data, reading, word, room, bits);
    else scoreForms(data, reading, word, room, bits);
  }
}

/** What the words of a reading contribute in each of its products: looked up once, for a reading never changes. */
const contributionsOfNeighbours = new WeakMap<Reading, Float64Array>();

function scoreNeighbours(
  data: IndexData,
  reading: Reading,
  word: QueryWord,
  { scores, marks, gate }: WordRoom,
  { strongly }: WordMarks,
): void {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only readings with a list of products reach this function
  const products = reading.products as Uint32Array;
  let contributions = contributionsOfNeighbours.get(reading);
  if (contributions === undefined) {
    contributions = Float64Array.from(products, (product) => contributionIn(data, reading, product));
    contributionsOfNeighbours.set(reading, contributions);
  }
  for (let i = 0; i < products.length; i++) {
    const contribution = contributions[i] ?? 0;
    const product = products[i] ?? 0;
    if (contribution === 0 || isShut(gate, product)) continue;
    marks[product] = (marks[product] ?? 0) | strongly;
    scores.raise(product, readingScore(reading, word, contribution));
  }
}

/**
 * All postings of a single form: those of a product are adjacent, so its sum is complete when the next product begins.
 * This loop and the next determine the speed of queries: no calls and no allocations.
 */
function scoreForm(
  data: IndexData,
  reading: Reading,
  word: QueryWord,
  { scores, marks, gate: { met, known, metCategory } }: WordRoom,
  { found, strongly }: WordMarks,
): void {
  const { sums, touched, inUse } = scores;
  let { count } = scores;
  const bits = data.fields.map((field) => (field.strong ? strongly : found));
  const lengths = data.fields.map((field) => field.lengths);
  const byLength = data.fields.map((field) => field.contributions);
  const formWeight = reading.formWeights[0] ?? 0;
  const weight = reading.weight * word.information;
  for (const { products, places, start, end } of data.postings.runs(reading.words[0] ?? 0)) {
    for (let i = start; i < end; ) {
      const product = products[i] ?? 0;
      if (
        (met !== null && met[product] === 0) ||
        (known !== null && known[product] === 1 && metCategory[product] === 0)
      ) {
        i++;
        continue;
      }
      let sum = 0;
      let mark = 0;
      do {
        const place = places[i] ?? 0;
        const field = place >>> 8;
        const contribution = elementAt(byLength, field)[elementAt(lengths, field)[product] ?? 0] ?? 0;
        sum += formWeight * contribution * (place & 0xff);
        mark |= bits[field] ?? 0;
      } while (++i < end && products[i] === product);
      marks[product] = (marks[product] ?? 0) | mark;
      const score = weight * saturate(sum);
      if (inUse[product] === 0) {
        inUse[product] = 1;
        touched[count++] = product;
        sums[product] = score;
      } else if (score > (sums[product] ?? 0)) sums[product] = score;
    }
  }
  scores.count = count;
}

/** Every posting of every form. */
function scoreForms(
  data: IndexData,
  reading: Reading,
  word: QueryWord,
  { scores, marks, contributions, gate: { met, known, metCategory } }: WordRoom,
  { found, strongly }: WordMarks,
): void {
  const { sums, touched, inUse } = contributions;
  let { count } = contributions;
  const bits = data.fields.map((field) => (field.strong ? strongly : found));
  const lengths = data.fields.map((field) => field.lengths);
  const byLength = data.fields.map((field) => field.contributions);
  for (let form = 0; form < reading.words.length; form++) {
    const formWeight = reading.formWeights[form] ?? 0;
    for (const { products, places, start, end } of data.postings.runs(reading.words[form] ?? 0)) {
      for (let i = start; i < end; i++) {
        const product = products[i] ?? 0;
        if (
          (met !== null && met[product] === 0) ||
          (known !== null && known[product] === 1 && metCategory[product] === 0)
        ) {
          continue;
        }
        const place = places[i] ?? 0;
        const field = place >>> 8;
        const contribution = elementAt(byLength, field)[elementAt(lengths, field)[product] ?? 0] ?? 0;
        if (inUse[product] === 0) {
          inUse[product] = 1;
          touched[count++] = product;
        }
        sums[product] = (sums[product] ?? 0) + formWeight * contribution * (place & 0xff);
        marks[product] = (marks[product] ?? 0) | (bits[field] ?? 0);
      }
    }
  }
  const weight = reading.weight * word.information;
  for (let i = 0; i < count; i++) {
    const product = touched[i] ?? 0;
    scores.raise(product, weight * saturate(sums[product] ?? 0));
    sums[product] = 0;
    inUse[product] = 0;
  }
  contributions.count = 0;
}

function contributionIn(data: IndexData, reading: Reading, product: number): number {
  let contribution = 0;
  for (let form = 0; form < reading.words.length; form++) {
    const run = data.postings.in(product, reading.words[form] ?? 0);
    for (let i = run?.start ?? 0; i < (run?.end ?? 0); i++) {
      const place = run?.places[i] ?? 0;
      const field = elementAt(data.fields, fieldOf(place));
      contribution += (reading.formWeights[form] ?? 0) * field.contribution(product) * countOf(place);
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
    const evidence = findEvidence(data, reading, word, product);
    if (evidence === undefined) continue;
    strong ||= evidence.strong || reading.products !== null;
    const { score } = evidence;
    if (best === undefined || score > best.score) best = { ...evidence, reading };
  }
  return best && { ...best, strong };
}

function findEvidence(data: IndexData, reading: Reading, word: QueryWord, product: number) {
  if (reading.attribute !== null) {
    const found = findValue(data, reading, product);
    return found && { ...found, score: attributeScore(reading, word) };
  }
  if (reading.identified !== null) {
    if (!contains(reading.identified, product)) return undefined;
    return {
      field: reading.how === 'kind' ? 'category' : IDENTIFIERS_FIELD,
      found: word.exact,
      strong: true,
      score: identifierScore(reading, word),
    };
  }
  const found = findReading(data, reading, product);
  return found && { ...found, score: readingScore(reading, word, found.contribution) };
}

function findValue(data: IndexData, { attribute }: Reading, product: number) {
  if (attribute === null) return undefined;
  const { key, value } = attribute;
  if (!contains(productsWith(data.attributes, key, value), product)) return undefined;
  return { strong: true, field: `attributes.${key}`, found: value };
}

function identifierScore({ weight }: Reading, { information }: QueryWord): number {
  return weight * information;
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
    const number = reading.words[form] ?? 0;
    const run = postings.in(product, number);
    if (run === undefined) continue;
    for (let i = run.start; i < run.end; i++) {
      const place = run.places[i] ?? 0;
      const field = elementAt(fields, fieldOf(place));
      const share = (reading.formWeights[form] ?? 0) * field.contribution(product) * countOf(place);
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
