/**
 * Three blocks with products. In our results the best match is the tallest; in keyword results all are equally low;
 * during typing, and without results, they are empty.
 */
import { useMedia } from '../../browser/use-media.ts';
import type { DemoProduct } from './home-demo-data.ts';
import { SHOWN_PER_QUERY } from './home-demo-data.ts';
import { PlinthCard } from './plinth-card.tsx';

interface PlinthStageProps {
  products: readonly DemoProduct[];
  /** Whether products are shown. */
  isShown: boolean;
  /** Whether the height shows the rank and matches are marked. */
  isRanked: boolean;
  label: string;
  /** Shown when there are no products. */
  emptyMessage: string;
}

/** By how many pixels each block is lower than the previous one. */
const STEP = 32;
const LOW = STEP * (SHOWN_PER_QUERY - 1);
const BARE = 118;
/** Where the plinths stand in a scrolling row. */
const NARROW = '(max-width: 640.98px)';

export function PlinthStage({ products, isShown, isRanked, label, emptyMessage }: PlinthStageProps) {
  const isNarrow = useMedia(NARROW);
  const isEmpty = isShown && products.length === 0;
  return (
    <div className="relative">
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where the plinths scroll, by keyboard too
        tabIndex={isNarrow ? 0 : undefined}
        aria-label={label}
        className="grid grid-cols-3 gap-x-6.5 pt-5 no-scrollbar max-lg:gap-x-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:overflow-x-auto max-sm:overflow-y-hidden max-sm:px-5"
      >
        {Array.from({ length: SHOWN_PER_QUERY }, (_, rank) => {
          const product = isShown ? products[rank] : undefined;
          const sunk = product ? (isRanked ? STEP * rank : LOW) : BARE;
          return (
            <li
              key={rank}
              style={{
                transform: `translateY(${sunk}px)`,
                transitionDelay: product && isRanked ? `${rank * 60}ms` : '0ms',
              }}
              className="min-w-0 transition-transform duration-[420ms] ease-stone max-sm:w-[248px] max-sm:flex-none max-sm:snap-center"
            >
              <PlinthCard product={product} isRanked={isRanked} delayMs={120 + rank * 60} />
            </li>
          );
        })}
      </ul>
      {isEmpty && (
        <p
          role="status"
          className="absolute inset-x-6 top-[110px] animate-fade-in text-center font-display text-[clamp(22px,2.3vw,32px)] leading-[1.15] font-bold tracking-[-0.02em] text-balance text-ink max-sm:top-[90px]"
        >
          {emptyMessage}
        </p>
      )}
    </div>
  );
}
