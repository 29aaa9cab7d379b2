/** NDCG of the runs as a drawing, the oldest at the start; the table below it has the same figures. */
import type { QualityRun } from '@quarry/contract';
import { DateSpan } from '../../kit/date-span.tsx';
import { formatNumber, formatTime } from '../../kit/format.ts';
import { useWords } from '../../words/use-words.ts';

const WIDTH = 1000;
const HEIGHT = 140;
/** A smaller range would show noise as hills. */
const LEAST_RANGE = 0.1;

export function RunChart({ runs, floor }: { runs: readonly QualityRun[]; floor: number | null }) {
  const { t, language } = useWords();
  const points = runs
    .toReversed()
    .flatMap(({ at, figures }) => (figures.ndcg === null ? [] : [{ at, y: figures.ndcg }]));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const known = [...points.map(({ y }) => y), ...(floor === null ? [] : [floor])];
  const top = Math.min(1, Math.ceil(Math.max(...known) * 20) / 20);
  const bottom = Math.max(0, Math.min(top - LEAST_RANGE, Math.floor(Math.min(...known) * 20) / 20));
  const place = (value: number) => HEIGHT - ((value - bottom) / (top - bottom)) * HEIGHT;
  const line = points.map(({ y }, index) => `${(index / (points.length - 1)) * WIDTH} ${place(y)}`).join('L');
  const number = (value: number) =>
    formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <figure className="px-5 pt-2 pb-4">
      <div dir="ltr" className="flex gap-3 text-[13px] text-ink-2">
        <div aria-hidden="true" className="figures flex flex-none flex-col justify-between text-end">
          <span>{number(top)}</span>
          <span>{number(bottom)}</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('checks.chart')}
          className="h-[140px] w-full min-w-0 flex-1 overflow-visible"
        >
          {[0, HEIGHT].map((y) => (
            <path key={y} d={`M0 ${y}H${WIDTH}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          ))}
          {floor !== null && (
            <path
              d={`M0 ${place(floor)}H${WIDTH}`}
              stroke="var(--danger)"
              strokeDasharray="4 4"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path d={`M${line}`} fill="none" stroke="var(--link)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <figcaption className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-[13px] text-ink-2">
        <DateSpan first={formatTime(first.at, language)} last={formatTime(last.at, language)} />
        <span>
          {t('checks.chart')}
          {floor !== null && ` · ${t('checks.floor', { value: number(floor) })}`}
        </span>
      </figcaption>
    </figure>
  );
}
