import { newStoreSettings, type StreamPiece } from '@quarry/contract';
import { conversations, messages, type OpenDatabase, replies } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrdersRepository, createOrdersService } from '../orders/index.ts';
import { createStoresRepository, createStoresService } from '../stores/index.ts';
import { type ChatService, createChatService, type SentTurn } from './chat-service.ts';
import { createConversationRepository } from './conversation-repository.ts';
import { createReplyRepository } from './reply-repository.ts';

const SHOP = newStoreSettings('shop', 'Shop', 'en', 'USD');
const OWNER = 'visitor:one';

let database: OpenDatabase;
/** What the model says; each text waits until it is released. */
let says: (message: string, signal: AbortSignal) => AsyncGenerator<string>;

beforeAll(async () => {
  database = await openTestDatabase();
  await createStoresService(createStoresRepository(database.db)).create(SHOP);
});
afterAll(() => database.close());
beforeEach(() => {
  says = async function* (message) {
    yield `You said ${message}. `;
    yield 'That is all.';
  };
});

/** As after a start of the server: replies that an earlier service was writing are not known to it. */
function aChat(): ChatService {
  const stores = createStoresService(createStoresRepository(database.db));
  return createChatService({
    conversations: createConversationRepository(database.db),
    replies: createReplyRepository(database.db),
    search: { find: async () => ({ total: 0, documents: [], understood: {}, recoveredBy: null }) },
    recommendations: { similar: async () => ({ documents: [] }), goesWith: async () => ({ documents: [] }) },
    catalog: { byIds: async () => [], byAddress: async () => undefined },
    orders: createOrdersService(createOrdersRepository(database.db)),
    stores,
    onError: () => {},
    model: {
      async *converse({ messages: said, signal }) {
        const last = said.at(-1);
        for await (const text of says(last?.role === 'user' ? last.content : '', signal)) yield { type: 'text', text };
      },
    },
  });
}

function aTurn(sessionId: string, message: string, more: Partial<SentTurn> = {}): SentTurn {
  return {
    settings: SHOP,
    visitor: { kind: 'shopper', owner: OWNER },
    sessionId,
    message,
    language: 'en',
    isDev: false,
    mayUseModel: true,
    signal: new AbortController().signal,
    ...more,
  };
}

/** A text that waits until it is released, or the signal aborts. */
function aGate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const pass = (signal: AbortSignal) =>
    Promise.race([
      opened,
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
    ]);
  return { open, pass };
}

async function all(pieces: AsyncGenerator<StreamPiece>): Promise<StreamPiece[]> {
  const read: StreamPiece[] = [];
  for await (const piece of pieces) read.push(piece);
  return read;
}
const textOf = (pieces: readonly StreamPiece[]) =>
  pieces.flatMap((piece) => (piece.type === 'text' ? piece.content : [])).join('');
const idOf = (piece: StreamPiece | undefined) => piece?.message_id.slice(2) ?? '';

async function said(sessionId: string) {
  return database.db
    .select({ role: messages.role, text: messages.text, isCut: messages.isCut })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.sessionId, sessionId))
    .orderBy(asc(messages.position));
}

