import { createChatSession } from '@quarry/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptSession, wasOpen } from '../kept.ts';
import { shop } from '../testing/embed.ts';
import { rememberChat } from './remember-chat.ts';

const said = [
  { id: 'q', role: 'shopper', text: 'Hello', author: null, created_at: '2026-11-01T09:00:00.000Z', pieces: [] },
  {
    id: 'a',
    role: 'assistant',
    text: 'Good day.',
    author: null,
    created_at: '2026-11-01T09:00:01.000Z',
    pieces: [
      { message_id: 'e-a', type: 'text', content: 'Good day.', n: 1 },
      { message_id: 'e-a', type: 'buttons', content: ['Bags'], n: 2, final: true },
    ],
  },
];
const earlier = (session: string, more: object = {}) => ({
  session,
  conversation_id: 'c1',
  language: 'en',
  state: 'bot',
  person: null,
  opens_stream: false,
  items: said,
  reply: null,
  cursor: '',
  ...more,
});
const lines = (...pieces: object[]) => pieces.map((piece) => JSON.stringify(piece)).join('\n');

let answer: (url: string, init?: RequestInit) => Response;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answer = () => new Response(lines({ message_id: 'e-1', type: 'text', content: 'Good day.', n: 1, final: true }));
});
afterEach(() => vi.restoreAllMocks());

/** A chat of a page that the shopper has opened. */
function aPage() {
  const session = createChatSession({
    store: shop,
    section: 'shop',
    fetch: async (input, init) => answer(input instanceof Request ? input.url : input.toString(), init),
  });
  rememberChat(session, { store: shop.id, visitor: 'v'.repeat(40), isOpen: () => true });
  return session;
}
const texts = (session: ReturnType<typeof aPage>) => session.getSnapshot().messages.map(({ text }) => text);

describe('the conversation of the embed', () => {
  it('stores nothing before the shopper has said something', () => {
    aPage();

    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('goes on at the next page with what was shown, under its own session', async () => {
    const first = aPage();
    first.send({ text: 'Hello' });
    await vi.waitFor(() => expect(first.getSnapshot().isBusy).toBe(false));
    const { sessionId } = first.getSnapshot();
    expect([keptSession(shop.id), wasOpen(shop.id)]).toEqual([sessionId, true]);

    answer = () => Response.json(earlier(sessionId));
    const next = aPage();
    await vi.waitFor(() => expect(texts(next).slice(1)).toEqual(['Hello', 'Good day.']));

    expect(next.getSnapshot().sessionId).toBe(sessionId);
    expect(next.getSnapshot().messages.at(-1)).toMatchObject({ buttons: ['Bags'], backendMessageId: 'a' });
  });

  it('receives a reply that is still being written, from its begin on', async () => {
    localStorage.setItem(`quarry.chat.${shop.id}`, 's1');
    answer = (url) =>
      url.includes('/messages/b/stream?after=0')
        ? new Response(lines({ message_id: 'e-b', type: 'text', content: 'Just now.', n: 1, final: true }))
        : Response.json(earlier('s1', { reply: { id: 'b', state: 'writing', key: 'k' } }));
    const page = aPage();

    await vi.waitFor(() => expect(texts(page).at(-1)).toBe('Just now.'));
    expect(page.getSnapshot().isBusy).toBe(false);
  });

  it('offers a retry of a reply that was interrupted, with the key of its message', async () => {
    localStorage.setItem(`quarry.chat.${shop.id}`, 's1');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const keys: (string | null)[] = [];
    answer = (url, init) => {
      if (url.includes('/chats/'))
        return Response.json(earlier('s1', { reply: { id: 'b', state: 'interrupted', key: 'k' } }));
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return new Response(lines({ message_id: 'e-b', type: 'text', content: 'Here it is.', n: 1, final: true }));
    };
    const page = aPage();
    await vi.waitFor(() => expect(page.getSnapshot().messages.at(-1)?.failure?.canRetry).toBe(true));

    page.retry();
    await vi.waitFor(() => expect(texts(page).at(-1)).toBe('Here it is.'));

    expect(keys).toEqual(['k']);
    expect(texts(page).slice(1)).toEqual(['Hello', 'Good day.', 'Here it is.']);
  });

  it('is forgotten when the shopper begins anew', async () => {
    const page = aPage();
    page.send({ text: 'Hello' });
    await vi.waitFor(() => expect(page.getSnapshot().isBusy).toBe(false));
    page.reset();

    expect([keptSession(shop.id), wasOpen(shop.id)]).toEqual([null, false]);
  });
});
