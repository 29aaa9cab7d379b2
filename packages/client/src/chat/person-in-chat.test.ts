import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChat, said, until, untilIdle } from '../testing/chat.ts';
import {
  jsonReply,
  openStream,
  type OpenStream,
  piece,
  type RecordedCall,
  streamReply,
} from '../testing/fake-server.ts';

const STREAM = /^\/api\/v1\/stores\/[^/]+\/chats\/([^/]+)\/stream(?:\?after=(.*))?$/;
const handedOver = { ...piece('text', 'I have told my colleagues.'), final: true, open_stream: true };
const silent = { ...piece('text', ''), final: true, open_stream: true };

const event = (name: string, data: object, id = 'place-1') =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const answers = (person: string | null) => event('state', { state: person === null ? 'bot' : 'person', person });
const writes = (text: string, { id = 'm1', role = 'person', place = 'place-2' } = {}) => {
  const author = role === 'person' ? 'Nino' : null;
  return event('message', { id, role, text, author, created_at: '2026-11-01T09:05:10.000Z' }, place);
};

/** A server that answers messages with `reply`, and gives the connections of the stream one by one. */
function aTakenChat(reply: (call: RecordedCall) => Response, options: Parameters<typeof aChat>[1] = {}) {
  const connections: OpenStream[] = [];
  const listening: string[] = [];
  const test = aChat((call) => {
    if (!STREAM.test(call.url)) return reply(call);
    const connection = openStream();
    connections.push(connection);
    listening.push(call.url);
    return connection.response;
  }, options);
  return { ...test, connections, listening };
}

const last = (chat: ReturnType<typeof aChat>['chat']) => chat.getSnapshot().messages.at(-1);
const sameText = (text: string) => (state: { messages: readonly { text: string }[] }) =>
  state.messages.some((message) => message.text === text);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a chat in which a person of the shop may write', () => {
  it('listens from the reply on that says so, and not before', async () => {
    let isHandedOver = false;
    const { chat, listening } = aTakenChat(() => streamReply(isHandedOver ? handedOver : piece('text', 'Hello!')));
    chat.send({ text: 'Hi' });
    await untilIdle(chat);
    expect(listening).toEqual([]);

    isHandedOver = true;
    chat.send({ text: 'A person, please' });
    await untilIdle(chat);
    chat.send({ text: 'Hello?' });
    await untilIdle(chat);

    expect(listening).toEqual([`/api/v1/stores/veli/chats/${chat.getSnapshot().sessionId}/stream`]);
  });

  it('shows who answers, what they write, and that the assistant answers again', async () => {
    const { chat, connections } = aTakenChat(() => streamReply(silent));
    chat.send({ text: 'Hi' });
    await untilIdle(chat);

    connections[0]?.send(
      answers('Nino'),
      writes('Hi', { id: 's1', role: 'shopper' }),
      ': still here\n\n',
      writes('How can I help?'),
    );
    await until(chat, sameText('How can I help?'));
    expect(chat.getSnapshot().person).toBe('Nino');
    expect(last(chat)).toMatchObject({ id: 'm1', author: 'Nino', isUser: false });
    connections[0]?.send(answers(null));
    await until(chat, ({ person }) => person === null);

    expect(said(chat).slice(1)).toEqual([
      'shopper: Hi',
      '--- person-joined',
      'assistant: How can I help?',
      '--- person-left',
    ]);
  });

  it('draws no bubble for the silent reply', async () => {
    const { chat } = aTakenChat(() => streamReply(silent));
    chat.send({ text: 'Hi' });
    await untilIdle(chat);

    expect(said(chat)).toHaveLength(2);
    expect(chat.getSnapshot().isTyping).toBe(false);
  });

  it('connects again after a break, where it stopped, and draws nothing twice', async () => {
    const { chat, connections, listening } = aTakenChat(() => streamReply(silent));
    chat.send({ text: 'Hi' });
    await untilIdle(chat);
    connections[0]?.send(answers('Nino'), writes('One', { id: 'm1', place: 'p7' }));
    await until(chat, sameText('One'));

    vi.useFakeTimers();
    connections[0]?.break(new TypeError('network error'));
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    connections[1]?.send(answers('Nino'), writes('One', { id: 'm1' }), writes('Two', { id: 'm2' }));
    await until(chat, sameText('Two'));

    expect(listening[1]).toMatch(/\?after=p7$/);
    expect(said(chat).slice(2)).toEqual(['--- person-joined', 'assistant: One', 'assistant: Two']);
  });

  it('asks no more when the server refuses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers();
    const { chat, server } = aChat((call) => (STREAM.test(call.url) ? jsonReply({}, 403) : streamReply(silent)));
    chat.send({ text: 'Hi' });
    await vi.advanceTimersByTimeAsync(60_000);

    expect(server.calls.filter(({ url }) => STREAM.test(url))).toHaveLength(1);
  });

  it('knows the plain chat by its conversation', async () => {
    const plain = { text: 'I have told them.', conversationId: 'c-9', data: [], open_stream: true };
    const { chat, listening } = aTakenChat(() => jsonReply(plain), { storeId: 'lcw' });
    chat.send({ text: 'A person, please' });
    await untilIdle(chat);

    expect(listening.map((url) => url.split('/')[6])).toEqual(['c-9']);
  });

  it.each(['reset', 'close'] as const)('stops listening on %s', async (ending) => {
    const { chat, connections } = aTakenChat(() => streamReply(silent));
    chat.send({ text: 'Hi' });
    await untilIdle(chat);
    chat[ending]();
    connections[0]?.send(answers('Nino'));
    await new Promise((resolve) => setTimeout(resolve));

    expect(chat.getSnapshot().person).toBeNull();
  });
});

