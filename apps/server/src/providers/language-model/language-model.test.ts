import {
  createAssistant,
  type ModelEvent,
  type ModelRequest,
  ModelUnavailable,
  type StoreTools,
} from '@quarry/assistant';
import { type ListedProduct, type Product } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { afterEach, describe, expect, it } from 'vitest';
import { createLanguageModel, type LanguageModelOptions, MAX_OUTPUT_TOKENS } from './language-model.ts';
import { type SpendingInMemory, spendingInMemory } from './spending-in-memory.ts';
import { type Answer, type FakeOpenAiServer, startFakeOpenAiServer, TOKENS_PER_ANSWER } from './fake-openai-server.ts';

let server: FakeOpenAiServer;
let spending: SpendingInMemory;
afterEach(() => server.close());

async function aModel(answers: Answer[], options: Partial<LanguageModelOptions> & { saysUsage?: boolean } = {}) {
  const { saysUsage = true, ...settings } = options;
  server = await startFakeOpenAiServer(answers, { saysUsage });
  spending = spendingInMemory();
  return createLanguageModel({
    baseUrl: server.baseUrl,
    apiKey: 'secret',
    model: 'small-one',
    budgetConversation: 50_000,
    budgetStoreDay: 2_000_000,
    retries: 0,
    spending,
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

function aSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

async function listen(events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> {
  const heard: ModelEvent[] = [];
  for await (const event of events) heard.push(event);
  return heard;
}
const textOf = (events: ModelEvent[]): string =>
  events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('');

describe('a language model over the OpenAI protocol', () => {
  it('streams text and reports the tokens used', async () => {
    const model = await aModel([{ say: 'Hello, how can I help?' }]);

    const events = await listen(model.converse(aRequest()));

    expect(textOf(events)).toBe('Hello, how can I help?');
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(3);
    expect(events).toContainEqual({ type: 'tokens', tokens: TOKENS_PER_ANSWER });
    expect(server.authorizations).toEqual(['Bearer secret']);
    expect(server.requests[0]).toMatchObject({ model: 'small-one', stream: true });
    expect(server.requests[0]?.messages[0]).toMatchObject({ role: 'system', content: 'You sell dresses.' });
  });

  it('runs the tools that the model calls, and continues with their results', async () => {
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

  it('ends with one call without tools when the steps are used up', async () => {
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

  it('aborts the request when the shopper disconnects', async () => {
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

describe('retries', () => {
  it.each([
    ['an error of the server', { status: 503 }],
    ['too many requests, with a short time to wait', { status: 429, headers: { 'retry-after-ms': '5' } }],
    ['a connection that is cut before the first word', { cutAtOnce: true }],
  ] as [string, Answer][])('are made once after %s', async (_what, first) => {
    const model = await aModel([first, { say: 'Hello.' }], { retries: 1 });

    expect(textOf(await listen(model.converse(aRequest())))).toBe('Hello.');
    expect(server.requests).toHaveLength(2);
    expect(spending.ofConversation('c1')).toBe(TOKENS_PER_ANSWER);
  });

  it.each([
    ['a long time to wait', { status: 429, headers: { 'retry-after': '60' } }],
    ['a refusal', { status: 401 }],
    ['an answer of which a part was said', { say: 'One two three', cutAfter: 2 }],
  ] as [string, Answer][])('are not made after %s', async (_what, first) => {
    const model = await aModel([first, { say: 'Hello.' }], { retries: 1 });

    await expect(listen(model.converse(aRequest()))).rejects.toMatchObject({ reason: 'failed' });
    expect(server.requests).toHaveLength(1);
  });

  it('stop after the second attempt', async () => {
    const busy: Answer = { status: 429, headers: { 'retry-after-ms': '1' } };
    const model = await aModel([busy, busy, { say: 'Hello.' }], { retries: 1 });

    await expect(listen(model.converse(aRequest()))).rejects.toMatchObject({ reason: 'failed' });
    expect(server.requests).toHaveLength(2);
  });

  it('are not made when no server listens', async () => {
    const model = await aModel([{ say: 'Hello.' }]);
    await server.close();

    await expect(listen(model.converse(aRequest()))).rejects.toMatchObject({ reason: 'failed' });
    expect(spending.ofConversation('c1')).toBe(0);
  });
});

describe('the tools of a language model', () => {
  it('run at the same time when it asks for several in one step', async () => {
    const model = await aModel([
      {
        calls: [
          { call: 'first', input: { query: 'shoes' } },
          { call: 'second', input: { query: 'bags' } },
        ],
      },
      { say: 'Both.' },
    ]);
    // Each ends only when the other has started: run sequentially, neither would.
    const begun = { first: aSignal(), second: aSignal() };
    const meet = (name: 'first' | 'second', other: 'first' | 'second') => ({
      name,
      description: name,
      inputSchema: { type: 'object', properties: { query: { type: 'string' } } },
      run: async (input: unknown) => {
        begun[name].give();
        await begun[other].given;
        return { got: input };
      },
    });

    const events = await listen(
      model.converse(aRequest({ tools: [meet('first', 'second'), meet('second', 'first')] })),
    );

    expect(textOf(events)).toBe('Both.');
    expect(server.requests[1]?.messages.slice(-2)).toMatchObject([
      { role: 'tool', content: '{"got":{"query":"shoes"}}' },
      { role: 'tool', content: '{"got":{"query":"bags"}}' },
    ]);
  });

  it.each([
    ['arguments that are no JSON', { call: 'search_products', written: '{"query": "red dre' }],
    ['a tool that there is not', { call: 'make_coffee', input: {} }],
  ] as [string, Answer][])('answer %s with what is wrong, and the model goes on', async (_what, wrong) => {
    const model = await aModel([wrong, { say: 'I am sorry.' }]);
    const request = aRequest();

    expect(textOf(await listen(model.converse(request)))).toBe('I am sorry.');
    expect(request.inputs).toEqual([]);
    const told = server.requests[1]?.messages.at(-1);
    expect(told).toMatchObject({ role: 'tool' });
    expect(JSON.stringify(told?.content)).toMatch(/invalid|unavailable|parse|not/i);
  });

  it('have a step limit', async () => {
    const again: Answer = { call: 'search_products', input: { query: 'dress' } };
    const model = await aModel([again]);

    // Even the final call, without tools, requests one: there is no answer.
    const events = await listen(model.converse(aRequest({ maxSteps: 4 }))).catch(() => []);

    expect(textOf(events)).toBe('');
    expect(server.requests).toHaveLength(5);
  });
});

describe('pictures for a language model', () => {
  it('are sent in the message as the protocol defines', async () => {
    const model = await aModel([{ say: 'A red dress.' }], { seesImages: true });
    const image = { bytes: new Uint8Array([137, 80, 78, 71]), mediaType: 'image/png' as const };

    await listen(model.converse(aRequest({ messages: [{ role: 'user', content: 'like this', images: [image] }] })));

    expect(model.seesImages).toBe(true);
    expect(server.requests[0]?.messages.at(-1)?.content).toEqual([
      { type: 'text', text: 'like this' },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw==' } },
    ]);
  });
});

describe('the budgets of a language model', () => {
  /** Enough for one call with its reservation for the answer, and not for two. */
  const ENOUGH_FOR_ONE = MAX_OUTPUT_TOKENS + TOKENS_PER_ANSWER;

  it('are checked before a token is spent: the conversation', async () => {
    const model = await aModel([{ say: 'Hello.' }], { budgetConversation: ENOUGH_FOR_ONE });
    await listen(model.converse(aRequest()));

    await expect(listen(model.converse(aRequest()))).rejects.toMatchObject({ reason: 'over-budget' });
    await expect(listen(model.converse(aRequest({ conversationId: 'c2' })))).resolves.toBeDefined();
    expect(server.requests).toHaveLength(2);
  });

  it("are checked before a token is spent: the store's day", async () => {
    const model = await aModel([{ say: 'Hello.' }], { budgetStoreDay: ENOUGH_FOR_ONE });
    await listen(model.converse(aRequest()));

    const other = listen(model.converse(aRequest({ conversationId: 'c2' })));
    await expect(other).rejects.toMatchObject({ reason: 'over-budget' });
    await expect(listen(model.converse(aRequest({ storeId: 'veli', conversationId: 'c3' })))).resolves.toBeDefined();
  });

  it('count what the prompt will cost before it is sent', async () => {
    const model = await aModel([{ say: 'Hello.' }], { budgetConversation: ENOUGH_FOR_ONE });
    const long = aRequest({ messages: [{ role: 'user', content: 'so much to say '.repeat(200) }] });

    await expect(listen(model.converse(long))).rejects.toMatchObject({ reason: 'over-budget' });
    expect(server.requests).toHaveLength(0);
  });

  it('apply to concurrent turns', async () => {
    const model = await aModel([{ say: 'Hello.' }], { budgetStoreDay: 2 * ENOUGH_FOR_ONE });

    const turns = await Promise.allSettled(
      Array.from({ length: 8 }, (_, turn) => listen(model.converse(aRequest({ conversationId: `c${turn}` })))),
    );

    expect(server.requests).toHaveLength(2);
    expect(turns.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('stop a conversation between two steps', async () => {
    const again: Answer = { call: 'search_products', input: { query: 'dress' } };
    const model = await aModel([again], { budgetConversation: ENOUGH_FOR_ONE });

    await expect(listen(model.converse(aRequest()))).rejects.toMatchObject({ reason: 'over-budget' });
    expect(server.requests).toHaveLength(1);
  });

  it('count an interrupted answer, and one without reported usage', async () => {
    const cut = await aModel([{ say: 'One two', cutAfter: 1 }]);
    await listen(cut.converse(aRequest())).catch(() => {});
    const spentOnCut = spending.ofConversation('c1');
    await server.close();

    const silent = await aModel([{ say: 'One two' }], { saysUsage: false });
    await listen(silent.converse(aRequest()));

    for (const spent of [spentOnCut, spending.ofConversation('c1')]) {
      expect(spent).toBeGreaterThan(10);
      expect(spent).toBeLessThan(MAX_OUTPUT_TOKENS);
    }
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
    handOver: async () => ({ isStaffPresent: false }),
    localTime: () => null,
    orderStatus: async () => ({ kind: 'proof-needed' }),
    shopText: async () => null,
    branches: async () => [],
  };

  it('passes on what a model writes sentence by sentence, before it has ended', async () => {
    const begun = 'I am glad to help you, and there is no hurry at all. '.repeat(4);
    const chatModel = await aModel([{ stall: `${begun}And wo` }]);
    const leave = new AbortController();
    const { pieces } = createAssistant({ chatModel }).reply({
      message: 'hello',
      language: 'en',
      store: demoStoreSettings('quarry'),
      signal: leave.signal,
      load: async () => ({ memory: null, history: [], conversationId: 'c1', toolsIn: () => tools }),
    });
    let heard = '';
    for await (const piece of pieces) {
      if (piece.type === 'text') heard += piece.content;
      if (heard !== '') break;
    }

    expect(heard).toBe(begun);
    leave.abort();
    await expect.poll(server.hungUp).toBe(1);
  });

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
  const truth = 'The Poppy Wrap Dress costs $42.';

  it('runs tools of one step together and shows what they found once', async () => {
    const both: Answer = {
      calls: [
        { call: 'search_products', input: { query: 'red dress' } },
        { call: 'search_products', input: { query: 'evening dress', price_max: 50 } },
        { call: 'shop_facts', input: { topic: 'delivery' } },
      ],
    };

    const { text, ids, trace } = await converse([both, { say: truth }]);

    expect(text).toBe(truth);
    expect(ids).toEqual(['d1']);
    expect(trace.calls.map(({ tool }) => tool).sort()).toEqual(['searchProducts', 'searchProducts', 'shopText']);
  });

  it.each([
    ['arguments that are no JSON', { call: 'search_products', written: '{"query": "red' }],
    ['a tool that there is not', { call: 'order_pizza', input: {} }],
    ['a field that there is not', { call: 'search_products', input: { query: 'dress', colour: 'red' } }],
    ['a value of another kind', { call: 'search_products', input: { query: 'dress', price_max: 'fifty' } }],
  ] as [string, Answer][])('goes on after %s', async (_what, wrong) => {
    const { text, ids, trace } = await converse([wrong, search, { say: truth }]);

    expect(text).toBe(truth);
    expect(ids).toEqual(['d1']);
    expect(trace.fallback).toBeNull();
  });

  it('answers without the model when the model only calls tools', async () => {
    const { ids, trace } = await converse([search]);

    expect(ids).toEqual(['d1']);
    expect(trace.fallback).not.toBeNull();
    expect(server.requests.length).toBeLessThan(9);
  });

  it('loses no text that was sent when the connection breaks', async () => {
    const { text, trace } = await converse([search, { say: `${truth} It is red and`, cutAfter: 8 }]);

    expect(text.startsWith(`${truth} \n\n`)).toBe(true);
    expect(text).not.toContain('It is red and');
    expect(trace).toMatchObject({ mind: 'model', fallback: 'failed' });
  });

  it('answers with the words of the model and the cards of its tools', async () => {
    const { text, ids, trace } = await converse([search, { say: 'The Poppy Wrap Dress costs $42.' }]);

    expect(text).toBe('The Poppy Wrap Dress costs $42.');
    expect(ids).toEqual(['d1']);
    expect(trace).toMatchObject({ mind: 'model', fallback: null, tokens: 2 * TOKENS_PER_ANSWER });
  });

  it('removes false statements of the model', async () => {
    const { text, ids, trace } = await converse([
      search,
      {
        say: 'Good choice, and a lovely one for the long warm evenings of the summer, at home or in the garden with friends. The Poppy Wrap Dress costs $12.50. The Golden Swan Gown is even better. Only 1 left in stock!',
      },
    ]);

    expect(text.trim()).toBe(
      'Good choice, and a lovely one for the long warm evenings of the summer, at home or in the garden with friends.',
    );
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
