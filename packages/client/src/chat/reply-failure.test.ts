/** Tests the behaviour of a chat when a reply fails. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChat, lastOf, said, until, untilIdle } from '../testing/chat.ts';
import { jsonReply, openStream, piece, streamReply } from '../testing/fake-server.ts';
import { createFreeVisit, messagesLeft } from './free-visit.ts';
import { countedChat } from './counted-chat.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const offline = () => {
  throw new TypeError('Failed to fetch');
};
const hello = () => streamReply(piece('text', 'Hello!'));

/** A chat whose first reply fails and whose later ones succeed. */
function failingOnce(failure: () => Response | Promise<Response>, options: Parameters<typeof aChat>[1] = {}) {
  let isFirst = true;
  return aChat(() => {
    if (!isFirst) return hello();
    isFirst = false;
    return failure();
  }, options);
}

describe('a reply that failed', () => {
  it.each([
    ['no server answers', offline, 'shop', { kind: 'unreachable', canRetry: true }],
    ['the server fails', () => jsonReply({}, 500), 'shop', { kind: 'refused', canRetry: true }],
    ['it is not ready', () => jsonReply({}, 503), 'free', { kind: 'refused', canRetry: true }],
    ['too many came at once', () => jsonReply({}, 429), 'shop', { kind: 'busy', canRetry: true }],
    ['the login has ended', () => jsonReply({}, 401), 'shop', { kind: 'login-needed', canRetry: false }],
    ['nobody logs in there', () => jsonReply({}, 401), 'free', { kind: 'refused', canRetry: false }],
    ['the message is wrong', () => jsonReply({}, 400), 'shop', { kind: 'refused', canRetry: false }],
    ['nothing comes', () => new Response(null), 'shop', { kind: 'empty', canRetry: true }],
    ['nothing comes, told by its status', () => new Response(null), 'free', { kind: 'refused', canRetry: true }],
  ] as const)('says why, and returns what was written: %s (%s)', async (_what, failure, section, expected) => {
    const { chat } = failingOnce(failure, { section, storeId: section === 'free' ? 'quarry' : 'veli' });
    const image = new File(['png'], 'shoe.png', { type: 'image/png' });
    chat.send({ text: ' red dress ', images: [image] });
    await untilIdle(chat);

    expect(lastOf(chat).failure).toEqual(expected);
    expect(chat.getSnapshot().returned).toEqual({ text: 'red dress', images: [image], recording: null });
  });

  it('is retried without a second turn of the shopper, and the error is removed', async () => {
    const { chat, server } = failingOnce(offline);
    chat.send({ text: 'red dress' });
    await untilIdle(chat);

    expect(chat.retry()).toBe('sent');
    expect(chat.getSnapshot().returned).toBeNull();
    await untilIdle(chat);

    expect(said(chat).slice(1)).toEqual(['shopper: red dress', 'assistant: Hello!']);
    expect(server.calls.map(({ form }) => form?.get('message'))).toEqual(['red dress', 'red dress']);
    expect(chat.retry()).toBe('ignored');
  });

  it('is retried by sending the same message again', async () => {
    const { chat } = failingOnce(offline);
    chat.send({ text: 'red dress' });
    await untilIdle(chat);
    const { returned } = chat.getSnapshot();

    chat.send({ ...returned });
    await untilIdle(chat);

    expect(said(chat).slice(1)).toEqual(['shopper: red dress', 'assistant: Hello!']);
  });

  it('remains, without a retry, when another message is sent', async () => {
    const { chat } = failingOnce(() => jsonReply({}, 500));
    chat.send({ text: 'red dress' });
    await untilIdle(chat);
    chat.send({ text: 'blue dress' });
    await untilIdle(chat);

    expect(said(chat)[2]).toBe('assistant: Sorry, an error occurred: API Error: 500');
    expect(chat.getSnapshot().messages[2]?.failure?.canRetry).toBe(false);
    expect(chat.retry()).toBe('ignored');
  });

  it('that was interrupted keeps what arrived until it is retried, and returns no input', async () => {
    const stream = openStream();
    const { chat } = failingOnce(() => stream.response);
    chat.send({ text: 'red dress' });
    stream.send(piece('text', 'Three dres'));
    await until(chat, ({ messages }) => messages.length === 3);
    stream.break(new TypeError('network error'));
    await untilIdle(chat);

    expect(lastOf(chat).failure).toEqual({ kind: 'broken', canRetry: true });
    expect(chat.getSnapshot().returned).toBeNull();
    chat.retry();
    await untilIdle(chat);
    expect(said(chat).slice(1)).toEqual(['shopper: red dress', 'assistant: Hello!']);
  });

  it('to a pressed button returns no text to the input field', async () => {
    const { chat } = failingOnce(offline);
    chat.pressButton('Red');
    await untilIdle(chat);

    expect(chat.getSnapshot().returned).toBeNull();
    expect(lastOf(chat).failure?.canRetry).toBe(true);
  });

  it('ERR-07 of the plain chat can be retried too', async () => {
    let isFirst = true;
    const { chat, server } = aChat(
      () => {
        const reply = isFirst ? jsonReply({}, 500) : jsonReply({ text: 'Merhaba!' });
        isFirst = false;
        return reply;
      },
      { storeId: 'lcw', section: 'chat-page' },
    );
    chat.send({ text: 'elbise' });
    await untilIdle(chat);
    chat.retry();
    await untilIdle(chat);

    expect(said(chat).slice(1)).toEqual(['shopper: elbise', 'assistant: Merhaba!']);
    expect(server.calls).toHaveLength(2);
  });

  it.each(['free', 'shop'] as const)('is not an answer: it cannot be liked or rated (%s)', async (section) => {
    const { chat, server } = aChat(() => jsonReply({}, 500), { section, storeId: 'quarry' });
    chat.send({ text: 'hi' });
    await untilIdle(chat);
    const calls = server.calls.length;
    const { id } = lastOf(chat);
    chat.like(id);
    chat.dislike(id);
    void chat.comment(id, 'bad');
    void chat.rate(id, 1);

    expect(server.calls).toHaveLength(calls);
    expect(lastOf(chat)).not.toHaveProperty('feedback');
  });

  it('CONF-20 FREE-29 a retry counts as another message', async () => {
    const visit = createFreeVisit(null);
    visit.signIn('a@b');
    const { chat } = failingOnce(offline, { section: 'free', storeId: 'quarry' });
    const counted = countedChat(chat, visit);
    counted.send({ text: 'hi' });
    await untilIdle(chat);
    counted.retry();
    await untilIdle(chat);

    expect(messagesLeft(visit.getSnapshot())).toBe(18);
  });

  it('CONF-30 a refusal by the store is not an answer either, and cannot be retried', () => {
    const { chat } = aChat(hello, { storeId: 'gpc' });
    chat.send({ images: [new File(['png'], 'a.png', { type: 'image/png' })] });

    expect(lastOf(chat).failure).toEqual({ kind: 'not-supported', canRetry: false });
  });
});
