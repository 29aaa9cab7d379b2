/**
 * The search demo of the front page: queries are typed, and the stage compares the recorded results of keyword search
 * and of ours in the same demo shop. Makes no calls.
 */
import { IconButton } from '@quarry/ui';
import { useEffect } from 'react';
import { Caption } from './caption.tsx';
import data from './data/queries.json';
import { placeholderIn } from './demo-turn.ts';
import { type HomeDemo as HomeDemoData, STYLE_QUERY } from './home-demo-data.ts';
import { NOTHING_FOUND, STYLE_MESSAGE } from './messages.ts';
import { PlinthStage } from './plinth-stage.tsx';
import { QueryField } from './query-field.tsx';
import { ReadingList } from './reading-list.tsx';
import { useDemoLoop } from './use-demo-loop.ts';
import { ViewToggle } from './view-toggle.tsx';

const DEMO: HomeDemoData = data;
const QUERIES = DEMO.queries.map(({ query }) => query);

export function HomeDemo() {
  const { entry, moment, view, setView, isPaused, setIsPaused } = useDemoLoop(QUERIES);
  // Until the loop runs, and permanently without scripts, the first query is shown with its answer.
  const isWrittenOut = entry === null;
  const shown = DEMO.queries[entry ?? 0];
  const isAnswered = isWrittenOut || moment.phase === 'answered';
  const isRanked = view === 'after';
  const products = (isRanked ? shown?.productsAfter : shown?.productsBefore) ?? [];
  useFetchedAhead(...(isWrittenOut ? [] : [shown?.productsAfter, shown?.productsBefore]));

  return (
    <section
      aria-labelledby="search-demo"
      data-testid="home-demo"
      data-view={view}
      data-answered={isAnswered}
      className="stage relative overflow-hidden rounded-stage shadow-[0_0_0_1px_var(--line),var(--sh-3)] max-sm:-mx-5 max-sm:rounded-none"
    >
      <h2 id="search-demo" className="sr-only">
        Search demo
      </h2>
      <div className="flex gap-4 px-7 pt-6 max-lg:px-6 max-[860px]:flex-col max-[860px]:gap-3 max-sm:px-5 max-sm:pt-5">
        <QueryField
          text={isWrittenOut ? (shown?.query ?? '') : moment.typed}
          placeholder={placeholderIn(moment.phase)}
          understood={shown?.understood ?? []}
          isRead={isAnswered && isRanked}
          hasCaret={!isAnswered}
        />
        <div className="flex items-center gap-1.5" data-needs-script="">
          <ViewToggle view={view} onChange={setView} />
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? 'Go on with the demo' : 'Pause the demo'}
            onClick={() => setIsPaused(!isPaused)}
          />
        </div>
      </div>
      <div className="grid grid-cols-[236px_minmax(0,1fr)] gap-x-9 px-7 max-lg:grid-cols-1 max-lg:px-6 max-sm:px-0">
        <div className="flex flex-col pt-8 pb-7 max-lg:pt-4 max-lg:pb-0 max-sm:px-5">
          <noscript>
            <p className="mb-3 text-base font-semibold">With JavaScript switched on, queries write themselves here.</p>
          </noscript>
          <ReadingList readings={shown?.understood ?? []} isShown={isAnswered && isRanked} />
          <Caption view={view} foundBefore={shown?.foundBefore} catalogueSize={DEMO.catalogueSize} />
        </div>
        <PlinthStage
          products={products}
          isShown={isAnswered}
          isRanked={isRanked}
          label={isRanked ? 'AI Results' : 'Standard Results'}
          emptyMessage={!isRanked && entry === STYLE_QUERY ? STYLE_MESSAGE : NOTHING_FOUND}
        />
      </div>
    </section>
  );
}

/** Preloads pictures during typing, so that they are ready with the answer. */
function useFetchedAhead(...lists: (readonly { image: string }[] | undefined)[]): void {
  const images = lists.flatMap((list) => list?.map(({ image }) => image) ?? []).join(' ');
  useEffect(() => {
    for (const address of images.split(' ').filter(Boolean)) new Image().src = address;
  }, [images]);
}
