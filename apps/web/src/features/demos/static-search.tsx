/** The static demo: one query, its understood parts, and the demo shop's results. Not animated. */
import { Icon } from '@quarry/ui';
import still from './data/static.json';
import type { DemoAnswer } from './demo-data.ts';
import { PlinthRow } from './plinth-row.tsx';
import { partsOf, readingLine } from './readings.ts';

const ANSWER: DemoAnswer = still;
const SHOWN = 5;

export function StaticSearch() {
  return (
    <section
      aria-labelledby="static-query"
      data-testid="static-search"
      className="stage flex flex-1 flex-col overflow-hidden"
    >
      <div className="mx-auto w-full max-w-[1440px] px-[clamp(20px,4vw,56px)] pt-9 max-sm:pt-5">
        <div className="flex items-center gap-6 rounded-stage bg-surface px-8 py-6 shadow-[0_0_0_1px_var(--line),var(--sh-2)] max-sm:gap-3.5 max-sm:px-4.5 max-sm:py-4.5">
          <Icon name="search" className="size-[clamp(22px,2.6vw,38px)] text-ink-2" />
          <h1
            id="static-query"
            className="font-display text-[clamp(27px,4.2vw,60px)] leading-[1.12] font-bold tracking-[-0.03em]"
          >
            {partsOf(ANSWER.query, ANSWER.understood).map((part, position) => (
              <span
                key={position}
                className={
                  part.isUnderstood
                    ? 'underline decoration-vein decoration-[3px] underline-offset-[0.16em] [text-decoration-skip-ink:none]'
                    : undefined
                }
              >
                {part.text}
              </span>
            ))}
          </h1>
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-2.5 text-base">
          <span className="me-1.5 font-semibold">Understood</span>
          <ul className="contents">
            {ANSWER.understood.map((reading) => (
              <li key={reading.words} className="rounded-chip bg-surface px-3 py-2 shadow-[0_0_0_1px_var(--line)]">
                <b className="font-semibold">{reading.words}</b>
                <span className="ms-2 text-ink-2">{readingLine(reading)}</span>
              </li>
            ))}
          </ul>
          <span className="ms-auto text-ink-2 tabular-nums max-sm:ms-1">{ANSWER.total} products</span>
        </div>
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the row scrolls, by keyboard too
        tabIndex={0}
        role="group"
        aria-label="Results"
        className="no-scrollbar mx-auto mt-auto w-full max-w-[1440px] overflow-x-auto overflow-y-hidden px-[clamp(20px,4vw,56px)] pt-9 focus-visible:-outline-offset-2"
      >
        <PlinthRow label="Products" products={ANSWER.products} count={SHOWN} isAnswered />
      </div>
    </section>
  );
}
