/**
 * A small shop for tests: a dozen realistic products behind the store's tools, searched by concepts of the lexicon.
 * Constraints are strict, so that a test can count results.
 */
import { type Language, type ProductDocument, type SearchFilters, type StoreSettings } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { understand } from '@quarry/language';
import { type Assistant, type AssistantParts, createAssistant } from '../agent-loop.ts';
import type { ReplyPiece } from '../reply-piece.ts';
import type { SentImage } from '../sent-image.ts';
import type { OrderQuestion, StoreTools } from '../tools/store-tools.ts';
import type { TurnTrace } from '../turn-trace.ts';
import { foldText } from '../words/fold-text.ts';
import { aDocument, anOrder } from './products.ts';

const dress = (
  id: string,
  title: string,
  ka: string,
  price: number,
  color: string,
  material: string,
  sizes: string[],
) =>
  aDocument(id, {
    title,
    current_price: price,
    category: 'dress',
    attributes: { color, material, gender: 'women', size: sizes },
    texts: { en: { title, description: '' }, ka: { title: ka, description: '' } },
  });

export const SHELVES: ProductDocument[] = [
  dress('d1', 'Poppy Wrap Dress', 'კაბა „პოპი“', 42, 'red', 'cotton', ['s', 'm']),
  dress('d2', 'Bell Sleeve Dress', 'კაბა „ბელი“', 48.5, 'red', 'linen', ['m', 'l']),
  dress('d3', 'Ruby Evening Dress', 'კაბა „რუბი“', 120, 'red', 'silk', ['s']),
  dress('d4', 'Lagoon Day Dress', 'კაბა „ლაგუნა“', 39, 'blue', 'cotton', ['m']),
  dress('d5', 'Indigo Shirt Dress', 'კაბა „ინდიგო“', 55, 'blue', 'linen', ['l']),
  dress('d6', 'Night Slip Dress', 'კაბა „ღამე“', 80, 'black', 'silk', ['s', 'm', 'l']),
  aDocument('j1', {
    title: 'Harbour Jacket',
    current_price: 150,
    category: 'jacket',
    attributes: { color: 'black', material: 'leather', gender: 'men' },
  }),
  aDocument('j2', {
    title: 'Meadow Jacket',
    current_price: 90,
    category: 'jacket',
    attributes: { color: 'green', material: 'cotton', gender: 'men' },
  }),
  aDocument('p1', {
    title: 'Calma 500 mg, 20 tablets',
    current_price: 4.5,
    category: 'painkiller',
    attributes: { dose_form: 'tablet' },
  }),
];

export const ORDERS = [
  {
    order: anOrder('1001', { status: 'Delivered', delivery_date: '2026-11-05' }),
    email: 'lia@example.com',
    phone: '0001',
  },
  { order: anOrder('1002', { status: 'Pending', shipped_date: null }), email: 'lia@example.com', phone: '0001' },
  { order: anOrder('1003', { status: 'Cancelled' }), email: 'lia@example.com', phone: '0001' },
  { order: anOrder('1004', { status: 'On hold' }), email: 'lia@example.com', phone: '0001' },
  { order: anOrder('1005', { status: null }), email: 'lia@example.com', phone: '0001' },
  { order: anOrder('1042'), email: 'nino@example.com', phone: '4417' },
];

export function littleShop(visitor: 'staff' | 'shopper' = 'shopper'): StoreTools {
  return {
    async searchProducts({ query, filters = {}, sort, page, limit }) {
      const { understood } = understand(query);
      const wanted: SearchFilters = { ...understood, ...filters };
      const found = SHELVES.filter((document) => meets(document, wanted) && mentions(document, query));
      if (sort === 'price_asc') found.sort((one, other) => priceOf(one) - priceOf(other));
      if (sort === 'price_desc') found.sort((one, other) => priceOf(other) - priceOf(one));
      const documents = found.slice((page - 1) * limit, page * limit);
      return { total: found.length, documents, understood, recoveredBy: null };
    },
    async productFacts(ids) {
      return SHELVES.filter(({ id }) => ids.includes(id));
    },
    async similarProducts(id, limit) {
      const source = SHELVES.find((document) => document.id === id);
      return SHELVES.filter((other) => other.id !== id && other.metadata.category === source?.metadata.category)
        .slice(0, limit)
        .map((document) => ({ document, reason: 'Same kind' }));
    },
    async goesWith(id, limit) {
      const source = SHELVES.find((document) => document.id === id);
      const partner = { dress: 'jacket', jacket: 'dress' }[source?.metadata.category ?? ''];
      return SHELVES.filter(({ metadata }) => metadata.category === partner)
        .slice(0, limit)
        .map((document) => ({ document, reason: `Goes with the ${source?.metadata.category}` }));
    },
    async orderStatus({ number, proof }: OrderQuestion) {
      if (number === null) {
        const own =
          visitor === 'staff' ? ORDERS : ORDERS.filter(({ order }) => proof.proven.includes(order.order_number));
        return own.length > 0 ? { kind: 'told', orders: own.map(({ order }) => order) } : { kind: 'number-needed' };
      }
      const found = ORDERS.find(({ order }) => order.order_number === number);
      if (visitor === 'staff') return found ? { kind: 'told', orders: [found.order] } : { kind: 'no-such-order' };
      if (found && proof.proven.includes(number)) return { kind: 'told', orders: [found.order] };
      if (proof.email === null && proof.phoneEnding === null) return { kind: 'proof-needed' };
      const isProven = found && (found.email === proof.email || found.phone === proof.phoneEnding);
      return isProven ? { kind: 'told', orders: [found.order] } : { kind: 'not-told' };
    },
    async shopText(topic, language) {
      return topic === 'delivery'
        ? { topic, language, body: language === 'ka' ? 'მიწოდება 5 ₾ ღირს.' : 'Delivery costs $5 and takes two days.' }
        : null;
    },
    async branches() {
      return [
        {
          id: 'b1',
          name: 'Old Town',
          address: '12 Hill Street',
          lat: 41.7,
          lon: 44.8,
          hours: '10:00–20:00',
          phone: '555 0101',
        },
      ];
    },
    async handOver() {
      return { isStaffPresent: false };
    },
    localTime: () => null,
  };
}

