/** What visitors of the shop turn to now: a first look for whoever has not searched yet, a way on where nothing was found. */
import { useTrending } from '@quarry/client/react';
import type { StoreSettings } from '@quarry/contract';
import { SearchGrid, SearchGridSkeleton, useSpeech } from '@quarry/ui';
import { showResult } from './show-result.ts';

/** Two lines on a wide screen. */
const SHOWN = 8;

/** Nothing at all where the shop has nothing to tell, or the call failed. */
export function Trending({ store }: { store: StoreSettings }) {
  const { messages, language } = useSpeech();
  const { data, isPending } = useTrending(store.id, { limit: SHOWN });
  const products = (data ?? []).flatMap(({ document, reason }) => {
    const product = showResult(document, store, language);
    // The shop says why, in the place of what the product is.
    return product ? [{ ...product, ...(reason && { facts: [reason] }) }] : [];
  });
  if (!isPending && products.length === 0) return null;
  return (
    <section aria-labelledby="trending" className="mx-auto max-w-[1112px] pt-10 pb-16 max-sm:pt-8 max-sm:pb-10">
      <h2
        id="trending"
        lang={language}
        className="mb-5 border-b border-line pb-3 text-[19px] leading-snug! font-semibold"
      >
        {messages.popularNow}
      </h2>
      {isPending ? (
        <SearchGridSkeleton count={SHOWN} />
      ) : (
        <SearchGrid
          products={products}
          label={messages.popularNow}
          skipped={0}
          queryId={null}
          headingLevel={3}
          testId="trending"
        />
      )}
    </section>
  );
}
