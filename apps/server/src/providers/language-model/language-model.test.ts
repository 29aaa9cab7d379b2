import {
  createAssistant,
  type ModelEvent,
  type ModelRequest,
  ModelUnavailable,
  type StoreTools,
} from '@quarry/assistant';
import { demoStoreSettings, type ListedProduct, type Product } from '@quarry/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createLanguageModel, type LanguageModelOptions } from './language-model.ts';
import { type Answer, type SpeakingServer, startSpeakingServer, TOKENS_PER_ANSWER } from './speaking-openai.ts';

let server: SpeakingServer;
afterEach(() => server.close());

async function aModel(answers: Answer[], options: Partial<LanguageModelOptions> & { saysUsage?: boolean } = {}) {
  const { saysUsage = true, ...settings } = options;
  server = await startSpeakingServer(answers, { saysUsage });
  return createLanguageModel({
    baseUrl: server.baseUrl,
    apiKey: 'secret',
    model: 'small-one',
    budgetConversation: 50_000,
    budgetStoreDay: 2_000_000,
    retries: 0,
    ...settings,
  });
}

function aRequest(fields: Partial<ModelRequest> = {}): ModelRequest & { inputs: unknown[] } {
  const inputs: unknown[] = [];
  return {
    system: 'You sell dresses.',
    messages: [{ role: 'user', content: 'red dress' }],
    tools: [
      {
        name: 'search_products',
        description: 'Finds products.',
        inputSchema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
        run: async (input) => {
          inputs.push(input);
          return { total: 2 };
        },
      },
    ],
    maxSteps: 3,
    storeId: 'quarry',
    conversationId: 'c1',
    signal: new AbortController().signal,
    inputs,
    ...fields,
  };
}

async function listen(events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> {
  const heard: ModelEvent[] = [];
  for await (const event of events) heard.push(event);
  return heard;
}
const textOf = (events: ModelEvent[]): string =>
  events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('');

describe('a language model over the OpenAI protocol', () => {
  it('streams text and says what it cost', async () => {
    const model = await aModel([{ say: 'Hello, how can I help?' }]);

    const events = await listen(model.converse(aRequest()));

    expect(textOf(events)).toBe('Hello, how can I help?');
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(3);
    expect(events).toContainEqual({ type: 'tokens', tokens: TOKENS_PER_ANSWER });
    expect(server.authorizations).toEqual(['Bearer secret']);
    expect(server.requests[0]).toMatchObject({ model: 'small-one', stream: true });
    expect(server.requests[0]?.messages[0]).toMatchObject({ role: 'system', content: 'You sell dresses.' });
  });

  it('runs the tools that the model calls, and goes on with what they returned', async () => {
    const model = await aModel([
      { call: 'search_products', input: { query: 'red dress' }, saying: 'Let me look. ' },
      { say: 'There are two.' },
    ]);
    const request = aRequest();

    const events = await listen(model.converse(request));

    expect(request.inputs).toEqual([{ query: 'red dress' }]);
    expect(events.map(({ type }) => type).filter((type) => type !== 'text')).toEqual([
      'tool',
      'tokens',
      'step-end',
      'tokens',
      'step-end',
    ]);
    expect(textOf(events)).toBe('Let me look. There are two.');
    expect(server.requests[1]?.messages.at(-1)).toMatchObject({ role: 'tool', content: '{"total":2}' });
  });

  it('closes with one call without tools when the steps are used up', async () => {
    const again: Answer = { call: 'search_products', input: { query: 'dress' } };
    const model = await aModel([again, again, again, { say: 'That is all I found.' }]);

    const events = await listen(model.converse(aRequest({ maxSteps: 3 })));

    expect(textOf(events)).toBe('That is all I found.');
    expect(server.requests).toHaveLength(4);
    expect(server.requests[3]?.tools).toBeUndefined();
  });

  it.each([
    ['an error of the server', [{ status: 500 }], 'failed'],
    ['a refusal', [{ status: 401 }], 'failed'],
    ['a connection cut in the middle', [{ say: 'One two three four', cutAfter: 2 }], 'failed'],
    ['an answer that never begins', [{ silence: true }], 'timeout'],
    ['an answer that stops in the middle', [{ stall: 'One ' }], 'timeout'],
  ] as [string, Answer[], string][])('is unavailable after %s', async (_what, answers, reason) => {
    const model = await aModel(answers, { timeouts: { totalMs: 2_000, stepMs: 300, chunkMs: 200 } });

    const failure = await listen(model.converse(aRequest())).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ModelUnavailable);
    expect(failure).toMatchObject({ reason });
  });

  it('tries once more after an error that may pass', async () => {
    const model = await aModel([{ status: 503 }, { say: 'Hello.' }], { retries: 1 });

    expect(textOf(await listen(model.converse(aRequest())))).toBe('Hello.');
  });

  it('hangs up when the shopper does', async () => {
    const model = await aModel([{ stall: 'One ' }]);
    const gone = new AbortController();
    const events = model.converse(aRequest({ signal: gone.signal }))[Symbol.asyncIterator]();
    await events.next();

    const waiting = events.next();
    gone.abort();

    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => server.hungUp()).toBe(1);
  });
});

