/**
 * The assistant's tools for one store and visitor, implemented with the modules' public interfaces. Store and visitor
 * come from the authorized request, so a mind cannot access others' data.
 */
import type {
  FoundProducts,
  HandOver,
  OrderAnswer,
  OrderQuestion,
  PictureQuestion,
  ProductQuestion,
  RecommendedProduct,
  StoreTools,
} from '@quarry/assistant';
import type { Branch, Language, Product, Recommendations, ShopText, StoreSettings, Understood } from '@quarry/contract';
import { listProduct } from '../catalog/index.ts';
import { localTimeOf } from '../stores/index.ts';

/** Finds products that look like pictures. */
export interface ChatPictures {
  find(settings: StoreSettings, question: PictureQuestion & { language: Language }): Promise<FoundProducts>;
}

/** The parts of other modules' services that the tools use. */
export interface StoreToolParts {
  search: {
    find(settings: StoreSettings, question: ProductQuestion & { language: Language }): Promise<FoundProducts>;
  };
  recommendations: Record<
    'similar' | 'goesWith',
    (settings: StoreSettings, id: string, limit: number, language: Language) => Promise<Recommendations>
  >;
  /** Absent: the chat says that it cannot look at pictures. */
  pictures?: ChatPictures | undefined;
  catalog: {
    byIds(storeId: string, ids: readonly string[]): Promise<Product[]>;
    /** The product whose page has one of these addresses; undefined when there is none, or more than one. */
    byAddress(storeId: string, addresses: readonly string[]): Promise<Product | undefined>;
  };
  orders: {
    ask(storeId: string, visitor: { kind: 'staff' | 'shopper' }, question: OrderQuestion): Promise<OrderAnswer>;
  };
  stores: {
    texts(storeId: string, language: Language): Promise<ShopText[]>;
    branches(storeId: string): Promise<Branch[]>;
  };
  /** Records the constraints of a visit, so that its later searches prefer matching products; returns at once. */
  recordConstraints?: (storeId: string, read: { sessionId: string; understood: Understood }) => void;
}

export interface ToolUser {
  settings: StoreSettings;
  visitor: { kind: 'staff' | 'shopper' };
  language: Language;
  /** Called when the shopper asks for a person. */
  handOver: () => Promise<HandOver>;
  /** The visit; absent for a conversation that is excluded from learning. */
  sessionId?: string | undefined;
}

export function createStoreTools(
  { search, recommendations, pictures, catalog, orders, stores, recordConstraints }: StoreToolParts,
  { settings, visitor, language, sessionId, handOver }: ToolUser,
): StoreTools {
  async function beside(
    ask: keyof StoreToolParts['recommendations'],
    id: string,
    limit: number,
  ): Promise<RecommendedProduct[]> {
    // The product may have been removed since it was shown.
    const [product] = await catalog.byIds(settings.id, [id]);
    if (!product) return [];
    const { documents } = await recommendations[ask](settings, id, limit, language);
    return documents.map(({ reason, ...document }) => ({ document, reason: reason.text }));
  }

  return {
    async searchProducts(question) {
      const found = await search.find(settings, { ...question, language });
      if (sessionId !== undefined) recordConstraints?.(settings.id, { sessionId, understood: found.understood });
      return found;
    },

    ...(pictures && {
      findByPictures: (question: PictureQuestion) => pictures.find(settings, { ...question, language }),
    }),

    async productFacts(ids) {
      const products = await catalog.byIds(settings.id, ids);
      return products.map((product) => ({ id: product.id, metadata: listProduct(product, settings, language) }));
    },

    similarProducts: (id, limit) => beside('similar', id, limit),
    goesWith: (id, limit) => beside('goesWith', id, limit),

    orderStatus: (question) => orders.ask(settings.id, visitor, question),

    async shopText(topic, wanted) {
      const inLanguage = (await stores.texts(settings.id, wanted)).find((text) => text.topic === topic);
      if (inLanguage || wanted === settings.default_language) return inLanguage ?? null;
      const own = await stores.texts(settings.id, settings.default_language);
      return own.find((text) => text.topic === topic) ?? null;
    },

    branches: () => stores.branches(settings.id),
    handOver,
    localTime: () => localTimeOf(settings, new Date()),
  };
}
