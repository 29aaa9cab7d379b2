/** The rotating search demo: two queries in turn, each with the demo shop's real results. */
import { useMemo } from 'react';
import { useMedia } from '../../browser/use-media.ts';
import rotating from './data/rotating.json';
import type { DemoAnswer } from './demo-data.ts';
import { PlinthRow } from './plinth-row.tsx';
import { QueryBox } from './query-box.tsx';
import { ReadingList } from './reading-list.tsx';
import { rotatingShow } from './rotating-show.ts';
import { ShowControls } from './show-controls.tsx';
import { useFetchedPictures } from './use-fetched-pictures.ts';
import { useShow } from './use-show.ts';

const ANSWERS: readonly DemoAnswer[] = rotating;
const QUERIES = ANSWERS.map(({ query }) => query);
const PRODUCTS = ANSWERS.flatMap(({ products }) => products);
const SHOWN = 3;

export function RotatingSearch() {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const show = useMemo(() => rotatingShow(QUERIES, isStill), [isStill]);
  const { view, isPaused, setIsPaused, restart } = useShow(show);
  useFetchedPictures(PRODUCTS);
  const answer = ANSWERS[view.index] ?? ANSWERS[0];
  if (!answer) return null;

  return (
    <section
      aria-label="Rotating search"
      data-testid="rotating-search"
      className="stage relative overflow-hidden rounded-stage shadow-[0_0_0_1px_var(--line),var(--sh-3)] max-sm:-mx-5 max-sm:rounded-none"
    >
      <div className="flex items-center gap-2 p-6 pb-0 max-sm:p-4 max-sm:pb-0">
        <div className="min-w-0 flex-1">
          <QueryBox text={view.typed} understood={view.isAnswered ? answer.understood : []} isStill={isStill} />
        </div>
        <ShowControls isPaused={isPaused} onPause={setIsPaused} onRestart={restart} />
      </div>
      <div className="grid grid-cols-[220px_minmax(0,1fr)] gap-x-10 px-6 pt-6 max-lg:grid-cols-1 max-sm:px-4 max-sm:pt-4">
        <div className="flex flex-col lg:pb-7">
          <div className="max-lg:hidden">
            <ReadingList readings={answer.understood} isShown={view.isAnswered} />
          </div>
          <p
            data-testid="result-line"
            className={`text-[15px] text-ink-2 transition-opacity duration-[180ms] lg:mt-auto ${view.isAnswered ? '' : 'invisible opacity-0'}`}
          >
            {answer.total} products for <b className="font-semibold text-ink">{answer.query}</b>
          </p>
        </div>
        <div className="-mb-10 pt-2">
          <PlinthRow
            label={`Results for ${answer.query}`}
            products={answer.products}
            count={SHOWN}
            isAnswered={view.isAnswered}
          />
        </div>
      </div>
    </section>
  );
}
