/**
 * Applies changes of documents to an index in use. The built data are not modified; instead
 *
 *   a removed or replaced product is marked as gone and subtracted from the statistics,
 *   a new or changed one gets the next product number, and new words the next word numbers,
 *   figures (price, stock, …) are written in place, in columns copied before the first change.
 *
 * After changes an index returns the same results as a new build, except for two values that are not updated: the
 * average field lengths and the greatest popularity. Each change slows down every query a little; after some thousand
 * changes a rebuild is worthwhile.
 */
import { elementAt } from '@quarry/language';
import { type CatalogChange, CatalogChanger } from '../catalog-model/catalog-changes.ts';
import { vectorsOf } from '../vectors/attached-vectors.ts';
import type { EngineDocument, IndexChange } from '../engine-document.ts';
import { phrasesOf } from '../suggest/phrase-list.ts';
import { canonicalValue } from './attribute-index.ts';
import { type Column, withRoom } from './growing-array.ts';
import { FIELD_BREAK, type IndexData } from './index-data.ts';
import { IndexedField } from './indexed-field.ts';
import { listAt } from './number-lists.ts';
import type { OpenIndex } from './open-index.ts';
import { countOf, fieldOf, MAX_FIELDS, placeOf } from './posting-lists.ts';
import { identifierPartsOf } from './identifier-parts.ts';
import {
  attributesOf,
  brandsOf,
  comparedIdentifiers,
  DocumentReader,
  identifiersOf,
  type ReadField,
  TITLE,
} from './read-document.ts';
import { VariantCollector } from './variant-index.ts';
import { hasGeorgian, keepSoldOut, popularityOf } from './write-index.ts';

/** Factor by which columns grow beyond the needed size. */
const GROWTH = 1.25;

/** A change that was read completely: from here on nothing can fail. */
type ReadChange =
  | {
      kind: 'put';
      document: EngineDocument;
      fields: ReadField[];
      attributes: Map<string, string[]>;
      statements: Map<string, string[]>;
      brands: string[];
      phrases: Map<string, string>;
      catalog: CatalogChange;
    }
  | Exclude<IndexChange, { kind: 'put' }>;

export class IndexChanger {
  private readonly open: OpenIndex;
  private readonly data: IndexData;
  private readonly reader: DocumentReader;
  private readonly variants: VariantCollector;
  /** Made with the first change: it opens the model. */
  private catalogChanger: CatalogChanger | null = null;
  private readonly changedIds = new Set<string>();
  /** By the changes that are being applied. */
  private readonly retiredValues = new Set<number>();
  private ownsFigures = false;
  private ownsWords = false;

  constructor(open: OpenIndex) {
    const { fieldWeights, language } = open.about;
    this.open = open;
    this.data = open.data;
    this.reader = new DocumentReader({ fieldWeights, language: language ?? undefined });
    this.variants = new VariantCollector(open.about.size);
  }

  /** How many products were put or removed since the build. */
  get changed(): number {
    return this.changedIds.size;
  }

  /** All changes or, when one of them cannot be read, none. */
  apply(changes: readonly IndexChange[]): void {
    const read = changes.map((change) => this.read(change));
    this.refuseTooManyFields(read);

    const changesWords = read.some(({ kind }) => kind !== 'patch');
    for (const change of read) {
      if (change.kind === 'patch') this.patch(change);
      else {
        this.remove(change.kind === 'put' ? change.document.id : change.id);
        if (change.kind === 'put') this.add(change);
      }
    }
    if (!changesWords) return;
    this.data.variants = [elementAt(this.data.variants, 0), this.variants.finish()];
    this.forgetBrands();
    this.data.wordsVersion = {};
  }

  private get catalog(): CatalogChanger {
    return (this.catalogChanger ??= new CatalogChanger(this.data.catalog, this.reader));
  }

  /** A brand that no product has any more is no brand in a query. */
  private forgetBrands(): void {
    const { attributes, brands } = this.data;
    for (const number of this.retiredValues) {
      const { key, value } = attributes.pair(number);
      if (key !== 'brand' || attributes.find(key, value) >= 0) continue;
      this.data.brands = new Set([...brands].filter((brand) => canonicalValue(brand) !== value));
    }
    this.retiredValues.clear();
  }

