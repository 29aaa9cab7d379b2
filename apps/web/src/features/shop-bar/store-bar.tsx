/** The bar above a shop with a chat beside it: the store, a selector for another, and logout. */
import { Button, SelectMenu, useMessages } from '@quarry/ui';

interface StoreBarProps {
  storeId: string;
  /** More than one only for administrators; then a selector is shown. */
  stores: readonly { context: string; label: string }[];
  activeContext: string;
  onSwitchStore: (context: string) => void;
  onLogout: () => void;
}

export function StoreBar({ storeId, stores, activeContext, onSwitchStore, onLogout }: StoreBarProps) {
  const messages = useMessages();
  return (
    <div
      data-testid="store-bar"
      className="sticky top-0 z-20 flex h-[61px] flex-none items-center gap-2.5 border-y border-line bg-bg px-6 max-sm:static max-sm:px-4"
    >
      <p data-testid="store-line" className="truncate text-ink-2">
        {messages.store} {stores.length <= 1 && <b className="font-semibold text-ink">{storeId}</b>}
      </p>
      {stores.length > 1 && (
        <SelectMenu
          label={messages.store}
          value={activeContext}
          options={stores.map(({ context, label }) => ({ value: context, label }))}
          onChange={onSwitchStore}
          className="-ms-3 max-sm:-ms-2"
        />
      )}
      <Button look="text" size="small" onClick={onLogout} className="-me-4 ms-auto font-medium!">
        Logout
      </Button>
    </div>
  );
}
