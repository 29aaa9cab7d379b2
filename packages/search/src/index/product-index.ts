/** The main class of the engine: builds an index from documents and answers searches. */
import { warmUpConcepts } from '@quarry/language';
import type { EngineDocument } from '../engine-document.ts';
import type { ProductIndex } from '../engine-query.ts';
import { createWorkspace, type Workspace } from '../rank/score-clauses.ts';
import { findGoesWith } from '../recommend/goes-with.ts';
import { findSimilar } from '../recommend/similar.ts';
import { leadOn } from '../suggest/lead-on.ts';
import { suggestFrom } from '../suggest/suggest.ts';
import { attachVectors } from '../vectors/attached-vectors.ts';
import { IndexChanger } from './apply-changes.ts';
import type { IndexColumns } from './index-columns.ts';
import type { IndexData } from './index-data.ts';
import { openIndex } from './open-index.ts';
import { queryIndex } from './query-index.ts';
import { RecentAnswers } from './recent-answers.ts';
import type { BuildOptions } from './read-document.ts';
import { IndexWriter } from './write-index.ts';

/**
 * Builds an index of all documents, in memory. Ids must be distinct (else `RangeError`). Takes about a tenth of a
 * millisecond a document of some fifty words; nothing of the documents is kept but their words.
 */
export function buildIndex(documents: Iterable<EngineDocument>, options: BuildOptions): ProductIndex {
  const writer = new IndexWriter(options);
  for (const document of documents) writer.add(document);
  return indexFrom(writer.finish());
}

/** An index that answers from columns, wherever they come from. */
export function indexFrom(columns: IndexColumns): ProductIndex {
  // Else the first shopper would wait for the lexicon to be read.
  warmUpConcepts();
  const open = openIndex(columns);
  const { data } = open;
  const changer = new IndexChanger(open);
  const recent = new RecentAnswers();
  // Queries are answered one at a time, so they can share the room they work in.
  let room: Workspace | null = null;
  let roomFor = { products: 0, words: 0 };

  function workspace(): Workspace {
    if (room === null || data.size > roomFor.products || data.words.size > roomFor.words) {
      roomFor = room === null ? sizesOf(data, 1) : sizesOf(data, 1.1);
      room = createWorkspace({ size: roomFor.products, words: { size: roomFor.words } });
    }
    return room;
  }

  return {
    get size() {
      return data.living;
    },
    get changed() {
      return changer.changed;
    },
    search: (query) => {
      const asked = { ...query, text: beginningOf(query.text) };
      return recent.search(asked, () => queryIndex(data, workspace(), asked));
    },
    suggest: (text, suggestOptions = {}) => {
      const typed = beginningOf(text);
      return recent.suggest(typed, suggestOptions, () => suggestFrom(data, workspace(), typed, suggestOptions));
    },
    leadOn: (text, options = {}) => leadOn(data, workspace(), beginningOf(text), options),
    similar: (id, recommendOptions) => findSimilar(data, id, recommendOptions),
    goesWith: (id, recommendOptions) => findGoesWith(data, id, recommendOptions),
    apply: (changes) => {
      changer.apply(changes);
      recent.clear();
    },
    attach: (vectors) => {
      attachVectors(data, vectors);
      recent.clear();
    },
  };
}

/** Maximum number of characters read of a query, cut at the end of a word where possible. */
const LONGEST_QUERY = 1000;

function beginningOf(text: string): string {
  if (text.length <= LONGEST_QUERY) return text;
  const cut = text.slice(0, LONGEST_QUERY);
  return cut.slice(0, Math.max(cut.search(/\s\S*$/), LONGEST_QUERY / 2));
}

function sizesOf({ size, words }: IndexData, growth: number): { products: number; words: number } {
  return { products: Math.ceil(size * growth), words: Math.ceil(words.size * growth) };
}
