/** @jsxImportSource preact */
import { type ChatMessage, type ChatSession, createChatSession } from '@quarry/client';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { container, one, oneOf, OPTIONS, shop } from '../testing/embed.ts';
import { chatWords as words } from '../words/chat/en.ts';
import { Message } from './message.tsx';

const ORDER = {
  order_id: '1',
  order_number: '1042',
  order_date: null,
  status: 'Shipped',
  shipped_date: null,
  delivery_date: null,
  tracking_number: 'T-1',
};
let session: ChatSession;
beforeEach(() => {
  session = createChatSession({ store: shop, section: 'shop', language: 'en', fetch: async () => new Response('') });
});
afterEach(() => {
  session.close();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function shown(fields: Partial<ChatMessage>, { isLast = true, isBusy = false } = {}): Promise<HTMLElement> {
  const message: ChatMessage = { id: 'm1', text: 'Hello', isUser: false, timestamp: new Date(0), ...fields };
  const root = container();
  await act(() => render(<Message {...{ message, isLast, isBusy, shop, words, session }} options={OPTIONS} />, root));
  return root;
}

describe('an entry of the conversation', () => {
  it('of the shopper has no markup, and the pictures and the recording that were sent', async () => {
    const own = { isUser: true, text: '**red**', imageUrls: ['blob:a', 'blob:b'], audioUrl: 'blob:c' };
    const root = await shown(own);

    expect(one(root, '.own .bubble').textContent).toBe('**red**');
    expect(root.querySelectorAll('img')).toHaveLength(2);
    expect(root.querySelector('audio')?.getAttribute('src')).toBe('blob:c');
    expect(root.querySelector('.feedback')).toBeNull();
  });

  it('of the assistant has markup, products, orders and quick replies', async () => {
    const press = vi.spyOn(session, 'pressButton');
    const root = await shown({
      text: '**red**',
      products: [{ id: '1', title: 'Red dress', url: 'https://shop.test/1', current_price: 45 }],
      orders: [ORDER],
      buttons: ['In blue'],
    });

    expect(one(root, '.bubble strong').textContent).toBe('red');
    expect(oneOf(root, '.rail a', HTMLAnchorElement).href).toBe('https://shop.test/1');
    expect(one(root, '.order').textContent).toBe('Order 1042Shipped · T-1');
    one(root, '.replies button').click();
    expect(press).toHaveBeenCalledWith('In blue');
  });

  it('offers quick replies below the last entry only, and takes no press while a reply is made', async () => {
    expect((await shown({ buttons: ['In blue'] }, { isLast: false })).querySelector('.replies')).toBeNull();
    const busy = await shown({ buttons: ['In blue'] }, { isBusy: true });
    expect(oneOf(busy, '.replies button', HTMLButtonElement).disabled).toBe(true);
  });

  it('can be liked when the server has named it and it is complete', async () => {
    const named = { backendMessageId: 'e-1' };
    expect((await shown(named)).querySelector('.feedback')).not.toBeNull();
    expect((await shown(named, { isBusy: true })).querySelector('.feedback')).toBeNull();
    expect((await shown({})).querySelector('.feedback')).toBeNull();
  });

  it('says that there is no answer, without the words of the error, and offers to try again', async () => {
    const retry = vi.spyOn(session, 'retry').mockReturnValue('sent');
    const failure = { kind: 'unreachable' as const, canRetry: true };
    const root = await shown({ text: 'Error: Failed to fetch', backendMessageId: 'e-1', failure });
    expect(one(root, '.failed').textContent).toBe(words.failed);
    expect(root.querySelector('.feedback')).toBeNull();

    one(root, '.replies button').click();

    expect(retry).toHaveBeenCalledOnce();
    expect((await shown({ failure }, { isLast: false })).querySelector('.replies')).toBeNull();
  });

  it('of a person of the shop names the person', async () => {
    expect((await shown({ author: 'Nino' })).textContent).toContain(`Nino · ${words.staff}`);
    expect((await shown({ type: 'person-joined', author: 'Nino' })).textContent).toBe(words.personJoined('Nino'));
    expect((await shown({ type: 'person-left' })).textContent).toBe(words.personLeft);
  });
});
