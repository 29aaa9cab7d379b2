/** Store selection for an administrator with several shops. */
import { Button, Icon, Plinth, messagesFor } from '@quarry/ui';

interface ShopPickerProps {
  stores: readonly { context: string; label: string }[];
  onPick: (context: string) => void;
  onLogout: () => void;
}

export function ShopPicker({ stores, onPick, onLogout }: ShopPickerProps) {
  // English, because no shop, and so no language, is selected yet.
  const messages = messagesFor('en');
  return (
    <Plinth>
      <h1 className="font-display text-[38px] leading-[1.02] font-bold tracking-[-0.03em] max-sm:text-[34px]">
        {messages.chooseStore}
      </h1>
      <p className="mt-2 mb-5 text-base text-ink-2">{messages.chooseStoreHint}</p>
      <ul
        aria-label={messages.chooseStore}
        data-testid="shop-picker"
        className="thin-scroll mb-5 grid max-h-[min(420px,50vh)] grid-cols-2 gap-px overflow-y-auto rounded-control bg-line shadow-[0_0_0_1px_var(--line)] max-sm:grid-cols-1"
      >
        {stores.map(({ context, label }) => (
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
      <Button look="text" size="small" onClick={onLogout} className="-ms-4">
        Logout
      </Button>
    </Plinth>
  );
}
