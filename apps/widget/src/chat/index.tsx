/** @jsxImportSource preact */
/** The chat part: a window above its button, with one conversation for as long as the page is open. */
import type { StoreSettings } from '@quarry/contract';
import { type ChatSession, createChatSession } from '@quarry/client';
import { render } from 'preact';
import { connect } from '../connect.ts';
import { openHost } from '../host.ts';
import type { EmbedOptions } from '../options.ts';
import { fetchStoreSettings, type ShopSettings } from '../store-settings.ts';
import chatStyles from '../styles/chat.css';
import tokens from '../styles/tokens.css';
import { chatWordsIn } from '../words/chat-words.ts';
import { ChatWindow } from './chat-window.tsx';

export interface ChatPart {
  /** Opens the window, or closes it; the button says which, and has the focus again after closing. */
  toggleChat(button: HTMLButtonElement, options: EmbedOptions): Promise<void>;
}

interface OpenedChat {
  session: ChatSession;
  shop: ShopSettings;
  root: ShadowRoot;
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
    // A session reads nothing of a store's settings that is not checked there.
    store: settings as StoreSettings,
    section: 'shop',
    language: options.language,
    fetch: call,
  });
  return { session, shop: settings, root: openHost(tokens + chatStyles, 'fixed', options) };
}

function draw(chat: OpenedChat, button: HTMLButtonElement, options: EmbedOptions): void {
  const { session, shop, root } = chat;
  button.ariaExpanded = String(isOpen);
  const close = () => {
    isOpen = false;
    draw(chat, button, options);
    button.focus();
  };
  render(
    isOpen ? (
      <ChatWindow
        session={session}
        shop={shop}
        options={options}
        words={chatWordsIn(options.language)}
        onClose={close}
      />
    ) : null,
    root,
  );
}
