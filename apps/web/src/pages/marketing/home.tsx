/** The front page: what Quarry does, a live demo, and links to try it and to contact us. */
import { brand } from '@quarry/contract';
import { Icon, buttonClass } from '@quarry/ui';
import { Link } from 'react-router';
import { openPageMeta } from '../../app/page-meta.ts';
import { organization } from '../../app/structured-data.ts';
import { HomeDemo } from '../../features/home-demo/index.ts';
import { Audience } from './home/audience.tsx';
import { ClosingCall } from './home/closing-call.tsx';
import { Quote } from './home/quote.tsx';
import { Solutions } from './home/solutions.tsx';
import { Statistics } from './home/statistics.tsx';
import { DISPLAY, PAGE_WIDTH } from './page-head.tsx';

export const meta = () =>
  openPageMeta({
    path: '/',
    title: 'The Future of Search',
    description: `${brand.headline}. Shoppers say what they want in their own words; ${brand.name} finds what fits in your catalogue and shows why.`,
    data: [organization()],
  });

export default function Home() {
  return (
    <div className="overflow-x-clip">
      <div className={PAGE_WIDTH}>
        <Hero />
        <Statistics />
        <Audience />
        <Quote />
        <Solutions />
      </div>
      <ClosingCall />
    </div>
  );
}

function Hero() {
  return (
    <section aria-labelledby="headline" className="pt-9 max-sm:pt-6">
      <div className="mb-8 grid items-end gap-x-14 gap-y-5 max-sm:mb-6 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <div>
          <p className="mb-4 text-[15px] font-medium text-ink-2 max-sm:mb-3">{brand.tagline}</p>
          <h1 id="headline" className={DISPLAY}>
            {brand.headline}
          </h1>
        </div>
        <div>
          <p className="mb-5 max-w-[38ch] text-pretty text-lg leading-[1.55] text-ink-2">
            Generative AI search and chat for online shops. Shoppers say what they want in their own words; {brand.name}{' '}
            finds what fits in your catalogue, and shows why.
          </p>
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
            <Link to={`/${brand.slug}-chat`} className={buttonClass('ink')}>
              <Icon name="chat" className="size-[18px]" />
              Talk to it
            </Link>
            <Link to="/pricing" className={buttonClass('text', 'normal', 'px-4!')}>
              See pricing
              <Icon name="arrowRight" className="size-[18px]" />
            </Link>
          </div>
        </div>
      </div>
      <HomeDemo />
    </section>
  );
}
