/** Answers searches by picture: likeness ranks, words and the shop's own rules narrow. */
import type {
  ImageSearchResponse,
  Language,
  ListedProduct,
  PictureIndexProgress,
  Product,
  ProductDocument,
  SearchFilters,
  StoreSettings,
  Understood,
} from '@quarry/contract';
import { listProduct } from '../../modules/catalog/index.ts';
import { createShownProducts } from '../../modules/search/index.ts';
import type { ProductSearch } from '../../search-engine/product-search.ts';
import type { AlikeGroup, ImageSearch } from './image-search.ts';

export interface PictureSearchRequest {
  /** Picture files; a product that looks like any of them is found. */
  pictures: readonly Uint8Array[];
  /** Words that narrow what is found; may be blank. */
  query: string;
  filters?: SearchFilters;
  limit: number;
  /** The language of names and descriptions; the store's by default. */
  language?: Language;
}

export interface PicturesFound {
  /** Of those that were compared, how many meet the words. */
  total: number;
  documents: ProductDocument[];
  understood: Understood;
  /** `relaxed-filter`: of the kind that the picture shows nothing meets the words, so these meet not all of them. */
  recoveredBy: 'relaxed-filter' | null;
  index: PictureIndexProgress;
}

export interface ImageSearchService {
  /** For pages and the API. @throws UnusablePictureError */
  search(settings: StoreSettings, request: PictureSearchRequest): Promise<ImageSearchResponse>;
  /** For the assistant, in the form of its other searches. @throws UnusablePictureError */
  find(settings: StoreSettings, request: PictureSearchRequest): Promise<PicturesFound>;
  /** Products that share a picture or look the same. */
  alike(settings: StoreSettings): Promise<AlikeGroup[]>;
}

interface Narrowing {
  /** The most alike first. */
  hits: readonly { id: string }[];
  /** What the words and the asker's own conditions ask for together. */
  wanted: SearchFilters;
  /** The asker's own, which never give way. */
  filters: SearchFilters;
  meeting(filters: SearchFilters): Promise<string[]>;
}

interface ImageSearchParts {
  images: ImageSearch;
  engine: Pick<ProductSearch, 'search' | 'searchAll' | 'understand'>;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<Product[]> };
  merchandising: Parameters<typeof createShownProducts>[0]['merchandising'];
}

/** So many of the most alike are asked whether they meet the words; what is less alike is not wanted. */
const COMPARED = 3000;
/** So many of the most alike say what kind of product a picture shows. */
const WITNESSES = 5;

export function createImageSearchService({
  images,
  engine,
  catalog,
  merchandising,
}: ImageSearchParts): ImageSearchService {
  const shown = createShownProducts({ engine, merchandising });

  /** What the words ask for as conditions. Words that ask for nothing ("this one, please") leave everything. */
  async function conditions(settings: StoreSettings, { query, filters = {}, language }: PictureSearchRequest) {
    if (query.trim() === '') return { understood: {}, wanted: filters };
    const { understood } = await engine.understand(settings, { text: query, ...(language && { language }) });
    return { understood, wanted: { ...understood, ...filters } };
  }

  async function find(settings: StoreSettings, request: PictureSearchRequest): Promise<PicturesFound> {
    const [{ understood, wanted }, { hits, index }, hiding] = await Promise.all([
      conditions(settings, request),
      images.nearest(settings, request.pictures, COMPARED),
      shown.hiding(settings),
    ]);
    /** Of what is alike those that meet conditions, the most alike first. */
    const meeting = async (filters: SearchFilters): Promise<string[]> => {
      const { hits: allowed } = await engine.search(settings, {
        text: '',
        filters: { ...filters, ids: among(hits, filters.ids) },
        skip: 0,
        take: hits.length,
        ...(hiding && { steering: hiding }),
      });
      const open = new Set(allowed.map(({ id }) => id));
      return hits.flatMap(({ id }) => (open.has(id) ? [id] : []));
    };
    const { ids, recoveredBy } = await narrowed(settings, { hits, wanted, meeting, filters: request.filters ?? {} });
    return {
      total: ids.length,
      documents: await documents(settings, ids.slice(0, request.limit), request.language),
      understood,
      recoveredBy,
      index,
    };
  }

  /**
   * "This, but black": another colour makes the right products less similar, so products of the picture's kind rank
   * first. If no product of that kind is black, others of the kind are better results than black products of another
   * kind: then constraints of the text are dropped, the price last, exclusions never.
   */
  async function narrowed(
    settings: StoreSettings,
    { hits, wanted, meeting, filters }: Narrowing,
  ): Promise<{ ids: string[]; recoveredBy: 'relaxed-filter' | null }> {
    const ids = await meeting(wanted);
    const isNarrowed = Object.keys(wanted).length > 0 && wanted.category === undefined;
    const kind = isNarrowed ? await kindOf(settings, hits) : null;
    if (kind === null) return { ids, recoveredBy: null };
    const ofKind = new Set(await meeting({ ...wanted, category: kind }));
    if (ofKind.size > 0) {
      return {
        ids: [...ids.filter((id) => ofKind.has(id)), ...ids.filter((id) => !ofKind.has(id))],
        recoveredBy: null,
      };
    }
    const { price_min, price_max, exclude } = wanted;
    const unwanted = exclude && { exclude };
    const price = { ...(price_min !== undefined && { price_min }), ...(price_max !== undefined && { price_max }) };
    for (const milder of [
      { ...unwanted, ...price, ...filters },
      { ...unwanted, ...filters },
    ]) {
      const others = await meeting({ ...milder, category: kind });
      if (others.length > 0) return { ids: others, recoveredBy: 'relaxed-filter' };
    }
    return { ids, recoveredBy: null };
  }

  /** What a picture shows: the kind that most of the most alike are of. */
  async function kindOf(settings: StoreSettings, hits: readonly { id: string }[]): Promise<string | null> {
    const nearest = await catalog.byIds(
      settings.id,
      hits.slice(0, WITNESSES).map(({ id }) => id),
    );
    const votes = new Map<string, number>();
    for (const { category } of nearest) if (category) votes.set(category, (votes.get(category) ?? 0) + 1);
    const [kind, count = 0] = [...votes].sort((one, other) => other[1] - one[1])[0] ?? [];
    return kind !== undefined && count * 2 > nearest.length ? kind : null;
  }

  async function documents(
    settings: StoreSettings,
    ids: readonly string[],
    language: Language | undefined,
  ): Promise<ProductDocument[]> {
    const products = await catalog.byIds(settings.id, ids);
    const listed = (product: Product): ListedProduct => listProduct(product, settings, language);
    return products.map((product) => ({ id: product.id, metadata: listed(product) }));
  }

  return {
    find,
    async search(settings, request) {
      const found = await find(settings, request);
      const { documents: listed, understood, recoveredBy, index } = found;
      return { documents: listed, understood, recovered_by: recoveredBy, index };
    },
    alike: (settings) => images.alike(settings),
  };
}

function among(hits: readonly { id: string }[], ids: readonly string[] | undefined): string[] {
  const wanted = ids && new Set(ids);
  return hits.flatMap(({ id }) => (!wanted || wanted.has(id) ? [id] : []));
}
