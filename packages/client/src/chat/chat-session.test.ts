import { afterEach, describe, expect, it, vi } from 'vitest';
import { aChat, lastOf, said, untilIdle } from '../testing/chat.ts';
import {
  base64Of,
  document,
  jsonReply,
  openStream,
  order,
  piece,
  storeSettings,
  streamReply,
} from '../testing/fake-server.ts';
import type { ChatState } from './chat-state.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const greeting = (storeId: string, language: 'en' | 'ka' | 'tr' | 'ar' | 'az') =>
  storeSettings(storeId).greetings[language];
const photo = () => new File(['png'], 'shoe.png', { type: 'image/png' });
const recording = () => ({
  file: new File(['webm'], 'note.webm', { type: 'audio/webm' }),
  shape: { seconds: 2, peaks: [0, 1] },
});
const hello = () => streamReply(piece('text', 'Hello!'));

describe('a new chat', () => {
  it.each([
    ['veli', 'ka'],
    ['lcw', 'tr'],
    ['homzmart', 'ar'],
    ['dior', 'en'],
    ['unheard-of', 'en'],
  ] as const)('LANG-05 LANG-07 LANG-08 LANG-09 greets at %s in %s', (storeId, language) => {
    const { chat, server } = aChat(hello, { storeId });

    expect(chat.getSnapshot().language).toBe(language);
    expect(said(chat)).toEqual([`assistant: ${greeting(storeId, language)}`]);
    expect(server.calls).toEqual([]);
  });

  it('LANG-06 opens in Georgian at pharmadepot in the button chat only', () => {
    expect(aChat(hello, { storeId: 'pharmadepot', section: 'button-chat' }).chat.getSnapshot().language).toBe('ka');
    expect(aChat(hello, { storeId: 'pharmadepot', section: 'chat-page' }).chat.getSnapshot().language).toBe('en');
  });

  it('LANG-02 greets again in another language while there are no other messages', () => {
    const { chat } = aChat(hello);

    chat.setLanguage('az');

    expect(said(chat)).toEqual([`assistant: ${greeting('veli', 'az')}`]);
  });

  it('leaves the messages as they are when the language changes later', async () => {
    const { chat } = aChat(hello);
    chat.send({ text: 'Hi' });
    await untilIdle(chat);

    chat.setLanguage('en');

    expect(said(chat)).toEqual([`assistant: ${greeting('veli', 'ka')}`, 'shopper: Hi', 'assistant: Hello!']);
    expect(chat.getSnapshot().language).toBe('en');
  });

  it('CHATMSG-20 SHOP-17 has a random session id of its own, sent with every message', async () => {
    const { chat, server } = aChat(hello);
    for (const text of ['one', 'two']) {
      chat.send({ text });
      await untilIdle(chat);
    }

    const sent = server.calls.map(({ form }) => form?.get('sessionId'));
    expect(sent).toEqual([chat.getSnapshot().sessionId, chat.getSnapshot().sessionId]);
    expect(chat.getSnapshot().sessionId).toMatch(/^[0-9a-f]{32}$/);
    expect(aChat(hello).chat.getSnapshot().sessionId).not.toBe(chat.getSnapshot().sessionId);
  });
});

