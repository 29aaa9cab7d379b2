/** A select menu with a plain button (Radix Select: arrow keys, type-ahead, Escape). */
import { Select } from 'radix-ui';
import { Icon } from '../icons/icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** Language of the label, if not the page's. */
  lang?: string;
  /** The label in another language, for those who cannot read it. */
  hint?: string;
}

interface SelectMenuProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  disabled?: boolean;
  className?: string;
}

/** Shown while there are more options in its direction. */
const SCROLL_BUTTON = 'flex h-7 flex-none items-center justify-center bg-surface text-ink-2';

export function SelectMenu({ label, value, options, onChange, disabled = false, className = '' }: SelectMenuProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Select.Root value={value} onValueChange={onChange} disabled={disabled}>
      <Select.Trigger
        aria-label={label}
        className={`inline-flex h-11 min-w-0 items-center gap-2 rounded-control px-3.5 font-medium whitespace-nowrap text-ink hover:bg-surface-2 disabled:text-ink-3 ${className}`}
      >
        <Select.Value>
          <span lang={chosen?.lang}>{chosen?.label}</span>
        </Select.Value>
        <Select.Icon>
          <Icon name="chevronDown" className="size-4 text-ink-2" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-settle-in overflow-hidden rounded-card bg-surface shadow-[0_0_0_1px_var(--line),var(--sh-3)]"
        >
          <Select.ScrollUpButton className={SCROLL_BUTTON}>
            <Icon name="chevronDown" className="size-4 rotate-180" />
          </Select.ScrollUpButton>
          <Select.Viewport className="p-1.5">
            {options.map((option) => (
              <Select.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 items-center justify-between gap-6 rounded-control px-3 outline-none select-none data-highlighted:bg-surface-2 data-[state=checked]:font-semibold"
              >
                <Select.ItemText>
                  <span lang={option.lang}>{option.label}</span>{' '}
                  {option.hint && <span className="ms-1.5 font-normal text-ink-2">{option.hint}</span>}
                </Select.ItemText>
                <Select.ItemIndicator>
                  <Icon name="check" className="size-4" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className={SCROLL_BUTTON}>
            <Icon name="chevronDown" className="size-4" />
          </Select.ScrollDownButton>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
