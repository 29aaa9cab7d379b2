/** @jsxImportSource preact */
import { type ChatSession, createChatSession } from '@quarry/client';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { container, one, oneOf, OPTIONS, PATH_DATA, shop } from '../testing/embed.ts';
import { chatWords as words } from '../words/chat/en.ts';
import { ChatWindow } from './chat-window.tsx';

const onClose = vi.fn();
let session: ChatSession | undefined;

afterEach(() => {
  session?.close();
  onClose.mockClear();
  document.body.replaceChildren();
});

const stream = (...pieces: object[]) => new Response(pieces.map((piece) => JSON.stringify(piece)).join('\n'));
const text = (content: string, more: object = {}) => ({ message_id: 'e-1', type: 'text', content, ...more });

interface Opened {
  root: HTMLElement;
  /** The texts of the messages that were sent. */
  sent: unknown[];
}

async function open(
  answer: () => Response | Promise<Response> = () => stream(text('Hello', { final: true })),
  { isKnown = false } = {},
): Promise<Opened> {
  const sent: unknown[] = [];
  session = createChatSession({
    store: shop,
    section: 'shop',
    language: 'en',
    fetch: async (_input, init) => {
      if (init?.body instanceof FormData) sent.push(init.body.get('message'));
      return answer();
    },
  });
  const root = container();
  const call = async () => Response.json({ items: [] });
  const given = { session, shop, options: OPTIONS, call, words, isKnown, onClose };
  await act(() => render(<ChatWindow {...given} />, root));
  return { root, sent };
}

/** Until the session waits for no reply, and the window shows it. */
async function untilIdle(): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        const look = () => !session?.getSnapshot().isBusy && resolve();
        session?.subscribe(look);
        look();
      }),
  );
}

