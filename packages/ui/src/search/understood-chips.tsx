/** The understood parts of a query as removable chips. */
import type { UnderstoodPart } from '@quarry/contract';
import { IsolatedPrices } from '../chat/isolated-prices.tsx';
import { Icon } from '../icons/icon.tsx';
import { useSpeech } from '../messages/messages-context.tsx';
import { kindName } from './kind-names.ts';

interface UnderstoodChipsProps {
  parts: readonly UnderstoodPart[];
  onRemove: (part: UnderstoodPart) => void;
}

export function UnderstoodChips({ parts, onRemove }: UnderstoodChipsProps) {
  const { messages, language } = useSpeech();
  if (parts.length === 0) return null;
  return (
    <>
      <span className="flex-none text-ink-3 max-sm:sr-only" id="understood">
        {messages.readAs}
      </span>
      <ul aria-labelledby="understood" className="flex flex-none gap-2" data-testid="understood">
        {parts.map((part) => {
          const label = part.negated ? messages.without(part.label) : part.label;
          const kind = kindName(part.kind, language);
          return (
            <li
              key={`${part.start}-${part.end}`}
              data-part={part.kind}
              className="flex h-[30px] items-center rounded-chip bg-well ps-2.5 leading-none whitespace-nowrap shadow-[inset_0_0_0_1px_var(--line)]"
            >
              <span className="vein-line font-semibold text-ink">
                <IsolatedPrices text={label} />
              </span>
              {kind && <span className="ms-1.5 text-ink-2">{kind}</span>}
              <ChipRemover label={messages.removeChip(label)} onRemove={() => onRemove(part)} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A small cross with a larger touch target. */
export function ChipRemover({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onRemove}
      className="relative grid h-[30px] w-[30px] flex-none place-items-center text-ink-3 after:absolute after:-inset-x-0.5 after:-inset-y-[7px] hover:text-ink focus-visible:-outline-offset-2"
    >
      <Icon name="close" className="size-3" />
    </button>
  );
}
