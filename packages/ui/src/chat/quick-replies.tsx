/** Replies to choose from: outlined 8 px buttons that wrap. */
import { useMessages } from '../messages/messages-context.tsx';
import { IsolatedPrices } from './isolated-prices.tsx';

interface QuickRepliesProps {
  labels: readonly string[];
  disabled: boolean;
  onPick: (label: string) => void;
}

export function QuickReplies({ labels, disabled, onPick }: QuickRepliesProps) {
  const messages = useMessages();
  return (
    <ul className="flex flex-wrap gap-2" aria-label={messages.quickReplies}>
      {labels.map((label, position) => (
        // An assistant may offer the same words twice, so the place belongs to the key.
        <li key={`${label}-${position}`}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onPick(label)}
            className="min-h-11 rounded-control bg-surface px-4 py-1.5 text-start font-medium shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-shadow duration-[120ms] not-disabled:hover:shadow-[inset_0_0_0_1.5px_var(--text)] disabled:text-ink-3"
          >
            <IsolatedPrices text={label} />
          </button>
        </li>
      ))}
    </ul>
  );
}
