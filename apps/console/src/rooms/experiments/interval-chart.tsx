/** The interval of the difference after each day as a drawing, with the same figures as a table for who cannot see it. */
import type { ExperimentResult } from '@quarry/contract';
import { DateSpan } from '../../kit/date-span.tsx';
import { formatNumber, formatStep } from '../../kit/format.ts';
import { useWords } from '../../words/use-words.ts';

const WIDTH = 1000;
const HEIGHT = 180;
/** Room above and below the widest interval that is drawn. */
const MARGIN = 1.1;

interface IntervalChartProps {
  series: ExperimentResult['series'];
  /** Shares are shown in percent. */
  isShare: boolean;
}

export function IntervalChart({ series, isShare }: IntervalChartProps) {
  const { t, language } = useWords();
  // The first days are wide and would flatten all others.
  const last = series.at(-1);
  const reach = Math.max(
    ...series.map(({ estimate }) => Math.abs(estimate)),
    ...(last ? [Math.abs(last.low), Math.abs(last.high)] : []),
    Number.EPSILON,
  );
  const most = reach * MARGIN;
  const x = (place: number) => (series.length === 1 ? WIDTH / 2 : (place / (series.length - 1)) * WIDTH);
  const y = (value: number) => HEIGHT / 2 - (Math.min(most, Math.max(-most, value)) / most) * (HEIGHT / 2);
  const along = (of: (point: ExperimentResult['series'][number]) => number) =>
    series.map((point, place) => `${x(place)} ${y(of(point))}`);
  const band = `M${along(({ high }) => high).join('L')}L${along(({ low }) => low)
    .toReversed()
    .join('L')}Z`;
  const label = (day: string) => formatStep(`${day}T12:00:00Z`, language, 'UTC', false);
  const number = (value: number) =>
    formatNumber(value, language, {
      signDisplay: 'exceptZero',
      maximumFractionDigits: isShare ? 1 : 2,
      ...(isShare && { style: 'percent' }),
    });
  return (
    <figure className="px-5 pb-4">
      <figcaption className="mb-2 font-semibold">{t('experiment.chart')}</figcaption>
      <div dir="ltr" className="flex gap-3 text-[13px] text-ink-2">
        <div aria-hidden="true" className="figures flex flex-none flex-col justify-between text-end">
          <span>{number(most)}</span>
          <span>0</span>
          <span>{number(-most)}</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('experiment.chart')}
          className="h-[180px] w-full min-w-0 flex-1"
        >
          {series.length > 1 ? (
            <>
              <path d={band} fill="var(--link)" fillOpacity="0.16" />
              <path
                d={`M${along(({ estimate }) => estimate).join('L')}`}
                fill="none"
                stroke="var(--link)"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            </>
          ) : (
            last && (
              <>
                <path
                  d={`M${x(0)} ${y(last.high)}V${y(last.low)}`}
                  stroke="var(--link)"
                  strokeOpacity="0.35"
                  strokeWidth="14"
                  vectorEffect="non-scaling-stroke"
                />
                <path
                  d={`M${x(0) - 12} ${y(last.estimate)}H${x(0) + 12}`}
                  stroke="var(--link)"
                  strokeWidth="3"
                  vectorEffect="non-scaling-stroke"
                />
              </>
            )
          )}
          <path
            d={`M0 ${HEIGHT / 2}H${WIDTH}`}
            stroke="currentColor"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-[13px] text-ink-2">
        <DateSpan first={series[0] && label(series[0].day)} last={last && label(last.day)} />
        <span>0 = {t('experiment.noDifference')}</span>
      </p>
      {/* A table is as wide as its words, also when it is not shown. */}
      <div className="sr-only">
        <table>
          <caption>{t('experiment.chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('order.date')}</th>
              <th scope="col">{t('experiment.low')}</th>
              <th scope="col">{t('experiment.difference')}</th>
              <th scope="col">{t('experiment.high')}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ day, low, estimate, high }) => (
              <tr key={day}>
                <th scope="row">{label(day)}</th>
                <td>{number(low)}</td>
                <td>{number(estimate)}</td>
                <td>{number(high)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
