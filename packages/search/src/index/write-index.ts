/**
 * Builds the columns of an index from documents: one pass over the documents, then sorting. Only the words of texts are
 * stored.
 */
import { elementAt } from '@quarry/language';
import { CatalogLearner } from '../catalog-model/catalog-learner.ts';
import { columnsOf } from '../catalog-model/learn-catalog.ts';
import type { EngineDocument } from '../engine-document.ts';
import { buildSpellingIndex } from '../match/spelling-index.ts';
import { PhraseCollector } from '../suggest/phrase-list.ts';
import { AttributeCollector } from './attribute-index.ts';
import { Dictionary } from './dictionary.ts';
import { type Column, GrowingFloat64, GrowingUint16, GrowingUint32, withRoom } from './growing-array.ts';
import { hashText } from './hash-text.ts';
import { bucketsOfIds } from './id-index.ts';
import { IdentifierCollector } from './identifier-index.ts';
import { IdentifierPartCollector, identifierPartsOf } from './identifier-parts.ts';
import type { IndexColumns } from './index-columns.ts';
import { FIELD_BREAK } from './index-data.ts';
import { IndexedField } from './indexed-field.ts';
import { groupNumbers, type NumberLists, listAt } from './number-lists.ts';
import { countProducts, fieldOf, MAX_FIELDS, PostingCollector, type PostingColumns } from './posting-lists.ts';
import {
  attributesOf,
  brandsOf,
  type BuildOptions,
  comparedIdentifiers,
  DocumentReader,
  identifiersOf,
  type ReadField,
  TITLE,
} from './read-document.ts';
import { StringTable, StringTableWriter } from './string-table.ts';
import { VariantCollector } from './variant-index.ts';
import { writeWordLists } from './word-lists.ts';

interface FieldBeingRead {
  number: number;
  name: string;
  weight: number;
  strong: boolean;
  /** Words of this field by product, as far as products have been read. */
  lengths: GrowingUint16;
  /** Over all products that have it. */
  words: number;
  products: number;
}

/** Collects documents; what they were is forgotten but for their words and figures. */
export class IndexWriter {
  private readonly options: BuildOptions;
  private readonly reader: DocumentReader;
  private readonly ids = new StringTableWriter();
  private readonly idHashes = new GrowingUint32();
  private readonly seen = new Set<string>();
  private readonly prices = new GrowingFloat64();
  private readonly stocks = new GrowingFloat64();
  private readonly ratings = new GrowingFloat64();
  private readonly positions = new GrowingFloat64();
  private readonly popularity = new GrowingFloat64();
  private readonly fields = new Map<string, FieldBeingRead>();
  private readonly stemNumbers = new Map<string, number>();
  private readonly stemOfWord = new GrowingUint32();
  private readonly postings = new PostingCollector();
  private readonly sequenceWords = new GrowingUint32();
  private readonly sequenceOffsets = new GrowingUint32();
  private readonly attributes = new AttributeCollector();
  private readonly statements = new AttributeCollector();
  private readonly variants = new VariantCollector();
  private readonly brands = new Set<string>();
  private readonly identifiers = new IdentifierCollector();
  private readonly identifierParts = new IdentifierPartCollector();
  private readonly phrases: PhraseCollector;
  private readonly catalog: CatalogLearner;
  /** By word: occurrences in the field that is being read. */
  private counts = new Uint32Array(1024);

  constructor(options: BuildOptions) {
    this.options = options;
    this.reader = new DocumentReader(options);
    this.phrases = new PhraseCollector(this.reader.words);
    this.catalog = new CatalogLearner(this.reader);
  }

  /** Documents added so far. */
  get size(): number {
    return this.ids.size;
  }

