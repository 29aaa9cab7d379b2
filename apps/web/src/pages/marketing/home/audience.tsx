/** Who Quarry is for: two columns, the second one step higher. */
import { CUSTOMER_GROUPS, type CustomerGroup } from '../../../content/home.ts';
import { SECOND_HEADING } from '../page-head.tsx';

/** The vertical offset of the columns. */
const COLUMNS = [
  'lg:mt-[72px] lg:rounded-s-card lg:pb-12',
  'lg:rounded-t-card lg:rounded-ee-card lg:pb-[120px]',
] as const;

export function Audience() {
  return (
    <section aria-labelledby="audience" className="mt-[120px] max-sm:mt-20">
      <h2 id="audience" className={`${SECOND_HEADING} max-lg:mb-8 lg:-mb-12`}>
        Who Is It For?
      </h2>
      <div className="grid lg:grid-cols-2">
        {CUSTOMER_GROUPS.map((group, place) => (
          <Bench key={group.name} group={group} className={COLUMNS[place] ?? ''} />
        ))}
      </div>
    </section>
  );
}

function Bench({ group, className }: { group: CustomerGroup; className: string }) {
  return (
    <article
      data-testid="customer-group"
      className={`relative flex flex-col bg-[image:var(--bench)] px-9 pt-8 pb-9 shadow-[0_0_0_1px_var(--line)] max-lg:mb-4 max-lg:rounded-card max-sm:px-6 ${className}`}
    >
      <h3 className="text-xl leading-tight font-semibold tracking-[-0.01em]">{group.name}</h3>
      <p className="mt-2 max-w-[46ch] text-pretty text-[17px] leading-[1.5] text-ink-2">{group.who}</p>
      <p className="mt-9 flex flex-wrap items-baseline gap-x-5 gap-y-3">
        {group.figures.map(({ figure, says }, place) => (
          <span key={figure} className="flex items-baseline gap-x-5">
            {place > 0 && <span className="text-base text-ink-2">{group.joint}</span>}
            <span>
              <b className="block font-display text-[clamp(38px,3.8vw,56px)] leading-none font-bold tracking-[-0.03em]">
                {figure}
              </b>{' '}
              <span className="text-[15px] text-ink-2">{says}</span>
            </span>
          </span>
        ))}
      </p>
      <p className="mt-8 max-w-[52ch] border-t border-line pt-4 text-[15px] leading-[1.5] text-ink-2">{group.also}</p>
    </article>
  );
}
