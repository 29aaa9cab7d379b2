/** Searches and clicked searches over the period as a drawing, with the same figures as a table for who cannot see it. */
import type { SearchOverview } from '@quarry/contract';
import { DateSpan } from '../../kit/date-span.tsx';
import { formatNumber, formatStep } from '../../kit/format.ts';
import { useWords } from '../../words/use-words.ts';

const WIDTH = 1000;
const HEIGHT = 200;

interface SearchChartProps {
  buckets: SearchOverview['buckets'];
  timeZone: string;
  isHourly: boolean;
}

export function SearchChart({ buckets, timeZone, isHourly }: SearchChartProps) {
  const { t, language } = useWords();
  const most = roundTop(Math.max(1, ...buckets.map(({ searches }) => searches)));
  const label = (start: string) => formatStep(start, language, timeZone, isHourly);
  const points = (of: (bucket: SearchOverview['buckets'][number]) => number) =>
    buckets.map((bucket, place) => [
      buckets.length === 1 ? WIDTH / 2 : (place / (buckets.length - 1)) * WIDTH,
      HEIGHT - (of(bucket) / most) * HEIGHT,
    ]);
  const searches = points((bucket) => bucket.searches);
  const clicked = points((bucket) => bucket.clicked);
  const [first, last] = [buckets[0], buckets.at(-1)];
  return (
    <figure className="px-5 pt-3 pb-4">
      <div dir="ltr" className="flex gap-3 text-[13px] text-ink-2">
        <div aria-hidden="true" className="figures flex flex-col justify-between text-end">
          <span>{formatNumber(most, language)}</span>
          <span>{formatNumber(most / 2, language)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('overview.chart')}
          className="h-[200px] w-full min-w-0 flex-1 overflow-visible"
        >
          {[0, 0.5, 1].map((part) => (
            <path
              key={part}
              d={`M0 ${part * HEIGHT}H${WIDTH}`}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path d={`${line(searches)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill="var(--link)" fillOpacity="0.1" />
          <path d={line(searches)} fill="none" stroke="var(--link)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          <path
            d={line(clicked)}
            fill="none"
            stroke="var(--status-delivered)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <figcaption className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-[13px] text-ink-2">
        <DateSpan first={first && label(first.start)} last={last && label(last.start)} />
        <span className="flex gap-4">
          <Key color="var(--link)">{t('query.searches')}</Key>
          <Key color="var(--status-delivered)">{t('overview.clicked')}</Key>
        </span>
      </figcaption>
      <table className="sr-only">
        <caption>{t('overview.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('order.date')}</th>
            <th scope="col">{t('query.searches')}</th>
            <th scope="col">{t('overview.clicked')}</th>
            <th scope="col">{t('query.withoutResult')}</th>
          </tr>
        </thead>
        <tbody>
          {buckets.map((bucket) => (
            <tr key={bucket.start}>
              <th scope="row">{label(bucket.start)}</th>
              <td>{bucket.searches}</td>
              <td>{bucket.clicked}</td>
              <td>{bucket.without_result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Key({ color, children }: { color: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="h-0.5 w-4" style={{ background: color }} />
      {children}
    </span>
  );
}

function line(points: readonly (readonly number[])[]): string {
  return points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The next 1, 2 or 5 times a power of ten, from 2 on, so that half of it is whole. */
function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((part) => part * power >= value) ?? 10;
  return Math.max(2, step * power);
}
