import { demoStoreSettings } from '@quarry/demo-shops/stores';
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

  it('keeps in the trace what the message was decided to be', async () => {
    const { pieces, trace } = createAssistant().reply(aTurn({ message: 'hello' }));
    for await (const _piece of pieces);

    expect(trace.decided.length).toBeGreaterThan(0);
    expect(trace.decided[0]).toMatchObject({ by: 'phrases' });
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
    const { pieces } = createAssistant().reply(aTurn({ message, language, unread: { images: true } }));
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
    const { pieces } = createAssistant().reply(aTurn({ message: '', language: 'en', unread: { images: true } }));
    const types: string[] = [];
    for await (const { type } of pieces) types.push(type);

    expect(types).toEqual(['step', 'text']);
  });

  describe('a recording', () => {
    async function reply(turn: Parameters<typeof aTurn>[0]) {
      const { pieces, trace } = createAssistant().reply(aTurn({ message: '', ...turn }));
      const told = { types: [] as string[], text: '', step: '' };
      for await (const piece of pieces) {
        told.types.push(piece.type);
        if (piece.type === 'text') told.text += piece.content;
        if (piece.type === 'step') told.step ||= piece.content;
      }
      return { ...told, trace };
    }

    it.each([
      ['en', 'red dress', 'I heard: “red dress”.'],
      ['ka', 'წითელი კაბა', 'მესმის: „წითელი კაბა“.'],
      ['tr', 'kırmızı elbise', 'Duyduğum: “kırmızı elbise”.'],
      ['ar', 'فستان أحمر', 'سمعت: «فستان أحمر».'],
      ['az', 'qırmızı don', 'Eşitdiyim: “qırmızı don”.'],
    ] as const)(
      'is answered as its words are, in the language they are in (%s), and they are shown first',
      async (language, text, shown) => {
        const { text: said, types, trace } = await reply({ hear: async () => ({ kind: 'words', text }) });

        expect(said.startsWith(`${shown}\n\n`)).toBe(true);
        expect(types).toContain('docs');
        expect(trace.language).toBe(language);
      },
    );

    it('follows what was written, and a chosen language holds', async () => {
      const { text, trace } = await reply({
        message: 'red dress',
        language: 'tr',
        hear: async () => ({ kind: 'words', text: 'under 50' }),
      });

      expect(text).toContain('Duyduğum: “under 50”.');
      expect(trace.language).toBe('tr');
      expect(trace.calls[0]?.input).toMatchObject({ filters: { price_max: 50 } });
    });

    it('is listened to after the first piece has left, with the language that is to be expected', async () => {
      const expected: string[] = [];
      const { pieces } = createAssistant().reply(
        aTurn({
          message: '',
          language: 'ka',
          hear: async (language) => {
            expected.push(language);
            return { kind: 'silence' };
          },
        }),
      );

      expect((await pieces.next()).value).toMatchObject({ type: 'step', content: expect.stringContaining('ვუსმენ') });
      expect(expected).toEqual([]);
      await pieces.next();
      expect(expected).toEqual(['ka']);
    });

    it.each(['silence', 'nobody-listens', 'unreadable', 'failed'] as const)(
      'that has no words (%s) is said to have none, in each language in its own way, and nothing is looked for',
      async (kind) => {
        const said = [];
        for (const language of ['en', 'ka', 'tr', 'ar', 'az'] as const) {
          const { text, types, trace } = await reply({ language, hear: async () => ({ kind }) });
          expect(types).toEqual(['step', 'text']);
          expect(trace.calls).toEqual([]);
          said.push(text);
        }

        expect(new Set(said).size).toBe(5);
      },
    );
  });

  it('answers in the language of the conversation when a message has none', async () => {
    const say = aConversation();
    await say('წითელი კაბა');

    expect((await say('1042')).trace.language).toBe('ka');
    expect((await say('Nordholm')).trace.language).toBe('ka');
    expect((await say('show me blue dresses')).trace.language).toBe('en');
  });
});
