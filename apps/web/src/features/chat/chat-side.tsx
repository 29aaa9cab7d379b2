/**
 * The assistant beside a catalogue: a panel at the right, a quarter of the page wide, at least 300 px. On a phone, a
 * sheet over the page that a bar at the bottom opens.
 */
import type { ChatSession, ChatState } from '@quarry/client';
import type { UseChatHistory } from '@quarry/client/react';
import type { Language } from '@quarry/contract';
import { Icon, IconButton, LogoMark, useSpeech } from '@quarry/ui';
import { useEffect, useRef } from 'react';
import { useSectionField } from '../../browser/section-focus.ts';
import { useFocusTrap } from '../../browser/use-focus-trap.ts';
import { useRoomBelow } from '../../browser/use-room-below.ts';
import { ChatHistoryMenu } from '../../conversations/chat-history-menu.tsx';
import { type ChatLogin, ChatPanel } from './chat-panel.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { MessageDrawing } from './show-messages.ts';
import { useEscape } from './use-escape.ts';

interface ChatSideProps {
  session: ChatSession;
  state: ChatState;
  storeName: string;
  drawing: MessageDrawing;
  past: UseChatHistory;
  login: ChatLogin;
  /** Languages in which the server understands recordings; absent: unknown. */
  hears?: readonly Language[] | undefined;
  /** On a phone the panel is a sheet over the page; elsewhere it is always beside the catalogue. */
  isSheet: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ChatSide(props: ChatSideProps) {
  const { session, state, storeName, drawing, past, login, hears, isSheet, isOpen, onOpenChange } = props;
  const { messages, language, direction } = useSpeech();
  const frame = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const isHidden = isSheet && !isOpen;

  useEffect(() => {
    if (!isSheet || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // Focuses the sheet itself: focusing the input would open the keyboard over the conversation.
    if (isOpen) frame.current?.focus();
    else opener.current?.focus();
  }, [isSheet, isOpen]);
  useSectionField('[data-message-field]');
  useRoomBelow(frame, !isSheet);
  useFocusTrap(frame, isSheet && isOpen);
  useEscape(frame, () => {
    if (isSheet) onOpenChange(false);
  });

  return (
    <>
      <section
        ref={frame}
        aria-label={messages.assistant}
        lang={language}
        dir={direction}
        {...(isSheet && { role: 'dialog', 'aria-modal': true, tabIndex: -1 })}
        hidden={isHidden}
        data-testid="chat-side"
        className={
          isSheet
            ? 'fixed inset-0 z-50 flex animate-panel-in flex-col bg-surface outline-none'
            : 'sticky top-[61px] flex h-(--room-below,calc(100dvh-160px)) min-h-[420px] w-[25%] min-w-[300px] flex-none flex-col border-l border-line bg-surface'
        }
      >
        <div className="flex h-[58px] flex-none items-center border-b border-line ps-4.5 pe-1.5">
          <LogoMark className="me-2.5 size-[22px]" />
          <h2 className="me-auto truncate text-base font-semibold tracking-[-0.01em]">
            {messages.assistant} <span className="ms-1.5 font-normal text-ink-2">{storeName}</span>
          </h2>
          {/* The first stop of the focus is the way out, which stands last. */}
          {isSheet && (
            <div className="order-last">
              <IconButton icon="close" label={messages.closeChat} onClick={() => onOpenChange(false)} />
            </div>
          )}
          <ChatHistoryMenu past={past} />
        </div>
        <ChatPanel
          session={session}
          state={state}
          drawing={drawing}
          past={past}
          login={login}
          hears={hears}
          layout="stacked"
          tools={
            <LanguageMenu value={state.language} onChange={session.setLanguage} className="px-2! text-sm text-ink-2" />
          }
        />
      </section>
      {isSheet && (
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpenChange(true)}
          className="fixed inset-x-4 bottom-4 z-40 inline-flex h-13 items-center justify-center gap-2.5 rounded-control bg-action text-base font-semibold text-action-text shadow-lift"
        >
          <Icon name="chat" />
          {messages.openChat}
        </button>
      )}
    </>
  );
}
