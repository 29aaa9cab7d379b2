/** Keeps what a retriever has of each store at the version of the catalogue. */
import type { Language, StoreSettings } from '@quarry/contract';
import type { DeletedRow, DocumentFeed, StoredRow } from '../../../search-engine/document-feed.ts';
import type { OnError } from '../../../log.ts';
import { engineDocument } from '../indexing/build-store-index.ts';
import { retrievalDocument } from './retrieval-terms.ts';
import type { RetrievalChange, RetrievalDocument, Retriever } from './retriever.ts';

/** Milliseconds between two looks for changes of the catalogue. */
const LOOK_EVERY_MS = 1_000;
/** More changes than this are not waited for by a search. */
const CHANGES_AT_ONCE = 500;
/** With more changes than this everything is indexed anew. */
const MOST_CHANGES = 50_000;

export interface RetrievalUpkeep {
  /** Resolves when the store can be searched; indexes it when it never was. */
  ready(settings: StoreSettings): Promise<void>;
  /** Applies all changes of the catalogue. Does nothing for a store that was never searched. */
  refresh(storeId: string): Promise<void>;
  prepare(settings: StoreSettings): Promise<void>;
  rebuild(settings: StoreSettings): Promise<void>;
  drop(storeId: string): Promise<void>;
}

interface UpkeepParts {
  feed: DocumentFeed;
  retriever: Retriever;
  onError: OnError;
  /** Milliseconds. */
  now?: () => number;
}

interface StoreState {
  language: Language;
  lookedAt: number;
  /** Work on the store; one piece at a time. */
  working: Promise<void> | null;
}

export function createRetrievalUpkeep({
  feed,
  retriever,
  onError,
  now = () => performance.now(),
}: UpkeepParts): RetrievalUpkeep {
  const states = new Map<string, StoreState>();

  function stateOf({ id, default_language: language }: StoreSettings): StoreState {
    const state = states.get(id) ?? { language, lookedAt: Number.NEGATIVE_INFINITY, working: null };
    states.set(id, state);
    state.language = language;
    return state;
  }

  /** One after the other, so that changes are written in the order of their versions. */
  function after(state: StoreState, work: () => Promise<void>): Promise<void> {
    const begun = (state.working ?? Promise.resolve()).catch(() => undefined).then(work);
    state.working = begun;
    return begun;
  }

  async function build(storeId: string, { language }: StoreState): Promise<void> {
    // The version is read first: changes during the build are applied afterwards.
    const version = await feed.version(storeId);
    await retriever.rebuild(storeId, documentsOf(feed.storedProducts(storeId), language), version);
  }

  /** @returns false when everything has to be indexed anew. */
  async function applyChanges(storeId: string, { language }: StoreState, indexed: number): Promise<boolean> {
    const version = await feed.version(storeId);
    if (version === indexed) return true;
    // The database was restored from a backup: the differences are unknown.
    if (version < indexed) return false;
    const rows = await feed.changedSince(storeId, indexed, MOST_CHANGES + 1);
    if (rows === null || rows.length > MOST_CHANGES) return false;
    for (let start = 0; start < rows.length; start += CHANGES_AT_ONCE) {
      const isLast = start + CHANGES_AT_ONCE >= rows.length;
      const batch = rows.slice(start, start + CHANGES_AT_ONCE).map((row) => changeOf(row, language));
      await retriever.apply(storeId, batch, isLast ? version : indexed);
    }
    if (rows.length === 0) await retriever.apply(storeId, [], version);
    return true;
  }

  async function bringUpToDate(storeId: string, state: StoreState): Promise<void> {
    state.lookedAt = now();
    const indexed = await retriever.version(storeId);
    if (indexed !== null && (await applyChanges(storeId, state, indexed))) return;
    await build(storeId, state);
    const built = await retriever.version(storeId);
    if (built !== null) await applyChanges(storeId, state, built);
  }

  return {
    async ready(settings) {
      const isNew = !states.has(settings.id);
      const state = stateOf(settings);
      if (isNew) {
        return after(state, () => bringUpToDate(settings.id, state)).catch((error: unknown) => {
          // The next search begins anew.
          states.delete(settings.id);
          throw error;
        });
      }
      if (now() - state.lookedAt < LOOK_EVERY_MS) return;
      state.lookedAt = now();
      // A search is answered from what is indexed; changes follow.
      after(state, () => bringUpToDate(settings.id, state)).catch((error: unknown) =>
        onError(`The changes of ${settings.id} could not be indexed.`, error),
      );
    },

    async refresh(storeId) {
      const state = states.get(storeId);
      if (state) await after(state, () => bringUpToDate(storeId, state));
    },

    async prepare(settings) {
      const state = stateOf(settings);
      await after(state, () => bringUpToDate(settings.id, state));
    },

    async rebuild(settings) {
      const state = stateOf(settings);
      await after(state, () => build(settings.id, state));
      await after(state, () => bringUpToDate(settings.id, state));
    },

    async drop(storeId) {
      const state = states.get(storeId);
      states.delete(storeId);
      await state?.working?.catch(() => undefined);
      await retriever.drop(storeId);
    },
  };
}

async function* documentsOf(rows: AsyncIterable<StoredRow[]>, language: Language): AsyncGenerator<RetrievalDocument[]> {
  for await (const batch of rows) {
    yield batch.map((row) => retrievalDocument(engineDocument(row), row.version, language));
  }
}

function changeOf(row: StoredRow | DeletedRow, language: Language): RetrievalChange {
  if ('deletedId' in row) return { kind: 'remove', id: row.deletedId, version: row.version };
  return { kind: 'put', document: retrievalDocument(engineDocument(row), row.version, language) };
}
