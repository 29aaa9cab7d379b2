/** The active filters, each with a remove button, and a button that removes all. */
import { IsolatedPrices } from '../chat/isolated-prices.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { ChipRemover } from './understood-chips.tsx';

export interface ActiveFilter {
  /** Unique among the filters. */
  readonly key: string;
  readonly label: string;
  readonly remove: () => void;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onClearAll: () => void;
}

export function ActiveFilters({ filters, onClearAll }: ActiveFiltersProps) {
  const messages = useMessages();
  if (filters.length === 0) return null;
  return (
    <div
      className="mb-4 flex min-h-11 flex-wrap items-center gap-2 text-sm min-[1384px]:min-h-0"
      data-testid="active-filters"
    >
      <ul aria-label={messages.activeFilters} className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <li
            key={filter.key}
            className="flex h-[30px] items-center rounded-chip bg-surface ps-2.5 leading-none font-medium shadow-[inset_0_0_0_1px_var(--line-strong)]"
          >
            <span>
              <IsolatedPrices text={filter.label} />
            </span>
            <ChipRemover label={messages.removeChip(filter.label)} onRemove={filter.remove} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={onClearAll}
        className="-my-2 min-h-11 px-1.5 font-semibold underline decoration-line-strong decoration-[1.5px] underline-offset-4 hover:decoration-current"
      >
        {messages.clearAll}
      </button>
    </div>
  );
}
