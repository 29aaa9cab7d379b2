/** @jsxImportSource preact */
/** The chat window: conversation and input. */
import type { ChatSession } from '@quarry/client';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../announce.ts';
import type { EmbedOptions } from '../parts.ts';
import type { ShopSettings } from '../store-settings.ts';
import { useObservable } from '../use-observable.ts';
import type { ChatWords } from '../words/chat/chat-words.ts';
import { Composer } from './composer.tsx';
import { ConversationRating } from './conversation-rating.tsx';
import { Drawing } from './drawing.tsx';
import { Message } from './message.tsx';

/** Pixels between the edge of the log and its first message. */
const GAP_ABOVE = 16;

interface ChatWindowProps {
  session: ChatSession;
  shop: ShopSettings;
  options: EmbedOptions;
  words: ChatWords;
  /** False: opened by itself, as on the page before. Default: true. */
  takesFocus?: boolean;
  onClose: () => void;
}

export function ChatWindow({ session, shop, options, words, takesFocus = true, onClose }: ChatWindowProps) {
  const { messages, isBusy, isTyping, step, isConversationRated } = useObservable(session);
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const hasAnswer = messages.some(({ isUser, failure, backendMessageId }) => !isUser && !failure && backendMessageId);
  // Stars below an error would rate the error.
  const asksForRating = hasAnswer && !last?.failure && !isBusy && !isConversationRated;

  useEffect(() => {
    if (log.current) showNewest(log.current);
  }, [messages.length, last?.text, last?.products, step]);

  return (
    <div
      class="window"
      role="dialog"
      aria-label={words.chatTitle}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div class="head">
        <h2>{words.chatTitle}</h2>
        <button
          type="button"
          class="icon"
          aria-label={words.startAgain}
          title={words.startAgain}
          onClick={() => session.reset()}
        >
          <Drawing path="M4 4v4h4 M4.6 8A6 6 0 1 1 4 11" />
        </button>
        <button type="button" class="icon" aria-label={words.close} title={words.close} onClick={onClose}>
          <Drawing path="M5 5l10 10 M15 5L5 15" />
        </button>
      </div>
      {/* A growing log is announced by screen readers and can be scrolled by keyboard. */}
      <div ref={log} class="log" role="log" aria-label={words.conversation} tabIndex={0}>
        <p class="notice">{words.notice}</p>
        {messages
          .filter(({ type }) => type !== 'separator')
          .map((message) => (
            <Message
              key={message.id}
              message={message}
              isLast={message === last}
              isBusy={isBusy}
              shop={shop}
              options={options}
              words={words}
              session={session}
            />
          ))}
        {step && <p class="step">{step}</p>}
        {isTyping && (
          <p class="typing" role="status" aria-label={words.loading}>
            <span />
            <span />
            <span />
          </p>
        )}
      </div>
      <ConversationRating {...{ session, words }} isAsked={asksForRating} />
      <Composer
        {...{ session, isBusy, words, takesFocus }}
        hears={shop.hears}
        onSent={() => announce('quarry:message', { store: options.store })}
      />
    </div>
  );
}

/** Scrolls to the end, but not past the beginning of the last answer and the message that it answers. */
function showNewest(log: HTMLElement): void {
  log.scrollTop = log.scrollHeight;
  const newest = [...log.querySelectorAll('.turn')].at(-1);
  const asked = newest?.previousElementSibling;
  const first = asked?.matches('.own') ? asked : newest;
  if (!first) return;
  const above = log.getBoundingClientRect().top + GAP_ABOVE - first.getBoundingClientRect().top;
  if (above > 0) log.scrollTop -= above;
}