  /** An id that was added before throws `RangeError`. */
  add(document: EngineDocument): void {
    const { id } = document;
    if (this.seen.has(id)) throw new RangeError(`Two documents have the id ${JSON.stringify(id)}.`);
    this.seen.add(id);
    const product = this.ids.size;
    this.ids.push(id);
    this.idHashes.push(hashText(id));
    this.prices.push(document.price ?? Number.NaN);
    this.stocks.push(document.stock ?? -1);
    this.ratings.push(document.rating ?? Number.NaN);
    this.positions.push(document.position);
    this.popularity.push(document.popularity);

    this.sequenceOffsets.push(this.sequenceWords.length);
    const fields = this.reader.fields(document);
    for (const field of fields) this.addField(product, field);
    this.postings.endProduct();

    const identifiers = identifiersOf(document);
    for (const identifier of comparedIdentifiers(id, identifiers)) this.identifiers.add(product, identifier);
    this.identifierParts.add(product, identifierPartsOf(identifiers));
    const attributes = attributesOf(document);
    this.attributes.add(product, attributes);
    this.statements.add(product, this.reader.statements(document, fields));
    this.variants.add(document);
    this.catalog.add(document, fields, attributes);
    const brands = brandsOf(document);
    for (const brand of brands) this.brands.add(brand);
    this.phrases.addNames(brands, document.attributes['category'] ?? []);
  }

  finish(): IndexColumns {
    const { size } = this;
    const { sorted: words, sortedNumberOf } = sortWords(this.reader.words.all(), (word) =>
      this.reader.words.find(word),
    );
    const { sorted: stems, sortedNumberOf: sortedStemOf } = sortWords([...this.stemNumbers.keys()], (stem) =>
      this.stemNumbers.get(stem),
    );
    const stemOf = new Uint32Array(words.size);
    sortedNumberOf.forEach((word, first) => {
      stemOf[word] = sortedStemOf[this.stemOfWord.at(first)] ?? 0;
    });
    const wordsOfStem = groupNumbers(stemOf, Uint32Array.from(stemOf.keys()), stems.size);
    const postings = this.postings.finish(sortedNumberOf);
    const fields = this.finishFields();
    const productCounts = countProducts(postings);
    const popularity = relativePopularity(this.popularity);
    const brands = StringTable.of(this.brands);
    const attributes = this.attributes.finish(size);
    const statements = this.statements.finish(size);
    const identifiers = this.identifiers.finish();
    const identifierParts = this.identifierParts.finish();
    const variants = this.variants.finish();
    const variantPairs = StringTable.of(variants.pairs);
    const spelling = buildSpellingIndex(new Dictionary(words));
    const phrases = this.phrases.finish();

    const columns = new Map<string, Column>();
    const putTexts = (name: string, { units, offsets }: { units: Column; offsets: Column }) =>
      columns.set(`${name}.units`, units).set(`${name}.offsets`, offsets);
    const putLists = (name: string, { offsets, items }: NumberLists) =>
      columns.set(`${name}.offsets`, offsets).set(`${name}.items`, items);

    putTexts('ids', this.ids.finish());
    putLists('idBuckets', bucketsOfIds(this.idHashes.finish()));
    columns
      .set('prices', this.prices.finish())
      .set('stocks', Float32Array.from(this.stocks.finish(), keepSoldOut))
      .set('ratings', Float32Array.from(this.ratings.finish()))
      .set('positions', this.positions.finish())
      .set('popularity', popularity.column);
    for (const field of fields) columns.set(`lengths.${field.name}`, field.lengths);
    putTexts('words', words);
    columns
      .set('postings.offsets', postings.offsets)
      .set('postings.products', postings.products)
      .set('postings.places', postings.places)
      .set('productCounts', productCounts)
      .set('mass', sumContributions(postings, fields));
    const wordLists = writeWordLists(postings, size);
    columns.set('wordLists.offsets', wordLists.offsets).set('wordLists.bytes', wordLists.bytes);
    putTexts('stems', stems);
    columns.set('stemOf', stemOf);
    putLists('wordsOfStem', wordsOfStem);
    columns.set('stemProductCounts', countStemProducts(wordsOfStem, postings, productCounts, size));
    putLists('sequences', this.finishSequences(sortedNumberOf));
    putTexts('attributes.pairs', attributes.pairs);
    putLists('attributes.products', attributes.products);
    putLists('attributes.pairsOfProduct', attributes.pairsOfProduct);
    putTexts('statements.pairs', statements.pairs);
    putLists('statements.products', statements.products);
    putLists('statements.pairsOfProduct', statements.pairsOfProduct);
    columns
      .set('variants.offsets', variants.offsets)
      .set('variants.prices', variants.prices)
      .set('variants.stocks', variants.stocks);
    putLists('variants.values', variants.values);
    putTexts('variants.pairs', variantPairs);
    putTexts('brands', brands);
    columns
      .set('identifiers.offsets', identifiers.offsets)
      .set('identifiers.checks', identifiers.checks)
      .set('identifiers.products', identifiers.products)
      .set('identifierParts.highs', identifierParts.highs)
      .set('identifierParts.lows', identifierParts.lows)
      .set('identifierParts.ends', identifierParts.ends)
      .set('identifierParts.products', identifierParts.products);
    putLists('spelling.byLength', spelling.byLength);
    columns.set('spelling.letters', spelling.letters).set('spelling.pairs', spelling.pairs);
    putTexts('phrases.keys', phrases.keys);
    putTexts('phrases.shown', phrases.shown);
    columns.set('phrases.counts', phrases.counts);
    for (const [name, column] of columnsOf(this.catalog.finish())) columns.set(name, column);

    return {
      about: {
        size,
        fieldWeights: { ...this.options.fieldWeights },
        language: this.options.language ?? null,
        currency: this.options.currency ?? null,
        fields: fields.map(({ name, weight, strong, averageLength }) => ({ name, weight, strong, averageLength })),
        hasGeorgian: hasGeorgian(this.reader.words.all()),
        greatestPopularity: popularity.greatest,
      },
      columns,
    };
  }

