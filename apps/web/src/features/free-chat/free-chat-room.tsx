/** The free chat after the form: remaining messages, language and logout in its header, the conversation below. */
import { type ChatSession, type ChatState, type FreeVisitState, messagesLeft } from '@quarry/client';
import type { UseChatHistory } from '@quarry/client/react';
import { Button, useMessages } from '@quarry/ui';
import type { ReactNode } from 'react';
import { ChatHistoryMenu } from '../../conversations/chat-history-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MessageMeter } from './message-meter.tsx';

interface FreeChatRoomProps {
  visit: FreeVisitState;
  session: ChatSession;
  state: ChatState;
  past: UseChatHistory;
  onSignOut: () => void;
  /** The conversation and the input. */
  children: ReactNode;
}

export function FreeChatRoom({ visit, session, state, past, onSignOut, children }: FreeChatRoomProps) {
  const messages = useMessages();
  return (
    <div className="stage flex flex-1 flex-col items-center px-6 pt-7 pb-12 [@media(max-height:860px)]:pt-3 max-sm:p-0">
      <section
        data-testid="free-chat"
        aria-labelledby="free-chat-title"
        className="flex h-[max(520px,min(860px,calc(100dvh-150px)))] w-[min(900px,100%)] flex-col overflow-hidden rounded-stage bg-surface shadow-[0_0_0_1px_var(--line),var(--sh-3)] [--rail-card:176px] [--thread-edge:18px] max-sm:h-[max(480px,calc(100dvh-118px))] max-sm:rounded-none max-sm:border-t max-sm:border-line max-sm:shadow-none max-sm:[--rail-card:156px]"
      >
        <header className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 ps-5 pe-2.5 max-sm:ps-4.5">
          <h1 id="free-chat-title" className="me-auto text-[17px] font-semibold tracking-[-0.01em]">
            Demo chat
          </h1>
          <span className="contents max-sm:order-last max-sm:flex max-sm:w-full max-sm:items-center max-sm:justify-between">
            <MessageMeter left={messagesLeft(visit)} />
            <LanguageSwitch value={state.language} onChange={session.setLanguage} />
          </span>
          {/* Nobody has conversations before the first one. */}
          {(past.state.isUsed || past.state.last !== null) && <ChatHistoryMenu past={past} className="-mx-1.5" />}
          <Button look="text" size="small" onClick={onSignOut} className="px-3! font-medium!">
            Sign Out
          </Button>
        </header>
        {/* Product names are headings one level below. */}
        <h2 className="sr-only">{messages.conversation}</h2>
        {children}
      </section>
    </div>
  );
}
