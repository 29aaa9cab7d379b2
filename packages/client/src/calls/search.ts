/** Search by words, and suggestions while they are being written. Replies are read by hand: only the hits must be there. */
import type { Facet, SearchFilters, SearchSort, UnderstoodPart } from '@quarry/contract';
import { numericPrice } from '../catalog/format-price.ts';
import { readNotes } from '../catalog/not-stated.ts';
import { VISIT_HEADER } from '../events/visit.ts';
import { isRecord } from '../is-record.ts';
import { browserFetch, type Fetch, postJson } from './fetch.ts';

export const SEARCH_TEXTS = {
  invalid: 'Invalid search results format.',
  invalidFrom: (storeId: string) => `Invalid search results format from ${storeId}.`,
  failed: (status: number) => `Search failed (status ${status})`,
  unexpected: 'An unexpected error occurred.',
  suggestions: 'Failed to fetch suggestions',
} as const;

/** A search that brought nothing to show; `message` is for the shopper. */
export class SearchError extends Error {
  /** HTTP status of the answer, null when there was none or it could not be read. */
  readonly status: number | null;
  /** Seconds after which the server is willing to hear more, null when it set no time. */
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    {
      status = null,
      retryAfterSeconds = null,
      ...options
    }: ErrorOptions & {
      status?: number | null;
      retryAfterSeconds?: number | null;
    } = {},
  ) {
    super(message, options);
    this.name = 'SearchError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What goes over the wire. */
export interface SearchCall {
  query: string;
  store: string;
  page: number;
  limit: number;
  /** By default true: keys to narrow by are counted. */
  facets?: boolean;
  filters?: SearchFilters;
  sort?: SearchSort;
  personal?: boolean;
}

/** A reply with everything filled in that it may leave out. */
export interface SearchReply {
  /** Unchecked; `searchCard` makes cards of them. */
  readonly documents: readonly unknown[];
  readonly total: number;
  /** How many of them meet the whole query; null when the reply does not say. */
  readonly greatTotal: number | null;
  readonly queryId: string | null;
  readonly understoodParts: readonly UnderstoodPart[];
  /** Name of the step that found something, null when the words matched as they were written. */
  readonly recoveredBy: string | null;
  /** What the data of some results do not say about things that are not wanted, in sentences. */
  readonly notes: readonly string[];
  readonly facets: readonly Facet[];
  /** Where staff send this query. */
  readonly redirect: string | null;
}

interface CallOptions {
  fetch?: Fetch;
  signal?: AbortSignal;
}

interface SearchOptions {
  /** A reply of another shape is told with the name of the store. */
  namesStore?: boolean;
  /** Travels as a header, so that the body of a plain search keeps its four fields. */
  visitId?: string;
}

/**
 * Searches. Every failure is a `SearchError`, also a reply of another shape, which names the store where
 * `namesStore` says so; only a search that was aborted fails with the abort.
 */
export async function searchProducts(
  call: SearchCall,
  { fetch = browserFetch, signal, namesStore = false, visitId }: CallOptions & SearchOptions = {},
): Promise<SearchReply> {
  try {
    const headers = visitId ? { [VISIT_HEADER]: visitId } : undefined;
    const response = await postJson(fetch, '/api/search', call, { signal, headers });
    if (!response.ok) throw await refusal(response);
    const reply = readReply(await response.json().catch(() => null));
    signal?.throwIfAborted();
    if (!reply) throw new SearchError(namesStore ? SEARCH_TEXTS.invalidFrom(call.store) : SEARCH_TEXTS.invalid);
    return reply;
  } catch (error) {
    if (error instanceof SearchError || signal?.aborted) throw error;
    throw new SearchError(SEARCH_TEXTS.unexpected, { cause: error });
  }
}

async function refusal(response: Response): Promise<SearchError> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  const said = isRecord(body) ? words(body.error) || words(body.message) : '';
  return new SearchError(said || SEARCH_TEXTS.failed(status), {
    status,
    retryAfterSeconds: secondsUntil(response.headers.get('retry-after')),
  });
}

