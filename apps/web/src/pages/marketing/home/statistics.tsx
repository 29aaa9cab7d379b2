/** Four statistics about search. */
import { STATISTICS } from '../../../content/home.ts';

export function Statistics() {
  return (
    <dl
      aria-label="Why search matters"
      data-testid="statistics"
      className="mt-16 grid grid-cols-4 border-t border-line-strong max-lg:grid-cols-2 max-sm:mt-10"
    >
      {STATISTICS.map(({ figure, says }) => (
        <div key={figure} className="pt-6 pe-6">
          <dt className="font-display text-[clamp(42px,3.8vw,56px)] leading-none font-bold tracking-[-0.03em]">
            {figure}
          </dt>
          <dd className="mt-2 max-w-[22ch] text-pretty text-base text-ink-2">{says}</dd>
        </div>
      ))}
    </dl>
  );
}
