/** The search page of one store: header, filters and results. */
import {
  hasFilters,
  newCriteria,
  NO_FILTERS,
  pageCount,
  type SaidOrder,
  saidOrder,
  type SearchReply,
  toggleValue,
  withoutPart,
  withPrices,
} from '@quarry/client';
import { useProductEvents, useSuggestions } from '@quarry/client/react';
import { type StoreSettings, type UnderstoodPart, UNKNOWN_STORE } from '@quarry/contract';
import { ActiveFilters, AskedPicture, type Messages, SearchGridSkeleton, SortMenu, useSpeech } from '@quarry/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useMedia } from '../../browser/use-media.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { PictureButton } from './picture-button.tsx';
import { PictureResults } from './picture-results.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { type FilterControls, FilterColumn, FilterSheet } from './search-filters.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchResults } from './search-results.tsx';
import { NothingAsked, NothingFound, SearchFailed, WaysOn } from './search-states.tsx';
import type { SearchVisitor } from './search-visitor.ts';
import { showSuggestions } from './show-suggestions.ts';
import { Trending } from './trending.tsx';
import { useActiveFilters } from './use-active-filters.ts';
import { type KnownFacets, useKnownFacets } from './use-known-facets.ts';
import { useRedirect } from './use-redirect.ts';
import { useSearchField } from './use-search-field.ts';
import { usePictureSearch } from './use-picture-search.ts';
import { type SearchPage, useSearchPage } from './use-search-page.ts';

/** Filters and results side by side, where four columns of results fit. */
const BESIDE_COLUMN = 'min-[1384px]:grid min-[1384px]:grid-cols-[180px_1112px] min-[1384px]:gap-9';

interface SearchPanelProps {
  store: StoreSettings;
  visitor: SearchVisitor;
}

