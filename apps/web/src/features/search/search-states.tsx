/** What stands in place of results: nothing asked yet, nothing found, something went wrong. */
import type { SearchError } from '@quarry/client';
import { Button, Notice, Plinth, useSpeech } from '@quarry/ui';
import { type ReactNode, useEffect, useState } from 'react';

export function NothingAsked() {
  const { messages, language } = useSpeech();
  return (
    <Plinth>
      <h1
        lang={language}
        className={`text-[38px] leading-[1.06] font-bold tracking-[-0.03em] max-sm:text-[32px] ${language === 'en' ? 'font-display' : 'leading-[1.25]! tracking-[-0.01em]!'}`}
      >
        {messages.searchTitle}
      </h1>
      <p lang={language} className="mt-3 max-w-[44ch] text-base text-ink-2">
        {messages.searchHint}
      </p>
    </Plinth>
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
    <div className="flex justify-center py-14 max-sm:py-8">
      <div className="w-[min(520px,100%)] drop-shadow-[18px_14px_22px_rgb(23_29_27/0.14)]">
        <div className="block-top h-12 max-sm:h-9" aria-hidden="true" />
        <div className="block-face grain px-10 pt-8 pb-12 max-sm:px-6">
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
        </div>
      </div>
    </div>
  );
}

export function SearchFailed({ error, onTryAgain }: { error: SearchError; onTryAgain: () => void }) {
  const { messages, language } = useSpeech();
  const secondsLeft = useSecondsLeft(error);
  return (
    <Notice
      tone="error"
      action={
        <Button look="line" size="small" disabled={secondsLeft > 0} onClick={onTryAgain} lang={language}>
          {secondsLeft > 0 ? messages.waitSeconds(secondsLeft) : messages.tryAgain}
        </Button>
      }
    >
      <Fixed>Error: {error.message}</Fixed>
    </Notice>
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
