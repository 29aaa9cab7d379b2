/** @jsxImportSource preact */
import type { ChatMessage } from '@quarry/client';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { container, one, oneOf } from '../testing/embed.ts';
import { chatWords as words } from '../words/chat/en.ts';
import { Feedback } from './feedback.tsx';

const session = {
  like: vi.fn(),
  dislike: vi.fn(),
  comment: vi.fn(async () => true),
  loadSpeech: vi.fn(async () => {}),
};
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

async function shown(more: Partial<ChatMessage> = {}): Promise<HTMLElement> {
  const message: ChatMessage = { id: 'm1', text: 'Hello', isUser: false, timestamp: new Date(0), ...more };
  const root = container();
  await act(() => render(<Feedback message={message} session={session} words={words} />, root));
  return root;
}
const button = (root: HTMLElement, name: string) => oneOf(root, `[aria-label="${name}"]`, HTMLButtonElement);

describe('below an answer', () => {
  it('likes and dislikes are pressed', async () => {
    const root = await shown({ feedback: 'liked' });
    expect(button(root, words.like).ariaPressed).toBe('true');
    expect(button(root, words.dislike).ariaPressed).toBe('false');

    button(root, words.like).click();
    button(root, words.dislike).click();

    expect([session.like.mock.calls, session.dislike.mock.calls]).toEqual([[['m1']], [['m1']]]);
  });

  it.each([
    [true, words.thanksForComment],
    [false, words.commentNotSaved],
  ])('a comment is sent (accepted: %s)', async (isSaved, told) => {
    session.comment.mockResolvedValueOnce(isSaved);
    const root = await shown();
    await act(() => button(root, words.comment).click());
    oneOf(root, 'input', HTMLInputElement).value = 'Good';

    await act(() => oneOf(root, 'form', HTMLFormElement).requestSubmit());

    expect(session.comment).toHaveBeenCalledWith('m1', 'Good');
    await vi.waitFor(() => expect(one(root, '[role=status]').textContent).toBe(told));
  });

  it.each([
    [async () => {}, words.copied],
    [() => Promise.reject(new Error('refused')), words.copyFailed],
  ])('the answer is copied, or it is said that it could not be', async (writeText, told) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const clipboard = { writeText: vi.fn(writeText) };
    Object.assign(navigator, { clipboard });
    const root = await shown();

    await act(() => button(root, words.copy).click());

    expect(clipboard.writeText).toHaveBeenCalledWith('Hello');
    await vi.waitFor(() => expect(one(root, '[role=status]').textContent).toBe(told));
    Reflect.deleteProperty(navigator, 'clipboard');
    expect((await shown()).querySelector(`[aria-label="${words.copy}"]`)).toBeNull();
  });

  it('the answer is read aloud where there is a voice', async () => {
    expect((await shown()).querySelector(`[aria-label="${words.play}"]`)).toBeNull();
    const root = await shown({ speech: 'available' });

    button(root, words.play).click();

    expect(session.loadSpeech).toHaveBeenCalledWith('m1');
    expect((await shown({ audioUrl: 'blob:1' })).querySelector('audio')).not.toBeNull();
    expect(one(await shown({ speech: 'failed' }), '[role=status]').textContent).toBe(words.speechFailed);
  });
});
