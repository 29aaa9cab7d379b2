/** Store selection for an administrator with several shops. */
import { Button, Plinth, messagesFor } from '@quarry/ui';
import { ShopList } from '../../shops/shop-list.tsx';

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
      <ShopList shops={stores} onPick={onPick} aria-label={messages.chooseStore} />
      <Button look="text" size="small" onClick={onLogout} className="-ms-4">
        Logout
      </Button>
    </Plinth>
  );
}