/** `Retry-After` is a number of seconds or a date. */
function secondsUntil(retryAfter: string | null): number | null {
  if (!retryAfter) return null;
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

function readReply(body: unknown): SearchReply | null {
  if (!isRecord(body)) return null;
  const documents = Array.isArray(body.documents) ? body.documents : body.data;
  if (!Array.isArray(documents)) return null;

  const counted = Number(body.num_total_results);
  const total = Number.isInteger(counted) && counted >= documents.length ? counted : documents.length;
  return {
    documents,
    total,
    greatTotal: isCountWithin(body.num_great_matches, total) ? body.num_great_matches : null,
    queryId: words(body.query_id) || null,
    understoodParts: eachOf(body.understood_parts, readUnderstoodPart),
    recoveredBy: words(body.recovered_by) || null,
    notes: readNotes(body.exclusion_notes),
    facets: eachOf(body.facets, readFacet),
    redirect: words(body.redirect) || null,
  };
}

function isCountWithin(count: unknown, most: number): count is number {
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= most;
}

function readUnderstoodPart(part: unknown): UnderstoodPart | null {
  if (!isRecord(part)) return null;
  const { kind, value, label, negated, start, end } = part;
  const isWhole = typeof kind === 'string' && typeof value === 'string' && typeof label === 'string';
  if (!isWhole || typeof negated !== 'boolean' || !Number.isInteger(start) || !Number.isInteger(end)) return null;
  return { kind, value, label, negated, start: Number(start), end: Number(end) };
}

function readFacet(facet: unknown): Facet | null {
  if (!isRecord(facet) || typeof facet.key !== 'string' || typeof facet.label !== 'string') return null;
  const { key, label, values, min, max } = facet;
  if (!Array.isArray(values)) return null;
  return {
    key,
    label,
    values: eachOf(values, readFacetValue),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
  };
}

function readFacetValue(entry: unknown): Facet['values'][number] | null {
  if (!isRecord(entry)) return null;
  const { value, label, count } = entry;
  return typeof value === 'string' && typeof label === 'string' && Number.isInteger(count)
    ? { value, label, count: Number(count) }
    : null;
}

/** What a shopper may choose while writing. */
export interface Suggestion {
  readonly kind: 'query' | 'category' | 'product';
  /** What is searched for when it is chosen. */
  readonly text: string;
  /** How many products it leads to, where that is known. */
  readonly count?: number;
  /** Of a product: what its page is found by. */
  readonly id?: string;
  /** Of a product: its own address, unchecked; without one the store's settings give it. */
  readonly url?: string;
  /** A picture, for products that have one. */
  readonly image?: string;
  /** What a product costs, in the store's currency, where that is known. */
  readonly price?: number;
}

export interface SuggestionOptions {
  /** A product is called by `full_name.ka` where it has one, else by its title. By default always by its title. */
  prefersFullName?: boolean;
}

/** Asks for suggestions: words first, then categories, then products. Fails on any reply that is not a list of them. */
export async function fetchSuggestions(
  call: { query: string; store: string },
  { fetch = browserFetch, signal, prefersFullName = false }: CallOptions & SuggestionOptions = {},
): Promise<readonly Suggestion[]> {
  const response = await postJson(fetch, '/api/quick', call, { signal });
  if (!response.ok) throw new SearchError(SEARCH_TEXTS.suggestions, { status: response.status });
  const body: unknown = await response.json();
  const rest = isRecord(body) ? body : {};
  const documents = Array.isArray(body) ? body : rest.documents;
  if (!Array.isArray(documents)) throw new SearchError(SEARCH_TEXTS.suggestions);

  return onceEach([
    ...eachOf(rest.queries, (query) => words(query) && { kind: 'query' as const, text: words(query) }),
    ...eachOf(rest.categories, readCategory),
    ...eachOf(documents, (document) => readSuggestedProduct(document, prefersFullName)),
  ]);
}

function readCategory(category: unknown): Suggestion | null {
  if (!isRecord(category)) return null;
  const text = words(category.label) || words(category.value);
  const count = typeof category.count === 'number' ? { count: category.count } : {};
  return text ? { kind: 'category', text, ...count } : null;
}

function readSuggestedProduct(document: unknown, prefersFullName: boolean): Suggestion | null {
  if (!isRecord(document)) return null;
  const metadata = isRecord(document.metadata) ? document.metadata : document;
  const fullName = prefersFullName && isRecord(metadata.full_name) ? words(metadata.full_name.ka) : '';
  const text = fullName || words(metadata.title);
  const id = words(document.id) || words(metadata.id);
  const url = words(metadata.url);
  const image = words(metadata.image_url) || eachOf(metadata.images, words)[0];
  const price = numericPrice(metadata.discounted_price) ?? numericPrice(metadata.original_price);
  if (!text) return null;
  return {
    kind: 'product',
    text,
    ...(id && { id }),
    ...(url && { url }),
    ...(image && { image }),
    ...(price !== null && { price }),
  };
}

/** The same words stand once in a group. */
function onceEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ kind, text }) => {
    const key = `${kind} ${text.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The entries of a list that can be read; of anything else none. */
function eachOf<Entry>(list: unknown, read: (entry: unknown) => Entry | '' | null | undefined): Entry[] {
  if (!Array.isArray(list)) return [];
  return list.map(read).filter((entry): entry is Entry => entry !== null && entry !== undefined && entry !== '');
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
