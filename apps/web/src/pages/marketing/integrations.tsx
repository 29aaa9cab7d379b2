/** The integration page: three steps as a descending stair, and code samples. */
import { brand, pageTitle } from '@quarry/contract';
import { Icon, buttonClass } from '@quarry/ui';
import { Link } from 'react-router';
import { openPageMeta } from '../../app/page-meta.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { CODE_SAMPLES } from '../../content/code-samples.ts';
import { INTEGRATION_STEPS, type IntegrationStep } from '../../content/integration-steps.ts';
import { BOOK_DEMO } from '../../content/navigation.ts';
import { CodeBox } from './code-box.tsx';
import { PAGE_WIDTH, PageHead, SECOND_HEADING } from './page-head.tsx';

export const meta = () =>
  openPageMeta({
    path: '/integrations',
    title: pageTitle('Integrations'),
    crumb: 'Integrations',
    description: `From a product feed to a live ${brand.name} search in three steps and about 22 minutes: index your catalog, check the details, go live.`,
    picture: 'integrations',
  });

export default function Integrations() {
  return (
    <div className={`pb-30 max-sm:pb-20 ${PAGE_WIDTH}`}>
      <PageHead
        title="Live on your shop before lunch"
        lead="Three steps, about 22 minutes of your team's time. Nothing to host and nothing to rebuild. A Shopify integration is coming soon."
      >
        <Link to={BOOK_DEMO.to} className={buttonClass('ink')}>
          Get Started
        </Link>
        <a href={siteSettings.developerPortalUrl} target="_blank" rel="noopener" className={buttonClass('text')}>
          API Documentation
          <Icon name="external" className="size-4" />
        </a>
      </PageHead>
      <ol className="mt-14 grid items-end max-sm:mt-9 lg:grid-cols-3 lg:items-stretch">
        {INTEGRATION_STEPS.map((step, place) => (
          <Stair key={step.title} step={step} place={place} />
        ))}
      </ol>
      <section
        aria-labelledby="one-call"
        className="mt-30 grid items-center gap-x-14 gap-y-8 max-sm:mt-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
      >
        <div>
          <h2 id="one-call" className={SECOND_HEADING}>
            One call is the whole integration
          </h2>
          <p className="mt-4 max-w-[40ch] text-lg leading-[1.55] text-ink-2">
            Send the shopper's words as they were typed. The colours, sizes and prices inside them are understood on our
            side.
          </p>
        </div>
        <CodeBox samples={CODE_SAMPLES} />
      </section>
    </div>
  );
}

/** The first step is the highest. */
const STAIRS = [
  'max-lg:rounded-t-card lg:rounded-s-card lg:rounded-se-card',
  'lg:mt-18 lg:rounded-se-card',
  'lg:mt-36 max-lg:rounded-b-card lg:rounded-e-card',
];

function Stair({ step, place }: { step: IntegrationStep; place: number }) {
  return (
    <li
      className={`relative flex flex-col overflow-hidden bg-surface px-8 pt-10 pb-8 shadow-[0_0_0_1px_var(--line)] max-sm:px-5.5 max-sm:pt-8 lg:pb-9 ${STAIRS[place] ?? ''}`}
    >
      <div
        className="absolute inset-x-0 top-0 h-3 border-b border-line bg-[image:var(--block-face)]"
        aria-hidden="true"
      />
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-base font-medium text-ink-2">
        <span className="w-full">about</span>
        <span className="mt-1 font-display text-[clamp(64px,7.4vw,108px)] leading-[0.86] font-bold tracking-[-0.045em] text-ink tabular-nums">
          {step.minutes}
        </span>{' '}
        minutes
      </p>
      <h2 className="mt-6 text-xl leading-tight font-semibold tracking-[-0.01em]">{step.title}</h2>
      <p className="mt-1.5 mb-8 max-w-[38ch] text-pretty text-base leading-[1.5] text-ink-2">{step.text}</p>
      <dl className="mt-auto text-[15px]">
        {step.facts.map(([thing, effort]) => (
          <div key={thing} className="flex justify-between gap-4 border-t border-line py-2.5">
            <dt>{thing}</dt>
            <dd className="text-end text-ink-2">{effort}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
