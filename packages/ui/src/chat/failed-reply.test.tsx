import { LANGUAGES } from '@quarry/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesProvider, messagesFor } from '../messages/messages-provider.tsx';
import { ChatThread } from './chat-thread.tsx';
import type { MessageActions, ShownFailure, ShownMessage } from './shown-message.ts';

// jsdom has no layout and cannot scroll.
beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
});
afterEach(cleanup);

const someActions = (): MessageActions => ({
  onQuickReply: vi.fn(),
  onRetry: vi.fn(),
  onLogin: vi.fn(),
  onLoadSpeech: vi.fn(),
  onReact: vi.fn(),
});
const failed = (kind: ShownFailure['kind'], text: string, canRetry = true): ShownMessage => ({
  id: 'm-1',
  text,
  isUser: false,
  failure: { kind, canRetry },
});

function show(message: ShownMessage, actions = someActions(), language: (typeof LANGUAGES)[number] = 'en') {
  render(
    <MessagesProvider language={language}>
      <ChatThread messages={[message]} isTyping={false} step={null} isBusy={false} actions={actions} />
    </MessagesProvider>,
  );
  return actions;
}

describe('a reply that failed, in the thread', () => {
  it.each(LANGUAGES)('explains in %s what happened, without the browser’s message, and offers a retry', (language) => {
    const actions = show(failed('unreachable', 'Error: Failed to fetch'), undefined, language);
    const words = messagesFor(language);

    expect(screen.getByText(words.replyUnreachable)).toBeTruthy();
    expect(screen.queryByText(/Failed to fetch/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words.retry }));
    expect(actions.onRetry).toHaveBeenCalledOnce();
  });

  it('ERR-05 FREE-39 shows the server’s message unchanged', () => {
    show(failed('refused', 'Error: API Error: 500'));
    expect(screen.getByText('Error: API Error: 500')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('offers the login after the session has ended, and no retry', () => {
    const actions = show(failed('login-needed', 'Error: Please log in first.', false));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(actions.onLogin).toHaveBeenCalledOnce();
  });

  it('CONF-30 shows only that the store does not accept the attachments', () => {
    const sentence = 'Sorry, sending images is not supported for this store.';
    show(failed('not-supported', sentence, false));
    expect(screen.getByTestId('assistant-message').textContent).toBe(sentence);
  });

  it('accepts no feedback', () => {
    show(failed('broken', 'Error: network error'));
    expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
  });
});
