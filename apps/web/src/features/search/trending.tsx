/** Currently popular products: shown before the first search and when nothing was found. */
import type { Recommended } from '@quarry/client';
import { useTrending } from '@quarry/client/react';
import type { StoreSettings } from '@quarry/contract';
import { SearchGrid, useSpeech } from '@quarry/ui';
import { useMemo } from 'react';
import { showResults } from './show-result.ts';

/** Two rows on a wide screen. */
const SHOWN = 8;

/** Renders nothing while loading and when there is nothing to show. */
export function Trending({ store }: { store: StoreSettings }) {
  const { messages, language } = useSpeech();
  const { data } = useTrending(store.id, { limit: SHOWN });
  const products = useMemo(() => {
    const recommended = data ?? [];
    const documents = recommended.map(({ document }) => document);
    return showResults(documents, store, language).flatMap((product, index) => {
      if (!product) return [];
      const reason = newsOf(recommended[index], messages.popularNow);
      // The shop's reason replaces the product facts.
      return [{ ...product, ...(reason && { facts: [reason] }) }];
    });
  }, [data, store, language, messages]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="trending" className="mx-auto max-w-[1112px] pt-10 pb-16 max-sm:pt-8 max-sm:pb-10">
      <h2 id="trending" className="mb-5 border-b border-line pb-3 text-[19px] leading-snug! font-semibold">
        {messages.popularNow}
      </h2>
      <SearchGrid products={products} skipped={0} queryId={null} headingLevel={3} testId="trending" />
    </section>
  );
}

/** The reason, unless it repeats the heading. */
function newsOf(recommended: Recommended | undefined, heading: string): string {
  const { reason = '', evidence = '' } = recommended ?? {};
  const isInHeading = evidence === 'events' || reason.toLowerCase() === heading.toLowerCase();
  return isInHeading ? '' : reason;
}
