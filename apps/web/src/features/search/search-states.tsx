/** The states without results: not searched yet, nothing found, error. */
import { newCriteria, type SearchError, type Suggestion } from '@quarry/client';
import type { StoreKind } from '@quarry/contract';
import { BagArt, Button, exampleQueries, languageOfText, ParcelArt, Plinth, useSpeech } from '@quarry/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from './search-address.ts';

interface NothingAskedProps {
  /** What the shop sells; null for the unknown store, which has no example queries. */
  kind: StoreKind | null;
  onSearch: (query: string) => void;
}

export function NothingAsked({ kind, onSearch }: NothingAskedProps) {
  const { messages, language } = useSpeech();
  return (
    <Plinth size="wide" onTop={<Purchases />}>
      <h1
        className={`font-bold ${language === 'en' ? 'font-display text-[38px] leading-[1.02] tracking-[-0.03em] max-sm:text-[34px]' : 'text-[30px] leading-[1.3]! max-sm:text-[25px]'}`}
      >
        {messages.searchTitle}
      </h1>
      {kind && (
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
      )}
    </Plinth>
  );
}

function Purchases() {
  return (
    <>
      <BagArt className="h-[150px] max-sm:h-[104px]" />
      <ParcelArt className="-ml-1.5 h-[104px] max-sm:h-[72px]" />
    </>
  );
}

interface NothingFoundProps {
  storeName: string;
  /** Set when filters are active: removing them may find something. */
  onClearFilters: (() => void) | null;
}

export function NothingFound({ storeName, onClearFilters }: NothingFoundProps) {
  const { messages, language } = useSpeech();
  return (
    <Plinth size="low">
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
    </Plinth>
  );
}

interface WaysOnProps {
  /** Queries that find something, and categories of the shop. */
  leadOn: readonly Suggestion[];
  onSearch: (query: string) => void;
}

/** Where to go on after nothing was found: links, so that keys and new tabs reach them. */
export function WaysOn({ leadOn, onSearch }: WaysOnProps) {
  const { messages } = useSpeech();
  const ofKind = (kind: Suggestion['kind']) => leadOn.filter((one) => one.kind === kind);
  return (
    <nav aria-label={messages.tryInstead} data-testid="ways-on" className="mt-9 flex flex-col gap-8 max-sm:mt-7">
      <WayList title={messages.tryInstead} ways={ofKind('query')} onSearch={onSearch} />
      <WayList title={messages.browseShop} ways={ofKind('category')} onSearch={onSearch} />
    </nav>
  );
}

interface WayListProps {
  title: string;
  ways: readonly Suggestion[];
  onSearch: (query: string) => void;
}

function WayList({ title, ways, onSearch }: WayListProps) {
  const { language } = useSpeech();
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <div>
      <h2 id={id} className="mb-3 text-[17px] leading-snug! font-semibold">
        {title}
      </h2>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2.5">
        {ways.map(({ text, count }) => (
          <li key={text} lang={languageOfText(text, language)}>
            <Link
              to={{ search: `?${addressOf(newCriteria(text))}` }}
              onClick={(event) => {
                // A press with a key opens a tab, which is the browser's.
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onSearch(text);
              }}
              className="inline-flex min-h-11 items-center gap-2 rounded-control bg-surface px-4 py-2 text-start leading-snug! font-medium wrap-anywhere shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-shadow duration-[180ms] hover:shadow-[inset_0_0_0_1.5px_var(--text)]"
            >
              <bdi>{text}</bdi>
              {count !== undefined && <span className="figures text-sm font-normal text-ink-3">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SearchFailed({ error, onTryAgain }: { error: SearchError; onTryAgain: () => void }) {
  const { messages, language } = useSpeech();
  const secondsLeft = useSecondsLeft(error);
  return (
    <Plinth size="low">
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
    </Plinth>
  );
}

/** Counts down the wait of `Retry-After`; 0 when the server sent none. */
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

/** Text that is English in every language, with its own direction. */
function Fixed({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  );
}
