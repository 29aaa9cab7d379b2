/**
 * Learns vectors from the words of the catalogue, without a model: products with similar descriptions get similar
 * vectors. "Trainers" finds sneakers if the catalogue uses both words in similar contexts. Deterministic and without
 * side effects, so it may run in a worker thread: some 50 microseconds per word, a hundred thousand products in well
 * under a minute.
 */
import { elementAt } from '@quarry/language';
import type { Language } from '@quarry/language';
import type { EngineDocument, FieldWeights } from '../engine-document.ts';
import { type FloorQuestions, measureFloor } from './measure-floor.ts';
import { placeWords } from './place-words.ts';
import { principalWords, type SparseRows } from './principal-words.ts';
import type { ProductVectors, WordVectors } from './product-vectors.ts';
import { attributeWord, type ProductWords, WordCollector } from './product-words.ts';
import { writeUnitRow } from './quantize.ts';

export interface LearnOptions {
  /** As for the index. A field of weight 0 is not read. */
  fieldWeights: FieldWeights;
  language?: Language | undefined;
  /** 64 to 128 serve; default 96. */
  dimensions?: number | undefined;
  /** The same seed and the same documents give the same vectors. Default 1. */
  seed?: number | undefined;
}

const DIMENSIONS = 96;
/** Minimum number of products with a word: a rarer one occurs with too few other words. */
const FEWEST_PRODUCTS = 2;
/** Words in more than this share of all products are left out. */
const GREATEST_SHARE = 0.4;
/** The most frequent ones. Bounds the memory: 30 MB while learning, 3 MB afterwards. */
const MAX_WORDS = 30_000;
/** Larger catalogues are learned from an even sample of this size; every product still gets its vector. */
const MAX_SAMPLED = 150_000;
/** Number of queries for measuring the similarity of unrelated products. */
const MAX_PSEUDO_QUERIES = 512;
const CATEGORY_PREFIX = attributeWord('category', '');
/** How much of a direction's strength is taken away, see `principalWords`. Chosen on judged queries. */
const STRENGTH_POWER = -0.4;

interface VectorLearner {
  /** Keeps the document's words, and not the document. */
  add(document: Pick<EngineDocument, 'id' | 'fields' | 'attributes'>): void;
  finish(): ProductVectors;
}

export function createVectorLearner(options: LearnOptions): VectorLearner {
  const collector = new WordCollector(options);
  return {
    add: (document) => collector.add(document),
    finish: () => learnFrom(collector.collected, options),
  };
}

export function learnVectors(documents: Iterable<EngineDocument>, options: LearnOptions): ProductVectors {
  const learner = createVectorLearner(options);
  for (const document of documents) learner.add(document);
  return learner.finish();
}

function learnFrom(collected: ProductWords, { dimensions = DIMENSIONS, seed = 1 }: LearnOptions): ProductVectors {
  const vocabulary = chooseWords(collected);
  const rows = weighRows(collected, vocabulary);
  const directions = principalWords(sampleOf(rows), {
    wordCount: vocabulary.words.length,
    dimensions,
    power: STRENGTH_POWER,
    seed,
  });

  const words: WordVectors = {
    stems: vocabulary.words.map((word) => elementAt(collected.words, word)),
    vectors: new Int8Array(vocabulary.words.length * dimensions),
    weights: new Float32Array(vocabulary.words.length),
  };
  vocabulary.words.forEach((_, place) => {
    const row = directions.subarray(place * dimensions, (place + 1) * dimensions);
    words.weights[place] = writeUnitRow(words.vectors, place, row) * (vocabulary.information[place] ?? 0);
  });
  const vectors: ProductVectors = {
    dimensions,
    ids: collected.ids,
    products: placeProducts(rows, directions, dimensions),
    words,
  };
  return { ...vectors, floor: measureFloor(vectors, pseudoQueries(collected, vocabulary, words, dimensions), seed) };
}

interface Vocabulary {
  /** Numbers among the collected words, in the order of their texts. */
  words: number[];
  /** Collected word → place in `words`, or -1. */
  placeOf: Int32Array;
  /** By place: how much a word says. */
  information: Float32Array;
}

function chooseWords({ ids, words, counts }: ProductWords): Vocabulary {
  const most = Math.max(FEWEST_PRODUCTS, ids.length * GREATEST_SHARE);
  const chosen = [...counts.keys()]
    .filter((word) => (counts[word] ?? 0) >= FEWEST_PRODUCTS && (counts[word] ?? 0) <= most)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, MAX_WORDS)
    .sort((a, b) => (elementAt(words, a) < elementAt(words, b) ? -1 : 1));
  const placeOf = new Int32Array(words.length).fill(-1);
  chosen.forEach((word, place) => {
    placeOf[word] = place;
  });
  const information = Float32Array.from(chosen, (word) => Math.log(1 + ids.length / (counts[word] ?? 0)));
  return { words: chosen, placeOf, information };
}

