import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, openStream, piece, storeSettings } from '../testing/fake-server.ts';
import { until, untilIdle } from '../testing/chat.ts';
import { useChatSession } from './use-chat-session.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function aPage(options: { strict?: boolean } = {}) {
  const stream = openStream();
  const server = fakeServer(() => stream.response);
  const drawn = vi.fn();
  const page = renderHook(
    ({ storeId }) => {
      const used = useChatSession({ store: { ...storeSettings(storeId) }, section: 'shop', fetch: server.fetch });
      drawn(used.chat);
      return used;
    },
    { initialProps: { storeId: 'veli' }, ...(options.strict && { wrapper: StrictMode }) },
  );
  return { ...page, stream, server, drawn };
}

/** Animation frames that run only when the test says so. */
function holdFrames() {
  const waiting = new Map<number, FrameRequestCallback>();
  let count = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    waiting.set(++count, callback);
    return count;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame));
  return {
    waiting,
    pass: () => {
      const callbacks = [...waiting.values()];
      waiting.clear();
      for (const callback of callbacks) callback(0);
    },
  };
}

describe('a chat on a page', () => {
  it('shows the greeting, the turn and the reply', async () => {
    const { result, stream } = aPage();
    expect(result.current.chat.messages).toMatchObject([{ text: storeSettings('veli').greetings.ka }]);

    act(() => void result.current.session.send({ text: 'hi' }));
    expect(result.current.chat).toMatchObject({ isBusy: true, isTyping: true });

    stream.send(piece('text', 'Hello!'));
    await waitFor(() => expect(result.current.chat.messages.at(-1)?.text).toBe('Hello!'));
    stream.end();
    await waitFor(() => expect(result.current.chat.isBusy).toBe(false));
  });

  it('renders a streaming reply once per frame, and its end at once', async () => {
    const frames = holdFrames();
    const { result, stream, drawn } = aPage();
    const { session } = result.current;
    act(() => void session.send({ text: 'hi' }));
    expect(result.current.chat.isBusy).toBe(true);
    drawn.mockClear();

    await act(async () => {
      for (let i = 0; i < 100; i++) stream.send(piece('text', 'x'));
      await until(session, ({ messages }) => messages.at(-1)?.text.length === 100);
    });
    expect(drawn).not.toHaveBeenCalled();
    expect(frames.waiting.size).toBe(1);

    act(frames.pass);
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(result.current.chat.messages.at(-1)?.text).toHaveLength(100);

    await act(async () => {
      stream.send(piece('text', 'y'));
      stream.end();
      await untilIdle(session);
    });
    expect(result.current.chat.isBusy).toBe(false);
    expect(frames.waiting.size).toBe(0);
  });

  it('SHOP-14 SHOP-15 SHOP-17 SHOP-18 SHOP-20 starts a new session for another store, and aborts the old reply', async () => {
    const { result, rerender, server } = aPage();
    const before = result.current;
    act(() => {
      before.session.setLanguage('en');
      before.session.send({ text: 'hi' });
    });

    rerender({ storeId: 'lcw' });

    expect(result.current.session).not.toBe(before.session);
    expect(result.current.chat).toMatchObject({
      messages: [{ text: storeSettings('lcw').greetings.tr }],
      language: 'tr',
      isBusy: false,
      documents: null,
      orders: null,
      isConversationRated: false,
    });
    expect(result.current.chat.sessionId).not.toBe(before.chat.sessionId);
    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
  });

  it('keeps the conversation when only the settings object changes', () => {
    const { result, rerender } = aPage();
    const { session } = result.current;
    rerender({ storeId: 'veli' });

    expect(result.current.session).toBe(session);
  });

  it('aborts when the page is left', () => {
    const { result, unmount, server } = aPage();
    act(() => void result.current.session.send({ text: 'hi' }));

    unmount();

    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
  });

  it('works in strict mode', async () => {
    const { result, stream } = aPage({ strict: true });
    act(() => void result.current.session.send({ text: 'hi' }));
    stream.send(piece('text', 'Hello!'));
    stream.end();

    await waitFor(() => expect(result.current.chat).toMatchObject({ isBusy: false }));
    expect(result.current.chat.messages.at(-1)?.text).toBe('Hello!');
  });
});
