import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChat, lastOf, said, until, untilIdle } from '../testing/chat.ts';
import { jsonReply, openStream, piece, type RecordedCall, streamReply } from '../testing/fake-server.ts';

const numbered = (n: number, content: string, more: object = {}) => ({ ...piece('text', content), n, ...more });
const keyOf = (call: RecordedCall | undefined) => new Headers(call?.init.headers).get('idempotency-key');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a reply whose connection breaks', () => {
  it('goes on behind the last piece, in the same message', async () => {
    const stream = openStream();
    const { chat, server } = aChat(({ url }) =>
      url.includes('/messages/') ? streamReply(numbered(2, ' dresses.', { final: true })) : stream.response,
    );
    chat.send({ text: 'red dress' });
    stream.send(numbered(1, 'Three'));
    await until(chat, ({ messages }) => messages.length === 3);
    stream.break(new TypeError('network error'));
    await vi.advanceTimersByTimeAsync(1000);
    await untilIdle(chat);

    expect(said(chat).slice(1)).toEqual(['shopper: red dress', 'assistant: Three dresses.']);
    const { sessionId } = chat.getSnapshot();
    expect(server.calls[1]?.url).toBe(`/api/v1/stores/veli/chats/${sessionId}/messages/e-42/stream?after=1`);
  });

  it('is retried with the same key, and a new message has another', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const interrupted = numbered(2, '', { final: true, interrupted: true });
    const replies = [streamReply(numbered(1, 'Thr'), interrupted), streamReply(numbered(1, 'Three.', { final: true }))];
    const { chat, server } = aChat(() => replies.shift() ?? streamReply(numbered(1, 'Yes.', { final: true })));
    chat.send({ text: 'red dress' });
    await untilIdle(chat);
    expect(lastOf(chat).failure).toEqual({ kind: 'broken', canRetry: true });

    chat.retry();
    await untilIdle(chat);
    chat.send({ text: 'red dress' });
    await untilIdle(chat);

    expect(said(chat).slice(1)).toEqual([
      'shopper: red dress',
      'assistant: Three.',
      'shopper: red dress',
      'assistant: Yes.',
    ]);
    const [first, again, next] = server.calls.map(keyOf);
    expect(first).toMatch(/^\w{16,}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });
});

describe('a reply that the shopper stops', () => {
  it('is stopped on the server too, where the server goes on without its reader', async () => {
    const stream = openStream();
    const { chat, server } = aChat(({ url }) => (url.endsWith('/stop') ? jsonReply({ stopped: 1 }) : stream.response));
    chat.send({ text: 'red dress' });
    stream.send(numbered(1, 'Three'));
    await until(chat, ({ messages }) => messages.length === 3);
    chat.stop();

    expect(chat.getSnapshot().isBusy).toBe(false);
    expect(server.calls[1]).toMatchObject({
      method: 'POST',
      url: `/api/v1/stores/veli/chats/${chat.getSnapshot().sessionId}/stop`,
    });
  });

  it('goes on when only the page is left', async () => {
    const stream = openStream();
    const { chat, server } = aChat(() => stream.response);
    chat.send({ text: 'red dress' });
    stream.send(numbered(1, 'Three'));
    await until(chat, ({ messages }) => messages.length === 3);
    chat.close();

    expect(stream.isAborted).toBe(true);
    expect(server.calls).toHaveLength(1);
  });
});