describe('sending', () => {
  it('CHATMSG-04 CALL-13 CALL-14 LANG-10 sends the trimmed text with store, session, language and preference', async () => {
    const { chat, server } = aChat(hello, { preference: 'text' });
    chat.setLanguage('tr');

    expect(chat.send({ text: '  hi  ' })).toBe('sent');
    await untilIdle(chat);

    const [call] = server.calls;
    expect(call).toMatchObject({ url: '/api/qchat', method: 'POST' });
    expect([...(call?.form?.entries() ?? [])]).toEqual([
      ['message', 'hi'],
      ['store', 'veli'],
      ['sessionId', chat.getSnapshot().sessionId],
      ['detected_language', 'tr'],
      ['preferred_response', 'all'],
    ]);
    expect(said(chat)).toContain('shopper: hi');
  });

  it('CALL-14 asks for everything in audio mode too', async () => {
    const { chat, server } = aChat(hello);
    chat.setPreference('audio');
    chat.send({ text: 'hi' });
    await untilIdle(chat);

    expect(server.calls[0]?.form?.get('preferred_response')).toBe('all');
  });

  it('CHATMSG-05 ignores a message without text, image and audio', () => {
    const { chat, server } = aChat(hello);
    const before = chat.getSnapshot();

    expect(chat.send({ text: ' \n ' })).toBe('ignored');
    expect(chat.send({})).toBe('ignored');

    expect(server.calls).toEqual([]);
    expect(chat.getSnapshot()).toBe(before);
  });

  it('CHATMSG-07 CHATMSG-11 refuses a second message while the assistant is busy', async () => {
    const { chat, server } = aChat(hello);

    expect(chat.send({ text: 'one' })).toBe('sent');
    expect(chat.getSnapshot().isBusy).toBe(true);
    expect(chat.send({ text: 'two' })).toBe('ignored');

    await untilIdle(chat);
    expect(server.calls).toHaveLength(1);
  });

  it('CALL-13 CALL-15 sends images repeated and the recording as a webm file, and shows both in the turn', async () => {
    const { chat, server, files } = aChat(hello);

    chat.send({ images: [photo(), photo()], recording: recording() });
    await untilIdle(chat);

    const form = server.calls[0]?.form;
    expect(form?.get('message')).toBe('');
    expect(form?.getAll('images').map((image) => (image as File).name)).toEqual(['shoe.png', 'shoe.png']);
    expect(form?.get('audio')).toMatchObject({ name: 'recording.webm', type: 'audio/webm' });
    expect(chat.getSnapshot().messages[1]).toMatchObject({
      isUser: true,
      text: '',
      imageUrls: ['blob:1', 'blob:2'],
      audioUrl: 'blob:3',
      audioWaveform: { seconds: 2, peaks: [0, 1] },
    });
    expect(files).toHaveLength(3);
  });

  it('ATT-03 drops all images after the fifth', async () => {
    const { chat, server } = aChat(hello);

    chat.send({ images: Array.from({ length: 7 }, photo) });
    await untilIdle(chat);

    expect(server.calls[0]?.form?.getAll('images')).toHaveLength(5);
  });

  it.each([
    ['veli', 'shop', undefined, '/api/qchat'],
    ['veli', 'shop', '/api/qchat-dev', '/api/qchat-dev'],
    ['veli', 'chat-page', undefined, '/api/qchat'],
    ['veli', 'dev-chat', undefined, '/api/qchat-dev'],
    ['veli', 'integrated', undefined, '/api/qchat'],
    ['gpc', 'button-chat', undefined, '/api/qchat'],
    ['quarry', 'free', undefined, '/api/qchat-dev'],
    ['lcw', 'free', undefined, '/api/qchat-dev'],
    ['dressup', 'shop', undefined, '/api/qchat'],
    ['dressup', 'dev-chat', undefined, '/api/qchat-dev'],
    ['dressup', 'chat-page', undefined, '/api/chat'],
    ['pharmadepot', 'shop', undefined, '/api/chat'],
    ['lcw', 'shop', undefined, '/api/chat'],
    ['lcw', 'integrated', '/api/qchat', '/api/chat'],
    ['bodyshop', 'dev-chat', undefined, '/api/chat'],
  ] as const)(
    'STORE-02 CALL-04 CALL-16 CONF-31 asks at %s in the section %s (endpoint %s) by %s',
    async (storeId, section, endpoint, url) => {
      const { chat, server } = aChat((call) => (call.url === '/api/chat' ? jsonReply({ text: 'Hello!' }) : hello()), {
        storeId,
        section,
        ...(endpoint && { endpoint }),
      });

      chat.send({ text: 'hi' });
      await untilIdle(chat);

      expect(server.calls.map((call) => call.url)).toEqual([url]);
      expect(lastOf(chat).text).toBe('Hello!');
    },
  );

  it('CONF-03 leaves the preference out in the free chat', async () => {
    const { chat, server } = aChat(hello, { storeId: 'quarry', section: 'free' });
    chat.send({ text: 'hi' });
    await untilIdle(chat);

    expect(server.calls[0]?.form?.has('preferred_response')).toBe(false);
  });

  it.each(['button-chat', 'free'] as const)(
    'BTN-11 FREE-28 CONF-37 divides the turns in the section %s',
    async (section) => {
      const { chat } = aChat(hello, { storeId: 'gpc', section });
      for (const text of ['one', 'two']) {
        chat.send({ text });
        await untilIdle(chat);
      }

      expect(said(chat).slice(1)).toEqual([
        '--- separator',
        'shopper: one',
        'assistant: Hello!',
        '--- separator',
        'shopper: two',
        'assistant: Hello!',
      ]);
    },
  );
});