/** Set the store as `key`, so that another store starts with fresh state. */
export function SearchPanel({ store, visitor }: SearchPanelProps) {
  const { messages, language, direction } = useSpeech();
  const page = useSearchPage(store);
  const { criteria, search, go, resultsRef } = page;
  const { text, setText, field } = useSearchField(criteria.query);
  const { suggestions, write, clear } = useSuggestions({
    storeId: store.id,
    isOpen: store.gates.autocomplete,
    prefersFullName: store.kind === 'pharmacy',
  });
  const isPhone = useMedia('(width < 640px)');
  const shownSuggestions = useMemo(
    () => showSuggestions(suggestions, store, { isPhone }),
    [suggestions, store, isPhone],
  );
  const reply = search.found?.reply ?? null;
  // Only a reply to the current request may redirect.
  const isRedirecting = useRedirect(search.found?.criteria === criteria ? (reply?.redirect ?? null) : null);
  const byPicture = usePictureSearch(store, {
    query: criteria.query,
    isBusy: page.status === 'loading',
    onBegin() {
      // A picture starts a new search: earlier words are cleared, later words narrow it.
      clear();
      setText('');
      if (criteria.query !== '') go(newCriteria('', { isPersonal: page.isPersonal }));
    },
  });
  const { picture } = byPicture;
  const status = picture ? byPicture.search.status : isRedirecting ? 'loading' : page.status;
  useProductEvents(store.id, resultsRef);
  useEndedSession(search.error?.status === 401 || byPicture.search.error?.status === 401, visitor.onSessionEnded);
  usePageThatExists(page);

  function searchFor(query: string) {
    clear();
    if (picture) byPicture.narrow(query);
    else go(newCriteria(query, { isPersonal: page.isPersonal }), { takesFocus: true, isAsked: true });
  }
  function writeText(written: string) {
    page.keepFocus();
    setText(written);
    write(written);
  }
  function removePart(part: UnderstoodPart) {
    const query = withoutPart(criteria.query, part);
    clear();
    go({ ...criteria, query, page: 1 }, { takesFocus: query !== '' });
    if (query === '') field.current?.focus();
  }

  const known = useKnownFacets(criteria.query, search.found);
  const controls = filterControls(page, known, store);
  const active = useActiveFilters(page, known, store);
  const total = reply?.total ?? null;
  const isBusy = status === 'loading';
  const showsResults =
    picture === null && reply !== null && reply.documents.length > 0 && status !== 'error' && !isRedirecting;
  const order = showsResults ? saidOrder(reply) : null;
  const said = order && orderName(order, messages);
  const saidBy = reply?.understoodParts.find(({ kind }) => kind === 'order');
  const sort = (
    <SortMenu
      value={criteria.sort}
      said={said}
      // The best match first means without the words that ask for another order.
      onChange={(sort) =>
        sort === 'relevance' && said !== null && saidBy ? removePart(saidBy) : go({ ...criteria, sort, page: 1 })
      }
    />
  );
  // Keeps the filters visible after filtering, even without results and while the last filter is removed.
  const isKnown = known.facets.length > 0 && !isRedirecting;
  const hasControls = showsResults || (picture === null && (active.length > 0 || (isBusy && isKnown)));
  const isWaiting = reply === null && isBusy && !isKnown;
  const hasColumn = hasControls || isBusy;
  const count = showsResults ? countText(reply, messages) : '';
  const canSearch = store.id !== UNKNOWN_STORE;

  return (
    <div lang={language} dir={direction} className="flex flex-1 flex-col">
      <SearchHead
        box={{
          text,
          onTextChange: writeText,
          onSearch: searchFor,
          suggestions: shownSuggestions,
          hasSuggestions: store.gates.autocomplete,
          isBusy,
          isDisabled: !canSearch,
          fieldRef: field,
          tools: store.gates.image_search && <PictureButton isBusy={isBusy} onPicture={byPicture.searchFor} />,
        }}
        visitor={visitor}
        storeName={store.name}
        isBusy={isBusy}
        isOver={status === 'empty' || status === 'error'}
        parts={isRedirecting || picture ? [] : (reply?.understoodParts ?? [])}
        onRemovePart={removePart}
        {...(picture && {
          asked: <AskedPicture key={byPicture.key} picture={picture} onRemove={byPicture.clear} />,
          hint: messages.pictureHint,
        })}
        summary={
          showsResults && (
            <div className="flex flex-none items-center gap-2 text-ink-2 max-sm:hidden">
              <p className="figures leading-normal!">{count}</p>
              {sort}
            </div>
          )
        }
      />
      {byPicture.isOver && <DropOverlay />}
      {/* Always rendered, so that changes are announced at every width. */}
      <p role="status" data-testid="told-count" className="sr-only">
        {count}
      </p>
      <section
        ref={resultsRef}
        tabIndex={-1}
        aria-label={
          picture ? messages.likePicture : criteria.query ? messages.resultsFor(criteria.query) : messages.searchTitle
        }
        aria-busy={isBusy}
        data-testid="search-results"
        data-state={status}
        className="flex flex-1 scroll-mt-[130px] flex-col outline-none max-sm:scroll-mt-3"
      >
        {picture && (
          <PictureResults
            search={byPicture.search}
            store={store}
            storeName={capitalized(store.id)}
            onTryAgain={byPicture.again}
          />
        )}
        {!picture && status === 'idle' && (
          <>
            <NothingAsked kind={canSearch ? store.kind : null} onSearch={searchFor} />
            <div className="search-width">
              <Trending store={store} />
            </div>
          </>
        )}
        {!picture && status !== 'idle' && (
          <div className={`search-width pb-20 max-sm:pt-3 ${hasColumn ? BESIDE_COLUMN : ''}`}>
            {hasColumn && <FilterColumn controls={hasControls ? controls : null} isWaiting={isWaiting} />}
            <div className={hasColumn ? 'min-w-0' : 'mx-auto max-w-[1112px]'}>
              <h1 className="sr-only">{messages.resultsFor(criteria.query)}</h1>
              <div
                className={`sm:flex sm:flex-wrap sm:items-start sm:gap-x-4 min-[1384px]:block ${showsResults ? '' : 'flex flex-wrap items-start gap-x-3'}`}
              >
                {hasControls && (
                  <div className="mb-4 flex items-center gap-2 max-sm:gap-1 min-[1384px]:hidden">
                    {showsResults && <p className="figures me-auto text-sm text-ink-2 sm:hidden">{count}</p>}
                    <FilterSheet controls={controls} total={total} chosenCount={active.length} />
                    {showsResults && <div className="-me-1.5 min-w-0 sm:hidden">{sort}</div>}
                  </div>
                )}
                <ActiveFilters
                  filters={active}
                  onClearAll={() => go({ ...criteria, page: 1, filters: NO_FILTERS }, { takesFocus: true })}
                />
              </div>
              {(showsResults || status === 'empty') && reply && (
                <ReadingNotes
                  reply={reply}
                  criteria={criteria}
                  onLiteral={(isLiteral) => go({ ...criteria, page: 1, isLiteral }, { takesFocus: true })}
                />
              )}
              {(showsResults || status === 'empty') &&
                reply?.notes.map((note) => (
                  <p key={note} data-testid="exclusion-note" className="mb-5 max-w-[80ch] text-ink-2">
                    {note}
                  </p>
                ))}
              {status === 'error' && search.error && <SearchFailed error={search.error} onTryAgain={page.again} />}
              {status === 'empty' && (
                <>
                  <NothingFound
                    storeName={capitalized(store.id)}
                    onClearFilters={
                      hasFilters(criteria.filters)
                        ? () => go({ ...criteria, page: 1, filters: NO_FILTERS }, { takesFocus: true })
                        : null
                    }
                  />
                  {reply && reply.leadOn.length > 0 ? (
                    <WaysOn leadOn={reply.leadOn} onSearch={searchFor} />
                  ) : (
                    <Trending store={store} />
                  )}
                </>
              )}
              {isBusy && !showsResults && <SearchGridSkeleton />}
              {showsResults && <SearchResults page={page} store={store} reply={reply} isBusy={isBusy} />}
            </div>
          </div>
        )}
      </section>
    </div>
  );
}

