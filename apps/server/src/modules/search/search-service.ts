/** Answers shopper searches: the engine ranks ids, the catalogue supplies the products. */
import { randomUUID } from 'node:crypto';
import type {
  Facet,
  FoundDocument,
  Language,
  LeadOn,
  ListedProduct,
  MatchReason,
  Product,
  ProductDocument,
  QuickResponse,
  ScoreExplanation,
  SearchFilters,
  SearchRequest,
  SearchResponse,
  SearchSort,
  StoreSettings,
  Understood,
} from '@quarry/contract';
import { detectLanguage } from '@quarry/language';
import type { Facet as EngineFacet } from '../../search-engine/answer-parts.ts';
import type { Affinity, Steering } from '../../search-engine/steering.ts';
import type { Visit } from '../analytics/index.ts';
import { attributeLabel, listProduct } from '../catalog/index.ts';
import { createBrandNames } from './brand-names.ts';
import { exclusionNotes, notStated, withoutText } from './exclusion-texts.ts';
import { labelFacets } from './facet-labels.ts';
import { searchInterleaved } from './interleaved-search.ts';
import type { CallOptions, ProductHit, ProductSearch } from '../../search-engine/product-search.ts';
import { scorePartText } from './score-part-text.ts';
import { createShownProducts } from './shown-products.ts';
import { withCanonicalCategory } from './named-category.ts';
import { missingOf, notesOfTiers } from './tier-notes.ts';
import { understoodOrder } from './understood-order.ts';
import { understoodParts } from './understood-parts.ts';

interface FindRequest {
  query: string;
  filters?: SearchFilters;
  sort?: SearchSort;
  /** From 1. */
  page: number;
  limit: number;
  /** The language of names, descriptions and reasons; the store's by default. */
  language?: Language;
  /** Keys to count over everything that is found; none by default. */
  facets?: readonly string[];
}

interface FoundProducts {
  total: number;
  /** With `great_match` and `reasons`. */
  documents: ProductDocument[];
  understood: Understood;
  /** Name of the step that found something, null when none was needed. */
  recoveredBy: string | null;
  /** Of what is not wanted: how many products state that they are without it, and how many do not say. */
  exclusions: { value: string; stated: number; unsaid: number }[];
  /** Empty unless asked for. */
  facets: Facet[];
}

export interface SearchService {
  /**
   * For pages and the API: cards without the fields that only a conversation shows. @param visit the visit whose events
   * may reorder near-equal results; absent: no preferences, and the search is not recorded.
   */
  search(settings: StoreSettings, request: SearchRequest, visit?: Visit, call?: CallOptions): Promise<SearchResponse>;
  /** For the assistant: the same search, and each product says how well and why it fits. */
  find(settings: StoreSettings, request: FindRequest): Promise<FoundProducts>;
  /** @param language of names and labels; the store's by default. */
  quick(settings: StoreSettings, query: string, language?: Language, call?: CallOptions): Promise<QuickResponse>;
  /** @param ids products that were changed singly; absent: any. */
  refresh(storeId: string, ids?: readonly string[]): Promise<void>;
  /** Makes the index ready, also for a store that was never searched; resolves when it answers. */
  prepare(settings: StoreSettings): Promise<void>;
  /** The store was deleted: forgets its index. */
  drop(storeId: string): Promise<void>;
  /** Rebuilds the index from the catalogue; resolves when it is active. */
  rebuild(settings: StoreSettings): Promise<void>;
}

/** What a search asks of those who steer it. */
export interface Merchandising {
  decide(
    settings: StoreSettings,
    query: string,
    language: Language | undefined,
    now: number,
  ): Promise<{ steering: Steering | undefined; redirect: string | null }>;
}

/** A search that the store's running experiment concerns. */
export interface Trial {
  /** With interleaving every visit is in both. */
  sample: 'control' | 'treatment' | 'both';
  /** What the change gives; in the control sample it is not used. */
  steering: Steering | undefined;
  redirect: string | null;
  /** The coin of a round of interleaving, the same for a visit and query. */
  isControlFirst(round: number): boolean;
  /** Records that the visit took part; returns at once. */
  expose(shown: { queryId: string; control?: string[]; treatment?: string[] }): void;
}

