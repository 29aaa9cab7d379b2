/** Documents → index. One pass over the documents, then sorting; nothing of a text is kept but its words. */
import { analyze, type Language, type Token } from '@quarry/language';
import { type EngineDocument, type FieldWeights, IDENTIFIERS_FIELD } from '../engine-document.ts';
import { buildSpellingIndex } from '../match/spelling-index.ts';
import { fieldContributions } from '../rank/bm25f.ts';
import { PhraseCollector } from '../suggest/phrase-list.ts';
import { AttributeCollector } from './attribute-index.ts';
import { Dictionary } from './dictionary.ts';
import { GrowingUint32 } from './growing-array.ts';
import { IdentifierCollector } from './identifier-index.ts';
import { FIELD_BREAK, type IndexData, type IndexedField, STRONG_FIELD_SHARE } from './index-data.ts';
import { groupNumbers, listAt, type NumberLists } from './number-lists.ts';
import { countProducts, PostingCollector, type PostingLists } from './posting-lists.ts';

export interface BuildOptions {
  /** How much a word in each field counts, see `FieldWeights`. */
  fieldWeights: FieldWeights;
  /** Currency of the prices (`USD`), evidence for reading a price limit in a query. */
  currency?: string | undefined;
  /** The catalogue's own language: evidence where a word could belong to several. */
  language?: Language | undefined;
}

/** The attribute that a brand is kept under, taken from the field `brand` where the attributes have none. */
const BRAND = 'brand';
const CATEGORY = 'category';
const TITLE = 'title';

export function writeIndex(documents: Iterable<EngineDocument>, options: BuildOptions): IndexData {
  const collected = collect(documents, options);
  const size = collected.ids.length;

  const { sorted: words, sortedNumberOf } = sortWords(collected.wordNumbers);
  const { sorted: stems, sortedNumberOf: sortedStemOf } = sortWords(collected.stemNumbers);
  const stemOf = new Uint32Array(words.size);
  sortedNumberOf.forEach((word, first) => {
    stemOf[word] = sortedStemOf[collected.stemOfWord.at(first)] as number;
  });
  const wordsOfStem = groupNumbers(stemOf, Uint32Array.from(stemOf.keys()), stems.size);

  const postings = collected.postings.finish(sortedNumberOf);
  const fields = finishFields(collected.fields, size);
  const productCounts = countProducts(postings);

  return {
    size,
    language: options.language,
    currency: options.currency,
    ids: collected.ids,
    numberOfId: new Map(collected.ids.map((id, number) => [id, number])),
    prices: Float64Array.from(collected.prices),
    stocks: Float64Array.from(collected.stocks),
    ratings: Float64Array.from(collected.ratings),
    positions: Float64Array.from(collected.positions),
    popularity: relativePopularity(collected.popularity),
    fields,
    words,
    hasGeorgian: words.words.some((word) => /\p{Script=Georgian}/u.test(word)),
    postings,
    productCounts,
    mass: sumContributions(postings, fields),
    stems,
    stemOf,
    wordsOfStem,
    stemProductCounts: countStemProducts(wordsOfStem, postings, productCounts),
    sequences: groupNumbers(
      collected.sequenceProducts.finish(),
      collected.sequenceWords
        .finish()
        .map((word) => (word === FIELD_BREAK ? FIELD_BREAK : (sortedNumberOf[word] as number))),
      size,
    ),
    attributes: collected.attributes.finish(size),
    brands: collected.brands,
    identifiers: collected.identifiers.finish(),
    spelling: buildSpellingIndex(words),
    phrases: collected.phrases.finish(),
  };
}

interface FieldBeingRead {
  number: number;
  name: string;
  weight: number;
  strong: boolean;
  /** Words of this field by product. */
  lengths: GrowingUint32;
}