describe('the budgets of a language model', () => {
  it('are checked before a token is spent: the conversation', async () => {
    const model = await aModel([{ say: 'Hello.' }], { budgetConversation: TOKENS_PER_ANSWER });
    await listen(model.converse(aRequest()));

    await expect(listen(model.converse(aRequest()))).rejects.toMatchObject({ reason: 'over-budget' });
    await expect(listen(model.converse(aRequest({ conversationId: 'c2' })))).resolves.toBeDefined();
    expect(server.requests).toHaveLength(2);
  });

  it("are checked before a token is spent: the store's day", async () => {
    const model = await aModel([{ say: 'Hello.' }], { budgetStoreDay: TOKENS_PER_ANSWER });
    await listen(model.converse(aRequest()));

    const other = listen(model.converse(aRequest({ conversationId: 'c2' })));
    await expect(other).rejects.toMatchObject({ reason: 'over-budget' });
    await expect(listen(model.converse(aRequest({ storeId: 'veli', conversationId: 'c3' })))).resolves.toBeDefined();
  });

  it('stop a conversation between two steps', async () => {
    const again: Answer = { call: 'search_products', input: { query: 'dress' } };
    const model = await aModel([again], { budgetConversation: TOKENS_PER_ANSWER });

    await expect(listen(model.converse(aRequest()))).rejects.toMatchObject({ reason: 'over-budget' });
    expect(server.requests).toHaveLength(1);
  });

  it('count an answer that broke off, and one that does not say what it cost', async () => {
    const cut = await aModel([{ say: 'One two', cutAfter: 1 }], { budgetConversation: 5 });
    await listen(cut.converse(aRequest())).catch(() => {});
    await expect(listen(cut.converse(aRequest()))).rejects.toMatchObject({ reason: 'over-budget' });
    await server.close();

    const silent = await aModel([{ say: 'One two' }], { budgetConversation: 5, saysUsage: false });
    await listen(silent.converse(aRequest()));
    await expect(listen(silent.converse(aRequest()))).rejects.toMatchObject({ reason: 'over-budget' });
  });
});

describe('the assistant over a real protocol', () => {
  const product: Product = {
    id: 'd1',
    title: 'Poppy Wrap Dress',
    description: '',
    brand: null,
    category: 'dress',
    category_path: [],
    url: null,
    images: [],
    original_price: 42,
    discounted_price: null,
    current_price: 42,
    currency: 'USD',
    stock: 3,
    rating: null,
    review_count: 0,
    attributes: { color: 'red' },
    variants: [],
    texts: {},
  };
  const listed: ListedProduct = {
    ...product,
    name: product.title,
    caption: '',
    short_description: '',
    keywords: [],
    image_url: null,
    great_match: true,
  };
  const tools: StoreTools = {
    searchProducts: async () => ({
      total: 1,
      documents: [{ id: 'd1', metadata: listed }],
      understood: {},
      recoveredBy: null,
    }),
    productFacts: async () => [],
    similarProducts: async () => [],
    goesWith: async () => [],
    handOver: async () => {},
    orderStatus: async () => ({ kind: 'proof-needed' }),
    shopText: async () => null,
    branches: async () => [],
  };

  async function converse(answers: Answer[], timeouts = { totalMs: 2_000, stepMs: 400, chunkMs: 250 }) {
    const chatModel = await aModel(answers, { timeouts });
    const { pieces, trace } = createAssistant({ chatModel }).reply({
      message: 'red dress',
      store: demoStoreSettings('quarry'),
      language: 'en',
      load: async () => ({ memory: null, history: [], conversationId: 'c1', toolsIn: () => tools }),
      signal: new AbortController().signal,
    });
    let text = '';
    const ids: string[] = [];
    for await (const piece of pieces) {
      if (piece.type === 'text') text += piece.content;
      if (piece.type === 'docs') ids.push(...piece.content.documents.map(({ id }) => id));
    }
    return { text, ids, trace };
  }
  const search: Answer = { call: 'search_products', input: { query: 'red dress' } };

  it('answers with the words of the model and the cards of its tools', async () => {
    const { text, ids, trace } = await converse([search, { say: 'The Poppy Wrap Dress costs $42.' }]);

    expect(text).toBe('The Poppy Wrap Dress costs $42.');
    expect(ids).toEqual(['d1']);
    expect(trace).toMatchObject({ mind: 'model', fallback: null, tokens: 2 * TOKENS_PER_ANSWER });
  });

  it('lets no lie of the model through', async () => {
    const { text, ids, trace } = await converse([
      search,
      {
        say: 'Good choice. The Poppy Wrap Dress costs $12.50. The Golden Swan Gown is even better. Only 1 left in stock!',
      },
    ]);

    expect(text.trim()).toBe('Good choice.');
    expect(ids).toEqual(['d1']);
    expect(trace.removedSentences).toBe(3);
  });

  it.each([
    [
      'a connection cut in the middle',
      [search, { say: 'Good choice. The Poppy Wrap Dress is', cutAfter: 4 }],
      'failed',
    ],
    ['an error of the server', [{ status: 500 }], 'failed'],
    ['a silence', [search, { silence: true }], 'timeout'],
  ] as [string, Answer[], string][])('finishes the reply by itself after %s', async (_what, answers, reason) => {
    const { text, ids, trace } = await converse(answers);

    expect(text).toContain('“Poppy Wrap Dress” for $42');
    expect(text).not.toContain('The Poppy Wrap Dress is');
    expect(ids).toEqual(['d1']);
    expect(trace.fallback).toBe(reason);
  });
});
