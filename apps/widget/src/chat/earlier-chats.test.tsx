/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { container, one, oneOf, OPTIONS } from '../testing/embed.ts';
import { chatWords as words } from '../words/chat/en.ts';
import { EarlierChats } from './earlier-chats.tsx';

const onOpened = vi.fn();
const session = { getSnapshot: vi.fn(), continueChat: vi.fn(async () => true), reset: vi.fn() };
const ENTRIES = [
  { session: 'present', title: 'A red dress', updated_at: '2026-11-28T12:00:00.000Z' },
  { session: 'before', title: 'Delivery to Tbilisi?', updated_at: '2026-11-02T12:00:00.000Z' },
];
let answer: () => Response;
let asked: string[];

beforeEach(() => {
  answer = () => Response.json({ items: ENTRIES });
  asked = [];
  session.getSnapshot.mockReturnValue({ sessionId: 'present', conversationId: null, messages: [{ isUser: true }] });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const call: typeof fetch = async (input, init) => {
  asked.push(`${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`);
  return init?.method === 'DELETE' ? new Response('{}', { status: answer().status }) : answer();
};
async function opened(): Promise<HTMLElement> {
  const root = container();
  await act(() => render(<EarlierChats {...{ session, call, words, onOpened }} options={OPTIONS} />, root));
  await vi.waitFor(() => expect(one(root, '[role=status]').textContent).not.toBe(words.opening));
  return root;
}
const titles = (root: HTMLElement) => [...root.querySelectorAll('.chat')].map((entry) => entry.textContent);
const press = (root: HTMLElement, selector: string) => act(() => oneOf(root, selector, HTMLButtonElement).click());
const status = (root: HTMLElement) => one(root, '[role=status]').textContent;

describe('earlier conversations', () => {
  it('are listed with their day, and have the focus', async () => {
    const root = await opened();

    expect(asked).toEqual(['GET /api/v1/stores/dior/chats']);
    expect(titles(root)).toEqual(['A red dress28 Nov 2026', 'Delivery to Tbilisi?2 Nov 2026']);
    expect(document.activeElement).toBe(one(root, '[role=region]'));
  });

  it('are opened in place of the present one, which is not opened again', async () => {
    const root = await opened();
    await press(root, '.chat');
    expect(session.continueChat).not.toHaveBeenCalled();
    expect(onOpened).toHaveBeenCalledOnce();

    await press(root, 'li:last-child .chat');
    await vi.waitFor(() => expect(onOpened).toHaveBeenCalledTimes(2));
    expect(session.reset).toHaveBeenCalledOnce();
    expect(session.continueChat).toHaveBeenCalledExactlyOnceWith('before');
  });

  it.each([
    ['is gone', async () => false],
    ['cannot be read', () => Promise.reject(new Error('offline'))],
  ])('say when one %s', async (_, outcome) => {
    vi.spyOn(console, 'error').mockReturnValue();
    session.continueChat.mockImplementationOnce(outcome);
    const root = await opened();
    await press(root, 'li:last-child .chat');

    await vi.waitFor(() => expect(status(root)).toBe(words.conversationGone));
    expect(onOpened).not.toHaveBeenCalled();
  });

  it('are deleted after a question, whose safe answer has the focus', async () => {
    const root = await opened();
    await press(root, 'li:last-child .icon');
    expect(one(root, '.doubt').textContent).toContain('Delivery to Tbilisi?');
    expect(document.activeElement?.textContent).toBe(words.cancel);
    await press(root, '.doubt button:last-child');
    expect(titles(root)).toHaveLength(2);

    await press(root, 'li:last-child .icon');
    await press(root, '.doubt button');

    await vi.waitFor(() => expect(titles(root)).toEqual(['A red dress28 Nov 2026']));
    expect(asked).toContain('DELETE /api/v1/stores/dior/chats/before');
    expect(session.reset).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(one(root, '[role=region]'));
  });

  it('end the present one when it is deleted', async () => {
    const root = await opened();
    await press(root, 'li:first-child .icon');
    await press(root, '.doubt button');

    await vi.waitFor(() => expect(session.reset).toHaveBeenCalledOnce());
  });

  it('stay when the server does not delete', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const root = await opened();
    answer = () => new Response('{}', { status: 500 });
    await press(root, 'li:last-child .icon');
    await press(root, '.doubt button');

    await vi.waitFor(() => expect(status(root)).toBe(words.conversationNotDeleted));
    expect(titles(root)).toHaveLength(2);
  });

  it('say that there are none, and load again after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answer = () => new Response('{}', { status: 500 });
    const root = await opened();
    expect(status(root)).toBe(words.conversationsFailed);

    answer = () => Response.json({ items: [] });
    await press(root, '.replies button');
    await vi.waitFor(() => expect(status(root)).toBe(words.noConversations));
  });
});
