/** What stands in place of results: nothing asked yet, nothing found, something went wrong. */
import type { SearchError } from '@quarry/client';
import type { StoreKind } from '@quarry/contract';
import { BookArt, Button, exampleQueries, LampArt, TabletsArt, useSpeech } from '@quarry/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface NothingAskedProps {
  kind: StoreKind;
  onSearch: (query: string) => void;
}

export function NothingAsked({ kind, onSearch }: NothingAskedProps) {
  const { messages, language } = useSpeech();
  return (
    <div className="stage relative flex min-h-[min(500px,calc(100dvh-240px))] flex-1 flex-col items-center justify-end overflow-hidden px-4 pt-10 max-sm:min-h-[400px]">
      <div className="stage-floor absolute inset-x-0 bottom-0 h-[104px] max-sm:h-[64px]" aria-hidden="true" />
      <div
        className="relative z-10 -mb-9 flex h-[150px] items-end gap-1 max-sm:-mb-6 max-sm:h-[104px]"
        aria-hidden="true"
      >
        <LampArt className="mb-1 h-[150px] max-sm:h-[104px]" />
        <BookArt className="h-[136px] max-sm:h-[94px]" />
        <TabletsArt className="-mb-1 -ml-2 h-[92px] max-sm:h-[64px]" />
      </div>
      <div className="relative w-[min(640px,100%)] drop-shadow-[26px_22px_30px_rgb(23_29_27/0.2)]">
        <div className="block-top h-[52px] max-sm:h-9" aria-hidden="true" />
        <div lang={language} className="block-face grain px-12 pt-7 pb-14 max-sm:px-[22px] max-sm:pb-10">
          <h1
            className={`font-bold ${language === 'en' ? 'font-display text-[38px] leading-[1.02] tracking-[-0.03em] max-sm:text-[34px]' : 'text-[30px] leading-[1.3]! max-sm:text-[25px]'}`}
          >
            {messages.searchTitle}
          </h1>
          <ul aria-label={messages.suggestedWords} className="mt-5 flex flex-wrap gap-2.5">
            {exampleQueries(kind, language).map((query) => (
              <li key={query}>
                <button
                  type="button"
                  onClick={() => onSearch(query)}
                  className="min-h-11 rounded-control bg-surface px-4 py-2 text-start leading-snug! font-medium shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-shadow duration-[180ms] hover:shadow-[inset_0_0_0_1.5px_var(--text)]"
                >
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

interface NothingFoundProps {
  storeName: string;
  /** Filters hold: without them there may be something. */
  onClearFilters: (() => void) | null;
}

export function NothingFound({ storeName, onClearFilters }: NothingFoundProps) {
  const { messages, language } = useSpeech();
  return (
    <LowPlinth>
      <p role="status" className="text-[19px] leading-snug! font-semibold">
        <Fixed>No products found for your search in {storeName}.</Fixed>
      </p>
      <p lang={language} className="mt-2 text-ink-2">
        {messages.nothingFoundHint}
      </p>
      {onClearFilters && (
        <Button look="line" size="small" onClick={onClearFilters} className="mt-5">
          {messages.clearAll}
        </Button>
      )}
    </LowPlinth>
  );
}

export function SearchFailed({ error, onTryAgain }: { error: SearchError; onTryAgain: () => void }) {
  const { messages, language } = useSpeech();
  const secondsLeft = useSecondsLeft(error);
  return (
    <LowPlinth>
      <p role="alert" className="text-[19px] leading-snug! font-semibold wrap-anywhere text-danger">
        <Fixed>Error: {error.message}</Fixed>
      </p>
      <Button
        look="line"
        size="small"
        disabled={secondsLeft > 0}
        onClick={onTryAgain}
        lang={language}
        className="figures mt-5"
      >
        {secondsLeft > 0 ? messages.waitSeconds(secondsLeft) : messages.tryAgain}
      </Button>
    </LowPlinth>
  );
}

/** What there is to say stands on the face of an empty plinth. */
function LowPlinth({ children }: { children: ReactNode }) {
  return (
    <div className="flex justify-center py-14 max-sm:py-8">
      <div className="w-[min(520px,100%)] drop-shadow-[18px_14px_22px_rgb(23_29_27/0.14)]">
        <div className="block-top h-12 max-sm:h-9" aria-hidden="true" />
        <div className="block-face grain px-10 pt-8 pb-12 max-sm:px-6">{children}</div>
      </div>
    </div>
  );
}

/** Counts down what the server asked to wait after `error`; 0 when it set no time. */
function useSecondsLeft(error: SearchError): number {
  const [counted, setCounted] = useState({ error, left: error.retryAfterSeconds ?? 0 });
  const current = counted.error === error ? counted : { error, left: error.retryAfterSeconds ?? 0 };
  if (current !== counted) setCounted(current);
  const isWaiting = current.left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setCounted(({ error, left }) => ({ error, left: Math.max(0, left - 1) })), 1000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another error starts the clock anew
  }, [isWaiting, error]);
  return current.left;
}

/** Words that stay English in every language keep their direction too. */
function Fixed({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  );
}
