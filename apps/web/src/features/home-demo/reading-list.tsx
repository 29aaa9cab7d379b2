/** Lists the understood parts of the query with their meaning. */
import type { DemoReading } from './home-demo-data.ts';
import { readingLine } from './query-parts.ts';

export function ReadingList({ readings, isShown }: { readings: readonly DemoReading[]; isShown: boolean }) {
  return (
    <div
      className={`text-[15px] transition-opacity duration-[180ms] max-lg:hidden ${isShown ? '' : 'invisible opacity-0'}`}
    >
      <h3 className="mb-3 font-semibold">How it was read</h3>
      <dl>
        {readings.map((reading) => (
          <div key={reading.words} className="border-t border-line-strong py-2.5">
            <dt className="vein-line w-fit font-semibold">{reading.words}</dt>
            <dd className="mt-1 leading-[1.4] text-ink-2">{readingLine(reading)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