export interface SearchParts {
  engine: ProductSearch;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<Product[]> };
  /** Absent: no rules. */
  merchandising?: Merchandising;
  /** Absent: no experiments. */
  experiments?: { trialOf(settings: StoreSettings, visit: Visit, query: string): Promise<Trial | undefined> };
  /** The preferences of a visit. Absent: every visit gets the same order. */
  likings?: { of(storeId: string, sessionId: string): Promise<Affinity | undefined> };
  /** Called with every search of a shopper; returns at once. */
  recordSearch?: (storeId: string, search: NotedSearch) => void;
  /** Proven queries of shoppers and their frequency; the same map until it changes. */
  provenQueries?: (storeId: string) => ReadonlyMap<string, number>;
}

interface NotedSearch {
  queryId: string;
  visit: Visit;
  language: Language;
  query: string;
  results: number;
  recoveredBy: string | null;
  understood: Understood;
}

const FIRST_TIER = 'meets_all';
const NO_QUERIES: ReadonlyMap<string, number> = new Map();
const NOBODY: Merchandising = { decide: async () => ({ steering: undefined, redirect: null }) };

export function createSearchService({
  engine,
  catalog,
  merchandising = NOBODY,
  experiments,
  likings,
  recordSearch,
  provenQueries = () => NO_QUERIES,
}: SearchParts): SearchService {
  const brandNames = createBrandNames({ engine, catalog });
  const shown = createShownProducts({ engine, merchandising });

  async function documents(
    settings: StoreSettings,
    ids: readonly string[],
    list: (product: Product) => ListedProduct,
  ): Promise<ProductDocument[]> {
    const products = await catalog.byIds(settings.id, ids);
    return products.map((product) => ({ id: product.id, metadata: list(product) }));
  }

  async function labelled(
    settings: StoreSettings,
    facets: readonly EngineFacet[],
    language: Language,
  ): Promise<Facet[]> {
    const brands = facets.find(({ key }) => key === 'brand')?.values ?? [];
    const names = await brandNames.of(
      settings,
      brands.map(({ value }) => value),
    );
    return labelFacets(facets, language, names);
  }

  /** Only to what staff show. */
  async function leadOn(settings: StoreSettings, query: string, language: Language): Promise<LeadOn> {
    const { queries, categories } = await engine.leadOn(settings, query, language);
    return {
      queries: await shown.leadingSomewhere(settings, queries),
      categories: labelCategories(await shown.categoriesHolding(settings, categories, ''), language),
    };
  }

  return {
    async search(settings, request, visit, call) {
      const { query, page, limit, filters, sort, literal, explain, facets, personal } = request;
      const language = request.language ?? settings.default_language;
      // Requests for explanations come from staff who inspect the ranking.
      const [decided, trial, affinity] = await Promise.all([
        merchandising.decide(settings, query, undefined, Date.now()),
        visit && !explain ? experiments?.trialOf(settings, visit, query) : undefined,
        personal && visit?.id ? likings?.of(settings.id, visit.id) : undefined,
      ]);
      const { steering, redirect } = trial?.sample === 'treatment' ? trial : decided;
      const asked = {
        text: query,
        ...(request.language && { language: request.language }),
        ...(filters && { filters: withCanonicalCategory(filters) }),
        sort,
        ...(literal && { isLiteral: true }),
        skip: (page - 1) * limit,
        take: limit,
        explain,
        ...(facets && { facets }),
        ...(steering && { steering }),
        ...(affinity && { affinity }),
      };
      // In an order that the visitor has chosen two rankings are the same.
      const drafts = trial?.sample === 'both' && sort === 'relevance';
      const found = drafts
        ? await searchInterleaved(engine, settings, asked, trial, call)
        : { ...(await engine.search(settings, asked, call)), control: [], treatment: [] };
      const hits = new Map(found.hits.map((hit) => [hit.id, hit]));
      const listed = await documents(settings, [...hits.keys()], (product) => ({
        ...listProduct(product, settings, language),
        ...marksOf(hits.get(product.id), language),
      }));
      const queryId = randomUUID();
      const notes = exclusionNotes(found, language);
      const tierNotes = notesOfTiers(found.hits, language);
      if (trial && (drafts || trial.sample !== 'both')) {
        trial.expose({ queryId, control: found.control, treatment: found.treatment });
      }
      // Without words nothing was searched for.
      if (page === 1 && !explain && visit && query.trim() !== '') {
        recordSearch?.(settings.id, {
          queryId,
          visit,
          language: detectLanguage(query, language),
          query,
          results: found.total,
          recoveredBy: found.recoveredBy,
          understood: found.understood,
        });
      }
      return {
        num_total_results: found.total,
        num_great_matches: found.greatTotal,
        num_results_by_tier: found.tierTotals,
        documents: listed.map((document) =>
          foundDocument(document, hits.get(document.id), { language, explains: explain }),
        ),
        query_id: queryId,
        understood: { ...found.understood, ...(found.order && { order: understoodOrder(found.order, language) }) },
        understood_parts: understoodParts(query, found.spans, settings, language),
        recovered_by: found.recoveredBy,
        ...(found.corrections.length > 0 && { corrections: found.corrections }),
        ...(found.readAs !== null && { read_as: found.readAs }),
        ...(notes.length > 0 && { exclusion_notes: notes }),
        ...(tierNotes.length > 0 && { tier_notes: tierNotes }),
        ...(found.total === 0 && filters === undefined && { lead_on: await leadOn(settings, query, language) }),
        facets: await labelled(settings, found.facets ?? [], language),
        redirect,
        page,
        limit,
        ...(found.isFallback && { fallback: 'embeddings' as const }),
      };
    },

    async find(settings, { query, page, limit, filters, sort, facets, language = settings.default_language }) {
      const { steering } = await merchandising.decide(settings, query, language, Date.now());
      const found = await engine.search(settings, {
        text: query,
        language,
        ...(filters && { filters }),
        ...(sort && { sort }),
        skip: (page - 1) * limit,
        take: limit,
        ...(facets && { facets }),
        ...(steering && { steering }),
      });
      const hits = new Map(found.hits.map((hit) => [hit.id, hit]));
      return {
        total: found.total,
        documents: await documents(settings, [...hits.keys()], (product) => ({
          ...listProduct(product, settings, language),
          great_match: hits.get(product.id)?.tier === FIRST_TIER,
          ...marksOf(hits.get(product.id), language),
        })),
        understood: found.understood,
        recoveredBy: found.recoveredBy,
        exclusions: found.exclusions,
        facets: await labelled(settings, found.facets ?? [], language),
      };
    },

    async quick(settings, query, language = settings.default_language, call) {
      const popular = provenQueries(settings.id);
      const suggested = await engine.suggest(settings, { text: query, language, popular }, call);
      const [ids, queries, categories] = await Promise.all([
        shown.withoutHidden(settings, suggested.productIds, query),
        shown.leadingSomewhere(settings, suggested.queries),
        shown.categoriesHolding(settings, suggested.categories, query),
      ]);
      return {
        documents: await documents(settings, ids, (product) => listProduct(product, settings, language)),
        queries,
        categories: labelCategories(categories, language),
      };
    },

    drop: (storeId) => engine.drop(storeId),
    refresh: (storeId, ids) => engine.refresh(storeId, ids),
    prepare: (settings) => engine.prepare(settings),
    rebuild: (settings) => engine.rebuild(settings),
  };
}

