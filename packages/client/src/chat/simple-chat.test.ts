import { describe, expect, it, vi } from 'vitest';
import { fakeServer, jsonReply, openStream, type RecordedCall, storeSettings } from '../testing/fake-server.ts';
import { createSimpleChat, readDocs, type SimpleChat, type SimpleMessage } from './simple-chat.ts';

const answer = (fields: Record<string, unknown> = {}) => jsonReply({ text: 'Three dresses fit.', docs: [], ...fields });

function aChat(reply: (call: RecordedCall) => Response | Promise<Response> = () => answer()) {
  const server = fakeServer(reply);
  return { chat: createSimpleChat({ store: storeSettings('quarry'), fetch: server.fetch }), server };
}

async function untilReplied(chat: SimpleChat): Promise<void> {
  while (chat.getSnapshot().isSending) await new Promise((resolve) => setTimeout(resolve));
}

/** Sends a message and returns the last entry when the reply is complete. */
async function replyTo(
  reply: (call: RecordedCall) => Response | Promise<Response>,
): Promise<SimpleMessage | undefined> {
  const { chat } = aChat(reply);
  chat.send('red dress');
  await untilReplied(chat);
  return chat.getSnapshot().messages.at(-1);
}

const brief = (chat: SimpleChat) =>
  chat.getSnapshot().messages.map(({ sender, type, content }) => `${sender} ${type}: ${content}`);

