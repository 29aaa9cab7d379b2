/**
 * The conversation, newest at the end. It scrolls there 100 ms after a message was added, and follows an answer that
 * grows as long as the reader has not scrolled up. Finished answers are read out politely, once
 * and whole; while they grow they are silent, else they would be read letter by letter.
 */
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useSpeech } from '../messages/messages-context.tsx';
import { AssistantMessage } from './assistant-message.tsx';
import { FailedReply } from './failed-reply.tsx';
import type { MessageActions, ShownMessage } from './shown-message.ts';
import { StepLine } from './step-line.tsx';
import { UserMessage } from './user-message.tsx';

export const SCROLL_DELAY_MS = 100;
/** How far from the end a reader still counts as being there, in pixels. */
const NEAR_END_PX = 96;

interface ChatThreadProps {
  messages: readonly ShownMessage[];
  /** Neither progress nor words to look at yet. */
  isTyping: boolean;
  /** Progress in words; empty shows the default, null none. */
  step: string | null;
  isBusy: boolean;
  actions: MessageActions;
}

export function ChatThread({ messages, isTyping, step, isBusy, actions }: ChatThreadProps) {
  const speech = useSpeech();
  const scroller = useRef<HTMLDivElement>(null);
  const isNearEnd = useRef(true);
  const count = messages.length;
  const last = messages.at(-1);
  const growth = `${last?.text.length ?? 0}:${last?.products?.length ?? 0}:${last?.buttons?.map(({ label }) => label).join() ?? ''}:${last?.audioUrl ?? ''}:${isTyping}:${step}`;

  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => scrollToEnd(scroller.current), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [count]);

  useEffect(() => {
    if (growth && isNearEnd.current) scrollToEnd(scroller.current);
  }, [growth]);

  // The place to write grows with what is attached, and the end of the conversation moves up with it.
  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (isNearEnd.current) scrollToEnd(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const heldActions = useFocusAfterReply(scroller, actions, isBusy);

  return (
    <div
      ref={scroller}
      role="log"
      aria-live="polite"
      aria-label={speech.messages.conversation}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
      tabIndex={0}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        isNearEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      }}
      className="thin-scroll flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <ol className="flex flex-col gap-4 p-4.5">
        {messages.map((message, position) => (
          <li
            key={message.id}
            aria-live={message.isGrowing ? 'off' : undefined}
            aria-busy={message.isGrowing ? true : undefined}
            className={`min-w-0 animate-settle-in ${startsTurn(messages, position) ? 'mt-1.5 border-t border-line pt-5.5' : ''}`}
          >
            {/* An answer that has stopped growing is a new thing on the page, so that it is read out whole. */}
            <Turn
              key={message.isGrowing ? 'growing' : 'whole'}
              message={message}
              actions={heldActions}
              isBusy={isBusy}
            />
          </li>
        ))}
        {(isTyping || step !== null) && (
          <li dir={speech.direction}>
            <StepLine step={step} typingLabel={speech.messages.typing} />
          </li>
        )}
      </ol>
    </div>
  );
}

/**
 * A quick reply or a Retry that is pressed goes, and the focus with it. It is led on to the first of the next replies, or to the
 * conversation when there is none, unless the reader has gone elsewhere by then.
 */
function useFocusAfterReply(
  scroller: RefObject<HTMLElement | null>,
  actions: MessageActions,
  isBusy: boolean,
): MessageActions {
  const isLost = useRef(false);
  useEffect(() => {
    if (isBusy || !isLost.current) return;
    isLost.current = false;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const sets = scroller.current?.querySelectorAll<HTMLElement>('[data-replies]');
    const next = sets?.item(sets.length - 1)?.querySelector<HTMLElement>('button:enabled') ?? scroller.current;
    next?.focus({ preventScroll: true });
  });
  return useMemo(
    () => ({
      ...actions,
      onQuickReply: (label) => {
        isLost.current = true;
        actions.onQuickReply(label);
      },
      onRetry: () => {
        isLost.current = true;
        actions.onRetry();
      },
    }),
    [actions],
  );
}

function Turn({ message, actions, isBusy }: { message: ShownMessage; actions: MessageActions; isBusy: boolean }) {
  if (message.isSeparator) return <hr className="my-1.5 border-line" />;
  if (message.isUser) return <UserMessage message={message} />;
  if (message.failure) {
    return <FailedReply message={message} failure={message.failure} actions={actions} isBusy={isBusy} />;
  }
  return <AssistantMessage message={message} actions={actions} isBusy={isBusy} />;
}

/** A hairline stands before each turn of the shopper, unless a divider does already. */
function startsTurn(messages: readonly ShownMessage[], position: number): boolean {
  const message = messages[position];
  const before = messages[position - 1];
  if (!message || !before) return false;
  return message.isUser && !before.isSeparator;
}

function scrollToEnd(scroller: HTMLElement | null) {
  scroller?.scrollTo({ top: scroller.scrollHeight });
}
