/**
 * The conversation, newest at the end. Completed answers are announced once and whole; growing ones are silent, because
 * they would be read letter by letter.
 */
import { useRef } from 'react';
import { useSpeech } from '../messages/messages-context.tsx';
import { AssistantMessage } from './assistant-message.tsx';
import { AssistantNotice } from './assistant-notice.tsx';
import { FailedReply } from './failed-reply.tsx';
import { JumpToLatest } from './jump-to-latest.tsx';
import { PersonNote } from './person-note.tsx';
import type { MessageActions, ShownMessage } from './shown-message.ts';
import { StepLine } from './step-line.tsx';
import { useNewestInView } from './use-newest-in-view.ts';
import { UserMessage } from './user-message.tsx';

interface ChatThreadProps {
  /** Above the first message: who answers here. Absent in recorded conversations. */
  notice?: string;
  messages: readonly ShownMessage[];
  /** There is neither progress nor text to show. */
  isTyping: boolean;
  /** The progress text; empty shows the default, null none. */
  step: string | null;
  isBusy: boolean;
  actions: MessageActions;
}

export function ChatThread({ notice, messages, isTyping, step, isBusy, actions }: ChatThreadProps) {
  const speech = useSpeech();
  const scroller = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const { onScroll, isAway, jump } = useNewestInView(scroller, {
    turns: messages.length,
    questions: messages.filter(({ isUser }) => isUser).length,
    growth: `${last?.text.length ?? 0}:${last?.products?.length ?? 0}:${last?.buttons?.map(({ label }) => label).join() ?? ''}:${last?.audioUrl ?? ''}:${last?.isGrowing}:${last?.failure?.kind}:${isTyping}:${step}`,
  });

  return (
    <>
      <div
        ref={scroller}
        role="log"
        aria-live="polite"
        aria-label={speech.messages.conversation}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="thin-scroll flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        {notice && <AssistantNotice text={notice} className="px-4.5 pt-3.5 -mb-1.5" />}
        <ol className="flex flex-col gap-4 p-4.5">
          {messages.map((message, position) => (
            <li
              key={message.id}
              data-sender={senderOf(message)}
              aria-live={message.isGrowing ? 'off' : undefined}
              aria-busy={message.isGrowing ? true : undefined}
              className={`min-w-0 animate-settle-in ${startsTurn(messages, position) ? 'mt-1.5 border-t border-line pt-5.5' : ''}`}
            >
              {/* A completed answer is a new element, so that it is announced whole. */}
              <Turn key={message.isGrowing ? 'growing' : 'whole'} message={message} actions={actions} isBusy={isBusy} />
            </li>
          ))}
          {(isTyping || step !== null) && (
            <li dir={speech.direction}>
              <StepLine step={step} typingLabel={speech.messages.typing} />
            </li>
          )}
        </ol>
      </div>
      {isAway && <JumpToLatest onJump={jump} />}
    </>
  );
}

function Turn({ message, actions, isBusy }: { message: ShownMessage; actions: MessageActions; isBusy: boolean }) {
  if (message.isSeparator) return <hr className="my-1.5 border-line" />;
  if (message.note) return <PersonNote note={message.note} author={message.author ?? ''} />;
  if (message.isUser) return <UserMessage message={message} />;
  if (message.failure) {
    return <FailedReply message={message} failure={message.failure} actions={actions} isBusy={isBusy} />;
  }
  return <AssistantMessage message={message} actions={actions} isBusy={isBusy} />;
}

function senderOf({ isSeparator, note, isUser, author }: ShownMessage): string | undefined {
  if (isSeparator || note) return undefined;
  if (isUser) return 'user';
  return author === undefined ? 'ai' : 'staff';
}

/** A rule precedes each turn of the shopper, unless a divider does. */
function startsTurn(messages: readonly ShownMessage[], position: number): boolean {
  const message = messages[position];
  const before = messages[position - 1];
  if (!message || !before) return false;
  return message.isUser && !before.isSeparator;
}