describe('a person of the shop in the simple chat', () => {
  const event = (name: string, data: object) => `id: p1\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

  it('is shown with what they write, in place of an apology for the empty reply', async () => {
    const stream = openStream();
    const { chat, server } = aChat((call) =>
      call.url.endsWith('/stream') ? stream.response : answer({ text: '', open_stream: true }),
    );
    chat.send('Is anybody there?');
    await untilReplied(chat);
    expect(brief(chat)).toHaveLength(2);
    expect(server.calls.at(-1)?.url).toMatch(/^\/api\/v1\/stores\/quarry\/chats\/[0-9a-f]{32}\/stream$/);

    const words = { id: 'm1', role: 'person', text: 'I am.', author: 'Nino', created_at: '2026-11-01T09:05:10.000Z' };
    stream.send(event('state', { state: 'person', person: 'Nino' }), event('message', words), event('message', words));
    stream.send(event('state', { state: 'bot', person: null }));
    await vi.waitFor(() => expect(chat.getSnapshot().messages.at(-1)?.type).toBe('person-left'));

    expect(chat.getSnapshot().messages.slice(2)).toMatchObject([
      { type: 'person-joined', author: 'Nino' },
      { type: 'text', content: 'I am.', author: 'Nino' },
      { type: 'person-left', author: 'Nino' },
    ]);
    chat.close();
    expect(server.calls.at(-1)?.init.signal?.aborted).toBe(true);
  });
});

describe('the simple chat', () => {
  it('CHAT-SIMPLE-02 CHAT-SIMPLE-29 greets without a call', () => {
    const { chat, server } = aChat();
    expect(brief(chat)).toEqual(['ai text: Hello! How can I help you today?']);
    expect(chat.getSnapshot().messages[0]).toEqual({
      id: expect.any(String),
      sender: 'ai',
      type: 'text',
      content: 'Hello! How can I help you today?',
      docs: null,
    });
    expect(server.calls).toEqual([]);
  });

  it('CHAT-SIMPLE-10 CHAT-SIMPLE-12 CHAT-SIMPLE-14 shows a placeholder until the reply replaces it', async () => {
    const { chat } = aChat();
    expect(chat.send('  red dress ')).toBe(true);
    expect(brief(chat).slice(1)).toEqual(['user text: red dress', 'ai loading: ']);
    expect(chat.getSnapshot().isSending).toBe(true);
    await untilReplied(chat);
    expect(brief(chat).slice(1)).toEqual(['user text: red dress', 'ai text: Three dresses fit.']);
  });

  it('CALL-01 sends JSON with the message and one session id per page', async () => {
    const { chat, server } = aChat();
    for (const text of ['one', 'two']) {
      chat.send(text);
      await untilReplied(chat);
    }
    expect(server.calls[0]).toMatchObject({ url: '/api/qchat', method: 'POST' });
    const [first, second] = server.calls.map(({ json }) => json as { message: string; sessionId: string });
    expect(first).toEqual({ message: 'one', sessionId: expect.stringMatching(/^\w{16,}$/) });
    expect(second).toEqual({ message: 'two', sessionId: first?.sessionId });
  });

  it('CHAT-SIMPLE-22 CHAT-SIMPLE-23 sends neither blanks nor a second message at once', async () => {
    const { chat, server } = aChat();
    expect(chat.send('   ')).toBe(false);
    expect(chat.send('one')).toBe(true);
    expect(chat.send('two')).toBe(false);
    await untilReplied(chat);
    expect(server.calls).toHaveLength(1);
  });

  it.each([[{ text: '' }], [{ text: '  ' }], [{ text: null }]])(
    'CHAT-SIMPLE-19 a reply without words says so: %j',
    async (fields) => {
      expect(await replyTo(() => answer(fields))).toMatchObject({
        type: 'text',
        content: "I'm sorry, I couldn't find a suitable response.",
      });
    },
  );

  it.each([[''], ['  '], [null]])(
    'CHAT-SIMPLE-19 a reply with products and without text has no text: %j',
    async (text) => {
      const reply = await replyTo(() => answer({ text, docs: [{ id: 'p-1', title: 'Red dress' }] }));
      expect(reply).toMatchObject({ type: 'text', content: '', docs: [{ id: 'p-1' }] });
    },
  );

  it.each([[null], [[]], [undefined], ['docs']])('CHAT-SIMPLE-16 shows no cards for %j', async (docs) => {
    expect((await replyTo(() => answer({ docs })))?.docs).toBeNull();
  });

  it.each([
    [
      'the words of the server',
      () => jsonReply({ details: 'The shelves are closed.' }, 500),
      'The shelves are closed.',
    ],
    ['the status', () => jsonReply({}, 503), 'API Error: 503'],
    ['that the body cannot be read', () => new Response('<html>', { status: 500 }), 'Failed to parse error response.'],
    ['that nothing is known', () => Promise.reject(new Error('')), 'An unknown error occurred.'],
    [
      'that nothing is known of a reply that is no document',
      () => new Response('<html>'),
      'An unknown error occurred.',
    ],
    [
      'that nobody was reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'The assistant could not be reached. Check your connection and try again.',
    ],
  ])('CHAT-SIMPLE-24 CHAT-SIMPLE-25 CHAT-SIMPLE-26 CHAT-SIMPLE-27 tells %s', async (_, reply, content) => {
    expect(await replyTo(reply)).toMatchObject({ sender: 'ai', type: 'error', content });
  });

  it('returns a failed question, and retries it in place', async () => {
    let isDown = true;
    const { chat, server } = aChat(() => (isDown ? jsonReply({}, 500) : answer({ text: 'Two shelves.' })));
    expect(chat.retry()).toBe(false);
    chat.send('shelves');
    await untilReplied(chat);
    expect(brief(chat).slice(1)).toEqual(['user text: shelves', 'ai error: API Error: 500']);
    expect(chat.getSnapshot().returned).toBe('shelves');

    isDown = false;
    expect(chat.retry()).toBe(true);
    await untilReplied(chat);
    expect(brief(chat).slice(1)).toEqual(['user text: shelves', 'ai text: Two shelves.']);
    expect(server.calls).toHaveLength(2);
    expect(chat.getSnapshot().returned).toBeNull();
    expect(chat.retry()).toBe(false);
  });

  it('CHAT-SIMPLE-20 CHAT-SIMPLE-21 aborting removes the placeholder without an error', async () => {
    const { chat } = aChat(
      ({ init }) =>
        new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('The user aborted.', 'AbortError')));
        }),
    );
    chat.send('red dress');
    chat.stop();
    await untilReplied(chat);
    expect(brief(chat).slice(1)).toEqual(['user text: red dress']);
    expect(chat.send('again')).toBe(true);
  });
});

describe('the products of an answer', () => {
  it('CHAT-SIMPLE-30 OPEN-10 have the fields of a card', () => {
    const [doc] = readDocs([
      {
        id: 'p-1',
        title: 'Red dress',
        description: 'Silk.',
        price: '12.5',
        images: ['/1.webp', null, ' '],
        url: '/p-1',
      },
    ]);
    expect(doc).toEqual({
      id: 'p-1',
      title: 'Red dress',
      description: 'Silk.',
      price: '12.5',
      images: ['/1.webp'],
      url: '/p-1',
    });
  });

  it('accept the other price field of our own server, and a link under either name', () => {
    expect(readDocs([{ id: 1, title: 'A', current_price: 7, link: 'https://shop.example/a' }])[0]).toMatchObject({
      id: '1',
      price: 7,
      url: 'https://shop.example/a',
    });
  });

  it('have no link for an invalid URL, and omit entries that are not products', () => {
    // oxlint-disable-next-line no-script-url -- that this leads nowhere is the point
    expect(readDocs([{ id: 'x', title: 'X', url: 'javascript:alert(1)' }, null, 'y', {}])).toMatchObject([
      { id: 'x', url: null },
    ]);
  });
});
