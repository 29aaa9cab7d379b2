/** @jsxImportSource preact */
/** The chat window: conversation and input. */
import type { ChatSession } from '@quarry/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import type { EmbedOptions } from '../parts.ts';
import type { ShopSettings } from '../store-settings.ts';
import { useObservable } from '../use-observable.ts';
import type { ChatWords } from '../words/chat/chat-words.ts';
import { Composer } from './composer.tsx';
import { ConversationRating } from './conversation-rating.tsx';
import { CROSS, Drawing } from './drawing.tsx';
import { EarlierChats } from './earlier-chats.tsx';
import { Message } from './message.tsx';
import { useNewest } from './use-newest.ts';

interface ChatWindowProps {
  session: ChatSession;
  shop: ShopSettings;
  options: EmbedOptions;
  call: typeof fetch;
  words: ChatWords;
  /** Whether the server may know conversations of this shopper. */
  isKnown: boolean;
  /** False: opened by itself, as on the page before. Default: true. */
  takesFocus?: boolean;
  onClose: () => void;
}

export function ChatWindow(props: ChatWindowProps) {
  const { session, shop, options, call, words, takesFocus = true, onClose } = props;
  const { messages, isBusy, isTyping, step, isConversationRated } = useObservable(session);
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const hasAnswer = messages.some(({ isUser, failure, backendMessageId }) => !isUser && !failure && backendMessageId);
  // Stars below an error would rate the error.
  const asksForRating = hasAnswer && !last?.failure && !isBusy && !isConversationRated;

  const [isListing, setListing] = useState(false);
  const wasListing = useRef(false);
  const history = useRef<HTMLButtonElement>(null);
  const questions = messages.filter(({ isUser }) => isUser).length;
  const { isAway, onScroll, jump } = useNewest(log, {
    questions,
    growth: [messages.length, last?.text.length, last?.products?.length, step].join(),
  });
  // The element that had the focus is gone with the list.
  useEffect(() => {
    if (!isListing && wasListing.current) history.current?.focus();
    wasListing.current = isListing;
  }, [isListing]);

  return (
    <div
      class="window"
      role="dialog"
      aria-label={words.chatTitle}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (isListing) setListing(false);
        else onClose();
      }}
    >
      <div class="head">
        <h2>{isListing ? words.conversations : words.chatTitle}</h2>
        {(props.isKnown || questions > 0) && (
          <button
            ref={history}
            type="button"
            class="icon"
            aria-label={words.conversations}
            title={words.conversations}
            aria-expanded={isListing}
            onClick={() => setListing(!isListing)}
          >
            <Drawing path="M10 3.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13z M10 6v4.3l3 1.7" />
          </button>
        )}
        <button
          type="button"
          class="icon"
          aria-label={words.startAgain}
          title={words.startAgain}
          onClick={() => {
            session.reset();
            setListing(false);
          }}
        >
          <Drawing path="M4 4v4h4 M4.6 8A6 6 0 1 1 4 11" />
        </button>
        <button type="button" class="icon" aria-label={words.close} title={words.close} onClick={onClose}>
          <Drawing path={CROSS} />
        </button>
      </div>
      {isListing && <EarlierChats {...{ session, options, call, words }} onOpened={() => setListing(false)} />}
      {/* Kept while the list is shown: what the shopper has written stays. */}
      <div class="talk" hidden={isListing}>
        {/* A growing log is announced by screen readers and can be scrolled by keyboard. */}
        <div ref={log} class="log" role="log" aria-label={words.conversation} tabIndex={0} onScroll={onScroll}>
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
        {isAway && (
          <p class="away">
            <button type="button" onClick={jump}>
              {words.jumpToLatest}
            </button>
          </p>
        )}
        <ConversationRating {...{ session, words }} isAsked={asksForRating} />
        <Composer
          {...{ session, isBusy, words, takesFocus }}
          hears={shop.hears}
          onSent={() => announce('quarry:message', { store: options.store })}
        />
      </div>
    </div>
  );
}
