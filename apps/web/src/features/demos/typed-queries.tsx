/** The typing animation: queries in five languages with their understood parts. */
import { directionOf, type Language } from '@quarry/contract';
import { useMemo } from 'react';
import { useMedia } from '../../browser/use-media.ts';
import typed from './data/typed.json';
import type { DemoQuery } from './demo-data.ts';
import { partsOf, readingLine } from './readings.ts';
import { ShowControls } from './show-controls.tsx';
import { typingShow } from './typing-show.ts';
import { useShow } from './use-show.ts';

const QUERIES: readonly DemoQuery[] = typed;
const TEXTS = QUERIES.map(({ query }) => query);

export function TypedQueries() {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const show = useMemo(() => typingShow(TEXTS, isStill), [isStill]);
  const { view, isPaused, setIsPaused, restart } = useShow(show);
  const query = QUERIES[view.index];
  if (!query) return null;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the data file names languages only
  const language = query.language as Language;

  return (
    <section aria-label="Typing animation" className="mt-20 max-sm:mt-14">
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 className="font-display text-[clamp(26px,2.6vw,36px)] leading-[1.05] font-bold tracking-[-0.03em]">
          Five languages, one catalogue
        </h2>
        <ShowControls isPaused={isPaused} onPause={setIsPaused} onRestart={restart} />
      </div>
      <div className="border-y border-line py-9 max-sm:py-7">
        <p
          lang={language}
          dir={directionOf(language)}
          data-testid="typing-animation"
          className="min-h-[1.7em] text-[clamp(22px,3.4vw,44px)] leading-[1.7] font-semibold tracking-normal"
        >
          {partsOf(view.typed, view.isWhole ? query.understood : []).map((part, position) => (
            <span key={position} className={part.isUnderstood ? 'vein-line' : undefined}>
              {part.text}
            </span>
          ))}
          {!isStill && (
            <i className="ms-1 -mb-[0.12em] inline-block h-[1em] w-[3px] animate-caret bg-vein" aria-hidden="true" />
          )}
        </p>
        <ul
          className={`mt-4 flex min-h-11 flex-wrap items-center gap-2 text-[15px] transition-opacity duration-[260ms] ${view.isWhole ? '' : 'invisible opacity-0'}`}
        >
          {query.understood.map((reading) => (
            <li key={reading.words} className="rounded-chip bg-surface px-3 py-2 shadow-[0_0_0_1px_var(--line)]">
              <bdi lang={language} className="font-semibold">
                {reading.words}
              </bdi>
              <span className="ms-2 text-ink-2">{readingLine(reading)}</span>
            </li>
          ))}
          <li className="ms-1 font-semibold tabular-nums">
            {query.total === 1 ? '1 product' : `${query.total} products`}
          </li>
        </ul>
      </div>
    </section>
  );
}
