/** The results of a picture search in all states. There is no paging, because similarity has no natural end. */
import type { ImageSearchState } from '@quarry/client';
import type { StoreSettings } from '@quarry/contract';
import { SearchGrid, SearchGridSkeleton, useSpeech } from '@quarry/ui';
import { useMemo } from 'react';
import { NothingFound, SearchFailed } from './search-states.tsx';
import { showResults } from './show-result.ts';

interface PictureResultsProps {
  search: ImageSearchState;
  store: StoreSettings;
  storeName: string;
  onTryAgain: () => void;
}

export function PictureResults({ search, store, storeName, onTryAgain }: PictureResultsProps) {
  const { messages, language } = useSpeech();
  const { status, reply, error } = search;
  const products = useMemo(() => showResults(reply?.documents ?? [], store, language), [reply, store, language]);
  const isBusy = status === 'loading';
  return (
    <div className="search-width pb-20 max-sm:pt-3">
      <div className="mx-auto max-w-[1112px]">
        {status === 'error' && error && <SearchFailed error={error} onTryAgain={onTryAgain} />}
        {status === 'empty' && <NothingFound storeName={storeName} onClearFilters={null} />}
        {isBusy && products.length === 0 && <SearchGridSkeleton />}
        {products.length > 0 && (
          <>
            <h1 className="mb-4 text-[19px] leading-snug! font-semibold">{messages.likePicture}</h1>
            {reply?.isRelaxed && <p className="-mt-2 mb-4 max-w-[80ch] text-ink-2">{messages.pictureWordsUnmet}</p>}
            {reply?.underWay && (
              <p data-testid="pictures-looked-at" className="figures -mt-2 mb-4 max-w-[80ch] text-ink-2">
                {messages.picturesLookedAt(reply.underWay.done, reply.underWay.total)}
              </p>
            )}
            <div className={`transition-opacity duration-[180ms] ${isBusy ? 'pointer-events-none opacity-45' : ''}`}>
              <SearchGrid products={products} label={messages.likePicture} skipped={0} queryId={null} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
