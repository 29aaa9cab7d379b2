/** The conversation of the simple chat, newest at the end and always in view. */
import type { SimpleMessage } from '@quarry/client';
import {
  AssistantNotice,
  AuthorLine,
  buttonClass,
  CardScroller,
  CopyButton,
  Icon,
  JumpToLatest,
  languageOfText,
  PersonNote,
  useMessages,
  UserMessage,
  useNewestInView,
} from '@quarry/ui';
import { directionOf } from '@quarry/contract';
import { type ComponentType, useEffect, useRef } from 'react';
import { useFetched } from '../../browser/use-fetched.ts';
import type { AnswerTextProps } from './answer-text.tsx';
import { SimpleProductCard } from './simple-product-card.tsx';

interface SimpleThreadProps {
  messages: readonly SimpleMessage[];
  onStop: () => void;
  /** Resends the last question; null when its answer is not an error. */
  onRetry: (() => void) | null;
}

/** The answer renderer is loaded during the first request; the greeting does not need it. */
const loadAnswerText = async () => (await import('./answer-text.tsx')).AnswerText;

export function SimpleThread({ messages, onStop, onRetry }: SimpleThreadProps) {
  const { assistantNotice } = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const { Part: AnswerText, fetchPart } = useFetched(loadAnswerText);
  const hasBegun = messages.length > 1;
  useEffect(() => {
    if (hasBegun) void fetchPart();
  }, [hasBegun, fetchPart]);
  const newest = messages.at(-1);
  const { onScroll, isAway, jump } = useNewestInView(scroller, {
    turns: messages.length,
    questions: messages.filter(({ sender }) => sender === 'user').length,
    growth: `${newest?.type}:${newest?.content.length}:${newest?.docs?.length ?? 0}:${AnswerText !== null}`,
  });

  return (
    <>
      <div
        ref={scroller}
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="thin-scroll min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <AssistantNotice text={assistantNotice} className="-mb-2 px-6 pt-4 max-sm:px-5" />
        <ol className="flex flex-col gap-5 p-6 text-base max-sm:p-5">
          {messages.map((message, position) => (
            <li
              key={message.id}
              className="min-w-0 animate-settle-in"
              data-sender={message.sender}
              data-type={message.type}
            >
              <Turn
                message={message}
                onStop={onStop}
                canCopy={position > 0}
                onRetry={position === messages.length - 1 ? onRetry : null}
                AnswerText={AnswerText ?? PlainText}
              />
            </li>
          ))}
        </ol>
      </div>
      {isAway && <JumpToLatest onJump={jump} />}
    </>
  );
}

/** Unformatted text: the greeting, and answers until the renderer is loaded. */
function PlainText({ text }: AnswerTextProps) {
  return <p className="max-w-[62ch] break-words whitespace-pre-line">{text}</p>;
}

interface TurnProps {
  message: SimpleMessage;
  /** The greeting is not copied. */
  canCopy: boolean;
  onStop: () => void;
  onRetry: (() => void) | null;
  AnswerText: ComponentType<AnswerTextProps>;
}

function Turn({ message, canCopy, onStop, onRetry, AnswerText }: TurnProps) {
  if (message.sender === 'user')
    return <UserMessage message={{ id: message.id, text: message.content, isUser: true }} />;
  switch (message.type) {
    case 'loading':
      return <Loading onStop={onStop} />;
    case 'error':
      return <ErrorBox reason={message.content} onRetry={onRetry} />;
    case 'person-joined':
    case 'person-left':
      return <PersonNote note={message.type} author={message.author ?? ''} />;
    case 'text':
      return <Answer message={message} canCopy={canCopy} AnswerText={AnswerText} />;
  }
}

const RULE = 'relative ps-4 before:absolute before:inset-y-[3px] before:start-0 before:w-0.5 before:bg-rule';

type AnswerProps = Pick<TurnProps, 'message' | 'canCopy' | 'AnswerText'>;

function Answer({ message: { content, docs, author }, canCopy, AnswerText }: AnswerProps) {
  const language = languageOfText(content, 'en');
  return (
    <div
      lang={language}
      dir={directionOf(language)}
      data-testid={author === undefined ? 'assistant-message' : 'person-message'}
      className={RULE}
    >
      {author !== undefined && <AuthorLine author={author} />}
      {content && <AnswerText text={content} />}
      {docs && (
        <CardScroller
          label="Products"
          testId="product-scroller"
          // Each card has its own focusable button.
          isTabStop={false}
          className={`-me-6 gap-3.5 overscroll-x-contain scroll-px-0.5 p-0.5 pe-6 pb-2 max-sm:-me-5 ${content ? 'mt-4' : ''}`}
        >
          {docs.map((product, position) => (
            <li key={`${product.id}-${position}`} className="w-[216px] flex-none snap-start max-sm:w-[208px]">
              <SimpleProductCard product={product} />
            </li>
          ))}
        </CardScroller>
      )}
      {canCopy && content && (
        <div className="-ms-3 -mb-3">
          <CopyButton text={content} />
        </div>
      )}
    </div>
  );
}

function Loading({ onStop }: { onStop: () => void }) {
  return (
    <div role="status" aria-label="The reply is on its way" className={`${RULE} flex min-h-11 items-center gap-4`}>
      <span className="flex gap-1.5" data-testid="loading-dots" aria-hidden="true">
        {['', '[animation-delay:160ms]', '[animation-delay:320ms]'].map((delay) => (
          <i key={delay} data-dot="" className={`size-2 animate-pulse rounded-[2px] bg-ink-2 ${delay}`} />
        ))}
      </span>
      <button
        type="button"
        onClick={onStop}
        className="ms-auto min-h-11 rounded-control px-3 text-[15px] font-medium text-ink-2 hover:bg-surface-2 hover:text-ink"
      >
        Stop
      </button>
    </div>
  );
}

function ErrorBox({ reason, onRetry }: { reason: string; onRetry: (() => void) | null }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <div
        role="alert"
        data-testid="error-box"
        className="flex w-full items-start gap-3 rounded-control border border-s-[6px] border-danger bg-danger-tint px-4 py-3 text-danger"
      >
        <Icon name="warning" className="mt-0.5 size-5" />
        <p className="min-w-0 break-words">
          <b className="font-semibold">Error: </b>
          {reason}
        </p>
      </div>
      {onRetry && (
        <button type="button" onClick={onRetry} className={buttonClass('line', 'small')}>
          <Icon name="reset" className="size-[18px]" />
          Retry
        </button>
      )}
    </div>
  );
}