function useEndedSession(hasEnded: boolean, onSessionEnded: () => void) {
  const tell = useRef(onSessionEnded);
  useEffect(() => {
    tell.current = onSessionEnded;
  });
  useEffect(() => {
    if (hasEnded) tell.current();
  }, [hasEnded]);
}

/** A link may name a page beyond the end: goes to the last page. */
function usePageThatExists({ status, search, criteria, go }: SearchPage) {
  const last = search.found ? pageCount(search.found.reply.total) : 1;
  const isBeyond =
    status === 'empty' && search.criteria === criteria && (search.found?.reply.total ?? 0) > 0 && criteria.page > last;
  const turnBack = useRef(() => {});
  useEffect(() => {
    turnBack.current = () => go({ ...criteria, page: last }, { replaces: true });
  });
  useEffect(() => {
    if (isBeyond) turnBack.current();
  }, [isBeyond]);
}

function filterControls(page: SearchPage, { facets }: KnownFacets, store: StoreSettings): FilterControls {
  const { criteria, go } = page;
  return {
    facets,
    isChosen: (key, value) => criteria.filters.values[key]?.includes(value) ?? false,
    onToggle: (key, value) => go(toggleValue(criteria, key, value)),
    prices: { min: criteria.filters.priceMin, max: criteria.filters.priceMax },
    currencySign: store.currency.sign,
    onPrices: ({ min, max }) => go(withPrices(criteria, min, max)),
    isPersonal: page.isPersonal,
    onPersonal: page.setPersonal,
  };
}

/** The name of an order that was said: `Weight: high to low`. */
function orderName({ label, direction }: SaidOrder, messages: Messages): string {
  return direction === 'desc' ? messages.highToLow(label) : messages.lowToHigh(label);
}

/** Counts great matches separately from others, where the reply distinguishes them. */
function countText({ total, greatTotal }: SearchReply, messages: Messages): string {
  const isTiered = greatTotal !== null && greatTotal > 0 && greatTotal < total;
  return isTiered ? messages.tieredCount(greatTotal, total - greatTotal) : messages.resultCount(total);
}

function capitalized(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
