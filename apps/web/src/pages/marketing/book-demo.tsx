/**
 * The booking page: an embedded scheduling page, ours or external, in a frame of fixed height to avoid layout shifts.
 */
import { brand, pageTitle } from '@quarry/contract';
import { openPageMeta } from '../../app/page-meta.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { DEMO_STEPS } from '../../content/demo-steps.ts';
import { PAGE_WIDTH, PageHead } from './page-head.tsx';
import { SchedulingFrame } from './scheduling-frame.tsx';

export const meta = () =>
  openPageMeta({
    path: '/book-demo',
    title: pageTitle('Book a Demo'),
    crumb: 'Book a Demo',
    description: `Pick a time for a 15-30 minute call about ${brand.name}. A second demo on your own dataset follows.`,
    picture: 'book-demo',
  });

export default function BookDemo() {
  return (
    <div className={`pb-30 max-sm:pb-20 ${PAGE_WIDTH}`}>
      <PageHead
        title="Schedule Your Demo"
        lead="The call takes 15-30 minutes. A second demo on your own dataset follows it, so that you see your products and your shoppers' words."
      />
      <div className="mt-12 grid gap-x-14 gap-y-9 max-sm:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
        <ol className="flex flex-col max-lg:order-last">
          {DEMO_STEPS.map(({ title, text }, place) => (
            <li key={title} className="flex gap-4 border-t border-line py-5">
              <span aria-hidden="true" className="w-6 font-display text-2xl leading-none font-bold tabular-nums">
                {place + 1}
              </span>
              <div>
                <h2 className="text-[17px] leading-tight font-semibold">{title}</h2>
                <p className="mt-1.5 max-w-[38ch] text-pretty text-base leading-[1.5] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <SchedulingFrame address={siteSettings.bookingUrl} />
      </div>
    </div>
  );
}
