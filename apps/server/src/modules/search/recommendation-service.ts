/**
 * Recommendations for a product, and trending products. The engine determines what belongs together, visitor events
 * what is popular; sold-out and hidden products are never recommended.
 */
import {
  type Language,
  type Product,
  problem,
  type RecommendationReason,
  type Recommendations,
  type StoreSettings,
} from '@quarry/contract';
import { valueLabel } from '@quarry/language';
import { listProduct } from '../catalog/index.ts';
import type { ProductSearch } from '../../search-engine/product-search.ts';
import { REASON_WORDS, type ReasonWords } from './recommendation-text.ts';
import type { Merchandising } from './search-service.ts';
import { createShownProducts } from './shown-products.ts';

export interface RecommendationService {
  /** @throws `product-not-found`. @param language of names and reasons; by default the store's. */
  similar(settings: StoreSettings, id: string, limit: number, language?: Language): Promise<Recommendations>;
  /** @throws `product-not-found`. @param language of names and reasons; by default the store's. */
  goesWith(settings: StoreSettings, id: string, limit: number, language?: Language): Promise<Recommendations>;
  /** What is on the rise; where that is not enough what is wanted most, then what is rated best. Each says which. */
  trending(settings: StoreSettings, limit: number): Promise<Recommendations>;
}

/** What is learned from visitors. */
interface Demand {
  together(storeId: string, productId: string, deed: 'looked-at' | 'bought'): Promise<Map<string, number>>;
  rising(storeId: string): Promise<{ productId: string; visits: number }[]>;
  wanted(storeId: string): Promise<{ productId: string }[]>;
}

interface RecommendationParts {
  engine: Pick<ProductSearch, 'search' | 'searchAll' | 'similar' | 'goesWith'>;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<Product[]> };
  merchandising: Merchandising;
  demand: Demand;
}

/** More are asked for than shown: some may be hidden, or gone since the index was built. */
const SPARE = 12;
/** Of what visitors turn to, so many are looked at for some that are still on sale. */
const CANDIDATES = 300;

type Deed = 'looked-at' | 'bought';
type Reason = Pick<RecommendationReason, 'relation' | 'key' | 'value'>;

export function createRecommendationService({
  engine,
  catalog,
  merchandising,
  demand,
}: RecommendationParts): RecommendationService {
  const shown = createShownProducts({ engine, merchandising });

  async function documents(
    settings: StoreSettings,
    reasons: ReadonlyMap<string, RecommendationReason | ((product: Product) => RecommendationReason)>,
    limit: number,
    language: Language,
  ): Promise<Recommendations> {
    const products = await catalog.byIds(settings.id, [...reasons.keys()]);
    return {
      documents: products.slice(0, limit).flatMap((product) => {
        const reason = reasons.get(product.id);
        if (!reason) return [];
        return {
          id: product.id,
          metadata: listProduct(product, settings, language),
          reason: typeof reason === 'function' ? reason(product) : reason,
        };
      }),
    };
  }

  async function beside(
    settings: StoreSettings,
    id: string,
    limit: number,
    { ask, deed, language }: { ask: 'similar' | 'goesWith'; deed: Deed; language: Language },
  ): Promise<Recommendations> {
    const [product] = await catalog.byIds(settings.id, [id]);
    if (!product) throw problem('product-not-found');
    const together = await demand.together(settings.id, id, deed);
    const found = await engine[ask](settings, id, { take: limit + SPARE, together });
    const allowed = await shown.onSale(
      settings,
      found.map((one) => one.id),
    );
    const reasons = new Map(found.map((one) => [one.id, told(one.reason, product, language)]));
    return documents(settings, new Map(allowed.flatMap((one) => entry(reasons, one))), limit, language);
  }

  return {
    similar: (settings, id, limit, language = settings.default_language) =>
      beside(settings, id, limit, { ask: 'similar', deed: 'looked-at', language }),
    goesWith: (settings, id, limit, language = settings.default_language) =>
      beside(settings, id, limit, { ask: 'goesWith', deed: 'bought', language }),

    async trending(settings, limit) {
      const words = REASON_WORDS[settings.default_language];
      const chosen = new Map<string, RecommendationReason | ((product: Product) => RecommendationReason)>();

      const rising = (await demand.rising(settings.id)).slice(0, CANDIDATES);
      const visits = new Map(rising.map((rise) => [rise.productId, rise.visits]));
      for (const id of await shown.onSale(settings, [...visits.keys()])) {
        chosen.set(id, { relation: 'trending', key: 'events', value: String(visits.get(id)), text: words.rising });
      }

      if (chosen.size < limit) {
        const wanted = (await demand.wanted(settings.id)).slice(0, CANDIDATES).map(({ productId }) => productId);
        for (const [place, id] of (await shown.onSale(settings, wanted)).entries()) {
          if (chosen.has(id)) continue;
          chosen.set(id, { relation: 'trending', key: 'popularity', value: String(place + 1), text: words.popular });
        }
      }

      if (chosen.size < limit) {
        const steering = await shown.hiding(settings);
        const { hits } = await engine.search(settings, {
          text: '',
          filters: { in_stock: true },
          sort: 'rating',
          skip: 0,
          take: limit + chosen.size,
          ...(steering && { steering }),
        });
        for (const { id } of hits) if (!chosen.has(id)) chosen.set(id, (product) => rated(product, settings));
      }
      return documents(settings, new Map([...chosen].slice(0, limit + SPARE)), limit, settings.default_language);
    },
  };
}

function entry<Value>(values: ReadonlyMap<string, Value>, id: string): [string, Value][] {
  const value = values.get(id);
  return value === undefined ? [] : [[id, value]];
}

/** Without ratings the heading does not claim any. */
function rated({ rating }: Product, { default_language }: StoreSettings): RecommendationReason {
  const words = REASON_WORDS[default_language];
  if (rating === null) return { relation: 'trending', key: 'stock', value: '', text: words.inStock };
  const stars = String(Math.round(rating * 10) / 10);
  return { relation: 'trending', key: 'rating', value: stars, text: words.rated(stars) };
}

function told(reason: Reason, source: Product, language: Language): RecommendationReason {
  const words = REASON_WORDS[language];
  const label = (key: string, value: string) => valueLabel(key, value, language);
  const besideSource = source.category ? words.goesWith(label('category', source.category)) : words.completes;
  switch (reason.relation) {
    case 'bought_together':
      // By its category it is only of a kind that was bought together with this.
      return { ...reason, text: reason.key === 'category' ? besideSource : words.boughtTogether };
    case 'goes_with':
      return { ...reason, text: besideSource };
    default:
      return { ...reason, text: alike(reason, source, words, label) };
  }
}

function alike(
  { key, value }: Reason,
  source: Product,
  words: ReasonWords,
  label: (key: string, value: string) => string,
): string {
  if (!value) return words.alike;
  if (key === 'category') return words.sameKind(label(key, value));
  if (key === 'color') return words.sameColor(label(key, value));
  // The index has brands in lower case; the product has the shop's spelling.
  if (key === 'brand') return words.sameBrand(source.brand ?? value);
  return words.common(label(key, value));
}
