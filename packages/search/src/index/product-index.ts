/** The front of the engine: documents in, an index that answers out. */
import { warmUpConcepts } from '@quarry/language';
import type { EngineDocument } from '../engine-document.ts';
import type { ProductIndex } from '../engine-query.ts';
import { createWorkspace } from '../rank/score-wishes.ts';
import { suggestFrom } from '../suggest/suggest.ts';
import { queryIndex } from './query-index.ts';
import { type BuildOptions, writeIndex } from './write-index.ts';

/**
 * Builds an index of all documents, in memory. Ids must be distinct (else `RangeError`). Takes about a tenth of a
 * millisecond a document of some fifty words; nothing of the documents is kept but their words.
 */
export function buildIndex(documents: Iterable<EngineDocument>, options: BuildOptions): ProductIndex {
  // Else the first shopper would wait for the lexicon to be read.
  warmUpConcepts();
  const data = writeIndex(documents, options);
  // Queries are answered one at a time, so they can share the room they work in.
  const room = createWorkspace(data);
  return {
    size: data.size,
    search: (query) => queryIndex(data, room, query),
    suggest: (text, suggestOptions = {}) => suggestFrom(data, room, text, suggestOptions),
  };
}
