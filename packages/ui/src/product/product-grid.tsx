/** The product grid: columns of at least 260 px with 12 px gaps, and its loading skeleton. */
import type { ShownProduct } from './shown-product.ts';
import { ProductCard } from './product-card.tsx';

const COLUMNS = 'grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-3';

interface ProductGridProps {
  products: readonly (ShownProduct | null)[];
  label: string;
  headingLevel?: 2 | 3;
}

export function ProductGrid({ products, label, headingLevel = 2 }: ProductGridProps) {
  return (
    <ul className={COLUMNS} aria-label={label}>
      {products.map((product, position) => (
        // Ids may repeat, so the key includes the index.
        <li key={`${product?.id ?? 'invalid'}-${position}`} className="min-w-0">
          <ProductCard product={product} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

/** Animated placeholder blocks. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={COLUMNS} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className="relative overflow-hidden rounded-card bg-surface">
          <div className="relative aspect-square bg-surface-2">
            <div className="absolute inset-x-[18%] bottom-0 h-[38%]">
              <div className="block-top h-[26%]" />
              <div className="block-face h-[74%]" />
            </div>
          </div>
          <div className="space-y-2.5 px-3.5 py-4">
            <div className="h-3.5 w-3/5 rounded-chip bg-surface-2" />
            <div className="h-3 w-2/5 rounded-chip bg-surface-2" />
          </div>
          <div className="absolute inset-0 animate-light-sweep bg-linear-to-r from-transparent via-white/40 to-transparent dark:via-white/5" />
        </div>
      ))}
    </div>
  );
}

/** The heading above weaker matches. */
export function HairlineHeading({ children }: { children: string }) {
  return (
    <h2 className="mt-7.5 mb-3.5 flex items-center gap-4 text-[19px] leading-tight font-semibold tracking-[-0.01em] after:h-px after:flex-1 after:bg-line">
      {children}
    </h2>
  );
}
