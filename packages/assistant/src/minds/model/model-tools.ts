/**
 * The store's tools as a language model calls them: names, strict schemas, and results reduced to what a model needs.
 * Inputs are validated here, and every refusal states what is wrong. Tool results are stored for the cards of the
 * reply. Tools may run concurrently.
 */
import { type Branch, type ProductDocument, SearchFilters, SearchSort, ShopTextTopic } from '@quarry/contract';
import type { Wishes } from '../../memory/memory.ts';
import type { FoundProducts, RecommendedProduct } from '../../tools/store-tools.ts';
import { titleIn, writePrice } from '../../words/write-facts.ts';
import { factsOf } from '../built-in/abilities/product-facts.ts';
import { askableKeys } from '../built-in/quick-replies.ts';
import type { Turn } from '../mind.ts';
import type { ModelTool } from './chat-model.ts';
import type { Shown } from './shown-by-tools.ts';
import { type ObjectShape, readInput, type Shape, strictObject } from './strict-input.ts';

/** Maximum number of products that a search returns to the model, and of cards. */
export const MODEL_PAGE = 12;
const BESIDE = 6;
const MAX_BRANCHES = 20;
/** Maximum length of a description for the model, to save tokens. */
const LONGEST_DESCRIPTION = 600;

const text = (description: string, maxLength = 200): Shape => ({
  type: 'string',
  description,
  minLength: 1,
  maxLength,
});
const price = (description: string): Shape => ({ type: 'number', description, minimum: 0 });
const id: Shape = {
  type: 'string',
  description: 'Id of a product, as a tool returned it.',
  minLength: 1,
  maxLength: 200,
};
const ids = (minItems: number, maxItems: number): Shape => ({ type: 'array', items: id, minItems, maxItems });

const CONDITIONS: Record<string, Shape> = {
  price_min: price('Lowest price.'),
  price_max: price('Highest price.'),
  color: text('Canonical English, lower case.'),
  size: text('Lower case: m, xl, 42.'),
  gender: { type: 'string', enum: ['women', 'men', 'unisex', 'girls', 'boys'] },
  material: text('Canonical English, lower case.'),
  brand: text('Name of the brand.'),
  category: text('Canonical English, lower case, one of those that the shop sells.'),
  exclude: { type: 'array', items: text('Canonical English.'), maxItems: 10, description: 'What must not occur.' },
  in_stock: { type: 'boolean', description: 'Only what can be bought now.' },
};