describe('a reply', () => {
  it('can be read again from every piece on, while it is written and afterwards', async () => {
    const chat = aChat();
    const gate = aGate();
    says = async function* (_, signal) {
      yield 'The first sentence. ';
      await gate.pass(signal);
      yield 'The second sentence.';
    };
    const first = await chat.begin(aTurn('again', 'Hello'));
    const begun = await first.next();
    const id = idOf(begun.value);
    const { signal } = new AbortController();
    const early = await chat.resume(SHOP.id, { owner: OWNER, sessionId: 'again' }, id, { after: 1, signal });
    gate.open();
    const rest = await all(first);
    expect(await all(early)).toEqual(rest);

    const whole = [begun.value, ...rest];
    for (let after = 0; after <= whole.length; after += 1) {
      const read = await chat.resume(SHOP.id, { owner: OWNER, sessionId: 'again' }, id, { after, signal });
      // The last piece says that nothing follows, also to who has it already.
      expect(textOf(await all(read))).toBe(textOf(whole.slice(after)));
    }
  });

  it('is given to nobody but its visitor, in its session', async () => {
    const chat = aChat();
    const [piece] = await all(await chat.begin(aTurn('private', 'Hello')));
    const reader = { after: 0, signal: new AbortController().signal };

    for (const [store, owner, sessionId] of [
      ['shop', 'visitor:other', 'private'],
      ['shop', OWNER, 'elsewhere'],
      ['other', OWNER, 'private'],
    ] as const) {
      await expect(chat.resume(store, { owner, sessionId }, idOf(piece), reader)).rejects.toMatchObject({
        code: 'message-not-found',
      });
    }
  });

  it('is made once for a key, however often and at what time the message arrives', async () => {
    const chat = aChat();
    const turn = aTurn('twice', 'Hello', { key: 'k1' });

    const [one, other] = await Promise.all([all(await chat.begin(turn)), all(await chat.begin(turn))]);
    const later = await all(await aChat().begin(turn));

    expect(other).toEqual(one);
    expect(later).toEqual(one);
    expect((await said('twice')).map(({ role }) => role)).toEqual(['shopper', 'assistant']);
    await expect(chat.begin(aTurn('twice', 'Another', { key: 'k1' }))).rejects.toMatchObject({
      code: 'idempotency-key-reused',
    });
  });

  it('follows the replies before it in its session, and too many of them are refused', async () => {
    const chat = aChat();
    const gate = aGate();
    const order: string[] = [];
    says = async function* (message, signal) {
      order.push(`begins ${message}`);
      await gate.pass(signal);
      order.push(`ends ${message}`);
      yield 'Done.';
    };
    const first = await chat.begin(aTurn('queue', 'one'));
    const second = await chat.begin(aTurn('queue', 'two'));
    // The first piece does not wait.
    expect((await second.next()).value).toMatchObject({ type: 'step', n: 1 });
    const waiting = await Promise.all(['three', 'four', 'five'].map((text) => chat.begin(aTurn('queue', text))));
    await expect(chat.begin(aTurn('queue', 'six'))).rejects.toMatchObject({ code: 'too-many-messages' });

    gate.open();
    await Promise.all([first, second, ...waiting].map(all));

    expect(order).toEqual(
      ['one', 'two', 'three', 'four', 'five'].flatMap((text) => [`begins ${text}`, `ends ${text}`]),
    );
  });

  it('is stopped on demand, with the work of the model, and kept as far as it was made', async () => {
    const chat = aChat();
    let wasStopped = false;
    let isWaiting: () => void = () => {};
    const waits = new Promise<void>((resolve) => (isWaiting = resolve));
    says = async function* (_, signal) {
      yield 'Begun. ';
      isWaiting();
      await aGate()
        .pass(signal)
        .catch((error: unknown) => {
          wasStopped = true;
          throw error;
        });
    };
    const pieces = await chat.begin(aTurn('stop', 'Hello'));
    await pieces.next();
    await waits;

    expect(await chat.stop('shop', { owner: 'visitor:other', sessionId: 'stop' })).toBe(0);
    expect(await chat.stop('shop', { owner: OWNER, sessionId: 'stop' })).toBe(1);

    const rest = await all(pieces);
    expect(rest.at(-1)).toMatchObject({ final: true });
    expect(rest.at(-1)).not.toHaveProperty('interrupted');
    expect(wasStopped).toBe(true);
    expect((await said('stop')).at(-1)).toMatchObject({ role: 'assistant', isCut: true });
  });

  it('whose process is gone is told to be interrupted, and is made anew when the message is sent again', async () => {
    const chat = aChat();
    const turn = aTurn('killed', 'Hello', { key: 'k' });
    const [piece] = await all(await chat.begin(turn));
    // What a killed process leaves: a reply that is being written, and no answer.
    const id = idOf(piece);
    await database.db.delete(messages).where(eq(messages.id, id));
    await database.db.update(replies).set({ status: 'writing', pieces: null }).where(eq(replies.id, id));

    const afterwards = aChat();
    const reader = { after: 3, signal: new AbortController().signal };
    const rest = await all(await afterwards.resume(SHOP.id, { owner: OWNER, sessionId: 'killed' }, id, reader));
    expect(rest).toMatchObject([{ final: true, interrupted: true, n: 4, content: '' }]);

    const again = await all(await afterwards.begin(turn));
    expect(idOf(again[0])).toBe(id);
    expect(again.at(-1)).toMatchObject({ final: true });
    expect(await said('killed')).toMatchObject([
      { role: 'shopper', text: 'Hello' },
      { role: 'assistant', isCut: false },
    ]);
  });

  it('is interrupted when the server stops', async () => {
    const chat = aChat();
    let isWaiting: () => void = () => {};
    const waits = new Promise<void>((resolve) => (isWaiting = resolve));
    says = async function* (_, signal) {
      yield 'Begun. ';
      isWaiting();
      await aGate().pass(signal);
    };
    const turn = aTurn('shut-down', 'Hello', { key: 'k' });
    const pieces = await chat.begin(turn);
    const { value } = await pieces.next();
    await waits;
    await chat.close();

    const reader = { after: 1, signal: new AbortController().signal };
    const of = { owner: OWNER, sessionId: 'shut-down' };
    const rest = await all(await aChat().resume(SHOP.id, of, idOf(value), reader));
    expect(rest.at(-1)).toMatchObject({ final: true, interrupted: true });
  });
});
