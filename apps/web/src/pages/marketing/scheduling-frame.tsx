/** The scheduling page in a frame: 700 px high, a spinner while it loads, a plain link without scripts. */
import { buttonClass } from '@quarry/ui';
import { useState, useSyncExternalStore } from 'react';

export function SchedulingFrame({ address }: { address: string }) {
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [hasLoaded, setHasLoaded] = useState(false);

  return (
    <div className="relative h-[700px] rounded-stage bg-surface shadow-[0_0_0_1px_var(--line),var(--sh-2)] max-sm:-mx-5 max-sm:rounded-none">
      {!hasLoaded && <Spinner address={address} />}
      {/* Rendered only after hydration: the load event of an earlier frame would be missed, and the spinner would never stop. */}
      {isAlive && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, or a service that the operator chose, which needs scripts, forms, pop-ups and its own origin
        <iframe
          src={address}
          title="Pick a day and a time"
          onLoad={() => setHasLoaded(true)}
          className={`relative block h-[700px] w-full rounded-[inherit] border-0 transition-opacity duration-[180ms] ${hasLoaded ? '' : 'opacity-0'}`}
        />
      )}
    </div>
  );
}

function Spinner({ address }: { address: string }) {
  return (
    <div
      role="status"
      data-testid="scheduling-spinner"
      className="absolute inset-0 flex flex-col items-center justify-center gap-4 text-ink-2"
    >
      <span
        aria-hidden="true"
        className="spinner size-9 animate-spin rounded-full border-3 border-line-strong border-t-ink"
      />
      <span>Loading the calendar…</span>
      <noscript>
        <a href={address} className={buttonClass('line')}>
          Open the calendar
        </a>
      </noscript>
    </div>
  );
}
