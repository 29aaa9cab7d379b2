/** One plan as a block: plans further right are taller; more layers stand for more requests. */
import { Icon, buttonClass } from '@quarry/ui';
import { Link } from 'react-router';
import type { Plan } from '../../content/plans.ts';

interface PlanBlockProps {
  plan: Plan;
  /** Index in the row, from 0; determines the height. */
  place: number;
}

/** Height and rounded corners per index, where all four are side by side. */
const BLOCKS = [
  'lg:min-h-[476px] lg:rounded-s-card',
  'lg:min-h-[512px] lg:rounded-ss-card',
  'lg:min-h-[548px] lg:rounded-ss-card',
  'lg:min-h-[584px] lg:rounded-card lg:rounded-es-none',
];
const LAYERS = [2, 4, 8, 11];

export function PlanBlock({ plan, place }: PlanBlockProps) {
  const look = plan.isFeatured
    ? 'z-10 bg-stone-900 text-white shadow-raised dark:bg-surface-2'
    : 'bg-surface shadow-[0_0_0_1px_var(--line)]';
  const quiet = plan.isFeatured ? 'text-[#a3afa9]' : 'text-ink-2';
  const headingId = `plan-${place}`;
  return (
    <article
      aria-labelledby={headingId}
      data-testid="plan"
      className={`relative flex flex-col px-6.5 py-7 max-lg:rounded-card ${look} ${BLOCKS[place] ?? ''}`}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={headingId} className="text-[19px] leading-tight font-semibold">
          {plan.name}
        </h2>
        {plan.featuredText && <p className="text-sm font-semibold text-[#ff8f6b]">{plan.featuredText}</p>}
      </div>
      <p className="figures mt-5 font-display text-[50px] leading-none font-bold tracking-[-0.035em]">{plan.price}</p>
      <p className={`mt-2 ${quiet}`}>{plan.priceDetails}</p>
      <Strata layers={LAYERS[place] ?? 0} isFeatured={plan.isFeatured} />
      <ul className="mb-6 grid gap-2.5 text-[15.5px]">
        {plan.features.map((feature) => (
          <Feature key={feature} feature={feature} isFeatured={plan.isFeatured} />
        ))}
      </ul>
      {plan.showButton && (
        <Link to={plan.ctaLink} className={buttonClass(plan.isFeatured ? 'vein' : 'line')}>
          {plan.ctaText}
        </Link>
      )}
    </article>
  );
}

/** The request quota is a two-line entry at the top; all others are one line with a tick. */
function Feature({ feature, isFeatured }: { feature: string; isFeatured: boolean }) {
  const [quota, then] = feature.split(', then ');
  if (then) {
    return (
      <li className="mb-2 leading-snug">
        <b className="text-lg font-semibold">
          {quota}
          <span className="sr-only">,</span>
        </b>{' '}
        <span className={`block ${isFeatured ? 'text-[#a3afa9]' : 'text-ink-2'}`}>then {then}</span>
      </li>
    );
  }
  return (
    <li className="flex items-start gap-2.5 leading-snug">
      <Icon
        name="check"
        className={`mt-0.5 size-4 ${isFeatured ? 'text-[#ff7a52]' : 'text-[var(--status-delivered)]'}`}
      />
      {feature}
    </li>
  );
}

function Strata({ layers, isFeatured }: { layers: number; isFeatured: boolean }) {
  return (
    <div className="mt-auto mb-4 flex flex-col-reverse gap-[3px] pt-6.5" aria-hidden="true">
      {Array.from({ length: layers }, (_, layer) => (
        <i
          key={layer}
          className={`h-1.5 [clip-path:polygon(0_20%,34%_0,70%_30%,100%_0,100%_80%,66%_100%,30%_74%,0_100%)] ${isFeatured && layer === layers - 1 ? 'bg-vein' : ''}`}
          style={isFeatured && layer === layers - 1 ? undefined : { background: stone(layer, isFeatured) }}
        />
      ))}
    </div>
  );
}

/** Deeper layers are paler. */
function stone(layer: number, isFeatured: boolean): string {
  return isFeatured
    ? `color-mix(in oklab, #63706a, #bdc7c2 ${layer * 14}%)`
    : `color-mix(in oklab, var(--line-strong), var(--text-2) ${Math.min(layer * 9, 90)}%)`;
}