  private read(change: IndexChange): ReadChange {
    if (change.kind !== 'put') return change;
    const { document } = change;
    const fields = this.reader.fields(document);
    const titles = fields.filter(({ name }) => name === TITLE);
    const brands = brandsOf(document);
    return {
      kind: 'put',
      document,
      fields,
      attributes: attributesOf(document),
      statements: this.reader.statements(document, fields),
      brands,
      phrases: phrasesOf(this.reader.words, titles, brands, document.attributes['category'] ?? []),
      catalog: this.catalog.read(document, fields),
    };
  }

  private refuseTooManyFields(changes: readonly ReadChange[]): void {
    const names = new Set(this.data.fields.map(({ name }) => name));
    for (const change of changes) if (change.kind === 'put') for (const { name } of change.fields) names.add(name);
    if (names.size > MAX_FIELDS) throw new RangeError(`An index has at most ${MAX_FIELDS} fields.`);
  }

  private patch(change: Extract<IndexChange, { kind: 'patch' }>): void {
    const { data } = this;
    const product = data.productOf(change.id);
    if (product < 0) return;
    this.ownFigures();
    if (change.price !== undefined) data.prices[product] = change.price ?? Number.NaN;
    if (change.stock !== undefined) data.stocks[product] = keepSoldOut(change.stock ?? -1);
    if (change.rating !== undefined) data.ratings[product] = change.rating ?? Number.NaN;
    if (change.popularity !== undefined) {
      data.popularity[product] = popularityOf(change.popularity, this.greatestPopularity(change.popularity));
    }
  }

  private remove(id: string): void {
    const { data } = this;
    const product = data.productOf(id);
    if (product < 0) return;
    this.ownFigures();
    this.ownWords();
    this.changedIds.add(id);
    this.catalog.remove(product);
    this.open.gone.flags[product] = 1;
    data.living--;
    const stems = new Set<number>();
    for (const word of this.open.wordLists.at(product)) {
      stems.add(data.stemOf[word] ?? 0);
      data.productCounts[word] = (data.productCounts[word] ?? 0) - 1;
      if (data.productCounts[word] === 0) {
        data.mass[word] = 0;
        data.words.retire(word);
      } else data.mass[word] = (data.mass[word] ?? 0) - this.contributionOf(word, product);
    }
    for (const stem of stems) {
      data.stemProductCounts[stem] = (data.stemProductCounts[stem] ?? 0) - 1;
      if (data.stemProductCounts[stem] === 0) data.stems.retire(stem);
    }
    for (const number of data.attributes.remove(product)) this.retiredValues.add(number);
    data.statements.remove(product);
  }

  private add({
    document,
    fields,
    attributes,
    statements,
    brands,
    phrases,
    catalog,
  }: Extract<ReadChange, { kind: 'put' }>): void {
    const { data } = this;
    this.ownFigures();
    this.ownWords();
    this.changedIds.add(document.id);
    const before = data.ids.find(document.id);
    const product = data.ids.add(document.id);
    data.size = product + 1;
    data.living++;
    this.makeRoomForProduct(product);
    data.prices[product] = document.price ?? Number.NaN;
    data.stocks[product] = keepSoldOut(document.stock ?? -1);
    data.ratings[product] = document.rating ?? Number.NaN;
    data.positions[product] = document.position;
    data.popularity[product] = popularityOf(document.popularity, this.greatestPopularity(document.popularity));

    const words = new Set<number>();
    const sequence: number[] = [];
    for (const field of fields) this.addField(product, field, words, sequence);
    data.sequences.set(product, Uint32Array.from(sequence));
    this.countWords(product, words);

    const identifiers = identifiersOf(document);
    for (const identifier of comparedIdentifiers(document.id, identifiers)) data.identifiers.add(product, identifier);
    data.identifierParts.add(product, identifierPartsOf(identifiers));
    data.attributes.add(product, attributes);
    data.statements.add(product, statements);
    this.variants.add(document);
    this.catalog.add(product, catalog);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- readers may not change the set; this is its writer
    for (const brand of brands) (data.brands as Set<string>).add(brand);
    data.phrases.add(phrases);
    vectorsOf(data)?.add(product, before);
  }

