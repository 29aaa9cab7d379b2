/**
 * Quick replies: outlined buttons that wrap; the selected one has a heavier border. "Back" is filled with an arrow,
 * "other" is subdued.
 */
import { Icon } from '../icons/icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { IsolatedPrices } from './isolated-prices.tsx';
import type { ShownReply } from './shown-message.ts';

interface QuickRepliesProps {
  replies: readonly ShownReply[];
  picked?: string | undefined;
  /** Shown disabled. */
  isPast?: boolean;
  disabled: boolean;
  onPick: (label: string) => void;
}

const SHAPE = 'inline-flex min-h-11 items-center rounded-control px-4 py-1.5 text-start font-medium';

const LOOKS: Record<ShownReply['kind'], string> = {
  plain:
    'bg-surface shadow-[inset_0_0_0_1.5px_var(--line-strong)] not-disabled:hover:shadow-[inset_0_0_0_1.5px_var(--text)]',
  other:
    'bg-surface text-ink-2 shadow-[inset_0_0_0_1px_var(--line)] not-disabled:hover:shadow-[inset_0_0_0_1px_var(--text)]',
  back: 'gap-2 bg-surface-2 ps-3 font-semibold not-disabled:hover:opacity-80',
};
const PICKED = 'bg-surface font-semibold text-ink! shadow-[inset_0_0_0_2px_var(--text)]!';

export function QuickReplies({ replies, picked, isPast = false, disabled, onPick }: QuickRepliesProps) {
  const messages = useMessages();
  return (
    <ul className="flex flex-wrap gap-2" aria-label={messages.quickReplies} data-replies="">
      {replies.map((reply, position) => (
        // Labels may repeat, so the key includes the index.
        <li key={`${reply.label}-${position}`}>
          {isPast ? (
            <PastReply label={reply.label} isPicked={reply.label === picked} />
          ) : (
            <button
              type="button"
              disabled={disabled}
              data-reply={reply.kind}
              onClick={() => onPick(reply.label)}
              className={`${SHAPE} transition-[box-shadow,opacity] duration-[120ms] disabled:text-ink-3 ${LOOKS[reply.kind]} ${disabled && reply.label === picked ? PICKED : ''}`}
            >
              {reply.kind === 'back' && <Icon name="arrowLeft" className="size-4 rtl:-scale-x-100" />}
              {/* One text node: in a flex container spaces between nodes would be lost. */}
              <span>
                <IsolatedPrices text={reply.label} />
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function PastReply({ label, isPicked }: { label: string; isPicked: boolean }) {
  return (
    <span
      className={`${SHAPE} ${isPicked ? 'bg-surface-2 font-semibold' : 'text-ink-3 shadow-[inset_0_0_0_1px_var(--line)]'}`}
    >
      <span>
        <IsolatedPrices text={label} />
      </span>
    </span>
  );
}