/** Strength times information, each product of length 1, so that long texts do not shout. */
function weighRows(collected: ProductWords, { placeOf, information }: Vocabulary): SparseRows {
  const offsets = new Uint32Array(collected.ids.length + 1);
  const items = new Uint32Array(collected.items.length);
  const values = new Float32Array(collected.items.length);
  let count = 0;
  for (let product = 0; product < collected.ids.length; product++) {
    const start = count;
    let squares = 0;
    for (let i = collected.offsets.at(product); i < collected.offsets.at(product + 1); i++) {
      const place = placeOf[collected.items.at(i)] ?? 0;
      if (place < 0) continue;
      const value = (collected.strengths.at(i) / 16) * (information[place] ?? 0);
      items[count] = place;
      values[count++] = value;
      squares += value * value;
    }
    const length = Math.sqrt(squares) || 1;
    for (let i = start; i < count; i++) values[i] = (values[i] ?? 0) / length;
    offsets[product + 1] = count;
  }
  return { offsets, items: items.subarray(0, count), values: values.subarray(0, count) };
}

function sampleOf(rows: SparseRows): SparseRows {
  const size = rows.offsets.length - 1;
  if (size <= MAX_SAMPLED) return rows;
  const chosen = Array.from({ length: MAX_SAMPLED }, (_, i) => Math.floor((i * size) / MAX_SAMPLED));
  const offsets = new Uint32Array(MAX_SAMPLED + 1);
  chosen.forEach((row, i) => {
    offsets[i + 1] = (offsets[i] ?? 0) + (rows.offsets[row + 1] ?? 0) - (rows.offsets[row] ?? 0);
  });
  const items = new Uint32Array(offsets[MAX_SAMPLED] ?? 0);
  const values = new Float32Array(items.length);
  chosen.forEach((row, i) => {
    const [start, end] = [rows.offsets[row] ?? 0, rows.offsets[row + 1] ?? 0];
    items.set(rows.items.subarray(start, end), offsets[i]);
    values.set(rows.values.subarray(start, end), offsets[i]);
  });
  return { offsets, items, values };
}

function placeProducts(
  { offsets, items, values }: SparseRows,
  directions: Float32Array,
  dimensions: number,
): Int8Array {
  const size = offsets.length - 1;
  const placed = new Int8Array(size * dimensions);
  const sum = new Float64Array(dimensions);
  for (let product = 0; product < size; product++) {
    sum.fill(0);
    for (let i = offsets[product] ?? 0; i < (offsets[product + 1] ?? 0); i++) {
      const at = (items[i] ?? 0) * dimensions;
      for (let d = 0; d < dimensions; d++) sum[d] = (sum[d] ?? 0) + (values[i] ?? 0) * (directions[at + d] ?? 0);
    }
    writeUnitRow(placed, product, sum);
  }
  return placed;
}

/** Two neighbouring words of one product after another: what a shopper might type to find it. */
function pseudoQueries(
  collected: ProductWords,
  { placeOf }: Vocabulary,
  words: WordVectors,
  dimensions: number,
): FloorQuestions {
  const wordsOf = (product: number): number[] =>
    Array.from(
      { length: collected.offsets.at(product + 1) - collected.offsets.at(product) },
      (_, i) => placeOf[collected.items.at(collected.offsets.at(product) + i)] ?? 0,
    ).filter((place) => place >= 0);
  const isCategory = (place: number) => words.stems[place]?.startsWith(CATEGORY_PREFIX) === true;

  const step = Math.max(1, Math.floor(collected.ids.length / MAX_PSEUDO_QUERIES));
  const queries: { vector: Float32Array; telling: Set<number> }[] = [];
  for (let product = 0; product < collected.ids.length; product += step) {
    const all = wordsOf(product);
    const said = all.slice(0, 2);
    const vector = placeWords(
      words,
      dimensions,
      said.map((place) => ({ place, weight: 1 })),
    );
    if (vector !== null) queries.push({ vector, telling: new Set([...said, ...all.filter(isCategory)]) });
  }
  const rows = new Int8Array(queries.length * dimensions);
  queries.forEach(({ vector }, row) => writeUnitRow(rows, row, vector));
  return {
    rows,
    areRelated: (question, product) => wordsOf(product).some((place) => queries[question]?.telling.has(place)),
  };
}
