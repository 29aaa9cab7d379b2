/**
 * The store's tools as a language model calls them: names, schemas, and results cut down to what a model needs. Inputs
 * are checked here, for a model may send anything; what a tool showed is kept for the cards of the reply.
 */
import { type Order, type ProductDocument, SearchFilters, SearchSort, ShopTextTopic } from '@quarry/contract';
import type { Wishes } from '../../memory/memory.ts';
import { titleIn, writePrice } from '../../words/write-facts.ts';
import type { Turn } from '../mind.ts';
import type { ModelTool } from './chat-model.ts';

const PAGE = 12;

/** What the tools of one turn brought up for the cards; the last search counts. */
export interface Shown {
  documents: ProductDocument[] | null;
  orders: Order[];
  wishes: Wishes | null;
  total: number;
}

const text = (description: string) => ({ type: 'string', description });
const number = (description: string) => ({ type: 'number', description });
const object = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

export function modelTools(turn: Turn, shown: Shown): ModelTool[] {
  const { tools, language, memory, store } = turn;
  const describe = ({ id, metadata }: ProductDocument) => ({
    id,
    title: titleIn(metadata, language),
    price: metadata.current_price === null ? null : writePrice(metadata.current_price, store.currency, language),
    brand: metadata.brand,
    category: metadata.category,
    rating: metadata.rating,
    stock: metadata.stock,
    attributes: metadata.attributes,
    great_match: metadata.great_match ?? false,
  });

  return [
    {
      name: 'search_products',
      description: 'Finds products of this shop. Give the whole wish, also what was said earlier in the conversation.',
      inputSchema: object(
        {
          query: text("What is looked for, in the shopper's language, without price and without negations."),
          price_min: number('Lowest price.'),
          price_max: number('Highest price.'),
          color: text('Canonical English, lower case.'),
          size: text('Lower case: m, xl, 42.'),
          gender: text('women, men, unisex, girls or boys.'),
          material: text('Canonical English, lower case.'),
          brand: text('Name of the brand.'),
          exclude: { type: 'array', items: { type: 'string' }, description: 'What must not occur, canonical English.' },
          sort: { type: 'string', enum: SearchSort.options },
          page: { type: 'integer', minimum: 1, description: 'Next page of the same wish.' },
        },
        ['query'],
      ),
      async run(input) {
        const { query, sort, page, ...conditions } = asRecord(input);
        if (typeof query !== 'string' || query.trim() === '') return { error: 'query must be a text.' };
        const filters = SearchFilters.safeParse(conditions);
        if (!filters.success) return { error: 'A condition has the wrong type.' };

        const wishes: Wishes = {
          words: query.trim(),
          said: query.trim(),
          filters: filters.data,
          sort: SearchSort.safeParse(sort).data ?? 'relevance',
        };
        const found = await tools.searchProducts({
          query: wishes.words.slice(0, 1000),
          filters: wishes.filters,
          sort: wishes.sort,
          page: Number.isInteger(page) ? Math.max(1, page as number) : 1,
          limit: PAGE,
        });
        Object.assign(shown, { documents: found.documents, wishes, total: found.total } satisfies Partial<Shown>);
        return { total: found.total, products: found.documents.map(describe) };
      },
    },
    {
      name: 'product_facts',
      description: 'Everything the shop knows about products, by id.',
      inputSchema: object({ ids: { type: 'array', items: { type: 'string' }, maxItems: 5 } }, ['ids']),
      async run(input) {
        const { ids } = asRecord(input);
        if (!Array.isArray(ids) || ids.length === 0) return { error: 'ids must be a list of product ids.' };
        const documents = await tools.productFacts(ids.slice(0, 5).map(String));
        if (documents.length > 0) shown.documents ??= documents;
        return documents.map((document) => ({
          ...describe(document),
          description: document.metadata.texts[language]?.description || document.metadata.description,
          variants: document.metadata.variants,
        }));
      },
    },
    {
      name: 'order_status',
      description: "The state of an order. Without a number: the shopper's orders, where the shop knows who is asking.",
      inputSchema: object({ order_number: text('Number of the order as the shopper wrote it.') }),
      async run(input) {
        const { order_number: asked } = asRecord(input);
        const wanted = typeof asked === 'string' || typeof asked === 'number' ? String(asked).replace(/^#/, '') : null;
        // The proof is what the shopper wrote, never what the model says the shopper is.
        const { email, phoneEnding, proven } = memory.orders;
        const answer = await tools.orderStatus({ number: wanted, proof: { email, phoneEnding, proven } });
        if (answer.kind === 'told') {
          shown.orders = [...shown.orders, ...answer.orders];
          memory.orders.pending = null;
          memory.orders.proven = [...new Set([...proven, ...answer.orders.map((order) => order.order_number)])];
        } else if (wanted !== null) {
          memory.orders.pending = wanted;
        }
        return answer;
      },
    },
    {
      name: 'shop_facts',
      description: "The shop's own text about a topic, or its branches with addresses and opening hours.",
      inputSchema: object({ topic: { type: 'string', enum: [...ShopTextTopic.options, 'branches'] } }, ['topic']),
      async run(input) {
        const { topic } = asRecord(input);
        if (topic === 'branches') return tools.branches();
        const known = ShopTextTopic.safeParse(topic);
        if (!known.success) return { error: `topic must be one of ${ShopTextTopic.options.join(', ')}, branches.` };
        return (await tools.shopText(known.data, language)) ?? { error: 'The shop has no text about this.' };
      },
    },
  ];
}

function asRecord(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};
}
