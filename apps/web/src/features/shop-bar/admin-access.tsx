/** Store selection for an administrator in the integrated view. */
import { Button, Plinth } from '@quarry/ui';
import type { ReactNode } from 'react';
import { ShopList } from '../../shops/shop-list.tsx';

interface AdminAccessProps {
  stores: readonly { context: string; label: string }[];
  onPick: (context: string) => void;
  onLogout: () => void;
}

export function AdminAccess({ stores, onPick, onLogout }: AdminAccessProps) {
  return (
    <Plinth>
      <Title />
      <Shops>
        <ShopList shops={stores} onPick={onPick} aria-labelledby="available-shops" />
      </Shops>
      <Button look="text" size="small" onClick={onLogout} className="-ms-4">
        Logout
      </Button>
    </Plinth>
  );
}

/** The screen without shops to select; the caller shows what to do. */
export function NoShops() {
  return (
    <div className="mb-7 border-b border-line-strong pb-6">
      <Title />
      <Shops>
        <p className="text-base">No shops available.</p>
      </Shops>
    </div>
  );
}

function Title() {
  return (
    <>
      <h1 className="font-display text-[38px] leading-[1.02] font-bold tracking-[-0.03em] max-sm:text-[34px]">
        Admin Access
      </h1>
      <p className="mt-2 mb-5 text-base text-ink-2">Select the shop context you want to manage.</p>
    </>
  );
}

function Shops({ children }: { children: ReactNode }) {
  return (
    <>
      <h2 id="available-shops" className="mb-2 font-semibold">
        Available Shops:
      </h2>
      {children}
    </>
  );
}
