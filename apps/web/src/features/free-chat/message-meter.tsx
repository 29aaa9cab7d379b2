/** The number of remaining messages, as text and as twenty bars. */
import { FREE_MESSAGE_LIMIT } from '@quarry/client';

export function MessageMeter({ left }: { left: number }) {
  return (
    <p className="flex items-center gap-2.5 text-[15px] font-semibold tabular-nums" data-testid="messages-left">
      <span className="flex h-2.5 w-[79px] gap-px max-sm:hidden" aria-hidden="true">
        {Array.from({ length: FREE_MESSAGE_LIMIT }, (_, position) => (
          <i key={position} className={`flex-1 ${position < left ? 'bg-ink-2' : 'bg-line-strong'}`} />
        ))}
      </span>
      <span>Messages left: {left}</span>
    </p>
  );
}
