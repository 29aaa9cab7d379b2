/** The shops that an administrator may open, as buttons. */
import { Icon } from '@quarry/ui';

interface ShopListProps {
  shops: readonly { context: string; label: string }[];
  onPick: (context: string) => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

export function ShopList({ shops, onPick, ...name }: ShopListProps) {
  return (
    <ul
      {...name}
      data-testid="shop-picker"
      className="thin-scroll mb-5 grid max-h-[min(420px,50vh)] grid-cols-2 gap-px overflow-y-auto rounded-control bg-line shadow-[0_0_0_1px_var(--line)] max-sm:grid-cols-1"
    >
      {shops.map(({ context, label }) => (
        <li key={context} className="bg-surface [&:last-child:nth-child(odd)]:sm:col-span-2">
          <button
            type="button"
            onClick={() => onPick(context)}
            className="flex min-h-12 w-full items-center justify-between gap-3 px-4 text-start text-base font-medium hover:bg-surface-2 focus-visible:-outline-offset-2"
          >
            {label}
            <Icon name="arrowRight" className="size-4 text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