describe('a reload', () => {
  it('continues the conversation in which a person answers, with what was said', async () => {
    const first = aTakenChat(() => streamReply(silent));
    first.chat.resume();
    first.chat.send({ text: 'Hi' });
    await untilIdle(first.chat);
    first.connections[0]?.send(answers('Nino'));
    await until(first.chat, ({ person }) => person === 'Nino');
    first.chat.close();

    const second = aTakenChat(() => streamReply(silent));
    second.chat.resume();
    expect(second.chat.getSnapshot().sessionId).toBe(first.chat.getSnapshot().sessionId);
    await vi.waitFor(() => expect(second.connections).toHaveLength(1));
    second.connections[0]?.send(
      answers('Nino'),
      writes('Hi', { id: 's1', role: 'shopper' }),
      writes('How can I help?', { id: 'm1' }),
    );
    await until(second.chat, sameText('How can I help?'));
    second.chat.send({ text: 'A lamp' });
    await untilIdle(second.chat);
    second.connections[0]?.send(writes('A lamp', { id: 's2', role: 'shopper' }), writes('Which one?', { id: 'm2' }));
    await until(second.chat, sameText('Which one?'));

    expect(said(second.chat).slice(1)).toEqual([
      '--- person-joined',
      'shopper: Hi',
      'assistant: How can I help?',
      'shopper: A lamp',
      'assistant: Which one?',
    ]);
  });

  it('CHATMSG-20 begins anew after the conversation was handed back, and where nobody answered', async () => {
    const first = aTakenChat(() => streamReply(handedOver));
    first.chat.resume();
    first.chat.send({ text: 'Hi' });
    await untilIdle(first.chat);
    first.connections[0]?.send(answers('Nino'), answers(null), writes('Bye'));
    await until(first.chat, sameText('Bye'));

    const second = aTakenChat(() => streamReply(handedOver));
    second.chat.resume();
    expect(second.server.calls).toEqual([]);
    expect(second.chat.getSnapshot().sessionId).not.toBe(first.chat.getSnapshot().sessionId);
  });

  it('keeps nothing on pages that do not ask for it', async () => {
    const { chat, connections } = aTakenChat(() => streamReply(silent));
    chat.send({ text: 'Hi' });
    await untilIdle(chat);
    connections[0]?.send(answers('Nino'));
    await until(chat, ({ person }) => person === 'Nino');

    expect(sessionStorage.getItem('quarry.person')).toBeNull();
  });
});
