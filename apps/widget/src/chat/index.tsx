/** @jsxImportSource preact */
/**
 * The chat part of the widget: a window above its button, with a conversation that goes on over the pages of the shop.
 * Script tags of several stores on a page share this module: each button has its own conversation, and one window is
 * open at a time.
 */
import type { StoreSettings } from '@quarry/contract';
import { type ChatSession, createChatSession } from '@quarry/client';
import { render } from 'preact';
import { announce } from '../announce.ts';
import { connect, visitorToken } from '../connect.ts';
import { type Host, openHost } from '../host.ts';
import { keepOpen, keptVisitor } from '../kept.ts';
import type { ChatPart, EmbedOptions } from '../parts.ts';
import { fetchStoreSettings, type ShopSettings } from '../store-settings.ts';
import chatStyles from '../styles/chat.css';
import tokens from '../styles/tokens.css';
// The build replaces `en` by each language: a shopper loads the texts of one.
import { chatWords } from '../words/chat/en.ts';
import { ChatWindow } from './chat-window.tsx';
import { readPageProduct } from './page-product.ts';
import { rememberChat } from './remember-chat.ts';

interface OpenedChat {
  session: ChatSession;
  call: typeof fetch;
  shop: ShopSettings;
  host: Host;
  button: HTMLButtonElement;
  options: EmbedOptions;
  isOpen: boolean;
}

/** Sent at the document, because tags of different languages do not share this module. Its detail is the button. */
const OPENING = 'quarry-chat-opening';

const chats = new Map<HTMLButtonElement, Promise<OpenedChat>>();

export const toggleChat: ChatPart['toggleChat'] = async (button, options, { takesFocus = true } = {}) => {
  const begun = chats.get(button) ?? begin(button, options);
  chats.set(button, begun);
  try {
    const chat = await begun;
    setOpen(chat, !chat.isOpen, takesFocus);
  } catch (error) {
    chats.delete(button);
    throw error;
  }
};

async function begin(button: HTMLButtonElement, options: EmbedOptions): Promise<OpenedChat> {
  const visitor = visitorToken(keptVisitor());
  const call = connect(options, visitor);
  const settings = await fetchStoreSettings(options.store, call);
  const session = createChatSession({
    // A session reads only those settings that are checked there.
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a session reads only those settings that were checked
    store: settings as StoreSettings,
    section: 'shop',
    language: options.language,
    fetch: call,
    pageProduct: () => readPageProduct(options),
  });
  const host = openHost(tokens + chatStyles, options);
  // Focus traps of the shop, those of its menus for example, would take the focus out of the window.
  host.element.addEventListener('focusin', (event) => event.stopPropagation());
  const chat = { session, call, shop: settings, host, button, options, isOpen: false };
  rememberChat(session, { store: options.store, visitor, isOpen: () => chat.isOpen });
  document.addEventListener(
    OPENING,
    (event) => {
      if (event instanceof CustomEvent && event.detail !== button && chat.isOpen) setOpen(chat, false);
    },
    { signal: options.signal },
  );
  options.signal.addEventListener('abort', () => {
    session.close();
    chats.delete(button);
  });
  return chat;
}

function setOpen(chat: OpenedChat, isOpen: boolean, takesFocus = true): void {
  const { session, call, shop, host, button, options } = chat;
  chat.isOpen = isOpen;
  button.ariaExpanded = String(isOpen);
  keepOpen(options.store, isOpen);
  announce(isOpen ? 'quarry:chat-open' : 'quarry:chat-close', { store: options.store });
  if (isOpen) {
    document.dispatchEvent(new CustomEvent(OPENING, { detail: button }));
    host.show();
  } else host.hide();
  const close = () => {
    setOpen(chat, false);
    button.focus();
  };
  render(
    isOpen ? (
      <ChatWindow
        {...{ session, shop, options, call, takesFocus }}
        isKnown={keptVisitor() !== null}
        words={chatWords}
        onClose={close}
      />
    ) : null,
    host.root,
  );
}