describe('attachments that a store does not accept', () => {
  const audioText = 'Sorry, sending audio is not supported for this store.';
  const imagesText = 'Sorry, sending images is not supported for this store.';
  const bothText = 'Sorry, sending images or audio is not supported for this store.';

  it.each([
    ['ATT-12', 'tegeta', 'shop', { recording: recording() }, audioText],
    ['ATT-12', 'gpc', 'shop', { recording: recording() }, audioText],
    ['ATT-12', 'buildy', 'shop', { recording: recording() }, audioText],
    ['ATT-13', 'tegeta', 'shop', { images: [photo()] }, imagesText],
    ['ATT-13', 'gpc', 'integrated', { images: [photo()] }, imagesText],
    ['CONF-30', 'gpc', 'shop', { images: [photo()], recording: recording() }, audioText],
    ['ATT-14', 'lcw', 'shop', { recording: recording() }, bothText],
    ['ATT-14', 'lcw', 'integrated', { images: [photo()] }, bothText],
    ['ATT-14', 'dressup', 'chat-page', { images: [photo()] }, bothText],
    ['ATT-14', 'pharmadepot', 'shop', { recording: recording() }, bothText],
  ] as const)(
    '%s CONF-30 is said in the chat and nothing is sent: %s, section %s',
    (_, storeId, section, draft, words) => {
      const { chat, server } = aChat(hello, { storeId, section });

      expect(chat.send({ text: 'look', ...draft })).toBe('refused');

      expect(server.calls).toEqual([]);
      expect(said(chat).slice(1)).toEqual([`assistant: ${words}`]);
      expect(chat.getSnapshot().isBusy).toBe(false);
    },
  );

  it.each([
    ['veli', 'shop'],
    ['buildy', 'shop'],
    ['dressup', 'shop'],
  ] as const)(
    'STORE-04 STORE-07 STORE-09 lets images go where they are taken: %s, section %s',
    async (storeId, section) => {
      const { chat, server } = aChat(hello, { storeId, section });

      expect(chat.send({ images: [photo()] })).toBe('sent');
      await untilIdle(chat);

      expect(server.calls[0]?.form?.getAll('images')).toHaveLength(1);
    },
  );

  it('CONF-04 is nothing in the free chat', async () => {
    const { chat } = aChat(hello, { storeId: 'quarry', section: 'free' });

    expect(chat.send({ recording: recording() })).toBe('sent');
    await untilIdle(chat);
  });

  it('BTN-20 the button chat sends no attachments', async () => {
    const { chat, server } = aChat(hello, { storeId: 'gpc', section: 'button-chat' });

    expect(chat.send({ images: [photo()] })).toBe('ignored');
    expect(chat.send({ text: 'hi', recording: recording() })).toBe('sent');
    await untilIdle(chat);

    expect(server.calls[0]?.form?.has('audio')).toBe(false);
  });
});