function collect(documents: Iterable<EngineDocument>, options: BuildOptions) {
  const evidence = options.language === undefined ? {} : { language: options.language };
  const wordNumbers = new Map<string, number>();
  const stemNumbers = new Map<string, number>();
  const collected = {
    ids: [] as string[],
    prices: [] as number[],
    stocks: [] as number[],
    ratings: [] as number[],
    positions: [] as number[],
    popularity: [] as number[],
    fields: new Map<string, FieldBeingRead>(),
    wordNumbers,
    stemNumbers,
    stemOfWord: new GrowingUint32(),
    postings: new PostingCollector(),
    sequenceProducts: new GrowingUint32(),
    sequenceWords: new GrowingUint32(),
    attributes: new AttributeCollector(),
    brands: new Set<string>(),
    identifiers: new IdentifierCollector(),
    phrases: new PhraseCollector(),
  };
  const readWeights = Object.entries(options.fieldWeights).filter(([name]) => name !== IDENTIFIERS_FIELD);
  const strongFrom = Math.max(1, ...readWeights.map(([, weight]) => weight)) * STRONG_FIELD_SHARE;

  function numberOf(token: Token): number {
    const known = wordNumbers.get(token.exact);
    if (known !== undefined) return known;
    const number = wordNumbers.size;
    wordNumbers.set(token.exact, number);
    const stem = stemNumbers.get(token.stem) ?? stemNumbers.size;
    stemNumbers.set(token.stem, stem);
    collected.stemOfWord.push(stem);
    return number;
  }

  function readField(product: number, name: string, text: string): void {
    const weight = options.fieldWeights[name] ?? 1;
    if (weight <= 0) return;
    const tokens = analyze(text, evidence);
    if (tokens.length === 0) return;

    let field = collected.fields.get(name);
    if (field === undefined) {
      field = {
        number: collected.fields.size,
        name,
        weight,
        strong: weight >= strongFrom,
        lengths: new GrowingUint32(),
      };
      collected.fields.set(name, field);
    }
    while (field.lengths.length < product) field.lengths.push(0);
    field.lengths.push(tokens.length);

    const counts = new Map<number, number>();
    for (const line of linesOf(text, tokens)) {
      for (const token of line) {
        const word = numberOf(token);
        counts.set(word, (counts.get(word) ?? 0) + 1);
        if (field.strong) appendToSequence(product, word);
      }
      if (field.strong) appendToSequence(product, FIELD_BREAK);
      if (name === TITLE) collected.phrases.addTitle(line);
    }
    for (const [word, count] of counts) collected.postings.add(word, product, field.number, count);
  }

  function appendToSequence(product: number, word: number): void {
    collected.sequenceProducts.push(product);
    collected.sequenceWords.push(word);
  }

  const seen = new Set<string>();
  for (const document of documents) {
    if (seen.has(document.id)) throw new RangeError(`Two documents have the id ${JSON.stringify(document.id)}.`);
    seen.add(document.id);
    const product = collected.ids.length;
    collected.ids.push(document.id);
    collected.prices.push(document.price ?? Number.NaN);
    collected.stocks.push(document.stock ?? -1);
    collected.ratings.push(document.rating ?? Number.NaN);
    collected.positions.push(document.position);
    collected.popularity.push(document.popularity);

    collected.identifiers.add(product, document.id);
    for (const [name, text] of Object.entries(document.fields)) {
      if (name === IDENTIFIERS_FIELD) for (const one of text.split(/\s+/)) collected.identifiers.add(product, one);
      else readField(product, name, text);
    }

    for (const [key, values] of Object.entries(document.attributes)) collected.attributes.add(product, key, values);
    const written = document.fields[BRAND]?.trim() ?? '';
    const brands = written === '' ? (document.attributes[BRAND] ?? []) : [written];
    if (!document.attributes[BRAND]?.length) collected.attributes.add(product, BRAND, brands);
    for (const brand of brands) if (brand.trim() !== '') collected.brands.add(brand.trim());
    collected.phrases.addNames(brands, document.attributes[CATEGORY] ?? []);
  }
  return collected;
}

/** A field may hold several texts, one a line (titles in several languages): no phrase runs across them. */
function linesOf(text: string, tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [];
  let end = 0;
  for (const token of tokens) {
    const line = lines.at(-1);
    if (line === undefined || text.slice(end, token.start).includes('\n')) lines.push([token]);
    else line.push(token);
    end = token.end;
  }
  return lines;
}

function sortWords(numbers: ReadonlyMap<string, number>): { sorted: Dictionary; sortedNumberOf: Uint32Array } {
  const sorted = new Dictionary([...numbers.keys()].sort());
  const sortedNumberOf = new Uint32Array(sorted.size);
  sorted.words.forEach((word, place) => {
    sortedNumberOf[numbers.get(word) as number] = place;
  });
  return { sorted, sortedNumberOf };
}

function finishFields(fields: ReadonlyMap<string, FieldBeingRead>, size: number): IndexedField[] {
  return [...fields.values()].map(({ name, weight, strong, lengths }) => {
    while (lengths.length < size) lengths.push(0);
    return { name, weight, strong, contribution: fieldContributions(weight, lengths.finish()) };
  });
}

function sumContributions(postings: PostingLists, fields: readonly IndexedField[]): Float32Array {
  const mass = new Float32Array(postings.offsets.length - 1);
  for (let word = 0; word < mass.length; word++) {
    let sum = 0;
    for (let i = postings.offsets[word] as number; i < (postings.offsets[word + 1] as number); i++) {
      const field = fields[postings.fields[i] as number] as IndexedField;
      sum += field.contribution[postings.products[i] as number] as number;
    }
    mass[word] = sum;
  }
  return mass;
}

function countStemProducts(wordsOfStem: NumberLists, postings: PostingLists, productCounts: Uint32Array): Uint32Array {
  const counts = new Uint32Array(wordsOfStem.offsets.length - 1);
  for (let stem = 0; stem < counts.length; stem++) {
    const words = listAt(wordsOfStem, stem);
    if (words.length === 1) {
      counts[stem] = productCounts[words[0] as number] as number;
      continue;
    }
    const products = new Set<number>();
    for (const word of words) {
      for (let i = postings.offsets[word] as number; i < (postings.offsets[word + 1] as number); i++) {
        products.add(postings.products[i] as number);
      }
    }
    counts[stem] = products.size;
  }
  return counts;
}

function relativePopularity(figures: readonly number[]): Float32Array {
  const logarithms = Float32Array.from(figures, (figure) => Math.log1p(Math.max(0, figure)));
  const greatest = logarithms.reduce((most, one) => Math.max(most, one), 0);
  return greatest === 0 ? logarithms : logarithms.map((one) => one / greatest);
}
