/**
 * A retriever on an OpenSearch server, 2.19 or newer. Each store has an index behind an alias; a rebuild makes another
 * one and moves the alias. Documents have the version of the catalogue as their version, so that an older change never
 * overwrites a newer one.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RetrievalChange, RetrievalRequest, Retrieved, Retriever } from '../../modules/search/index.ts';
import type { CallOptions } from '../../search-engine/product-search.ts';
import { SearchUnavailableError } from '../../search-engine/engine-fault.ts';
import { z } from 'zod';
import type { OnError } from '../../log.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { createOpenSearchClient, OpenSearchError } from './opensearch-client.ts';
import { indexedDocument, STATE_INDEX, STORE_INDEX } from './retrieval-mapping.ts';
import { facetName, searchBody } from './retrieval-query.ts';

interface RetrieverOptions {
  /** `https://user:password@host:9200`. */
  url: string;
  /** Identifies the database: servers of another one never share its indexes. */
  databaseKey: string;
  onError: OnError;
}

const HEALTH_WITHIN_MS = 2_000;
const BULK_WITHIN_MS = 60_000;
/** Delay before what a busy server refused is sent again; doubles each time. */
const RETRY_MS = 200;
const TRIES = 5;
const REFRESH_EVERY = '1s';
/** The server stops a search at its shards after so long. */
const SHARDS_WITHIN = '10s';

const Anything = z.unknown();
const State = z.object({ _source: z.object({ version: z.number(), index: z.string() }) });
const BulkReply = z.object({
  items: z.array(
    z.record(
      z.string(),
      z.object({ _id: z.string(), status: z.number(), error: z.object({ type: z.string() }).optional() }),
    ),
  ),
});
const Bucket = z.object({ key: z.string(), doc_count: z.number() });
const SearchReply = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.number() }),
  hits: z.object({
    total: z.object({ value: z.number() }),
    hits: z.array(
      z.object({
        fields: z.object({
          id: z.tuple([z.string()]),
          position: z.tuple([z.number()]),
          popularity: z.tuple([z.number()]),
        }),
      }),
    ),
  }),
  aggregations: z.record(z.string(), z.object({ values: z.object({ buckets: z.array(Bucket) }) })).optional(),
});
const SearchFailure = z.object({ error: z.object({ type: z.string() }), status: z.number() });
const SearchesReply = z.object({ responses: z.array(z.union([SearchReply, SearchFailure])) });

