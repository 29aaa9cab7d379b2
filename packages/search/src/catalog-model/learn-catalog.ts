/** Builds a catalogue model from documents, without an index. */
import type { EngineDocument } from '../engine-document.ts';
import type { Column } from '../index/growing-array.ts';
import { attributesOf, type BuildOptions, DocumentReader } from '../index/read-document.ts';
import { CatalogLearner, type LearnedCatalog } from './catalog-learner.ts';
import { CatalogModel } from './catalog-model.ts';
import { packSummary } from './catalog-summary.ts';

/** The model of all documents; products are numbered in the order in which they come. */
export function learnCatalog(documents: Iterable<EngineDocument>, options: BuildOptions): CatalogModel {
  const reader = new DocumentReader(options);
  const learner = new CatalogLearner(reader);
  for (const document of documents) {
    learner.add(document, reader.fields(document), attributesOf(document));
  }
  const columns = columnsOf(learner.finish());
  return new CatalogModel(
    // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unnecessary-type-parameters -- the caller names the type that the column was written with
    <C extends Column>(name: string) => columns.get(name) as C,
    () => false,
  );
}

/** The columns of an index that hold the model. */
export function columnsOf({ summary, columns }: LearnedCatalog): Map<string, Column> {
  return new Map([...columns, ['model.summary', packSummary(summary)]]);
}
