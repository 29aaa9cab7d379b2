/** Search by words, and suggestions while typing. Replies are parsed leniently: only the hits are required. */
import type {
  Correction,
  Facet,
  Language,
  SearchFilters,
  SearchSort,
  UnderstoodOrder,
  UnderstoodPart,
} from '@quarry/contract';
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

/** A failed search; `message` may be shown to the shopper. */
export class SearchError extends Error {
  /** HTTP status of the reply; null when there was none or it was unreadable. */
  readonly status: number | null;
  /** Seconds after which to retry, from `Retry-After`; null when the server sent none. */
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

/** The request body. */
export interface SearchCall {
  query: string;
  store: string;
  page: number;
  limit: number;
  /** Whether facets are counted. Default true. */
  facets?: boolean;
  filters?: SearchFilters;
  sort?: SearchSort;
  personal?: boolean;
  /** No word is read as another one. */
  literal?: boolean;
  /** Of names, labels and notes. Default: the store's. */
  language?: Language;
}

/** A reply with defaults for missing fields. */
export interface SearchReply {
  /** Unchecked; `searchCard` converts them to cards. */
  readonly documents: readonly unknown[];
  readonly total: number;
  /** How many results meet the whole query; null when the reply does not say. */
  readonly greatTotal: number | null;
  readonly queryId: string | null;
  readonly understoodParts: readonly UnderstoodPart[];
  /** The recovery step that found the results; null when the plain query found them. */
  readonly recoveredBy: string | null;
  /** Unchecked; `saidOrder` reads the order in it. */
  readonly understood: unknown;
  /** Words that were read as others because of a slip. */
  readonly corrections: readonly Correction[];
  /** The query in the letters in which it was read; null: as it was typed. */
  readonly readAs: string | null;
  /** What the results of lesser tiers on this page lack, in sentences. */
  readonly tierNotes: readonly TierSentence[];
  /** Where to go on if nothing was found. */
  readonly leadOn: readonly Suggestion[];
  /** Notes on excluded ingredients or properties that some results' data do not state. */
  readonly notes: readonly string[];
  readonly facets: readonly Facet[];
  /** Where a redirect rule sends this query. */
  readonly redirect: string | null;
}

/** What the results of a tier lack. */
interface TierSentence {
  readonly tier: string;
  readonly text: string;
}

interface CallOptions {
  fetch?: Fetch;
  signal?: AbortSignal;
}

interface SearchOptions {
  /** Error messages about an invalid reply name the store. */
  namesStore?: boolean;
  /** Sent as a header, so that the body of a plain search keeps its four fields. */
  visitId?: string;
  /** `readFacets`, for pages that show facets; the embed does not and leaves the code out. Default: no facets. */
  readFacets?: ReadFacets;
}

type ReadFacets = (facets: unknown) => readonly Facet[];

/**
 * Searches. @throws SearchError on every failure, including an invalid reply; an aborted search throws the abort error.
 */
export async function searchProducts(
  call: SearchCall,
  {
    fetch = browserFetch,
    signal,
    namesStore = false,
    visitId,
    readFacets = () => [],
  }: CallOptions & SearchOptions = {},
): Promise<SearchReply> {
  try {
    const headers = visitId ? { [VISIT_HEADER]: visitId } : undefined;
    const response = await postJson(fetch, '/api/search', call, { signal, headers });
    if (!response.ok) throw await refusal(response);
    const reply = readReply(await response.json().catch(() => null), readFacets);
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

/** `Retry-After` is a number of seconds or an HTTP date. */
function secondsUntil(retryAfter: string | null): number | null {
  if (!retryAfter) return null;
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

function readReply(body: unknown, readFacets: ReadFacets): SearchReply | null {
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
    understood: body.understood,
    corrections: eachOf(body.corrections, readCorrection),
    readAs: words(body.read_as) || null,
    tierNotes: eachOf(body.tier_notes, readTierNote),
    leadOn: readLines(body.lead_on),
    notes: readNotes(body.exclusion_notes),
    facets: readFacets(body.facets),
    redirect: words(body.redirect) || null,
  };
}

function readCorrection(correction: unknown): Correction | null {
  return isRecord(correction) ? { typed: words(correction.typed), meant: words(correction.meant) } : null;
}

function readTierNote(note: unknown): TierSentence | null {
  return isRecord(note) ? { tier: words(note.tier), text: words(note.text) } : null;
}

/** The tier of a document, a `MatchTier`; empty where the reply does not say. */
export function tierOf(document: unknown): string {
  return isRecord(document) ? words(document.tier) : '';
}

/** The order that the query's words ask for and that the results are in; null: none. */
export function saidOrder({ understood }: Pick<SearchReply, 'understood'>): SaidOrder | null {
  const order = isRecord(understood) ? understood.order : null;
  if (!isRecord(order) || (order.direction !== 'asc' && order.direction !== 'desc')) return null;
  return words(order.label) ? { direction: order.direction, label: words(order.label) } : null;
}

export type SaidOrder = Pick<UnderstoodOrder, 'direction' | 'label'>;

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

/** One suggestion while typing. */
export interface Suggestion {
  readonly kind: 'query' | 'category' | 'product';
  /** The query to search for when it is chosen. */
  readonly text: string;
  /** How many products it finds, if known. */
  readonly count?: number;
  /** For a product: its id. */
  readonly id?: string;
  /** For a product: its own URL, unchecked; without one the store's settings define it. */
  readonly url?: string;
  /** For a product: a picture, if it has one. */
  readonly image?: string;
  /** For a product: its price in the store's currency, if known. */
  readonly price?: number;
}

export interface SuggestionOptions {
  /** A product's label is `full_name.ka` if present, else its title. Default: always its title. */
  prefersFullName?: boolean;
}

/** Reads suggestions: queries first, then categories, then products. Throws when the reply is not a list. */
export async function fetchSuggestions(
  call: Pick<SearchCall, 'query' | 'store' | 'language'>,
  { fetch = browserFetch, signal, prefersFullName = false }: CallOptions & SuggestionOptions = {},
): Promise<readonly Suggestion[]> {
  const response = await postJson(fetch, '/api/quick', call, { signal });
  if (!response.ok) throw new SearchError(SEARCH_TEXTS.suggestions, { status: response.status });
  const body: unknown = await response.json();
  const rest = isRecord(body) ? body : {};
  const documents = Array.isArray(body) ? body : rest.documents;
  if (!Array.isArray(documents)) throw new SearchError(SEARCH_TEXTS.suggestions);

  return onceEach([
    ...readLines(rest),
    ...eachOf(documents, (document) => readSuggestedProduct(document, prefersFullName)),
  ]);
}

/** Queries, then categories. */
function readLines(lines: unknown): Suggestion[] {
  if (!isRecord(lines)) return [];
  return [
    ...eachOf(lines.queries, (query) => words(query) && { kind: 'query' as const, text: words(query) }),
    ...eachOf(lines.categories, readCategory),
  ];
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

/** Removes duplicates within a group. */
function onceEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ kind, text }) => {
    const key = `${kind} ${text.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The valid entries of a list; empty for anything else. */
export function eachOf<Entry>(list: unknown, read: (entry: unknown) => Entry | '' | null | undefined): Entry[] {
  if (!Array.isArray(list)) return [];
  return list.map(read).filter((entry): entry is Entry => entry !== null && entry !== undefined && entry !== '');
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
