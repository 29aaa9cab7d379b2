import type { ContinuedChat } from '@quarry/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChat, said, untilIdle } from '../testing/chat.ts';
import { jsonReply, piece, type RecordedCall, streamReply } from '../testing/fake-server.ts';
import { createChatHistory } from './chat-history.ts';
import { forgetChatsOfLogin, keepLastChat, lastChat } from './kept-chats.ts';

const PLACE = { storeId: 'veli', section: 'shop' };
const CHATS = '/api/v1/stores/veli/chats';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const earlier = (session: string): ContinuedChat => ({
  session,
  conversation_id: `id-of-${session}`,
  language: 'en',
  state: 'bot',
  person: null,
  opens_stream: false,
  items: [
    { id: 'q', role: 'shopper', text: 'A lamp', author: null, created_at: '2026-11-01T09:04:00.000Z', pieces: [] },
    {
      id: 'a',
      role: 'assistant',
      text: 'Two lamps.',
      author: null,
      created_at: '2026-11-01T09:04:01.000Z',
      pieces: [],
    },
  ],
  reply: null,
  cursor: 'x',
});
const entries = ['one', 'two'].map((session) => ({ session, title: session, updated_at: '2026-11-01T09:04:00.000Z' }));

function aHistory({ isKnown = false, answer }: { isKnown?: boolean; answer?: (call: RecordedCall) => Response } = {}) {
  const test = aChat((call) => {
    if (answer) return answer(call);
    if (call.method === 'DELETE') return jsonReply({ deleted: true });
    if (call.url === CHATS) return jsonReply({ items: entries });
    if (call.url.startsWith(`${CHATS}/`)) return jsonReply(earlier(call.url.slice(CHATS.length + 1)));
    return streamReply({ ...piece('text', 'Hello.'), n: 1, final: true });
  });
  const history = createChatHistory(test.chat, PLACE, { isKnown, fetch: test.server.fetch });
  history.start();
  return { ...test, history };
}

describe('the earlier conversations of a chat', () => {
  it('CHATMSG-20 are stored and asked for only after the first message', async () => {
    const { chat, history, server } = aHistory();
    await history.load();
    expect(localStorage).toHaveLength(0);
    expect(history.getSnapshot()).toMatchObject({ isUsed: false, last: null, entries: [] });
    expect(server.calls).toEqual([]);

    chat.send({ text: 'hi' });
    await untilIdle(chat);
    expect(lastChat(PLACE)).toBe(chat.getSnapshot().sessionId);
    await history.load();
    expect(history.getSnapshot().entries).toEqual(entries);
  });

  it('are listed before any message for who is logged in', async () => {
    const { history } = aHistory({ isKnown: true });
    await history.load();
    expect(history.getSnapshot().entries).toEqual(entries);
  });

  it('CHATMSG-20 offer the last one under its own id; a load keeps a new one', async () => {
    keepLastChat(PLACE, 'one');
    const { chat, history, server } = aHistory();
    expect(chat.getSnapshot().sessionId).not.toBe('one');
    expect(history.getSnapshot().last).toBe('one');
    expect(server.calls).toEqual([]);

    expect(await history.open('one')).toBe(true);
    expect(chat.getSnapshot().sessionId).toBe('one');
    expect(said(chat).slice(1)).toEqual(['shopper: A lamp', 'assistant: Two lamps.']);
    expect(history.getSnapshot()).toMatchObject({ isUsed: true, last: null });
  });

  it('replace the present one, which stays among them', async () => {
    const { chat, history } = aHistory();
    chat.send({ text: 'hi' });
    await untilIdle(chat);
    const { sessionId } = chat.getSnapshot();

    await history.open('two');
    expect(said(chat).slice(1)).toEqual(['shopper: A lamp', 'assistant: Two lamps.']);
    history.startNew();
    expect(said(chat)).toHaveLength(1);
    expect([sessionId, 'two']).not.toContain(chat.getSnapshot().sessionId);
    expect(history.getSnapshot().last).toBe('id-of-two');
  });

  it('are deleted on the server and forgotten; the present one gives way to a new one', async () => {
    const { chat, history, server } = aHistory();
    await history.open('one');
    await history.load();

    expect(await history.remove('one')).toBe(true);
    expect(server.calls.at(-1)).toMatchObject({ method: 'DELETE', url: `${CHATS}/one` });
    expect(said(chat)).toHaveLength(1);
    expect(history.getSnapshot()).toMatchObject({ isUsed: false, last: null, entries: entries.slice(1) });
    expect(localStorage).toHaveLength(0);
  });

  it('are no longer offered when they are gone, and stay when the server cannot be reached', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    keepLastChat(PLACE, 'one');
    let status = 503;
    const { history } = aHistory({ answer: () => jsonReply({}, status) });
    expect(await history.open('one')).toBe(false);
    expect(await history.remove('one')).toBe(false);
    await history.load();
    expect(history.getSnapshot()).toMatchObject({ last: 'one', entries: null, hasFailed: true });

    status = 404;
    expect(await history.open('one')).toBe(false);
    expect(history.getSnapshot().last).toBeNull();
    expect(lastChat(PLACE)).toBeNull();
  });

  it('are forgotten at a logout, but not those of chats without a login', () => {
    const free = { storeId: 'quarry', section: 'free' };
    keepLastChat(PLACE, 'one');
    keepLastChat(free, 'two');
    forgetChatsOfLogin();
    expect([lastChat(PLACE), lastChat(free)]).toEqual([null, 'two']);
  });
});
