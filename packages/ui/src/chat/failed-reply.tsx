/**
 * Shown in place of an answer: what went wrong, and what the shopper can do. The server's own message follows if there
 * is one. Takes no feedback.
 */
import { useSpeech } from '../messages/messages-context.tsx';
import type { Messages } from '../messages/messages.ts';
import { Icon } from '../icons/icon.tsx';
import { buttonClass } from '../primitives/button.tsx';
import type { MessageActions, ShownFailure, ShownMessage } from './shown-message.ts';

/** null: the message's text is sufficient. */
const WORDS: Record<ShownFailure['kind'], keyof Messages | null> = {
  refused: 'replyRefused',
  busy: 'replyBusy',
  'login-needed': 'sessionEnded',
  unreachable: 'replyUnreachable',
  empty: 'replyEmpty',
  broken: 'replyBroken',
  stopped: 'replyStopped',
  'not-supported': null,
};
/** Kinds whose text is the server's message, not a browser's error. */
const TELLS_REASON: readonly ShownFailure['kind'][] = ['refused', 'busy', 'not-supported'];

interface FailedReplyProps {
  message: ShownMessage;
  failure: ShownFailure;
  actions: Pick<MessageActions, 'onRetry' | 'onLogin'>;
  isBusy: boolean;
}

export function FailedReply({ message, failure, actions, isBusy }: FailedReplyProps) {
  const { messages, language, direction } = useSpeech();
  const key = WORDS[failure.kind];
  const words = key && messages[key];
  const tellsReason = TELLS_REASON.includes(failure.kind);
  const { onLogin } = actions;
  const isQuiet = failure.kind === 'stopped';
  return (
    <div
      lang={language}
      dir={direction}
      data-testid="assistant-message"
      data-failure={failure.kind}
      className={`flex min-w-0 items-start gap-3 rounded-control px-4 py-3 ${isQuiet ? 'bg-surface-2 text-ink-2' : 'border-s-4 border-danger bg-danger-tint'}`}
    >
      {!isQuiet && <Icon name="warning" className="mt-0.5 size-5 text-danger" />}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        {words && <p className="font-medium">{String(words)}</p>}
        {tellsReason && (
          <p dir="auto" data-testid="message-text" className={`break-words ${words ? 'text-sm text-ink-2' : ''}`}>
            {message.text}
          </p>
        )}
        {failure.canRetry && (
          <button
            type="button"
            disabled={isBusy}
            onClick={actions.onRetry}
            className={buttonClass('line', 'small', 'mt-1 self-start')}
          >
            <Icon name="reset" className="size-[18px]" />
            {messages.retry}
          </button>
        )}
        {failure.kind === 'login-needed' && onLogin && (
          <button type="button" onClick={onLogin} className={buttonClass('ink', 'small', 'mt-1 self-start')}>
            {messages.logIn}
          </button>
        )}
      </div>
    </div>
  );
}
