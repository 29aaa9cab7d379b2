/** Store selection for an administrator in the integrated view. */
import { Button, Icon, Plinth } from '@quarry/ui';
import type { ReactNode } from 'react';

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
        <ul
          aria-labelledby="available-shops"
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
