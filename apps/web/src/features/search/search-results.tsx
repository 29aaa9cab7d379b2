/**
 * One page of results with paging, divided by how well they answer; dimmed while the next results load. Between the tiers
 * stands a line that says what the results below it lack.
 */
import { LAST_PAGE, pageCount, type SearchReply } from '@quarry/client';
import { PAGE_SIZE, type StoreSettings } from '@quarry/contract';
import { type Messages, Pager, SearchGrid, TierHeading, useSpeech } from '@quarry/ui';
import { useId, useMemo } from 'react';
import { tiersOfPage } from './result-tiers.ts';
import { showResults } from './show-result.ts';
import type { SearchPage } from './use-search-page.ts';

interface SearchResultsProps {
  page: SearchPage;
  store: StoreSettings;
  reply: SearchReply;
  isBusy: boolean;
}

export function SearchResults({ page: { search, criteria, go }, store, reply, isBusy }: SearchResultsProps) {
  const { messages, language } = useSpeech();
  const id = useId();
  const shown = search.found?.criteria ?? criteria;
  const skipped = (shown.page - 1) * PAGE_SIZE;
  // Memoized, because typing in the field re-renders this page.
  const tiers = useMemo(() => {
    const products = showResults(reply.documents, store, language);
    return tiersOfPage(reply).map((tier) => ({ ...tier, products: products.slice(tier.from, tier.to) }));
  }, [reply, store, language]);
  return (
    <>
      <div className={`transition-opacity duration-[180ms] ${isBusy ? 'pointer-events-none opacity-45' : ''}`}>
        {tiers.map(({ tier, from, note, isHeaded, products }, place) => {
          const title = isHeaded ? titleOf(tier, messages) : null;
          const grid = (
            <SearchGrid
              products={products}
              label={title ? `${messages.products}: ${title}` : messages.products}
              skipped={skipped + from}
              queryId={reply.queryId}
              headingLevel={title ? 3 : 2}
              testId={place === 0 ? 'search-grid' : 'lesser-grid'}
            />
          );
          if (!title) return <div key={from}>{grid}</div>;
          return (
            <section key={from} aria-labelledby={`${id}-${from}`}>
              <TierHeading id={`${id}-${from}`} title={title} note={note} isFirst={place === 0} />
              {grid}
            </section>
          );
        })}
      </div>
      <Pager
        page={shown.page}
        pages={pageCount(reply.total)}
        lastOpen={LAST_PAGE}
        isBusy={isBusy}
        onPage={(page) => go({ ...criteria, page }, { takesFocus: true })}
      />
    </>
  );
}

function titleOf(tier: string, messages: Messages): string {
  return tier === 'unstated' ? messages.tierUnstated : messages.tierSome;
}