describe('a streamed reply', () => {
  it('CHATMSG-10 CHATMSG-12 CHATMSG-14 CHATMSG-15 shows typing, then the step, then the growing text', async () => {
    const stream = openStream();
    const { chat } = aChat(() => stream.response);
    const now = (): Partial<ChatState> => {
      const { isBusy, isTyping, step } = chat.getSnapshot();
      return { isBusy, isTyping, step };
    };

    chat.send({ text: 'red dress' });
    expect(now()).toEqual({ isBusy: true, isTyping: true, step: null });

    stream.send(piece('step', 'Searching the shelves'));
    await vi.waitFor(() => expect(now()).toEqual({ isBusy: true, isTyping: false, step: 'Searching the shelves' }));

    stream.send(piece('text', 'Three dresses'));
    await vi.waitFor(() => expect(lastOf(chat).text).toBe('Three dresses'));
    expect(now()).toEqual({ isBusy: true, isTyping: false, step: null });

    const growing = lastOf(chat);
    stream.send(piece('text', ' fit.'));
    await vi.waitFor(() => expect(lastOf(chat)).toEqual({ ...growing, text: 'Three dresses fit.' }));

    stream.end();
    await untilIdle(chat);
    expect(now()).toEqual({ isBusy: false, isTyping: false, step: null });
    expect(lastOf(chat)).toMatchObject({ id: growing.id, text: 'Three dresses fit.', backendMessageId: '42' });
  });

  it('CHATMSG-01 CHATMSG-16 STREAM-05 gives the message text, audio, products, orders, buttons and the bare id', async () => {
    const { chat, files } = aChat(() =>
      streamReply(
        piece('step', 'Searching'),
        piece('text', 'Here.'),
        piece('docs', { documents: [document('1', { great_match: true })] }),
        piece('orders', { result: [order('1042')] }),
        piece('buttons', ['Red', 'Blue']),
        piece('audio', { audio_content: base64Of(1, 2), mime_type: 'audio/L16;rate=16000' }),
        piece('audio', { audio_content: base64Of(3), mime_type: 'audio/L16;rate=16000' }),
      ),
    );
    chat.send({ text: 'hi' });
    await untilIdle(chat);

    expect(lastOf(chat)).toMatchObject({
      text: 'Here.',
      isUser: false,
      audioUrl: 'blob:1',
      products: [{ id: '1', title: 'Product 1', great_match: true }],
      orders: [order('1042')],
      buttons: ['Red', 'Blue'],
      backendMessageId: '42',
    });
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({ type: 'audio/wav', size: 44 + 6 });
  });

  it('CHATMSG-17 has no text when only white space arrived, and keeps the products', async () => {
    const { chat } = aChat(() => streamReply(piece('text', ' \n'), piece('docs', { documents: [document('1')] })));
    chat.send({ text: 'hi' });
    await untilIdle(chat);

    expect(lastOf(chat)).toMatchObject({ text: '', products: [{ id: '1' }] });
  });

  it('CHATMSG-17 adds no message when nothing arrived', async () => {
    const { chat } = aChat(() => streamReply(piece('step', 'Thinking'), piece('text', '  ')));
    chat.send({ text: 'hi' });
    await untilIdle(chat);

    expect(said(chat).slice(1)).toEqual(['shopper: hi']);
  });

  it('STREAM-11 ERR-10 skips unreadable pieces with a warning, and shows the rest', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stream = openStream();
    const { chat } = aChat(() => stream.response);
    chat.send({ text: 'hi' });

    stream.send(piece('text', 'one '), 'garbage }{ \n', piece('mystery', 1), piece('text', 'two'));
    stream.end();
    await untilIdle(chat);

    expect(lastOf(chat).text).toBe('one two');
    expect(warn.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  it('STREAM-14 has no audio when it cannot be decoded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { chat } = aChat(() => streamReply(piece('text', 'Hi'), piece('audio', { audio_content: '***' })));
    chat.send({ text: 'hi' });
    await untilIdle(chat);

    expect(lastOf(chat).text).toBe('Hi');
    expect(lastOf(chat)).not.toHaveProperty('audioUrl');
  });

  it('GRID-10 GRID-13 passes documents to the grid as they arrive, and orders clear them', async () => {
    const stream = openStream();
    const { chat } = aChat(() => stream.response);
    expect(chat.getSnapshot()).toMatchObject({ documents: null, orders: null });
    chat.send({ text: 'hi' });

    stream.send(piece('docs', { documents: [document('1')] }));
    await vi.waitFor(() => expect(chat.getSnapshot().documents).toMatchObject([{ id: '1' }]));
    expect(chat.getSnapshot().isBusy).toBe(true);

    stream.send(piece('orders', { result: [order('1042')] }));
    await vi.waitFor(() => expect(chat.getSnapshot()).toMatchObject({ documents: null, orders: [order('1042')] }));

    stream.send(piece('docs', { result: [document('2')] }));
    await vi.waitFor(() => expect(chat.getSnapshot().orders).toBeNull());
    stream.end();
    await untilIdle(chat);

    chat.clearFilter();
    expect(chat.getSnapshot()).toMatchObject({ documents: null, orders: null });
  });

  it('GRID-09 passes an empty list to the grid', async () => {
    const { chat } = aChat(() => streamReply(piece('docs', { documents: [] })));
    chat.send({ text: 'hi' });
    await untilIdle(chat);

    expect(chat.getSnapshot().documents).toEqual([]);
  });

  it('keeps the filter when a reply has neither products nor orders', async () => {
    const replies = [streamReply(piece('docs', { documents: [document('1')] })), hello()];
    const { chat } = aChat(() => replies.shift() ?? hello());
    for (const text of ['dress', 'thanks']) {
      chat.send({ text });
      await untilIdle(chat);
    }

    expect(chat.getSnapshot().documents).toHaveLength(1);
  });

  it('BTN-21 CONF-34 delays the text in the button chat in audio mode', async () => {
    const stream = openStream();
    const { chat } = aChat(() => stream.response, { storeId: 'gpc', section: 'button-chat', preference: 'audio' });
    chat.send({ text: 'hi' });

    stream.send(piece('step', 'Looking'));
    await vi.waitFor(() => expect(chat.getSnapshot().step).toBe('Looking'));
    stream.send(piece('text', 'Aspirin'));
    await vi.waitFor(() => expect(chat.getSnapshot()).toMatchObject({ step: null, isTyping: true }));
    expect(lastOf(chat).isUser).toBe(true);

    stream.end();
    await untilIdle(chat);
    expect(lastOf(chat).text).toBe('Aspirin');
  });

  it('CONF-35 shows the growing text elsewhere, regardless of the mode', async () => {
    const stream = openStream();
    const { chat } = aChat(() => stream.response, { section: 'chat-page', preference: 'audio' });
    chat.send({ text: 'hi' });

    stream.send(piece('text', 'Hello'));
    await vi.waitFor(() => expect(lastOf(chat).text).toBe('Hello'));
    stream.end();
    await untilIdle(chat);
  });
});

describe('aborting a reply', () => {
  it('ends the call and keeps what has arrived, without an error', async () => {
    const stream = openStream();
    const { chat, server } = aChat(() => stream.response);
    chat.send({ text: 'hi' });
    stream.send(piece('text', 'Three'));
    await vi.waitFor(() => expect(lastOf(chat).text).toBe('Three'));

    chat.stop();

    expect(chat.getSnapshot()).toMatchObject({ isBusy: false, isTyping: false, step: null });
    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
    await vi.waitFor(() => expect(stream.isAborted).toBe(true));
    expect(said(chat).slice(1)).toEqual(['shopper: hi', 'assistant: Three']);
  });

  it('before the first piece allows sending again, and a late answer changes nothing', async () => {
    let answerLate: (response: Response) => void = () => undefined;
    const replies = [new Promise<Response>((resolve) => (answerLate = resolve)), hello()];
    const { chat } = aChat(() => replies.shift() ?? hello());
    chat.send({ text: 'one' });
    chat.stop();

    expect(chat.send({ text: 'two' })).toBe('sent');
    const late = openStream();
    late.send(piece('text', 'late'), piece('docs', { documents: [document('1')] }));
    answerLate(late.response);
    await untilIdle(chat);
    await vi.waitFor(() => expect(late.isAborted).toBe(true));

    expect(said(chat).slice(1)).toEqual(['shopper: one', 'shopper: two', 'assistant: Hello!']);
    expect(chat.getSnapshot().documents).toBeNull();
  });

  it('causes no error in the chat when the fetch then rejects', async () => {
    const { chat } = aChat(
      (call) =>
        new Promise((_, reject) => {
          call.init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    );
    chat.send({ text: 'hi' });
    chat.stop();
    await new Promise((resolve) => setTimeout(resolve));

    expect(said(chat).slice(1)).toEqual(['shopper: hi', 'assistant: ']);
    expect(lastOf(chat).failure).toEqual({ kind: 'stopped', canRetry: true });
  });

  it('before the first piece leaves a note, from which the message is sent again as a new one', async () => {
    const replies = [new Promise<Response>(() => undefined), hello()];
    const { chat, server } = aChat(() => replies.shift() ?? hello());
    chat.send({ text: 'hi' });
    chat.stop();

    expect(chat.retry()).toBe('sent');
    await untilIdle(chat);

    expect(said(chat).slice(1)).toEqual(['shopper: hi', 'assistant: Hello!']);
    const keys = server.calls
      .filter(({ url }) => url.endsWith('qchat'))
      .map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('CHATMSG-22 in the integrated view a plain reply shows its products in the grid as well', async () => {
    const products = [[{ id: 'x', title: 'Coat' }], []];
    const { chat } = aChat(() => jsonReply({ text: 'Hello!', data: products.shift() }), {
      storeId: 'lcw',
      section: 'integrated',
    });
    chat.send({ text: 'coat' });
    await untilIdle(chat);
    chat.send({ text: 'thanks' });
    await untilIdle(chat);

    expect(chat.getSnapshot().documents).toEqual([{ id: 'x', title: 'Coat' }]);
  });

  it('closing revokes the object URLs of pictures and audio', async () => {
    const revoke = vi.fn();
    let count = 0;
    vi.stubGlobal('URL', { createObjectURL: () => `blob:${++count}`, revokeObjectURL: revoke });
    const { chat } = aChat(hello, { addressOf: undefined });
    chat.send({ images: [photo(), photo()] });
    await untilIdle(chat);

    chat.close();

    expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  });
});

describe('a failed stream', () => {
  const failures: [string, () => Response, string][] = [
    ['details', () => jsonReply({ details: 'The shop sleeps.', error: 'x' }, 503), 'The shop sleeps.'],
    ['no details', () => jsonReply({ error: 'x' }, 500), 'API Error: 500'],
    ['blank details', () => jsonReply({ details: ' ' }, 500), 'API Error: 500'],
    ['a list', () => jsonReply([], 502), 'API Error: 502'],
    ['a page', () => new Response('<html>', { status: 502 }), 'Failed to parse error response.'],
    ['no body', () => new Response(null, { status: 200 }), 'API Error: 200'],
  ];

  it.each(failures)('ERR-04 ERR-06 CONF-49 on the shop page, body with %s', async (_, answer, detail) => {
    const { chat } = aChat(answer);
    chat.send({ text: 'hi' });
    await untilIdle(chat);

    expect(said(chat).slice(1)).toEqual(['shopper: hi', `assistant: Sorry, an error occurred: ${detail}`]);
  });

  it.each(['chat-page', 'dev-chat', 'integrated', 'button-chat'] as const)(
    'ERR-05 CONF-49 in the section %s',
    async (section) => {
      const { chat } = aChat(() => jsonReply({ details: 'The shop sleeps.' }, 500), { section, storeId: 'gpc' });
      chat.send({ text: 'hi' });
      await untilIdle(chat);

      expect(lastOf(chat).text).toBe('Error: The shop sleeps.');
    },
  );

  it.each(failures)('CONF-50 FREE-39 FREE-40 in the free chat it names the status, body with %s', async (_, answer) => {
    const { chat } = aChat(answer, { section: 'free', storeId: 'quarry' });
    chat.send({ text: 'hi' });
    await untilIdle(chat);

    expect(lastOf(chat).text).toBe(`Error: API Error: ${answer().status}`);
  });

  it('keeps what arrived before the connection broke', async () => {
    const stream = openStream();
    const { chat } = aChat(() => stream.response);
    chat.send({ text: 'hi' });
    stream.send(piece('text', 'Three dresses'));
    await vi.waitFor(() => expect(lastOf(chat).text).toBe('Three dresses'));

    stream.break(new TypeError('network error'));
    await untilIdle(chat);

    expect(said(chat).slice(2)).toEqual([
      'assistant: Three dresses',
      'assistant: Sorry, an error occurred: network error',
    ]);
  });

  it('shows an error when the server cannot be reached, and accepts the next message', async () => {
    let isDown = true;
    const { chat } = aChat(() => {
      if (isDown) throw new TypeError('Failed to fetch');
      return hello();
    });
    chat.send({ text: 'one' });
    await untilIdle(chat);
    isDown = false;
    chat.send({ text: 'two' });
    await untilIdle(chat);

    expect(said(chat).slice(1)).toEqual([
      'shopper: one',
      'assistant: Sorry, an error occurred: Failed to fetch',
      'shopper: two',
      'assistant: Hello!',
    ]);
  });

  it('has a message for an error without one', async () => {
    const { chat } = aChat(() => {
      throw new Error('');
    });
    chat.send({ text: 'hi' });
    await untilIdle(chat);

    expect(lastOf(chat).text).toBe('Sorry, an error occurred: An unknown error occurred.');
  });
});

describe('the plain chat', () => {
  const reply = {
    text: 'İki elbise buldum.',
    conversationId: 'c-1',
    data: [{ id: '7', title: 'Elbise' }, null],
    message_id: 'e-9',
    orders: [order('1001')],
    buttons: ['Kırmızı'],
  };

  it('CHATMSG-21 CHATMSG-22 CALL-03 sends JSON, shows text and products, and sends the conversationId back', async () => {
    const { chat, server } = aChat(() => jsonReply(reply), { storeId: 'lcw', section: 'chat-page' });
    for (const text of [' elbise ', 'daha ucuz']) {
      chat.send({ text });
      await untilIdle(chat);
    }

    expect(server.calls.map(({ json }) => json)).toEqual([
      { message: 'elbise', conversationId: null, store: 'lcw', detected_language: 'tr' },
      { message: 'daha ucuz', conversationId: 'c-1', store: 'lcw', detected_language: 'tr' },
    ]);
    expect(chat.getSnapshot().conversationId).toBe('c-1');
    expect(lastOf(chat)).toMatchObject({
      text: 'İki elbise buldum.',
      products: [{ id: '7', title: 'Elbise' }],
      orders: [order('1001')],
      buttons: ['Kırmızı'],
      backendMessageId: '9',
    });
  });

  it('CALL-05 CONF-48 shows only its text on the shop page and does not change grid and orders', async () => {
    const { chat } = aChat(() => jsonReply(reply), { storeId: 'lcw' });
    chat.send({ text: 'elbise' });
    await untilIdle(chat);

    expect(lastOf(chat).text).toBe('İki elbise buldum.');
    expect(lastOf(chat)).not.toHaveProperty('products');
    expect(chat.getSnapshot()).toMatchObject({ documents: null, orders: null });
  });

  it('CALL-05 CONF-48 shows its products on the shop page only on request; the grid does not change', async () => {
    const { chat } = aChat(() => jsonReply(reply), { storeId: 'lcw' });
    chat.send({ text: 'elbise' });
    await untilIdle(chat);
    const held = lastOf(chat).heldProducts;
    expect(held?.length).toBeGreaterThan(0);

    chat.showHeldProducts(lastOf(chat).id);

    expect(lastOf(chat)).toMatchObject({ text: 'İki elbise buldum.', products: held });
    expect(lastOf(chat)).not.toHaveProperty('heldProducts');
    expect(chat.getSnapshot()).toMatchObject({ documents: null, orders: null });
  });

  it('INTVIEW-09 omits the language in the integrated view', async () => {
    const { chat, server } = aChat(() => jsonReply(reply), { storeId: 'lcw', section: 'integrated' });
    chat.send({ text: 'elbise' });
    await untilIdle(chat);

    expect(server.calls[0]?.json).toEqual({ message: 'elbise', conversationId: null, store: 'lcw' });
  });

  it.each([
    ['text', () => jsonReply({ text: 'Closed.', error: 'x' }, 500), 'Closed.'],
    ['error', () => jsonReply({ error: 'Too many.' }, 429), 'Too many.'],
    ['neither', () => jsonReply({}, 503), 'API request failed with status 503'],
    ['no JSON', () => new Response('<html>', { status: 502 }), 'API request failed with status 502'],
    ['no JSON in a good reply', () => new Response('<html>'), 'API request failed with status 200'],
  ])('ERR-07 shows the message of the body, or the status: %s', async (_, answer, detail) => {
    const onShopPage = aChat(answer, { storeId: 'lcw' });
    const onChatPage = aChat(answer, { storeId: 'lcw', section: 'chat-page' });
    for (const { chat } of [onShopPage, onChatPage]) {
      chat.send({ text: 'hi' });
      await untilIdle(chat);
    }

    expect(lastOf(onShopPage.chat).text).toBe(`Sorry, an error occurred: ${detail}`);
    expect(lastOf(onChatPage.chat).text).toBe(`Error: ${detail}`);
  });

  it('can be aborted too', async () => {
    const { chat, server } = aChat(() => new Promise<Response>(() => undefined), { storeId: 'lcw' });
    chat.send({ text: 'hi' });

    chat.stop();

    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
    expect(chat.getSnapshot().isBusy).toBe(false);
  });
});

describe('subscribing to a chat', () => {
  it('notifies about every change, and returns the same snapshot until the next', async () => {
    const { chat } = aChat(hello);
    const listener = vi.fn();
    const unsubscribe = chat.subscribe(listener);
    expect(chat.getSnapshot()).toBe(chat.getSnapshot());

    chat.setPreference('audio');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(chat.getSnapshot().preference).toBe('audio');

    unsubscribe();
    chat.setPreference('text');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