  private addField(product: number, read: ReadField, words: Set<number>, sequence: number[]): void {
    const number = this.fieldNumber(read);
    elementAt(this.data.fields, number).setLength(product, read.words.words.length);
    const counts = new Map<number, number>();
    for (let line = 0; line + 1 < read.lines.length; line++) {
      for (const met of read.words.words.slice(read.lines[line], read.lines[line + 1])) {
        const word = this.wordNumber(met);
        counts.set(word, (counts.get(word) ?? 0) + 1);
        if (read.strong) sequence.push(word);
      }
      if (read.strong) sequence.push(FIELD_BREAK);
    }
    for (const [word, count] of counts) {
      words.add(word);
      this.data.postings.add(word, product, placeOf(number, count));
    }
  }

  private fieldNumber({ name, weight, strong, words }: ReadField): number {
    const { fields } = this.data;
    const known = fields.findIndex((field) => field.name === name);
    if (known >= 0) return known;
    return (
      fields.push(new IndexedField({ name, weight, strong, averageLength: words.words.length }, new Uint16Array(0))) - 1
    );
  }

  /** @param met number of the word as the reader has it. */
  private wordNumber(met: number): number {
    const { data } = this;
    const before = data.words.size;
    const exact = this.reader.words.exact(met);
    const word = data.words.add(exact);
    if (word < before) {
      data.stems.revive(data.stemOf[word] ?? 0);
      return word;
    }
    const stemNumber = data.stems.add(this.reader.words.stem(met));
    data.stemOf = roomFor(data.stemOf, word);
    data.productCounts = roomFor(data.productCounts, word);
    data.mass = roomFor(data.mass, word);
    data.stemProductCounts = roomFor(data.stemProductCounts, stemNumber);
    data.stemOf[word] = stemNumber;
    data.wordsOfStem.set(stemNumber, Uint32Array.of(...listAt(data.wordsOfStem, stemNumber), word));
    data.hasGeorgian ||= hasGeorgian([exact]);
    return word;
  }

  private countWords(product: number, words: ReadonlySet<number>): void {
    const { data } = this;
    const stems = new Set<number>();
    for (const word of words) {
      stems.add(data.stemOf[word] ?? 0);
      data.productCounts[word] = (data.productCounts[word] ?? 0) + 1;
      data.mass[word] = (data.mass[word] ?? 0) + this.contributionOf(word, product);
    }
    for (const stem of stems) data.stemProductCounts[stem] = (data.stemProductCounts[stem] ?? 0) + 1;
    this.open.wordLists.set(product, Uint32Array.from(words));
  }

  /** What a product adds to the mass of a word: each field once, as in a build. */
  private contributionOf(word: number, product: number): number {
    const run = this.data.postings.in(product, word);
    let sum = 0;
    for (let i = run?.start ?? 0; i < (run?.end ?? 0); i++) {
      const place = run?.places[i] ?? 0;
      if (countOf(place) > 0) sum += elementAt(this.data.fields, fieldOf(place)).contribution(product);
    }
    return sum;
  }

  private greatestPopularity(figure: number): number {
    this.open.about.greatestPopularity ||= Math.log1p(Math.max(0, figure));
    return this.open.about.greatestPopularity;
  }

  private makeRoomForProduct(product: number): void {
    const { data, open } = this;
    data.prices = roomFor(data.prices, product);
    data.stocks = roomFor(data.stocks, product);
    data.ratings = roomFor(data.ratings, product);
    data.positions = roomFor(data.positions, product);
    data.popularity = roomFor(data.popularity, product);
    open.gone.flags = roomFor(open.gone.flags, product);
  }

  /** Copies by product: what was built may be shared with other threads. */
  private ownFigures(): void {
    if (this.ownsFigures) return;
    const { data, open } = this;
    data.prices = data.prices.slice();
    data.stocks = data.stocks.slice();
    data.ratings = data.ratings.slice();
    data.positions = data.positions.slice();
    data.popularity = data.popularity.slice();
    for (const field of data.fields) field.lengths = field.lengths.slice();
    open.gone.flags = new Uint8Array(data.size);
    this.ownsFigures = true;
  }

  /** Copies by word. */
  private ownWords(): void {
    if (this.ownsWords) return;
    const { data } = this;
    data.stemOf = data.stemOf.slice();
    data.productCounts = data.productCounts.slice();
    data.mass = data.mass.slice();
    data.stemProductCounts = data.stemProductCounts.slice();
    this.ownsWords = true;
  }
}

function roomFor<C extends Column>(column: C, place: number): C {
  return place < column.length ? column : withRoom(column, place + 1, GROWTH);
}