const priceOf = ({ metadata }: ProductDocument): number => metadata.current_price ?? 0;

function meets({ id, metadata }: ProductDocument, filters: SearchFilters): boolean {
  const {
    price_min,
    price_max,
    exclude = [],
    category,
    ids,
    in_stock: _inStock,
    brand: _brand,
    attributes: _attributes,
    ...attributes
  } = filters;
  const price = metadata.current_price ?? 0;
  const values = [metadata.category, ...Object.values(metadata.attributes).flat()];
  return (
    (ids === undefined || ids.includes(id)) &&
    (price_min === undefined || price >= price_min) &&
    (price_max === undefined || price <= price_max) &&
    (category === undefined || [category].flat().includes(metadata.category ?? '')) &&
    exclude.every((value) => !values.includes(value)) &&
    Object.entries(attributes).every(([key, wanted]) =>
      [wanted].flat().some((value) => [metadata.attributes[key] ?? []].flat().includes(value)),
    )
  );
}

/** Words without a concept must be in a name; a query without words finds everything. */
function mentions({ metadata }: ProductDocument, query: string): boolean {
  const { spans } = understand(query);
  let rest = query;
  for (const { start, end } of [...spans].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  const names = foldText([metadata.title, ...Object.values(metadata.texts).map(({ title }) => title)].join(' '));
  const words = foldText(rest).match(/\p{L}{3,}/gu) ?? [];
  return words.every((word) => names.includes(word));
}

export interface Heard {
  pieces: ReplyPiece[];
  text: string;
  ids: string[] | null;
  /** Of the last list that was sent. */
  documents: ProductDocument[];
  orders: string[];
  buttons: string[];
  trace: TurnTrace;
}

/** A conversation with the assistant in the little shop; each call is one turn. */
export function aConversation(
  options: AssistantParts & {
    visitor?: 'staff' | 'shopper';
    store?: Partial<StoreSettings>;
    tools?: Partial<StoreTools>;
  } = {},
): (message: string, language?: Language, images?: readonly SentImage[]) => Promise<Heard> {
  const { visitor, store, tools, ...parts } = options;
  const assistant: Assistant = createAssistant(parts);
  const history: { role: 'shopper' | 'assistant'; text: string }[] = [];
  let memory: unknown = null;

  return async (message, language, images = []) => {
    const { pieces, trace } = assistant.reply({
      message,
      language,
      images,
      store: { ...demoStoreSettings('quarry'), ...store },
      load: async () => ({
        memory: JSON.parse(JSON.stringify(memory)),
        history: [...history],
        conversationId: 'c1',
        toolsIn: () => ({ ...littleShop(visitor), ...tools }),
      }),
      signal: new AbortController().signal,
    });
    const heard: ReplyPiece[] = [];
    for await (const piece of pieces) heard.push(piece);
    memory = trace.memory;
    const text = heard.flatMap((piece) => (piece.type === 'text' ? piece.content : [])).join('');
    history.push({ role: 'shopper', text: message }, { role: 'assistant', text });
    return {
      pieces: heard,
      text,
      ids:
        heard.flatMap((piece) => (piece.type === 'docs' ? [piece.content.documents.map(({ id }) => id)] : [])).at(-1) ??
        null,
      documents: heard.flatMap((piece) => (piece.type === 'docs' ? [piece.content.documents] : [])).at(-1) ?? [],
      orders: heard.flatMap((piece) =>
        piece.type === 'orders' ? piece.content.result.map((order) => order.order_number) : [],
      ),
      buttons: heard.flatMap((piece) => (piece.type === 'buttons' ? piece.content : [])),
      trace,
    };
  };
}
