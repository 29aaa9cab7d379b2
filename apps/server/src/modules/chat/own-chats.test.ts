import type { ContinuedChat, OwnChatEntry, StreamPiece } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';

let server: ApiServer;
let shopper: string;
let other: string;

beforeAll(async () => {
  server = await openApiServer();
  shopper = await server.account('shopper', { role: 'viewer' });
  other = await server.account('other', { role: 'viewer' });
  await say('Hello there', 'one');
  await say('Do you deliver?', 'two');
});
afterAll(() => server.close());

const CHATS = '/api/v1/stores/north/chats';

async function say(
  message: string,
  sessionId: string,
  headers: Record<string, string> = {},
): Promise<{ text: string; message_id: string }> {
  const body = { message, sessionId, store: 'north', detected_language: 'en' };
  const reply = await server.call({ session: shopper, method: 'POST', url: '/api/qchat', body, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const chatOf = async (session: string) =>
  (await server.call({ session: shopper, url: `${CHATS}/${session}` })).json<ContinuedChat>();

describe("a visitor's own conversations", () => {
  it('are listed with their first message, the latest first', async () => {
    const { items } = (await server.call({ session: shopper, url: CHATS })).json<{ items: OwnChatEntry[] }>();

    expect(items.map(({ session, title }) => [session, title])).toEqual([
      ['two', 'Do you deliver?'],
      ['one', 'Hello there'],
    ]);
  });

  it('are given with the pieces of every answer, so that they can be shown as they were', async () => {
    const chat = await chatOf('one');

    expect(chat).toMatchObject({ session: 'one', language: 'en', state: 'bot', reply: null });
    expect(chat.items.map(({ role }) => role)).toEqual(['shopper', 'assistant']);
    const { pieces, text } = chat.items[1] ?? { pieces: [], text: '' };
    const written = pieces.flatMap((piece) => (piece.type === 'text' ? piece.content : [])).join('');
    expect(written.trim()).toBe(text);
    expect(pieces.map(({ n }) => n)).toEqual(pieces.map((_, place) => place + 1));
  });

  it('are streamed again from a piece on', async () => {
    const { items } = await chatOf('one');
    const { id = '', pieces = [] } = items[1] ?? {};

    const reply = await server.call({ session: shopper, url: `${CHATS}/one/messages/e-${id}/stream?after=1` });

    expect(reply.headers['content-type']).toBe('application/x-ndjson');
    const read = reply.payload.trim().split('\n');
    expect(read.map((line): StreamPiece => JSON.parse(line))).toEqual(pieces.slice(1));
  });

  it('are open to nobody else', async () => {
    const { items } = await chatOf('one');
    const answer = `${CHATS}/one/messages/${items[1]?.id}/stream`;

    expect((await server.call({ session: other, url: CHATS })).json()).toEqual({ items: [] });
    for (const [method, url, code] of [
      ['GET', `${CHATS}/one`, 'conversation-not-found'],
      ['DELETE', `${CHATS}/one`, 'conversation-not-found'],
      ['GET', answer, 'message-not-found'],
    ] as const) {
      const reply = await server.call({ session: other, method, url });
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, code]);
    }
    expect((await server.call({ url: `${CHATS}/one` })).statusCode).toBe(401);
    expect((await chatOf('one')).items).toHaveLength(2);
  });

  it('answer a message once, although it arrives twice with its key', async () => {
    const key = { 'idempotency-key': 'a-key' };
    const first = await say('Good morning', 'three', key);

    expect(await say('Good morning', 'three', key)).toEqual(first);
    expect((await chatOf('three')).items).toHaveLength(2);
  });

  it('answer the first message of a plain chat once, and are known by its key', async () => {
    const ask = async () => {
      const body = { message: 'Good evening', store: 'north', conversationId: null };
      const headers = { 'idempotency-key': 'plain-key' };
      const reply = await server.call({ session: shopper, method: 'POST', url: '/api/chat', body, headers });
      return reply.json<{ conversationId: string }>();
    };
    const first = await ask();

    expect(await ask()).toEqual(first);
    const chat = await chatOf('conversation:plain-key');
    expect(chat.conversation_id).toBe(first.conversationId);
    expect(chat.items).toHaveLength(2);
  });

  it('are deleted with all their messages', async () => {
    const { items } = await chatOf('two');

    const reply = await server.call({ session: shopper, method: 'DELETE', url: `${CHATS}/two` });

    expect(reply.json()).toEqual({ deleted: true });
    expect((await server.call({ session: shopper, url: `${CHATS}/two` })).statusCode).toBe(404);
    const answer = `${CHATS}/two/messages/${items[1]?.id}/stream`;
    expect((await server.call({ session: shopper, url: answer })).statusCode).toBe(404);
  });

  it('have nothing to stop when nothing is written', async () => {
    const reply = await server.call({ session: shopper, method: 'POST', url: `${CHATS}/one/stop` });

    expect(reply.json()).toEqual({ stopped: 0 });
  });
});
