/**
 * The same query in two searches: a keyword search on one side, ours on the other, both in the same shop. Both results
 * are real.
 */
import { directionOf } from '@quarry/contract';
import { languageOfText } from '@quarry/ui';
import { type ReactNode, useMemo } from 'react';
import { useMedia } from '../../browser/use-media.ts';
import { comparedShow } from './compared-show.ts';
import compared from './data/compared.json';
import type { DemoComparison } from './demo-data.ts';
import { PlinthRow } from './plinth-row.tsx';
import { QueryBox } from './query-box.tsx';
import { readingLine } from './readings.ts';
import { ShowControls } from './show-controls.tsx';
import { useFetchedPictures } from './use-fetched-pictures.ts';
import { useShow } from './use-show.ts';

const COMPARISONS: readonly DemoComparison[] = compared;
const QUERIES = COMPARISONS.map(({ query }) => query);
const PRODUCTS = COMPARISONS.flatMap(({ products, plain }) => [...plain.products, ...products]);
const SHOWN = 3;

export function SideBySide() {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const show = useMemo(() => comparedShow(QUERIES, isStill), [isStill]);
  const { view, isPaused, setIsPaused, restart } = useShow(show);
  useFetchedPictures(PRODUCTS);
  const comparison = COMPARISONS[view.index] ?? COMPARISONS[0];
  if (!comparison) return null;
  const { query, plain, products, total, understood } = comparison;
  const language = languageOfText(query, 'en');

  return (
    <section aria-label="Two searches side by side" data-testid="side-by-side">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <QueryBox
            text={view.typed}
            understood={view.isAnswered ? understood : []}
            isStill={isStill}
            lang={language}
          />
        </div>
        <ShowControls isPaused={isPaused} onPause={setIsPaused} onRestart={restart} />
      </div>
      <Progress count={QUERIES.length} index={view.index} />

      <div className="grid grid-cols-2 overflow-hidden rounded-stage shadow-[0_0_0_1px_var(--line),var(--sh-3)] max-lg:grid-cols-1 max-sm:-mx-5 max-sm:rounded-none">
        <Side
          title="Standard search"
          total={plain.total}
          isAnswered={view.isAnswered}
          look="bg-surface-2 max-lg:border-b lg:border-e border-line-strong"
          line={plain.total === 0 ? 'No product has these words.' : 'Looks for the words as they are written.'}
        >
          {plain.total === 0 && view.isAnswered ? (
            <EmptyPlinths />
          ) : (
            <PlinthRow
              label="Standard search"
              products={plain.products}
              count={SHOWN}
              isAnswered={view.isAnswered}
              isFlat
              size="small"
              headingLevel={3}
            />
          )}
        </Side>
        <Side
          title="AI search"
          total={total}
          isAnswered={view.isAnswered}
          look="stage"
          line={
            <span dir={directionOf('en')}>
              {understood.map((reading, position) => (
                <span key={reading.words}>
                  {position > 0 && <span className="text-ink-3"> · </span>}
                  {readingLine(reading)}
                </span>
              ))}
            </span>
          }
        >
          <PlinthRow
            label="AI search"
            products={products}
            count={SHOWN}
            isAnswered={view.isAnswered}
            size="small"
            headingLevel={3}
          />
        </Side>
      </div>
    </section>
  );
}

interface SideProps {
  title: string;
  total: number;
  isAnswered: boolean;
  /** How this search interpreted the query. */
  line: ReactNode;
  look: string;
  children: ReactNode;
}

function Side({ title, total, isAnswered, line, look, children }: SideProps) {
  const answered = `transition-opacity duration-[180ms] ${isAnswered ? '' : 'invisible opacity-0'}`;
  return (
    <div
      className={`flex min-w-0 flex-col overflow-hidden px-7 pt-6 max-sm:px-4 max-sm:pt-4.5 ${look}`}
      data-side={title}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-[clamp(19px,1.6vw,23px)] font-semibold tracking-[-0.01em]">{title}</h2>
        <p className={`text-[15px] font-semibold tabular-nums ${answered}`}>
          {total === 1 ? '1 product' : `${total} products`}
        </p>
      </div>
      <p className={`mt-1.5 min-h-[3em] text-[15px] text-ink-2 max-sm:text-sm ${answered}`}>{line}</p>
      <div className="-mb-3 mt-4 flex-1 overflow-hidden pt-1 max-sm:mt-1">{children}</div>
    </div>
  );
}

/** No results: low, empty blocks with the message. */
function EmptyPlinths() {
  return (
    <div className="relative h-full">
      <PlinthRow label="Standard search" products={[]} count={SHOWN} isAnswered size="small" isFlat headingLevel={3} />
      <p
        data-testid="nothing-found"
        className="absolute inset-x-0 top-[34%] animate-fade-in text-center font-display text-[clamp(22px,2.4vw,34px)] leading-tight font-bold tracking-[-0.02em] text-ink-3"
      >
        Nothing found
      </p>
    </div>
  );
}

/** A progress indicator: which query is shown. */
function Progress({ count, index }: { count: number; index: number }) {
  return (
    <p className="my-3.5 flex gap-1.5" role="img" aria-label={`Query ${index + 1} of ${count}`}>
      {Array.from({ length: count }, (_, position) => (
        <i key={position} className={`h-1 flex-1 ${position === index ? 'bg-ink' : 'bg-line-strong'}`} />
      ))}
    </p>
  );
}
