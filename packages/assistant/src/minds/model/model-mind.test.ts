import { describe, expect, it } from 'vitest';
import { aConversation } from '../../testing/little-shop.ts';
import { type ChatModel, type ModelEvent, type ModelRequest, ModelUnavailable } from './chat-model.ts';

type Script = (request: ModelRequest) => AsyncGenerator<ModelEvent>;

/** A model that does what a test tells it, through the same port as a real one. */
const aModel = (script: Script): ChatModel & { requests: ModelRequest[] } => {
  const requests: ModelRequest[] = [];
  return {
    requests,
    converse(request) {
      requests.push(request);
      return script(request);
    },
  };
};

async function call(request: ModelRequest, name: string, input: unknown): Promise<unknown> {
  return request.tools.find((tool) => tool.name === name)?.run(input);
}

const text = (words: string): ModelEvent => ({ type: 'text', text: words });

describe('the model mind', () => {
  it('speaks with the cards that its tools returned', async () => {
    const chatModel = aModel(async function* (request) {
      yield text('Let me look. ');
      yield { type: 'tool', name: 'search_products' };
      await call(request, 'search_products', { query: 'red dress', price_max: 50 });
      yield { type: 'step-end' };
      yield text('The Poppy Wrap Dress costs $42. ');
      yield text('It is red.');
      yield { type: 'step-end' };
      yield { type: 'tokens', tokens: 321 };
    });

    const heard = await aConversation({ chatModel })('red dress under 50');

    expect(heard.text).toBe('The Poppy Wrap Dress costs $42. It is red.');
    expect(heard.ids).toEqual(['d1', 'd2']);
    expect(heard.trace).toMatchObject({ mind: 'model', tokens: 321, fallback: null });
    expect(heard.pieces.map(({ type }) => type)).toEqual(['step', 'step', 'text', 'text', 'docs', 'buttons']);
  });

  it('removes the sentences of a model that lies, and keeps the rest', async () => {
    const chatModel = aModel(async function* (request) {
      yield { type: 'tool', name: 'search_products' };
      await call(request, 'search_products', { query: 'red dress' });
      yield { type: 'step-end' };
      yield text('Here are red dresses. The Poppy Wrap Dress costs $19. ');
      yield text('The Velvet Moon Gown is better. Order 1042 was delivered. Enjoy!');
    });

    const heard = await aConversation({ chatModel })('red dress');

    expect(heard.text).toBe('Here are red dresses. Enjoy!');
    expect(heard.trace.removedSentences).toBe(3);
  });

  it('lets the built-in mind answer when nothing of a reply is true', async () => {
    const chatModel = aModel(async function* () {
      yield text('The Velvet Moon Gown costs $19.');
      yield { type: 'step-end' };
    });

    const heard = await aConversation({ chatModel })('red dress under 50');

    expect(heard.trace.fallback).toBe('no-answer');
    expect(heard.ids).toEqual(['d1', 'd2']);
  });

  it('lets the built-in mind finish a reply that broke off', async () => {
    const chatModel = aModel(async function* (request) {
      yield { type: 'tool', name: 'search_products' };
      await call(request, 'search_products', { query: 'red dress' });
      yield { type: 'step-end' };
      yield text('Here are red dresses. The Poppy Wrap Dr');
      throw new ModelUnavailable('failed');
    });

    const heard = await aConversation({ chatModel })('red dress under 50');

    expect(heard.text).toMatch(/^Here are red dresses\. \n\n.*“Poppy Wrap Dress” for \$42/s);
    expect(heard.text).not.toContain('Dr\n');
    expect(heard.ids).toEqual(['d1', 'd2']);
    expect(heard.trace.fallback).toBe('failed');
  });

  it('proves an order by what the shopper wrote, not by what the model claims', async () => {
    const answers: unknown[] = [];
    const chatModel = aModel(async function* (request) {
      yield { type: 'tool', name: 'order_status' };
      answers.push(
        await call(request, 'order_status', { order_number: '1042', email: 'nino@example.com', phone_ending: '4417' }),
      );
      yield { type: 'step-end' };
      yield text('I have checked.');
    });
    const say = aConversation({ chatModel });

    const unproven = await say('tell me about order 1042');
    const proven = await say('my e-mail is nino@example.com');

    expect(unproven.orders).toEqual([]);
    expect(proven.orders).toEqual(['1042']);
    expect(answers).toMatchObject([{ kind: 'proof-needed' }, { kind: 'told' }]);
  });

  it('answers a bad tool input with what is wrong, instead of failing', async () => {
    const answers: unknown[] = [];
    const chatModel = aModel(async function* (request) {
      answers.push(await call(request, 'search_products', 'red dress'));
      answers.push(await call(request, 'search_products', { query: 'dress', price_max: 'fifty' }));
      answers.push(await call(request, 'shop_facts', { topic: 'horoscope' }));
      yield text('Nothing.');
    });

    const heard = await aConversation({ chatModel })('dress');

    expect(answers).toEqual([
      { error: expect.any(String) },
      { error: expect.any(String) },
      { error: expect.any(String) },
    ]);
    expect(heard.text).toBe('Nothing.');
  });

  it('hands the built-in mind what it searched for, so that a fallback can narrow it', async () => {
    let isUp = true;
    const chatModel = aModel(async function* (request) {
      if (!isUp) throw new ModelUnavailable('over-budget');
      yield { type: 'tool', name: 'search_products' };
      await call(request, 'search_products', { query: 'dress', color: 'red' });
      yield { type: 'step-end' };
      yield text('Here they are.');
    });
    const say = aConversation({ chatModel });
    await say('red dress');
    isUp = false;

    const heard = await say('in blue');

    expect(heard.ids).toEqual(['d4', 'd5']);
    expect(heard.trace.fallback).toBe('over-budget');
  });

  it('reminds the model of the conversation and of the rules of the store', async () => {
    const chatModel = aModel(async function* () {
      yield text('Hello!');
    });
    const say = aConversation({ chatModel, store: { kind: 'pharmacy', name: 'Apothia' } });
    await say('hello');
    await say('and again', 'ka');

    const [, second] = chatModel.requests;
    expect(second?.messages).toEqual([
      { role: 'user', content: 'hello' },
      { role: 'assistant', content: 'Hello!' },
      { role: 'user', content: 'and again' },
    ]);
    expect(second?.system).toContain('Apothia');
    expect(second?.system).toContain('Georgian');
    expect(second?.system).toContain('pharmacist');
  });
});