  private addField(product: number, read: ReadField): void {
    const { name, weight, strong, words, lines } = read;
    const { length } = words.words;
    let field = this.fields.get(name);
    if (field === undefined) {
      if (this.fields.size === MAX_FIELDS) throw new RangeError(`An index has at most ${MAX_FIELDS} fields.`);
      field = { number: this.fields.size, name, weight, strong, lengths: new GrowingUint16(), words: 0, products: 0 };
      this.fields.set(name, field);
    }
    while (field.lengths.length < product) field.lengths.push(0);
    field.lengths.push(length);
    field.words += length;
    field.products++;

    this.meet(this.reader.words.size);
    const met: number[] = [];
    for (let line = 0; line + 1 < lines.length; line++) {
      const behind = lines[line + 1] ?? 0;
      for (let i = lines[line] ?? 0; i < behind; i++) {
        const word = words.words[i] ?? 0;
        const count = this.counts[word] ?? 0;
        this.counts[word] = count + 1;
        if (count === 0) met.push(word);
        if (strong) this.sequenceWords.push(word);
      }
      if (strong) this.sequenceWords.push(FIELD_BREAK);
    }
    if (name === TITLE) this.phrases.addTitles(read);
    for (const word of met) {
      this.postings.add(word, field.number, this.counts[word] ?? 0);
      this.counts[word] = 0;
    }
  }

  /** Makes room for words up to this number, and numbers the stems of new ones. */
  private meet(size: number): void {
    if (size > this.counts.length) this.counts = withRoom(this.counts, size, 2);
    for (let word = this.stemOfWord.length; word < size; word++) {
      const stem = this.reader.words.stem(word);
      let number = this.stemNumbers.get(stem);
      if (number === undefined) {
        number = this.stemNumbers.size;
        this.stemNumbers.set(stem, number);
      }
      this.stemOfWord.push(number);
    }
  }

