/** @jsxImportSource preact */
/** The chat part of the widget: a window above its button, with one conversation per page load. */
import type { StoreSettings } from '@quarry/contract';
import { type ChatSession, createChatSession } from '@quarry/client';
import { render } from 'preact';
import { connect } from '../connect.ts';
import { type Host, openHost } from '../host.ts';
import type { EmbedOptions } from '../options.ts';
import { fetchStoreSettings, type ShopSettings } from '../store-settings.ts';
import chatStyles from '../styles/chat.css';
import tokens from '../styles/tokens.css';
// The build replaces `en` by each language: a shopper loads the texts of one.
import { chatWords } from '../words/chat/en.ts';
import { ChatWindow } from './chat-window.tsx';

export interface ChatPart {
  /** Opens or closes the window. The button's label reflects the state, and it gets the focus after closing. */
  toggleChat(button: HTMLButtonElement, options: EmbedOptions): Promise<void>;
}

interface OpenedChat {
  session: ChatSession;
  shop: ShopSettings;
  host: Host;
}

let opened: Promise<OpenedChat> | undefined;
let isOpen = false;

export const toggleChat: ChatPart['toggleChat'] = async (button, options) => {
  try {
    opened ??= begin(options);
    const chat = await opened;
    isOpen = !isOpen;
    draw(chat, button, options);
  } catch (error) {
    opened = undefined;
    throw error;
  }
};

async function begin(options: EmbedOptions): Promise<OpenedChat> {
  const call = connect(options);
  const settings = await fetchStoreSettings(options.store, call);
  const session = createChatSession({
    // A session reads only those settings that are checked there.
    store: settings as StoreSettings,
    section: 'shop',
    language: options.language,
    fetch: call,
  });
  return { session, shop: settings, host: openHost(tokens + chatStyles, options) };
}

function draw(chat: OpenedChat, button: HTMLButtonElement, options: EmbedOptions): void {
  const { session, shop, host } = chat;
  button.ariaExpanded = String(isOpen);
  const close = () => {
    isOpen = false;
    draw(chat, button, options);
    button.focus();
  };
  if (isOpen) host.show();
  else host.hide();
  render(
    isOpen ? <ChatWindow session={session} shop={shop} options={options} words={chatWords} onClose={close} /> : null,
    host.root,
  );
}
