/** Replies of one session that two processes write, which share a PostgreSQL database. */
import type { StreamPiece } from '@quarry/contract';
import { conversations, messages, openDatabase, type OpenDatabase, replies } from '@quarry/database';
import { POSTGRES_MISSING, startPostgres } from '@quarry/database/testing';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatService } from './chat-service.ts';
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

const postgres = await startPostgres();
if (!postgres) console.warn(POSTGRES_MISSING);

describe.skipIf(!postgres)('replies of two processes', () => {
  const databases: OpenDatabase[] = [];
  let here: ChatService;
  let there: ChatService;
  let says: Says;

  beforeAll(async () => {
    for (let process = 0; process < 2; process += 1) {
      databases.push(await openDatabase({ dataDir: '', databaseUrl: postgres?.url ?? '' }));
    }
    await createShop(db());
    [here, there] = [aProcess(0), aProcess(1)];
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    for (const database of databases) await database.close();
    await postgres?.stop();
  });

  function db(process = 0) {
    const database = databases[process];
    if (!database) throw new Error('No such process.');
    return database.db;
  }
  const aProcess = (process: number) =>
    scriptedChat(db(process), (message, signal) => says(message, signal), { isShared: true });

  async function said(sessionId: string) {
    return db()
      .select({ role: messages.role, text: messages.text, isCut: messages.isCut })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(conversations.sessionId, sessionId))
      .orderBy(asc(messages.position));
  }

  it('follow each other within a session, and not within others', async () => {
    const gate = aGate();
    const begun = aGate();
    const order: string[] = [];
    says = async function* (message, signal) {
      order.push(`begins ${message}`);
      begun.open();
      if (message === 'one') await gate.pass(signal);
      order.push(`ends ${message}`);
      yield `The answer to ${message}.`;
    };
    const first = await here.begin(aTurn('shared', 'one'));
    await begun.pass(new AbortController().signal);
    const second = all(await there.begin(aTurn('shared', 'two')));
    await all(await there.begin(aTurn('another', 'three')));
    expect(order).toEqual(['begins one', 'begins three', 'ends three']);

    gate.open();
    await Promise.all([all(first), second]);

    expect(order.slice(3)).toEqual(['ends one', 'begins two', 'ends two']);
    expect((await said('shared')).map(({ text }) => text)).toEqual([
      'one',
      'The answer to one.',
      'two',
      'The answer to two.',
    ]);
  });

  it('are followed from the other process while they are written, without a piece lost or doubled', async () => {
    const gate = aGate();
    const begun = 'I am glad to help you, and there is no hurry at all. '.repeat(5);
    says = async function* (_, signal) {
      yield begun;
      await gate.pass(signal);
      yield 'That is all.';
    };
    const pieces = await here.begin(aTurn('followed', 'Hello'));
    const { value: first } = await pieces.next();
    const own = all(pieces);
    const resume = () =>
      there.resume(SHOP.id, { owner: OWNER, sessionId: 'followed' }, idOf(first ?? undefined), {
        after: 1,
        signal: new AbortController().signal,
      });
    // In the database once its turn has begun.
    await expect.poll(() => resume().then(Boolean, () => false)).toBe(true);
    const followed: StreamPiece[] = [];
    for await (const piece of await resume()) {
      followed.push(piece);
      if (textOf(followed) === begun) gate.open();
    }

    expect(followed).toEqual(await own);
    expect(textOf(followed)).toBe(`${begun}That is all.`);
  });

  it('are stopped from the other process, with the work of the model, and kept as far as they were made', async () => {
    const isStopped = aGate();
    const isWaiting = aGate();
    const { signal: never } = new AbortController();
    says = async function* (_, signal) {
      yield 'Begun. ';
      isWaiting.open();
      signal.addEventListener('abort', isStopped.open, { once: true });
      await aGate().pass(signal);
    };
    const pieces = await here.begin(aTurn('stopped', 'Hello'));
    const { value } = await pieces.next();
    const rest = all(pieces);
    await isWaiting.pass(never);

    expect(await there.stop(SHOP.id, { owner: 'visitor:other', sessionId: 'stopped' })).toBe(0);
    expect(await there.stop(SHOP.id, { owner: OWNER, sessionId: 'stopped' })).toBe(1);

    await isStopped.pass(never);
    const last = (await rest).at(-1);
    expect(last).toMatchObject({ final: true });
    expect(last).not.toHaveProperty('interrupted');
    expect((await said('stopped')).at(-1)).toMatchObject({ role: 'assistant', isCut: true });
    const again = await there.resume(SHOP.id, { owner: OWNER, sessionId: 'stopped' }, idOf(value ?? undefined), {
      after: 0,
      signal: new AbortController().signal,
    });
    expect((await all(again)).at(-1)).toMatchObject({ final: true });
  });

  it('do not wait for a process that is gone', async () => {
    says = async function* () {
      yield 'Done.';
    };
    const [piece] = await all(await here.begin(aTurn('gone', 'one')));
    // What a killed process leaves.
    const longAgo = '2026-01-01T00:00:00Z';
    await db()
      .update(replies)
      .set({ status: 'writing', pieces: null, aliveAt: longAgo })
      .where(eq(replies.id, idOf(piece)));

    expect((await all(await there.begin(aTurn('gone', 'two')))).at(-1)).toMatchObject({ final: true });
  });
});
