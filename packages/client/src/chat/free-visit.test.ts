import { describe, expect, it } from 'vitest';
import { aChat, untilIdle } from '../testing/chat.ts';
import { document, jsonReply, order, piece, streamReply } from '../testing/fake-server.ts';
import { countedChat } from './counted-chat.ts';
import { createFreeVisit, FREE_MESSAGE_LIMIT, messagesLeft } from './free-visit.ts';

function aStorage(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('a visit of the free chat', () => {
  it.each([[''], [' '], ['abc']])('FREE-06 %j does not open the chat', (email) => {
    const storage = aStorage();
    const visit = createFreeVisit(storage);
    expect(visit.signIn(email)).toBe(false);
    expect(visit.getSnapshot().email).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it('FREE-08 FREE-09 FREE-10 a valid e-mail address opens it, with a count of 0', () => {
    const storage = aStorage({ freeMessageCount: '7' });
    const visit = createFreeVisit(storage);
    expect(visit.signIn('  a@b ')).toBe(true);
    expect(visit.getSnapshot()).toEqual({ email: 'a@b', count: 0 });
    expect(Object.fromEntries(storage.items)).toEqual({ freeUserEmail: 'a@b', freeMessageCount: '0' });
  });

  it('FREE-33 FREE-34 restores the stored visitor and count', () => {
    const visit = createFreeVisit(aStorage({ freeUserEmail: 'a@b', freeMessageCount: '12' }));
    expect(visit.getSnapshot()).toEqual({ email: 'a@b', count: 12 });
    expect(messagesLeft(visit.getSnapshot())).toBe(8);
  });

  it.each([
    ['nonsense', 0],
    ['-3', 0],
    ['2.9', 2],
    ['400', FREE_MESSAGE_LIMIT],
  ])('a stored count %j is read as %i', (kept, count) => {
    const visit = createFreeVisit(aStorage({ freeUserEmail: 'a@b', freeMessageCount: kept }));
    expect(visit.getSnapshot().count).toBe(count);
  });

  it('FREE-14 signing out deletes both', () => {
    const storage = aStorage({ freeUserEmail: 'a@b', freeMessageCount: '3' });
    const visit = createFreeVisit(storage);
    visit.signOut();
    expect(visit.getSnapshot()).toEqual({ email: null, count: 0 });
    expect(storage.items.size).toBe(0);
  });

  it('continues the count of a second tab', () => {
    const storage = aStorage({ freeUserEmail: 'a@b', freeMessageCount: '3' });
    const visit = createFreeVisit(storage);
    storage.setItem('freeMessageCount', '9');
    visit.countMessage();
    expect(storage.getItem('freeMessageCount')).toBe('10');
  });

  it('works without browser storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const visit = createFreeVisit({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(visit.signIn('a@b')).toBe(true);
    visit.countMessage();
    expect(visit.getSnapshot()).toEqual({ email: 'a@b', count: 1 });
  });
});

describe('a chat whose messages are counted', () => {
  const aCounted = (count: number, reply = () => streamReply(piece('text', 'Hello.'))) => {
    const storage = aStorage({ freeUserEmail: 'a@b', freeMessageCount: String(count) });
    const visit = createFreeVisit(storage);
    const { chat, server } = aChat(reply, { storeId: 'quarry', section: 'free' });
    return { chat: countedChat(chat, visit), visit, server, storage };
  };

  it('FREE-29 FREE-30 FREE-35 sends the twentieth message and no more, by word or by button', async () => {
    const { chat, visit, server, storage } = aCounted(19);
    expect(chat.send({ text: 'hi' })).toBe('sent');
    expect(storage.getItem('freeMessageCount')).toBe('20');
    await untilIdle(chat);
    expect(messagesLeft(visit.getSnapshot())).toBe(0);
    expect([chat.send({ text: 'more' }), chat.pressButton('More')]).toEqual(['ignored', 'ignored']);
    expect(server.calls).toHaveLength(1);
    // CONF-19: the twentieth message is still answered.
    expect(chat.getSnapshot().messages.at(-1)?.text).toBe('Hello.');
  });

  it('FREE-36 does not count messages that are not sent', async () => {
    const { chat, storage } = aCounted(4);
    expect(chat.send({ text: '   ' })).toBe('ignored');
    expect(chat.send({ text: 'one' })).toBe('sent');
    expect(chat.send({ text: 'two' })).toBe('ignored');
    await untilIdle(chat);
    expect(storage.getItem('freeMessageCount')).toBe('5');
  });

  it('FREE-45 stores text, products, orders, buttons and reactions of a message', async () => {
    const reply = () =>
      streamReply(
        piece('text', 'Here.'),
        piece('docs', { documents: [document('p-1', { title: 'Dress' })] }),
        piece('orders', { result: [order('1042')] }),
        piece('buttons', ['More']),
      );
    const { chat } = aCounted(0, reply);
    chat.send({ text: 'hi', images: [new File(['x'], 'a.png', { type: 'image/png' })] });
    await untilIdle(chat);
    const answer = chat.getSnapshot().messages.at(-1);
    chat.like(answer?.id ?? '');
    void chat.rate(answer?.id ?? '', 4);
    const [divider, question, answered] = chat.getSnapshot().messages.slice(1);
    expect(divider?.type).toBe('separator');
    expect(question).toMatchObject({ text: 'hi', isUser: true, imageUrls: ['blob:1'] });
    expect(answered).toMatchObject({
      id: expect.any(String),
      text: 'Here.',
      isUser: false,
      timestamp: expect.any(Date),
      products: [{ id: 'p-1', title: 'Dress' }],
      orders: [{ order_id: expect.any(String) }],
      buttons: ['More'],
      feedback: 'liked',
      rating: 4,
    });
  });

  it('CONF-20 counts a message that failed', async () => {
    const { chat, storage } = aCounted(4, () => jsonReply({ details: 'No.' }, 500));
    chat.send({ text: 'one' });
    await untilIdle(chat);
    expect(storage.getItem('freeMessageCount')).toBe('5');
    expect(chat.getSnapshot().messages.at(-1)?.text).toBe('Error: API Error: 500');
  });

  it.each([[null], ['']])('FREE-40 an empty reply is an error: %j', async (body) => {
    const { chat } = aCounted(0, () => new Response(body));
    chat.send({ text: 'one' });
    await untilIdle(chat);
    expect(chat.getSnapshot().messages.at(-1)?.text).toBe('Error: API Error: 200');
  });
});
