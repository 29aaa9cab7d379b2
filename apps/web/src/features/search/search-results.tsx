/** One page of results with paging; dimmed while the next results load. */
import { LAST_PAGE, pageCount, type SearchReply } from '@quarry/client';
import { PAGE_SIZE, type StoreSettings } from '@quarry/contract';
import { Pager, SearchGrid, useSpeech } from '@quarry/ui';
import { useMemo } from 'react';
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
  const shown = search.found?.criteria ?? criteria;
  // Memoized, because typing in the field re-renders this page.
  const products = useMemo(() => showResults(reply.documents, store, language), [reply, store, language]);
  return (
    <>
      <div className={`transition-opacity duration-[180ms] ${isBusy ? 'pointer-events-none opacity-45' : ''}`}>
        <SearchGrid
          products={products}
          label={messages.products}
          skipped={(shown.page - 1) * PAGE_SIZE}
          queryId={reply.queryId}
        />
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
