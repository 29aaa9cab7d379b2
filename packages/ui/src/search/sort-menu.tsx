/** The sort order of the results, as a select menu. */
import { type SearchSort, SearchSort as Sort } from '@quarry/contract';
import { DropdownMenu } from 'radix-ui';
import { Icon } from '../icons/icon.tsx';
import type { Messages } from '../messages/messages.ts';
import { useSpeech } from '../messages/messages-context.tsx';

const NAMES = {
  relevance: 'sortRelevance',
  price_asc: 'sortPriceUp',
  price_desc: 'sortPriceDown',
  newest: 'sortNewest',
  rating: 'sortRating',
} as const satisfies Record<SearchSort, keyof Messages>;

/** The value of the menu's first line, which no request has. */
const SAID = 'said';

interface SortMenuProps {
  value: SearchSort;
  /** The order that the query's words ask for and that the results are in. Null: none. */
  said?: string | null;
  onChange: (sort: SearchSort) => void;
  className?: string;
}

export function SortMenu({ value, said = null, onChange, className = '' }: SortMenuProps) {
  const { messages, direction, language } = useSpeech();
  const isSaid = said !== null && value === 'relevance';
  const active = isSaid ? said : messages[NAMES[value]];
  const lines = [
    ...(said === null ? [] : [{ key: SAID, name: said }]),
    ...Sort.options.map((sort) => ({ key: sort, name: messages[NAMES[sort]] })),
  ];
  return (
    <DropdownMenu.Root modal={false} dir={direction}>
      <DropdownMenu.Trigger
        aria-label={`${messages.sort}: ${active}`}
        className={`inline-flex h-10 max-w-full min-w-0 items-center gap-1.5 rounded-control px-2.5 font-medium whitespace-nowrap text-ink max-sm:px-1.5 max-sm:text-sm hover:bg-surface-2 pointer-coarse:h-11 ${className}`}
      >
        <span className="truncate leading-normal!">{active}</span>
        <Icon name="chevronDown" className="size-4 text-ink-2" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          lang={language}
          className="z-50 min-w-(--radix-dropdown-menu-trigger-width) animate-settle-in rounded-card bg-surface p-1.5 shadow-[0_0_0_1px_var(--line),var(--sh-3)]"
        >
          <DropdownMenu.RadioGroup
            value={isSaid ? SAID : value}
            onValueChange={(chosen) => chosen !== SAID && onChange(Sort.parse(chosen))}
          >
            {lines.map(({ key, name }) => (
              <DropdownMenu.RadioItem
                key={key}
                value={key}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-6 rounded-control px-3 outline-none select-none data-highlighted:bg-surface-2 data-[state=checked]:font-semibold"
              >
                {name}
                <DropdownMenu.ItemIndicator>
                  <Icon name="check" className="size-4" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
