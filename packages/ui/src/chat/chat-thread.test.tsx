import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatThread } from './chat-thread.tsx';
import type { ShownMessage } from './shown-message.ts';

const actions = {
  onRetry: vi.fn(),
  onLoadSpeech: vi.fn(),
  onQuickReply: () => {},
  onReact: () => {},
  onComment: () => {},
};
const aMessage = (fields: Partial<ShownMessage> = {}): ShownMessage => ({
  id: 'm-1',
  text: 'Hello.',
  isUser: false,
  ...fields,
});

function thread(messages: ShownMessage[], more: Partial<Parameters<typeof ChatThread>[0]> = {}) {
  return <ChatThread messages={messages} isTyping={false} step={null} isBusy={false} actions={actions} {...more} />;
}

describe('the thread of a chat', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Element.prototype.scrollTo = vi.fn(function scrollTo(this: Element, { top }: { top: number }) {
      this.scrollTop = Math.min(top, this.scrollHeight - this.clientHeight);
    }) as unknown as typeof Element.prototype.scrollTo;
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('CHATMSG-23 CONF-65 scrolls to its end 100 ms after a message was added', () => {
    const { rerender } = render(thread([aMessage()]));
    act(() => void vi.runAllTimers());
    const log = screen.getByRole('log');
    // A short turn at the end of a long conversation.
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function offsetTop(this: HTMLElement) {
      return this === log ? 0 : 1900;
    });
    Object.defineProperties(log, { scrollHeight: { value: 2000 }, clientHeight: { value: 300 } });
    rerender(thread([aMessage({ text: 'Hello again.' })]));
    expect(log.scrollTop).toBe(1700);
    // After scrolling up, only a new question scrolls down, not a growing answer.
    log.scrollTop = 200;
    act(() => void log.dispatchEvent(new Event('scroll')));
    rerender(thread([aMessage({ text: 'Hello again, and welcome.' })]));
    expect(log.scrollTop).toBe(200);
    vi.mocked(Element.prototype.scrollTo).mockClear();

    rerender(thread([aMessage(), aMessage({ id: 'm-2', text: 'red dress', isUser: true })]));
    act(() => void vi.advanceTimersByTime(99));
    expect(Element.prototype.scrollTo).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(Element.prototype.scrollTo).toHaveBeenCalledWith({ top: 2000 });
  });

  it('CHATMSG-13 a step without text shows Processing...', () => {
    render(thread([aMessage()], { step: ' ', isBusy: true }));
    expect(screen.getByTestId('progress-line').textContent).toBe('Processing...');
  });

  it('announces finished answers, not growing ones', () => {
    const last = () => screen.getAllByRole('listitem').at(-1);
    const { rerender } = render(thread([aMessage()]));
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
    rerender(thread([aMessage(), aMessage({ id: 'm-2', text: 'Three **dr', isGrowing: true })]));
    expect([last()?.getAttribute('aria-live'), last()?.getAttribute('aria-busy')]).toEqual(['off', 'true']);
    const growing = last()?.firstElementChild;

    rerender(thread([aMessage(), aMessage({ id: 'm-2', text: 'Three **dresses**' })]));
    expect([last()?.getAttribute('aria-live'), last()?.getAttribute('aria-busy')]).toEqual([null, null]);
    // A polite live region announces new elements; the text is on the page only once.
    expect(last()?.firstElementChild).not.toBe(growing);
    expect(screen.getAllByText('dresses')).toHaveLength(1);
  });

  it('shows who of the staff answers and wrote, and when the assistant answers again', () => {
    render(
      thread([
        aMessage({ id: 'm-1', text: '', note: 'person-joined', author: 'Nino' }),
        aMessage({ id: 'm-2', text: 'Good day.', author: 'Nino' }),
        aMessage({ id: 'm-3', text: '', note: 'person-left', author: 'Nino' }),
      ]),
    );

    expect(screen.getAllByTestId('person-note').map(({ textContent }) => textContent)).toEqual([
      'Nino from the shop is answering you now.',
      'The assistant answers you again.',
    ]);
    expect(screen.getByTestId('person-message').textContent).toBe('Nino · Shop staffGood day.');
    expect(screen.queryByTestId('assistant-message')).toBeNull();
    expect(screen.getAllByRole('listitem').map((item) => item.dataset.sender)).toEqual([undefined, 'staff', undefined]);
  });

  it('CONF-70 sets each message in its own direction', () => {
    render(thread([aMessage({ text: 'كنبة' }), aMessage({ id: 'm-2', text: 'Sofa' })]));
    expect(screen.getAllByTestId('assistant-message').map((message) => message.dir)).toEqual(['rtl', 'ltr']);
  });
});
