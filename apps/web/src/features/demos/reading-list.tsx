/** Lists the understood words of the query with their meaning. */
import type { DemoReading } from './demo-data.ts';
import { readingLine } from './readings.ts';

interface ReadingListProps {
  readings: readonly DemoReading[];
  /** Hidden until the answer is shown; the space is reserved. */
  isShown: boolean;
}

export function ReadingList({ readings, isShown }: ReadingListProps) {
  return (
    <div className={`transition-opacity duration-[260ms] ease-stone ${isShown ? '' : 'invisible opacity-0'}`}>
      <p className="pb-2.5 text-[15px] font-semibold">How it was read</p>
      <dl>
        {readings.map((reading, position) => (
          <div
            key={reading.words}
            style={{ transitionDelay: isShown ? `${position * 40}ms` : '0ms' }}
            className={`border-t border-line-strong py-2.5 transition-opacity duration-[180ms] ${isShown ? '' : 'opacity-0'}`}
          >
            <dt className="vein-line w-fit font-semibold">{reading.words}</dt>
            <dd className="mt-1 text-[15px] text-ink-2">{readingLine(reading)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
