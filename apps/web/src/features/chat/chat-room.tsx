/** A chat that fills its page: a window of 800 by 700 px with its settings in the header. Full screen on a phone. */
import type { ChatSession, ChatState } from '@quarry/client';
import type { UseChatHistory } from '@quarry/client/react';
import type { Language } from '@quarry/contract';
import { Button, IconButton, LogoMark, ReplyPreference, SelectMenu, useMessages, useSpeech } from '@quarry/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSectionField } from '../../browser/section-focus.ts';
import { ChatHistoryMenu } from '../../conversations/chat-history-menu.tsx';
import { type ChatLogin, ChatPanel } from './chat-panel.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { MessageDrawing } from './show-messages.ts';

interface ChatRoomProps {
  session: ChatSession;
  state: ChatState;
  storeName: string;
  drawing: MessageDrawing;
  past: UseChatHistory;
  login: ChatLogin;
  /** Languages in which the server understands recordings; absent: unknown. */
  hears?: readonly Language[] | undefined;
  /** More than one only for administrators; then a selector is shown. */
  stores: readonly { context: string; label: string }[];
  activeContext: string;
  onSwitchStore: (context: string) => void;
  onLogout: () => void;
  /** A guided chat: it can be restarted, lists languages by native name only, and has no comments. */
  isGuided?: boolean;
}

export function ChatRoom({ session, state, drawing, past, login, hears, isGuided = false, ...head }: ChatRoomProps) {
  const messages = useMessages();
  useSectionField('[data-message-field]');
  return (
    <Ledge>
      <RoomHead session={session} state={state} past={past} isGuided={isGuided} {...head} />
      {/* Product names are headings one level below. */}
      <h2 className="sr-only">{messages.conversation}</h2>
      <ChatPanel
        session={session}
        state={state}
        drawing={drawing}
        past={past}
        login={login}
        hears={hears}
        layout="row"
        takesComments={!isGuided}
        {...(isGuided && { placeholder: messages.writeOrChoose })}
      />
    </Ledge>
  );
}

/**
 * The background of the window. On a low screen the page is scrolled so that the bottom of the window, with the input,
 * is visible.
 */
function Ledge({ children }: { children: ReactNode }) {
  const { language, direction } = useSpeech();
  const room = useRef<HTMLElement>(null);
  useEffect(() => {
    if (room.current && room.current.getBoundingClientRect().bottom > window.innerHeight) {
      room.current.scrollIntoView({ block: 'end' });
    }
  }, []);
  return (
    <div className="stage relative flex flex-1 flex-col items-center overflow-hidden px-6 pt-9 [@media(max-height:860px)]:pt-3 max-sm:px-0 max-sm:pt-0">
      <div className="stage-floor absolute inset-x-0 bottom-0 h-[118px] max-sm:hidden" aria-hidden="true" />
      <section
        ref={room}
        lang={language}
        dir={direction}
        data-testid="chat-room"
        className="relative z-10 flex h-[700px] sm:[@media(max-height:715px)]:h-[max(480px,calc(100dvh-16px))] scroll-mb-2 w-[min(800px,100%)] flex-col overflow-hidden rounded-stage bg-surface shadow-[0_0_0_1px_var(--line),var(--sh-3)] forced-colors:border [--rail-card:176px] max-sm:h-[max(520px,calc(100dvh-118px))] max-sm:rounded-none max-sm:border-t max-sm:border-line max-sm:shadow-none max-sm:[--rail-card:150px]"
      >
        {children}
      </section>
      <div className="relative -mt-5 w-[min(1040px,100%)] max-sm:hidden" aria-hidden="true">
        <div className="block-top h-11" />
        <div className="block-face grain h-11" />
      </div>
    </div>
  );
}

type RoomHeadProps = Omit<ChatRoomProps, 'drawing' | 'login' | 'hears'>;

function RoomHead({
  storeName,
  session,
  state,
  past,
  stores,
  activeContext,
  onSwitchStore,
  onLogout,
  isGuided,
}: RoomHeadProps) {
  const messages = useMessages();
  const menu =
    'shadow-[inset_0_0_0_1px_var(--line-strong)] max-sm:min-w-0 max-sm:flex-1 max-sm:justify-between max-sm:gap-1 max-sm:px-2.5 max-sm:text-sm';
  return (
    <header className="flex flex-none flex-wrap items-center gap-2 border-b border-line py-[9px] ps-5 pe-2.5 max-sm:gap-x-1.5 max-sm:gap-y-1 max-sm:py-1.5 max-sm:ps-3.5 max-sm:pe-2">
      <LogoMark className="size-6" />
      <h1 className="me-auto ps-0.5 text-[17px] font-semibold tracking-[-0.01em] whitespace-nowrap">
        {messages.assistant} {stores.length <= 1 && <span className="ms-2 font-normal text-ink-2">{storeName}</span>}
      </h1>
      <span className="contents max-sm:order-last max-sm:flex max-sm:w-full max-sm:gap-1.5">
        {stores.length > 1 && (
          <SelectMenu
            label={messages.store}
            value={activeContext}
            options={stores.map(({ context, label }) => ({ value: context, label }))}
            onChange={onSwitchStore}
            className={menu}
          />
        )}
        <ReplyPreference value={state.preference} onChange={session.setPreference} />
        <LanguageMenu
          value={state.language}
          onChange={session.setLanguage}
          nativeOnly={isGuided === true}
          className={menu}
        />
      </span>
      <ChatHistoryMenu past={past} />
      {isGuided && (
        <IconButton icon="reset" label={messages.startAgain} onClick={session.reset} data-testid="reset-button" />
      )}
      <Button lang="en" look="text" size="small" onClick={onLogout} className="px-3.5! font-medium!">
        Logout
      </Button>
    </header>
  );
}