  private finishFields(): IndexedField[] {
    return [...this.fields.values()].map(({ name, weight, strong, lengths, words, products }) => {
      while (lengths.length < this.size) lengths.push(0);
      return new IndexedField({ name, weight, strong, averageLength: words / products }, lengths.finish());
    });
  }

  private finishSequences(sortedNumberOf: Uint32Array): NumberLists {
    this.sequenceOffsets.push(this.sequenceWords.length);
    const items = this.sequenceWords.finish();
    for (let i = 0; i < items.length; i++) {
      if (items[i] !== FIELD_BREAK) items[i] = sortedNumberOf[items[i] ?? 0] ?? 0;
    }
    return { offsets: this.sequenceOffsets.finish(), items };
  }
}

/** Stock as it is kept: a last crumb of something sold by weight must not become "sold out" by rounding. */
export function keepSoldOut(stock: number): number {
  return stock > 0 ? Math.max(stock, 1e-30) : stock;
}

/** 0 to 1 by the logarithm of the greatest. */
export function popularityOf(figure: number, greatest: number): number {
  return greatest === 0 ? 0 : Math.min(1, Math.log1p(Math.max(0, figure)) / greatest);
}

export function hasGeorgian(words: Iterable<string>): boolean {
  for (const word of words) if (/\p{Script=Georgian}/u.test(word)) return true;
  return false;
}

function sortWords(
  texts: readonly string[],
  numberOf: (text: string) => number | undefined,
): { sorted: StringTable; sortedNumberOf: Uint32Array } {
  const words = [...texts].sort();
  const sortedNumberOf = new Uint32Array(words.length);
  words.forEach((word, place) => {
    sortedNumberOf[numberOf(word) ?? 0] = place;
  });
  return { sorted: StringTable.of(words), sortedNumberOf };
}

function sumContributions(
  { offsets, products, places }: PostingColumns,
  fields: readonly IndexedField[],
): Float64Array {
  const mass = new Float64Array(offsets.length - 1);
  for (let word = 0; word < mass.length; word++) {
    let sum = 0;
    for (let i = offsets[word] ?? 0; i < (offsets[word + 1] ?? 0); i++) {
      const field = elementAt(fields, fieldOf(places[i] ?? 0));
      sum += field.contribution(products[i] ?? 0);
    }
    mass[word] = sum;
  }
  return mass;
}

function countStemProducts(
  wordsOfStem: NumberLists,
  { offsets, products }: PostingColumns,
  productCounts: Uint32Array,
  size: number,
): Uint32Array {
  const counts = new Uint32Array(wordsOfStem.offsets.length - 1);
  /** By product: the stem that counted it last, plus one. */
  const countedFor = new Uint32Array(size);
  for (let stem = 0; stem < counts.length; stem++) {
    const words = listAt(wordsOfStem, stem);
    if (words.length === 1) {
      counts[stem] = productCounts[words[0] ?? 0] ?? 0;
      continue;
    }
    for (const word of words) {
      for (let i = offsets[word] ?? 0; i < (offsets[word + 1] ?? 0); i++) {
        const product = products[i] ?? 0;
        if (countedFor[product] === stem + 1) continue;
        countedFor[product] = stem + 1;
        counts[stem] = (counts[stem] ?? 0) + 1;
      }
    }
  }
  return counts;
}

function relativePopularity(figures: GrowingFloat64): { column: Float32Array; greatest: number } {
  const column = new Float32Array(figures.length);
  let greatest = 0;
  for (let i = 0; i < figures.length; i++) {
    column[i] = Math.log1p(Math.max(0, figures.at(i)));
    greatest = Math.max(greatest, column[i] ?? 0);
  }
  if (greatest > 0) for (let i = 0; i < column.length; i++) column[i] = (column[i] ?? 0) / greatest;
  return { column, greatest };
}
