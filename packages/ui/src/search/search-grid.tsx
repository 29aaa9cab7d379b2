/** The result grid: four columns of 260 px with 24 px gaps, fewer on narrow screens, two on a phone. */
import type { ShownProduct } from '../product/shown-product.ts';
import { SearchCard } from './search-card.tsx';

const COLUMNS =
  'grid grid-cols-2 gap-x-3.5 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(220px,1fr))] sm:gap-6 min-[1168px]:grid-cols-[repeat(4,260px)] min-[1168px]:justify-center';

interface SearchGridProps {
  products: readonly (ShownProduct | null)[];
  /** Its accessible name, if no parent provides one. */
  label?: string;
  /** How many results are on earlier pages. */
  skipped: number;
  queryId: string | null;
  /** Heading level of the names. */
  headingLevel?: 2 | 3;
  testId?: string;
}

export function SearchGrid({
  products,
  label,
  skipped,
  queryId,
  headingLevel = 2,
  testId = 'search-grid',
}: SearchGridProps) {
  return (
    <ul className={COLUMNS} aria-label={label} data-testid={testId}>
      {products.map((product, index) => (
        // Ids may repeat, so the key includes the index.
        <li key={`${product?.id ?? 'invalid'}-${index}`} className="min-w-0">
          <SearchCard product={product} position={skipped + index + 1} queryId={queryId} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

/** Enough placeholders for a wide screen. */
const OUTLINES = 8;

/** The loading skeleton of the results. */
export function SearchGridSkeleton() {
  return (
    <div className={COLUMNS} aria-hidden="true">
      {Array.from({ length: OUTLINES }, (_, index) => (
        <div key={index}>
          <div className="relative aspect-square overflow-hidden rounded-card bg-surface-2 max-sm:rounded-[10px]">
            <div className="absolute inset-x-[20%] bottom-0 h-[36%]">
              <div className="block-top h-[26%]" />
              <div className="block-face h-[74%]" />
            </div>
            <div className="absolute inset-0 animate-light-sweep bg-linear-to-r from-transparent via-white/40 to-transparent dark:via-white/5" />
          </div>
          <div className="mt-3.5 h-4 w-4/5 rounded-chip bg-surface-2" />
          <div className="mt-2 h-3.5 w-2/5 rounded-chip bg-surface-2" />
          <div className="mt-2.5 h-4 w-1/4 rounded-chip bg-surface-2" />
        </div>
      ))}
    </div>
  );
}

/** The loading skeleton of the filters. */
export function FacetPanelSkeleton() {
  return (
    <div aria-hidden="true">
      {[5, 4, 3].map((lines, index) => (
        <div key={index} className="border-t border-line py-4 first:border-0 first:pt-1">
          <div className="mb-4 h-4 w-1/2 rounded-chip bg-surface-2" />
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className="my-3.5 h-3.5 rounded-chip bg-surface-2" style={{ width: `${88 - line * 9}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
