/** The pricing page: four plans, and frequent questions. */
import { brand, pageTitle } from '@quarry/contract';
import { Icon } from '@quarry/ui';
import { openPageMeta } from '../../app/page-meta.ts';
import { softwareApplication } from '../../app/structured-data.ts';
import { PLANS, PRICING_QUESTIONS } from '../../content/plans.ts';
import { PAGE_WIDTH, PageHead, SECOND_HEADING } from './page-head.tsx';
import { PlanBlock } from './plan-block.tsx';

const DESCRIPTION = `Four monthly plans for ${brand.search} and ${brand.chat}, from 500K requests at $599 to a plan made for your traffic.`;

export const meta = () =>
  openPageMeta({
    path: '/pricing',
    title: pageTitle('Pricing'),
    crumb: 'Pricing',
    description: DESCRIPTION,
    picture: 'pricing',
    data: [softwareApplication(PLANS)],
  });

export default function Pricing() {
  return (
    <div className={`pb-30 max-sm:pb-20 ${PAGE_WIDTH}`}>
      <PageHead
        title="Pricing that follows your traffic"
        lead="Every plan carries semantic search, typo tolerance and live analytics. Prices are monthly, plus VAT. Move between plans as your traffic moves."
      />
      <section aria-label="Plans" className="mt-14 max-sm:mt-9">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-end lg:gap-0">
          {PLANS.map((plan, place) => (
            <PlanBlock key={plan.name} plan={plan} place={place} />
          ))}
        </div>
      </section>
      <section
        aria-labelledby="questions"
        className="mt-30 grid gap-x-14 gap-y-8 max-sm:mt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)]"
      >
        <h2 id="questions" className={SECOND_HEADING}>
          Before you ask
        </h2>
        <div className="border-b border-line">
          {PRICING_QUESTIONS.map(({ question, answer }) => (
            <details key={question} className="group border-t border-line">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-[17px] font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <Icon
                  name="chevronDown"
                  className="size-5 text-ink-2 transition-transform duration-[180ms] group-open:rotate-180"
                />
              </summary>
              <p className="max-w-[66ch] pb-5 text-[17px] leading-[1.55] text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