export function createOpenSearchRetriever({ url, databaseKey, onError }: RetrieverOptions): Retriever {
  const client = createOpenSearchClient(url, createCircuitBreaker());
  const prefix = `quarry-${shortHash(databaseKey)}`;
  const stateIndex = `${prefix}-state`;
  const nameOf = (storeId: string) => shortHash(storeId);
  const aliasOf = (storeId: string) => `${prefix}-store-${nameOf(storeId)}`;

  async function stateOf(storeId: string, signal?: AbortSignal) {
    const path = `/${stateIndex}/_doc/${nameOf(storeId)}`;
    const found = await client.call(State, { method: 'GET', path, signal }).catch(ifMissing);
    return found?._source;
  }

  async function setState(storeId: string, state: { version: number; index: string }): Promise<void> {
    await client.call(Anything, { method: 'PUT', path: `/${stateIndex}`, body: STATE_INDEX }).catch(ifThere);
    await client.call(Anything, { method: 'PUT', path: `/${stateIndex}/_doc/${nameOf(storeId)}`, body: state });
  }

  /** Sends changes again that a busy server refused; reports those that it cannot take. */
  async function write(index: string, changes: readonly RetrievalChange[]): Promise<void> {
    let waiting = [...changes];
    for (let attempt = 1; waiting.length > 0; attempt++) {
      const { items } = await client.call(BulkReply, {
        method: 'POST',
        path: `/${index}/_bulk`,
        body: waiting.flatMap(bulkLines),
        withinMs: BULK_WITHIN_MS,
      });
      const outcomes = items.map((item) => Object.values(item)[0]);
      const refused = waiting.filter((_, place) => isBusy(outcomes[place]?.status));
      for (const outcome of outcomes) {
        if (outcome?.error && outcome.status !== 409 && !isBusy(outcome.status)) {
          onError(
            `The product ${outcome._id} could not be indexed.`,
            new OpenSearchError(outcome.status, outcome.error.type),
          );
        }
      }
      if (refused.length > 0 && attempt === TRIES) {
        throw new SearchUnavailableError(`OpenSearch refused ${refused.length} changes, because it is busy.`);
      }
      if (refused.length > 0) await pause(RETRY_MS * 2 ** attempt * (0.5 + Math.random()));
      waiting = refused;
    }
  }

  const refresh = (index: string) => client.call(Anything, { method: 'POST', path: `/${index}/_refresh` });

  async function indexesOf(storeId: string): Promise<string[]> {
    const found = await client
      .call(z.record(z.string(), Anything), { method: 'GET', path: `/${aliasOf(storeId)}-*` })
      .catch(ifMissing);
    return Object.keys(found ?? {});
  }

  async function removeIndexes(names: readonly string[]): Promise<void> {
    for (const name of names) await client.call(Anything, { method: 'DELETE', path: `/${name}` }).catch(ifMissing);
  }

  return {
    async health() {
      try {
        await client.call(Anything, { method: 'GET', path: '/', withinMs: HEALTH_WITHIN_MS });
        return { status: 'serving' };
      } catch (error) {
        return { status: 'away', reason: error instanceof Error ? error.message : 'unknown' };
      }
    },

    version: async (storeId, call) => (await stateOf(storeId, call?.signal))?.version ?? null,

    async apply(storeId, changes, version) {
      const state = await stateOf(storeId);
      if (!state) throw new Error('A store is changed that is not indexed.');
      await write(state.index, changes);
      if (changes.length > 0) await refresh(state.index);
      await setState(storeId, { version, index: state.index });
    },

    async rebuild(storeId, documents, version) {
      const before = await indexesOf(storeId);
      const index = `${aliasOf(storeId)}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
      await client.call(Anything, { method: 'PUT', path: `/${index}`, body: STORE_INDEX });
      try {
        for await (const batch of documents) {
          await write(
            index,
            batch.map((document): RetrievalChange => ({ kind: 'put', document })),
          );
        }
        await refresh(index);
        const settings = { index: { refresh_interval: REFRESH_EVERY } };
        await client.call(Anything, { method: 'PUT', path: `/${index}/_settings`, body: settings });
      } catch (error) {
        await removeIndexes([index]).catch(() => undefined);
        throw error;
      }
      const actions = [
        ...before.map((old) => ({ remove: { index: old, alias: aliasOf(storeId), must_exist: false } })),
        { add: { index, alias: aliasOf(storeId) } },
      ];
      await client.call(Anything, { method: 'POST', path: '/_aliases', body: { actions } });
      await setState(storeId, { version, index });
      await removeIndexes(before);
    },

    async find(storeId, requests, { signal }: CallOptions = {}) {
      if (requests.length === 0) return [];
      const header = { index: aliasOf(storeId), allow_partial_search_results: false };
      const { responses } = await client.call(SearchesReply, {
        method: 'POST',
        path: '/_msearch?max_concurrent_searches=4',
        body: requests.flatMap((request) => [header, { ...searchBody(request), timeout: SHARDS_WITHIN }]),
        signal,
      });
      return responses.map((reply, place) => retrieved(reply, requests[place]?.facets ?? []));
    },

    async drop(storeId) {
      await removeIndexes(await indexesOf(storeId));
      const path = `/${stateIndex}/_doc/${nameOf(storeId)}`;
      await client.call(Anything, { method: 'DELETE', path }).catch(ifMissing);
    },

    close: () => client.close(),
  };
}

function retrieved(
  reply: z.infer<typeof SearchReply> | z.infer<typeof SearchFailure>,
  facets: RetrievalRequest['facets'],
): Retrieved {
  if ('error' in reply) {
    if (isBusy(reply.status)) throw new SearchUnavailableError(`OpenSearch is busy (${reply.status}).`);
    throw new OpenSearchError(reply.status, reply.error.type);
  }
  // A partial answer would show a part of the shop as the whole.
  if (reply.timed_out || reply._shards.failed > 0) {
    throw new SearchUnavailableError('OpenSearch has answered from a part of its data.');
  }
  const { hits, total } = reply.hits;
  return {
    candidates: hits.map(({ fields }) => ({
      id: fields.id[0],
      position: fields.position[0],
      popularity: fields.popularity[0],
    })),
    total: total.value,
    facets: facets.map(({ key }, place) => ({
      key,
      values: (reply.aggregations?.[facetName(place)]?.values.buckets ?? []).map(({ key: pair, doc_count }) => ({
        value: pair.slice(key.length + 1),
        count: doc_count,
      })),
    })),
  };
}

function bulkLines(change: RetrievalChange): object[] {
  if (change.kind === 'remove') {
    return [{ delete: { _id: idOf(change.id), version: change.version, version_type: 'external_gte' } }];
  }
  const { document } = change;
  return [
    { index: { _id: idOf(document.id), version: document.version, version_type: 'external_gte' } },
    indexedDocument(document),
  ];
}

/** Ids of products may be longer than those of OpenSearch. */
function idOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function isBusy(status: number | undefined): boolean {
  return status === 429 || status === 503;
}

/** @returns undefined for what does not exist. */
function ifMissing(error: unknown): undefined {
  if (error instanceof OpenSearchError && error.status === 404) return undefined;
  throw error;
}

function ifThere(error: unknown): undefined {
  if (error instanceof OpenSearchError && error.type === 'resource_already_exists_exception') return undefined;
  throw error;
}
