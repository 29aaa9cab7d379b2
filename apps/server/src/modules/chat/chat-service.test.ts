import { conversations, messages, type OpenDatabase, replies } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aGate,
  all,
  aTurn,
  createShop,
  idOf,
  OWNER,
  type Says,
  scriptedChat,
  SHOP,
  textOf,
} from './testing/scripted-chat.ts';

let database: OpenDatabase;
let says: Says;

beforeAll(async () => {
  database = await openTestDatabase();
  await createShop(database.db);
});
afterAll(() => database.close());
beforeEach(() => {
  says = async function* (message) {
    yield `You said ${message}. `;
    yield 'That is all.';
  };
});

const aChat = () => scriptedChat(database.db, (message, signal) => says(message, signal));

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
