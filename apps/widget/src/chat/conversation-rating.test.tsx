/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { container, one, oneOf } from '../testing/embed.ts';
import { chatWords as words } from '../words/chat/en.ts';
import { ConversationRating } from './conversation-rating.tsx';

const session = { rateConversation: vi.fn(async () => true) };
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

async function shown(isAsked = true): Promise<HTMLElement> {
  const root = container();
  await act(() => render(<ConversationRating {...{ session, words, isAsked }} />, root));
  return root;
}
const star = (root: HTMLElement, count: number) =>
  oneOf(root, `[aria-label="${words.stars(count)}"]`, HTMLButtonElement);

describe('the rating of a conversation', () => {
  it.each([
    [true, words.thanksForRating],
    [false, words.ratingNotSaved],
  ])('is sent, and its outcome told (saved: %s)', async (isSaved, told) => {
    session.rateConversation.mockResolvedValueOnce(isSaved);
    const root = await shown();

    await act(() => star(root, 4).click());

    expect(session.rateConversation).toHaveBeenCalledWith(4);
    await vi.waitFor(() => expect(one(root, '[role=status]').textContent).toBe(told));
  });

  it('fills the stars up to the one that has the focus', async () => {
    const root = await shown();

    await act(() => star(root, 3).focus());

    expect(root.querySelectorAll('.full')).toHaveLength(3);
  });

  it('is not asked for without an answer', async () => {
    expect((await shown(false)).querySelector('button')).toBeNull();
  });
});
