/** Answers shopper searches: the engine ranks ids, the catalogue supplies the products. */
import { randomUUID } from 'node:crypto';
import type {
  Language,
  ListedProduct,
  MatchReason,
  Product,
  ProductDocument,
  QuickResponse,
  SearchFilters,
  SearchRequest,
  SearchResponse,
  SearchSort,
  StoreSettings,
  Understood,
} from '@quarry/contract';
import { attributeLabel, listProduct } from '../catalog/index.ts';
import type { ProductHit, ProductSearch } from './product-search.ts';

interface FindRequest {
  query: string;
  filters?: SearchFilters;
  sort?: SearchSort;
  /** From 1. */
  page: number;
  limit: number;
  /** In which names, descriptions and reasons are told; the store's own by default. */
  language?: Language;
}

interface FoundProducts {
  total: number;
  /** With `great_match` and `reasons`. */
  documents: ProductDocument[];
  understood: Understood;
  /** Name of the step that found something, null when none was needed. */
  recoveredBy: string | null;
}

export interface SearchService {
  /** For pages and the API: cards without the marks that only a conversation shows. */
  search(settings: StoreSettings, request: SearchRequest): Promise<SearchResponse>;
  /** For the assistant: the same search, and each product says how well and why it fits. */
  find(settings: StoreSettings, request: FindRequest): Promise<FoundProducts>;
  quick(settings: StoreSettings, query: string): Promise<QuickResponse>;
  refresh(storeId: string): Promise<void>;
}

interface SearchParts {
  engine: ProductSearch;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<Product[]> };
}

export function createSearchService({ engine, catalog }: SearchParts): SearchService {
  async function documents(
    settings: StoreSettings,
    ids: readonly string[],
    list: (product: Product) => ListedProduct,
  ): Promise<ProductDocument[]> {
    const products = await catalog.byIds(settings.id, ids);
    return products.map((product) => ({ id: product.id, metadata: list(product) }));
  }

  return {
    async search(settings, { query, page, limit, filters, sort, explain }) {
      const found = await engine.search(settings, {
        text: query,
        ...(filters && { filters }),
        sort,
        skip: (page - 1) * limit,
        take: limit,
      });
      const hits = new Map(found.hits.map((hit) => [hit.id, hit]));
      return {
        num_total_results: found.total,
        documents: await documents(settings, [...hits.keys()], (product) => ({
          ...listProduct(product, settings),
          ...(explain && { reasons: reasonsOf(hits.get(product.id), settings.default_language) }),
        })),
        query_id: randomUUID(),
        understood: found.understood,
        recovered_by: found.recoveredBy,
        page,
        limit,
      };
    },

    async find(settings, { query, page, limit, filters, sort, language = settings.default_language }) {
      const found = await engine.search(settings, {
        text: query,
        language,
        ...(filters && { filters }),
        ...(sort && { sort }),
        skip: (page - 1) * limit,
        take: limit,
      });
      const hits = new Map(found.hits.map((hit) => [hit.id, hit]));
      return {
        total: found.total,
        documents: await documents(settings, [...hits.keys()], (product) => ({
          ...listProduct(product, settings, language),
          great_match: hits.get(product.id)?.isGreat ?? false,
          reasons: reasonsOf(hits.get(product.id), language),
        })),
        understood: found.understood,
        recoveredBy: found.recoveredBy,
      };
    },

    async quick(settings, query) {
      const suggested = await engine.suggest(settings, query);
      return {
        documents: await documents(settings, suggested.productIds, (product) => listProduct(product, settings)),
        queries: suggested.queries,
        categories: suggested.categories.map(({ value, count }) => ({
          value,
          label: attributeLabel('category', value, settings.default_language),
          count,
        })),
      };
    },

    refresh: (storeId) => engine.refresh(storeId),
  };
}

/** The engine's reasons in the reader's words: `attributes.color` `red` becomes `color` `წითელი`. */
function reasonsOf(hit: ProductHit | undefined, language: Language): MatchReason[] {
  return (hit?.reasons ?? []).map(({ field, value, words }) => {
    const key = field.replace(/^attributes\./, '');
    return { field: key, value: attributeLabel(key, value, language), words };
  });
}