/** @param onError called with the failed tool; the model gets only that the shop could not answer. */
export function modelTools(turn: Turn, shown: Shown, onError: (message: string, error: unknown) => void): ModelTool[] {
  const { tools, language, memory, store, signal, images = [] } = turn;
  const written = (amount: number | null): string | null =>
    amount === null ? null : writePrice(amount, store.currency, language);
  const describe = ({ id: productId, metadata }: ProductDocument) => {
    const { original_price: before, current_price: now, brand, category, rating, stock, attributes } = metadata;
    return {
      id: productId,
      title: titleIn(metadata, language),
      price: written(now),
      ...(before !== null && now !== null && before > now && { price_before: written(before) }),
      brand,
      category,
      rating,
      stock,
      attributes,
      great_match: metadata.great_match ?? false,
    };
  };
  const described = (found: FoundProducts) => ({ total: found.total, products: found.documents.map(describe) });

  /** A tool with validated input, whose failures are returned to the model. */
  const define = (
    name: string,
    description: string,
    inputSchema: ObjectShape,
    work: (input: Record<string, unknown>) => Promise<unknown>,
  ): ModelTool => ({
    name,
    description,
    inputSchema: { ...inputSchema },
    async run(input) {
      const read = readInput(inputSchema, input);
      if ('complaint' in read) return { error: read.complaint };
      try {
        return await work(read.input);
      } catch (error) {
        signal.throwIfAborted();
        onError(`The tool ${name} failed.`, error);
        return { error: 'The shop could not answer this now.' };
      }
    },
  });

  async function beside(ask: 'similarProducts' | 'goesWith', input: Record<string, unknown>) {
    const show = shown.begin('found');
    const found: RecommendedProduct[] = await tools[ask](String(input.id), BESIDE);
    const documents = found.map(({ document }) => document);
    show({ documents, wishes: null, total: documents.length });
    return found.map(({ document, reason }) => ({ ...describe(document), reason }));
  }

  async function lookUp(wanted: unknown): Promise<ProductDocument[]> {
    const show = shown.begin('looked-up');
    const documents = await tools.productFacts([wanted].flat().map(String));
    show({ documents, wishes: null, total: documents.length });
    return documents;
  }

  const defined = [
    define(
      'search_products',
      'Finds products of this shop. Give the whole wish, also what was said earlier in the conversation.',
      strictObject(
        {
          query: text("What is looked for, in the shopper's language, without price and without negations.", 1000),
          ...CONDITIONS,
          sort: { type: 'string', enum: SearchSort.options },
          page: { type: 'integer', minimum: 1, maximum: 100, description: 'Next page of the same wish.' },
        },
        ['query'],
      ),
      async ({ query, sort, page, ...conditions }) => {
        const show = shown.begin('found');
        const words = String(query).trim();
        const wishes: Wishes = {
          words,
          said: words,
          filters: SearchFilters.parse(conditions),
          sort: SearchSort.safeParse(sort).data ?? 'relevance',
        };
        const { filters } = wishes;
        const asked = typeof page === 'number' ? page : 1;
        const found = await tools.searchProducts({
          query: words,
          filters,
          sort: wishes.sort,
          page: asked,
          limit: MODEL_PAGE,
          facets: askableKeys(filters),
        });
        show({ documents: found.documents, wishes, total: found.total, page: asked, found });
        return described(found);
      },
    ),
    define(
      'product_facts',
      'Everything the shop knows about products, by id: sizes, variants, stock, description.',
      strictObject({ ids: ids(1, 5) }, ['ids']),
      async (input) =>
        (await lookUp(input.ids)).map((document) => {
          const { texts, description, variants } = document.metadata;
          const whole = texts[language]?.description || description;
          return { ...describe(document), description: whole.slice(0, LONGEST_DESCRIPTION), variants };
        }),
    ),
    define(
      'compare_products',
      'The facts in which two to four products differ, side by side.',
      strictObject({ ids: ids(2, 4) }, ['ids']),
      async (input) => {
        const documents = await lookUp(input.ids);
        if (documents.length < 2) return { error: 'Fewer than two of these products are still there.' };
        return { products: documents.map(describe), differ_in: differences(documents, turn) };
      },
    ),
    define('similar_products', 'Products much like one that was shown.', strictObject({ id }, ['id']), (input) =>
      beside('similarProducts', input),
    ),
    define(
      'goes_with',
      'Products of other kinds that are worn, used or bought with one that was shown.',
      strictObject({ id }, ['id']),
      (input) => beside('goesWith', input),
    ),
    define(
      'order_status',
      "The state of an order. Without a number: the shopper's orders, where the shop knows who is asking.",
      strictObject({ order_number: text('Number of the order as the shopper wrote it.', 40) }),
      async ({ order_number: asked }) => {
        const wanted = typeof asked === 'string' ? asked.replace(/^#/, '').trim() : null;
        // The proof is what the shopper wrote, never what the model says the shopper is.
        const { email, phoneEnding, proven } = memory.orders;
        const answer = await tools.orderStatus({ number: wanted, proof: { email, phoneEnding, proven } });
        if (answer.kind === 'told') {
          shown.tellOrders(answer.orders);
          memory.orders.pending = null;
          const told = answer.orders.map((order) => order.order_number);
          memory.orders.proven = [...new Set([...memory.orders.proven, ...told])];
          memory.orders.last = told.length === 1 ? (told[0] ?? null) : memory.orders.last;
        } else if (wanted !== null) {
          memory.orders.pending = wanted;
        }
        return answer;
      },
    ),
    define(
      'shop_facts',
      "The shop's own text about a topic, or its branches with addresses and opening hours.",
      strictObject({ topic: { type: 'string', enum: [...ShopTextTopic.options, 'branches'] } }, ['topic']),
      async ({ topic }) => {
        if (topic === 'branches') return (await tools.branches()).slice(0, MAX_BRANCHES).map(place);
        const body = await tools.shopText(ShopTextTopic.parse(topic), language);
        return body ?? { error: 'The shop has no text about this.' };
      },
    ),
    define(
      'hand_over',
      'Marks the conversation for the staff of the shop, who find it with everything that was said. staff_present: somebody of them is in the chat now and may answer there; null: not known. local_time is that of the shop.',
      strictObject({}),
      async () => {
        const { isStaffPresent } = await tools.handOver();
        const [contact, branches] = await Promise.all([tools.shopText('contact', language), tools.branches()]);
        return {
          handed_over: true,
          staff_present: isStaffPresent,
          local_time: tools.localTime(),
          contact: contact?.body ?? null,
          branches: branches.slice(0, 4).map(place),
        };
      },
    ),
  ];
  if (images.length > 0 && tools.findByPictures) {
    defined.push(
      define(
        'search_by_picture',
        'Products that look like the pictures of this message. still_learning_pictures: say that more may be found later.',
        strictObject({ query: text('Words that narrow the result, from the message.', 1000), ...CONDITIONS }),
        async ({ query, ...conditions }) => {
          const words = typeof query === 'string' ? query : '';
          const show = shown.begin('found');
          const filters = SearchFilters.parse(conditions);
          const found = await tools.findByPictures?.({ images, query: words, filters, limit: MODEL_PAGE });
          if (!found) return { error: 'Nobody here can look at pictures.' };
          show({ documents: found.documents, wishes: null, total: found.documents.length });
          return { ...described(found), ...(found.isStillLearning && { still_learning_pictures: true }) };
        },
      ),
    );
  }
  return defined;
}

/** The facts that are not the same for all, in the reader's language. */
function differences(documents: readonly ProductDocument[], turn: Turn): { fact: string; values: (string | null)[] }[] {
  const facts = documents.map(({ metadata }) => new Map(factsOf(metadata, turn).map((fact) => [fact.key, fact])));
  const keys = [...new Set(facts.flatMap((ofOne) => [...ofOne.keys()]))];
  return keys.flatMap((key) => {
    const values = facts.map((ofOne) => ofOne.get(key)?.value ?? null);
    const label = facts.flatMap((ofOne) => ofOne.get(key)?.label ?? [])[0] ?? key;
    return new Set(values).size > 1 ? [{ fact: label, values }] : [];
  });
}

const place = ({ name, address, hours, phone }: Branch) => ({ name, address, hours, phone });