/** The tier is beside the product, not in it: cards of a page do not show it (CARD-09). */
function foundDocument(
  document: ProductDocument,
  hit: ProductHit | undefined,
  { language, explains }: { language: Language; explains: boolean },
): FoundDocument {
  const tier = hit?.tier ?? 'meets_some';
  const missing = missingOf(hit?.missing ?? [], language);
  const found = {
    ...document,
    tier,
    great_match: tier === FIRST_TIER,
    ...(missing.length > 0 && { missing }),
  };
  return explains && hit ? explained(found, hit) : found;
}

function labelCategories(categories: readonly { value: string; count: number }[], language: Language) {
  return categories.map(({ value, count }) => ({ value, label: attributeLabel('category', value, language), count }));
}

function explained(document: FoundDocument, hit: ProductHit): FoundDocument {
  const explain: ScoreExplanation = {
    score: hit.score,
    parts: (hit.explanation ?? []).map((part) => ({ ...part, text: scorePartText(part) })),
    pinned: hit.isPinned,
  };
  return { ...document, explain };
}

/** Why it fits, and what its data leave open. */
function marksOf(hit: ProductHit | undefined, language: Language): Pick<ListedProduct, 'reasons' | 'not_stated'> {
  const open = notStated(hit?.unsaid ?? [], language);
  return { reasons: reasonsOf(hit, language), ...(open.length > 0 && { not_stated: open }) };
}

/** The engine's reasons in the reader's words: `attributes.color` `red` becomes `color` `წითელი`. */
function reasonsOf(hit: ProductHit | undefined, language: Language): MatchReason[] {
  return (hit?.reasons ?? []).map(({ field, value, words }) => {
    const key = field.replace(/^attributes\./, '');
    const written = key === 'free_from' ? withoutText(value, language) : attributeLabel(key, value, language);
    return { field: key, value: written, words };
  });
}