async function write(root: HTMLElement, message: string): Promise<HTMLTextAreaElement> {
  const input = oneOf(root, 'textarea', HTMLTextAreaElement);
  await act(() => {
    input.value = message;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  return input;
}
async function press(target: HTMLElement, init: KeyboardEventInit): Promise<void> {
  await act(
    () => void target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
  );
}
async function say(root: HTMLElement, message: string): Promise<void> {
  await press(await write(root, message), { key: 'Enter' });
  await untilIdle();
}
const turns = (root: HTMLElement) => [...root.querySelectorAll('.turn .bubble')].map((bubble) => bubble.textContent);

describe('the chat window', () => {
  it('says that an AI answers, greets, and has the focus in its field', async () => {
    const { root } = await open();

    expect(one(root, '[role=log]').textContent).toContain(words.notice);
    expect(turns(root)).toEqual([session?.getSnapshot().messages[0]?.text]);
    expect(document.activeElement).toBe(one(root, 'textarea'));
  });

  it('sends with Enter, clears the field and shows the answer', async () => {
    const { root, sent } = await open();

    await say(root, 'red dress');

    expect(sent).toEqual(['red dress']);
    expect(turns(root).slice(1)).toEqual(['red dress', 'Hello']);
    expect(oneOf(root, 'textarea', HTMLTextAreaElement).value).toBe('');
  });

  it('breaks the line with Shift and Enter, and sends nothing while a word is composed or nothing was written', async () => {
    const { root, sent } = await open();
    const input = await write(root, 'red');
    await press(input, { key: 'Enter', shiftKey: true });
    await press(input, { key: 'Enter', isComposing: true });
    await write(root, '  ');

    expect(sent).toEqual([]);
    expect(oneOf(root, 'button[type=submit]', HTMLButtonElement).disabled).toBe(true);
  });

  it('stops a reply', async () => {
    const { root } = await open(() => new Promise<Response>(() => undefined));
    await press(await write(root, 'red dress'), { key: 'Enter' });
    expect(one(root, '.typing').getAttribute('aria-label')).toBe(words.loading);

    await act(() => one(root, `[aria-label="${words.stop}"]`).click());

    expect(session?.getSnapshot().isBusy).toBe(false);
    expect(root.querySelector('.typing')).toBeNull();
  });

  it('shows products with link and price, orders, and the buttons of the last answer', async () => {
    const { root, sent } = await open(() =>
      stream(
        text('Here you are'),
        {
          message_id: 'e-1',
          type: 'docs',
          content: {
            documents: [{ id: 'p1', metadata: { title: 'Dress', url: 'https://shop.test/p1', current_price: 45 } }],
          },
        },
        {
          message_id: 'e-1',
          type: 'orders',
          content: { result: [{ order_number: 'A-1', status: 'Shipped', tracking_number: 'T-9' }] },
        },
        { message_id: 'e-1', type: 'buttons', content: ['Cheaper'], final: true },
      ),
    );
    await say(root, 'red dress');

    const card = oneOf(root, '.rail a', HTMLAnchorElement);
    expect(card.href).toBe('https://shop.test/p1');
    expect(card.textContent).toContain('45.00');
    expect(one(root, '.order').textContent).toBe(`${words.order} A-1Shipped · T-9`);

    await act(() => one(root, '.replies button').click());
    await untilIdle();

    expect(sent).toEqual(['red dress', 'Cheaper']);
    expect(root.querySelectorAll('.replies button')).toHaveLength(1);
  });

  it('says that an answer failed, and sends the message again on request', async () => {
    const replies = [new Response('{"detail":"down"}', { status: 503 }), stream(text('Hello', { final: true }))];
    const { root, sent } = await open(() => replies.shift() ?? stream());
    await say(root, 'red dress');
    expect(one(root, '.failed').textContent).toBe(words.failed);

    await act(() => one(root, '.replies button').click());
    await untilIdle();

    expect(sent).toEqual(['red dress', 'red dress']);
    expect(turns(root).at(-1)).toBe('Hello');
  });

  it('starts again with the greeting alone', async () => {
    const { root } = await open();
    await say(root, 'red dress');

    await act(() => one(root, `[aria-label="${words.startAgain}"]`).click());

    expect(turns(root)).toHaveLength(1);
  });

  it('lists earlier conversations once there can be some, keeps what was written, and returns with Escape', async () => {
    const { root } = await open();
    const selector = `[aria-label="${words.conversations}"][aria-expanded]`;
    expect(root.querySelector(selector)).toBeNull();
    await say(root, 'red dress');
    await write(root, 'and shoes');

    await act(() => one(root, selector).click());
    expect(one(root, 'h2').textContent).toBe(words.conversations);
    expect(one(root, '.talk').hidden).toBe(true);
    await press(one(root, '.earlier'), { key: 'Escape' });

    expect(one(root, '.talk').hidden).toBe(false);
    expect(oneOf(root, 'textarea', HTMLTextAreaElement).value).toBe('and shoes');
    expect(document.activeElement).toBe(one(root, selector));
    expect(onClose).not.toHaveBeenCalled();
    const { root: known } = await open(undefined, { isKnown: true });
    expect(known.querySelector(selector)).not.toBeNull();
  });

  it('has a name for every button, and hides the drawings from screen readers', async () => {
    const { root } = await open();
    await say(root, 'red dress');

    const unnamed = [...root.querySelectorAll('button')].filter((button) => !(button.ariaLabel ?? button.textContent));
    expect(unnamed).toEqual([]);
    const drawings = [...root.querySelectorAll('svg')];
    expect(drawings.length).toBeGreaterThan(8);
    expect(drawings.filter((svg) => svg.getAttribute('aria-hidden') !== 'true')).toEqual([]);
    const paths = drawings.map((svg) => svg.querySelector('path')?.getAttribute('d') ?? '');
    expect(paths.filter((path) => !PATH_DATA.test(path))).toEqual([]);
  });

  it('closes by its button and by Escape', async () => {
    const { root } = await open();
    await act(() => one(root, `[aria-label="${words.close}"]`).click());
    await press(one(root, 'textarea'), { key: 'Escape' });

    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
