/** Tests that a session ends a reply at its final mark and fetches its speech. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aChat, lastOf, until, untilIdle } from '../testing/chat.ts';
import { base64Of, document, openStream, piece, streamReply } from '../testing/fake-server.ts';

afterEach(() => vi.restoreAllMocks());

const audio = piece('audio', { audio_content: base64Of(1, 2, 3), mime_type: 'audio/L16;rate=24000' });
const final = (type: string, content: unknown) => ({ ...piece(type, content), final: true, has_speech: true });
const docs = final('docs', { documents: [document('7')] });

describe('a reply with a final piece', () => {
  it('ends at that piece in text mode: the input is enabled and the page stops reading', async () => {
    const stream = openStream();
    const { chat } = aChat(() => stream.response);
    chat.send({ text: 'dress' });
    stream.send(piece('text', 'One dress.'), docs);
    await untilIdle(chat);

    expect(lastOf(chat)).toMatchObject({ text: 'One dress.', products: [{ id: '7' }], speech: 'available' });
    expect(lastOf(chat)).not.toHaveProperty('audioUrl');
    await vi.waitFor(() => expect(stream.isAborted).toBe(true));
  });

  it.each(['shop', 'button-chat', 'integrated', 'dev-chat'] as const)(
    'CONF-34 CONF-36 is read to its end in audio preference: %s',
    async (section) => {
      const stream = openStream();
      const { chat, server } = aChat(() => stream.response, { section, storeId: 'gpc', preference: 'audio' });
      chat.send({ text: 'dress' });
      stream.send(piece('text', 'One dress.'), docs);
      await until(chat, ({ documents }) => documents !== null);
      expect(chat.getSnapshot().isBusy).toBe(true);
      stream.send(audio);
      stream.end();
      await untilIdle(chat);

      expect(lastOf(chat)).toMatchObject({ text: 'One dress.', audioUrl: 'blob:1' });
      expect(lastOf(chat)).not.toHaveProperty('speech');
      expect(server.calls).toHaveLength(1);
    },
  );

  it('keeps the complete answer when only its audio is interrupted', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const stream = openStream();
    const { chat } = aChat(() => stream.response, { preference: 'audio' });
    chat.send({ text: 'dress' });
    stream.send(piece('text', 'One dress.'), docs, audio);
    await until(chat, ({ documents }) => documents !== null);
    stream.break(new TypeError('network error'));
    await untilIdle(chat);

    expect(lastOf(chat)).toMatchObject({ text: 'One dress.', speech: 'available' });
    expect(lastOf(chat)).not.toHaveProperty('failure');
  });

  it('CHATMSG-16 BTN-16 without that piece it is read to its end, including audio, in text mode too', async () => {
    const stream = openStream();
    const { chat } = aChat(() => stream.response);
    chat.send({ text: 'dress' });
    stream.send(piece('text', 'One dress.'), piece('docs', { documents: [document('7')] }));
    await until(chat, ({ documents }) => documents !== null);
    expect(chat.getSnapshot().isBusy).toBe(true);
    stream.send(audio);
    stream.end();
    await untilIdle(chat);

    expect(lastOf(chat)).toMatchObject({ audioUrl: 'blob:1' });
    expect(lastOf(chat)).not.toHaveProperty('speech');
  });
});

describe('the speech of an answer', () => {
  const marked = () => streamReply(piece('text', 'One dress.'), docs);
  const file = () => new Response('opus', { headers: { 'content-type': 'audio/webm' } });

  it('is fetched on demand, once', async () => {
    const { chat, server, files } = aChat((call) => (call.url === '/api/qchat' ? marked() : file()));
    chat.send({ text: 'dress' });
    await untilIdle(chat);
    expect(server.calls).toHaveLength(1);

    const { id } = lastOf(chat);
    const loading = chat.loadSpeech(id);
    expect(lastOf(chat).speech).toBe('loading');
    await Promise.all([loading, chat.loadSpeech(id)]);
    await chat.loadSpeech(id);

    expect(server.calls.slice(1).map(({ url, method }) => [method, url])).toEqual([['GET', '/api/messages/42/speech']]);
    expect(lastOf(chat)).toMatchObject({ audioUrl: 'blob:1' });
    expect(lastOf(chat)).not.toHaveProperty('speech');
    expect(files[0]?.type).toBe('audio/webm');
  });

  it('may be requested again after a failure', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const { chat } = aChat((call) => {
      if (call.url === '/api/qchat') return marked();
      return isDown ? new Response('{}', { status: 503 }) : file();
    });
    chat.send({ text: 'dress' });
    await untilIdle(chat);
    await chat.loadSpeech(lastOf(chat).id);
    expect(lastOf(chat).speech).toBe('failed');
    expect(log).toHaveBeenCalled();

    isDown = false;
    await chat.loadSpeech(lastOf(chat).id);
    expect(lastOf(chat)).toMatchObject({ audioUrl: 'blob:1' });
  });

  it('is aborted with the conversation', async () => {
    let signal: AbortSignal | null | undefined;
    const { chat } = aChat((call) => {
      if (call.url === '/api/qchat') return marked();
      signal = call.init.signal;
      return new Promise<Response>(() => undefined);
    });
    chat.send({ text: 'dress' });
    await untilIdle(chat);
    void chat.loadSpeech(lastOf(chat).id);
    await vi.waitFor(() => expect(signal).toBeDefined());
    chat.reset();

    expect(signal?.aborted).toBe(true);
  });
});
