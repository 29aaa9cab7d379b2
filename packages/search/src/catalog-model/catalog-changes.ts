/**
 * Updates a catalogue model when products change. The kinds, measures and fits of a changed product are computed again,
 * counts of kinds are updated, and a new category becomes a new kind. Statistics of words (which are heads, which
 * spellings are rare) are not updated until the next build.
 */
import { elementAt } from '@quarry/language';
import type { EngineDocument } from '../engine-document.ts';
import type { DocumentReader, ReadField } from '../index/read-document.ts';
import { type CatalogModel } from './catalog-model.ts';
import { titleOf, titleTexts } from './catalog-learner.ts';
import { categoryPathsOf } from './category-paths.ts';
import { CategoryTree } from './category-tree.ts';
import { modelsOf } from './learn-fits.ts';
import { ownKinds, targetKinds } from './learn-kinds.ts';
import { linkKind } from './kind-links.ts';
import type { Measurement } from './measurement.ts';
import { MeasureReader } from './product-measures.ts';
import { TitleHeads } from './title-heads.ts';
import { WordMeanings } from './word-meaning.ts';
import { WordOrder } from './word-order.ts';

export interface CatalogChange {
  kinds: string[][];
  title: ReturnType<typeof titleOf>;
  measures: Measurement[];
  models: string[];
}

export class CatalogChanger {
  private readonly model: CatalogModel;
  private readonly reader: DocumentReader;
  private readonly meanings: WordMeanings;
  private readonly measureReader: MeasureReader;
  private readonly families: ReadonlySet<string>;
  private readonly modelNumbers = new Map<string, number>();
  private readonly headKinds = new Map<string, number>();
  /** Node of the tree → its kind. */
  private readonly kindOfNode: number[];
  private readonly tree: CategoryTree;
  private readonly heads: TitleHeads;

  constructor(model: CatalogModel, reader: DocumentReader) {
    const { kinds, places, habits, models, families } = model.summary;
    this.model = model;
    this.reader = reader;
    this.meanings = new WordMeanings(reader.language);
    this.measureReader = new MeasureReader(reader.language);
    this.families = new Set(families);
    models.forEach((name, number) => this.modelNumbers.set(name, number));
    const categories = kinds.filter(({ source }) => source === 'category');
    this.kindOfNode = categories.map(({ id }) => id);
    this.tree = new CategoryTree(
      reader.language,
      categories.map(({ id, parent, name, stems }) => ({
        id,
        parent,
        name,
        stems: stems.map((one) => [...one]),
        direct: 0,
      })),
    );
    for (const { id, source, stems } of kinds) {
      if (source !== 'category') this.headKinds.set((stems[0] ?? []).join(' '), id);
    }
    this.heads = new TitleHeads({
      words: reader.words,
      categories: this.tree,
      meanings: this.meanings,
      order: new WordOrder(places, habits),
      isModelFamily: (word) => this.families.has(word),
      language: reader.language,
    });
  }

  /** What a document says, before anything is changed. */
  read(document: EngineDocument, fields: readonly ReadField[]): CatalogChange {
    const models = modelsOf(document, titleTexts(fields, this.reader)).filter(({ words }) =>
      this.families.has(elementAt(words, 0)),
    );
    return {
      kinds: categoryPathsOf(document),
      title: titleOf(document, fields, this.reader),
      measures: this.measureReader.of(document),
      models: [...new Set(models.map(({ words }) => words.join(' ')))],
    };
  }

  /** Adds the product with the highest number so far. */
  add(product: number, { kinds: paths, title, measures, models }: CatalogChange): void {
    const { kindIndex, fits, freshMeasures } = this.model;
    const nodes = this.tree.place(paths);
    this.addNewLevels();
    const head = this.heads.headOf(title, nodes);
    const filedUnder = nodes.map((node) => this.kindOfNode[node] ?? 0);
    const own = ownKinds(head, filedUnder, this.headKinds);
    const levels = filedUnder.flatMap((id) => this.model.kinds[id] ?? []);
    kindIndex.direct.set(product, Uint32Array.from(own));
    kindIndex.madeFor.set(product, Uint32Array.from(targetKinds(head, own, this.headKinds, levels)));
    fits.set(
      product,
      Uint32Array.from(models, (name) => this.numberOfModel(name)),
    );
    freshMeasures.set(product, measures);
    this.count(product, 1);
  }

  /** To be called before the product is forgotten elsewhere. */
  remove(product: number): void {
    this.count(product, -1);
  }

  private count(product: number, by: 1 | -1): void {
    for (const kind of this.model.kindsOf(product)) elementAt(this.model.summary.kinds, kind).count += by;
    this.model.forget();
  }

  private addNewLevels(): void {
    const { kinds } = this.model.summary;
    for (let node = this.kindOfNode.length; node < this.tree.nodes.length; node++) {
      const { name, stems, parent } = elementAt(this.tree.nodes, node);
      const id = kinds.length;
      const nothing = {
        memberConcepts: new Map<string, number>(),
        namedMembers: 0,
        members: 0,
        canonical: new Map<string, number>(),
      };
      kinds.push({
        id,
        source: 'category',
        name,
        names: [{ text: name, count: 0 }],
        stems,
        count: 0,
        parent: parent < 0 ? -1 : (this.kindOfNode[parent] ?? 0),
        concepts: linkKind({ names: [name], ...nothing }, this.meanings),
      });
      this.kindOfNode.push(id);
    }
  }

  private numberOfModel(name: string): number {
    const known = this.modelNumbers.get(name);
    if (known !== undefined) return known;
    const number = this.model.summary.models.push(name) - 1;
    this.modelNumbers.set(name, number);
    return number;
  }
}
