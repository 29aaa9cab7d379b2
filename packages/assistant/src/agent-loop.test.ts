import { demoStoreSettings } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { createAssistant, type TurnRequest } from './agent-loop.ts';
import { aConversation, littleShop } from './testing/little-shop.ts';
import type { StoreTools } from './tools/store-tools.ts';

const store = demoStoreSettings('quarry');

function aTurn(fields: Partial<TurnRequest> & { tools?: Partial<StoreTools> } = {}): TurnRequest {
  const { tools, ...request } = fields;
  return {
    message: 'red dress',
    store,
    signal: new AbortController().signal,
    load: async () => ({
      memory: null,
      history: [],
      conversationId: 'c1',
      toolsIn: () => ({ ...littleShop(), ...tools }),
    }),
    ...request,
  };
}

const never = <Result>(): Promise<Result> => new Promise(() => {});

describe('the agent loop', () => {
  it('answers with a step before any work is done', async () => {
    let hasLoaded = false;
    const { pieces } = createAssistant().reply(
      aTurn({
        load: () => {
          hasLoaded = true;
          return never();
        },
      }),
    );

    const first = await pieces.next();

    expect(first.value).toEqual({ type: 'step', content: 'Reading your message…' });
    expect(hasLoaded).toBe(false);
  });

  it('STREAM-03 STREAM-06 gives the pieces in their natural order', async () => {
    const { pieces } = await aConversation()('red dress');

    expect(pieces.map(({ type }) => type)).toEqual(['step', 'step', 'text', 'text', 'docs', 'buttons']);
  });

  it('stops the work of a shopper who has gone, also in the middle of a tool call', async () => {
    const gone = new AbortController();
    const { pieces, trace } = createAssistant().reply(
      aTurn({ signal: gone.signal, tools: { searchProducts: () => never() } }),
    );
    await pieces.next();
    await pieces.next();

    const waiting = pieces.next();
    gone.abort();

    await expect(waiting).rejects.toThrow('aborted');
    expect(await pieces.next()).toEqual({ done: true, value: undefined });
    expect(trace.calls).toEqual([]);
  });

  it('calls no tool once the shopper has gone', async () => {
    const gone = new AbortController();
    let searches = 0;
    const { pieces } = createAssistant().reply(
      aTurn({
        signal: gone.signal,
        tools: {
          async searchProducts() {
            searches += 1;
            return { total: 0, documents: [], understood: {}, recoveredBy: null };
          },
        },
      }),
    );
    await pieces.next();
    gone.abort();

    await expect(pieces.next()).rejects.toThrow('aborted');
    expect(searches).toBe(0);
  });

  it('keeps proofs of identity out of the trace', async () => {
    const heard = await aConversation()('order 1042, nino@example.com');

    expect(heard.trace.calls).toMatchObject([{ tool: 'orderStatus', input: { number: '1042' }, results: 1 }]);
    expect(JSON.stringify(heard.trace.calls)).not.toContain('nino');
  });

  it.each([
    ['en', 'red dress', 'cannot see pictures'],
    ['ka', 'წითელი კაბა', 'სურათების ნახვა ჯერ არ შემიძლია'],
    ['tr', 'kırmızı elbise', 'resimlere bakamıyorum'],
    ['ar', 'فستان أحمر', 'لا يمكنني رؤية الصور'],
    ['az', 'qırmızı don', 'şəkillərə baxa bilmirəm'],
  ] as const)('says in %s that it cannot see a picture, and answers the words', async (language, message, note) => {
    const { pieces } = createAssistant().reply(aTurn({ message, language, unread: { images: true, audio: false } }));
    const texts: string[] = [];
    let documents = 0;
    for await (const piece of pieces) {
      if (piece.type === 'text') texts.push(piece.content);
      if (piece.type === 'docs') documents = piece.content.documents.length;
    }

    expect(texts[0]).toContain(note);
    expect(documents).toBe(3);
  });

  it('says only that when there are no words', async () => {
    const { pieces } = createAssistant().reply(
      aTurn({ message: '', language: 'en', unread: { images: false, audio: true } }),
    );
    const types: string[] = [];
    for await (const { type } of pieces) types.push(type);

    expect(types).toEqual(['step', 'text']);
  });

  it('answers in the language of the conversation when a message has none', async () => {
    const say = aConversation();
    await say('წითელი კაბა');

    expect((await say('1042')).trace.language).toBe('ka');
    expect((await say('Nordholm')).trace.language).toBe('ka');
    expect((await say('show me blue dresses')).trace.language).toBe('en');
  });
});
