/**
 * Builds the catalogue model from a stream of documents. One pass over the documents; the second, over packed title words, decides
 * heads and kinds. Deterministic: the same documents in the same order give the same model.
 */
import { conceptOf, elementAt } from '@quarry/language';
import { canonicalValue } from '../index/attribute-index.ts';
import type { EngineDocument } from '../engine-document.ts';
import { type Column, GrowingUint16 } from '../index/growing-array.ts';
import { brandsOf, type DocumentReader, type ReadField, TITLE } from '../index/read-document.ts';
import { categoryPathsOf } from './category-paths.ts';
import { CategoryTree } from './category-tree.ts';
import { FitCollector } from './learn-fits.ts';
import { AttributeLearner } from './learn-attributes.ts';
import { learnKinds, ListWriter } from './learn-kinds.ts';
import { MeasureColumnsWriter } from './measure-columns.ts';
import { MeasureReader } from './product-measures.ts';
import type { CatalogSummary } from './catalog-summary.ts';
import { TitleHeads } from './title-heads.ts';
import { type TitleWord, titleWords } from './title-words.ts';
import { WordMeanings } from './word-meaning.ts';
import { WordOrder } from './word-order.ts';

/** The summary, kept as JSON, and the columns by product. */
export interface LearnedCatalog {
  summary: CatalogSummary;
  columns: Map<string, Column>;
}

/** Minimum number of titles with a word for its statistics to be stored for later products. */
const MIN_TITLES_KEPT = 3;

export class CatalogLearner {
  private readonly reader: DocumentReader;
  private readonly meanings: WordMeanings;
  private readonly categories: CategoryTree;
  private readonly order = new WordOrder();
  private readonly heads: TitleHeads;
  private readonly attributes = new AttributeLearner();
  private readonly measureReader: MeasureReader;
  private readonly measures = new MeasureColumnsWriter();
  private readonly fits = new FitCollector();
  private readonly leaves = new ListWriter();
  private readonly canonical = new GrowingUint16();
  private readonly canonicalNumbers = new Map<string, number>([['', 0]]);
  private size = 0;

  constructor(reader: DocumentReader) {
    this.reader = reader;
    this.meanings = new WordMeanings(reader.language);
    this.categories = new CategoryTree(reader.language);
    this.heads = new TitleHeads({
      words: reader.words,
      categories: this.categories,
      meanings: this.meanings,
      order: this.order,
      isModelFamily: (word) => this.fits.isFamily(word),
      language: reader.language,
    });
    this.measureReader = new MeasureReader(reader.language);
  }

  /** `fields` and `attributes` are the document's, as the reader and `attributesOf` read them. */
  add(
    document: EngineDocument,
    fields: readonly ReadField[],
    attributes: ReadonlyMap<string, readonly string[]>,
  ): void {
    const leaves = this.categories.place(categoryPathsOf(document));
    const leaf = leaves[0] ?? -1;
    for (const one of leaves) elementAt(this.categories.nodes, one).direct++;
    this.leaves.add(leaves);
    this.canonical.push(this.canonicalNumber(document));
    const title = titleOf(document, fields, this.reader);
    this.heads.add(title, leaf);
    const measures = this.measureReader.of(document);
    this.measures.add(measures);
    this.attributes.add(attributes, measures, leaf);
    this.fits.add(document, titleTexts(fields, this.reader));
    this.size++;
  }

  finish(): LearnedCatalog {
    const leaves = this.leaves.finish();
    const canonicalNames = [...this.canonicalNumbers.keys()];
    const { kinds, kindsOf, madeFor } = learnKinds({
      heads: this.heads,
      categories: this.categories,
      meanings: this.meanings,
      size: this.size,
      leavesOf: (product) => [...leaves.items.subarray(leaves.offsets[product], leaves.offsets[product + 1])],
      canonicalOf: (product) => this.canonical.at(product) - 1,
      canonicalNames: canonicalNames.slice(1),
    });
    const fits = this.fits.finish();
    const measures = this.measures.finish();
    const { attributes, agreements } = this.attributes.finish();
    const columns = new Map<string, Column>([
      ['model.kinds.offsets', kindsOf.offsets],
      ['model.kinds.items', kindsOf.items],
      ['model.madeFor.offsets', madeFor.offsets],
      ['model.madeFor.items', madeFor.items],
      ['model.fits.offsets', fits.lists.offsets],
      ['model.fits.items', fits.lists.items],
      ['model.measures.offsets', measures.offsets],
      ['model.measures.slots', measures.slots],
      ['model.measures.ranges', measures.ranges],
    ]);
    return {
      columns,
      summary: {
        kinds,
        attributes,
        agreements,
        slots: measures.slotNames,
        models: fits.models,
        families: fits.families,
        places: this.order.places,
        habits: this.order.habitsFrom(MIN_TITLES_KEPT),
      },
    };
  }

  private canonicalNumber({ attributes }: EngineDocument): number {
    const value = attributes['category']?.[0];
    const known = value === undefined || conceptOf('category', value) === undefined ? '' : canonicalValue(value);
    const number = this.canonicalNumbers.get(known) ?? this.canonicalNumbers.size;
    this.canonicalNumbers.set(known, number);
    return number;
  }
}

/** The words of a document's title with their parts. */
export function titleOf(document: EngineDocument, fields: readonly ReadField[], reader: DocumentReader): TitleWord[] {
  const title = fields.find(({ name }) => name === TITLE);
  if (title === undefined) return [];
  return titleWords(title, reader.words, brandWords(document, reader));
}

/** The folded words of the first line of a title. */
export function titleTexts(fields: readonly ReadField[], { words }: DocumentReader): string[] {
  const title = fields.find(({ name }) => name === TITLE);
  return (title?.words.words.slice(0, title.lines[1]) ?? []).map((word) => words.exact(word));
}

function brandWords(document: EngineDocument, { words }: DocumentReader): ReadonlySet<string> {
  return new Set(brandsOf(document).flatMap((brand) => words.read(brand).words.map((word) => words.exact(word))));
}
