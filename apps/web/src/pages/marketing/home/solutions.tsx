/** The two products, each with a poster of its video. */
import { Icon, buttonClass } from '@quarry/ui';
import { Link } from 'react-router';
import { OFFERINGS, type Offering } from '../../../content/home.ts';
import { DEMO_VIDEOS, VIDEO_SIZE, WatchDemoButton } from '../../../features/video-demo/index.ts';
import { SECOND_HEADING } from '../page-head.tsx';

export function Solutions() {
  return (
    <>
      {OFFERINGS.map((offering, place) => (
        <Solution key={offering.name} offering={offering} isMirrored={place % 2 === 1} />
      ))}
    </>
  );
}

function Solution({ offering, isMirrored }: { offering: Offering; isMirrored: boolean }) {
  const { video, name, lead, points, next } = offering;
  const headingId = `offering-${video}`;
  return (
    <section
      aria-labelledby={headingId}
      data-testid={`offering-${video}`}
      className={`mt-[120px] grid items-center gap-x-16 gap-y-8 max-sm:mt-20 ${isMirrored ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]' : 'lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]'}`}
    >
      <div
        className={`relative overflow-hidden rounded-stage bg-surface shadow-[0_0_0_1px_var(--line),var(--sh-3)] max-sm:-mx-5 max-sm:rounded-none print:hidden ${isMirrored ? 'lg:order-2' : ''}`}
      >
        <img
          src={DEMO_VIDEOS[video].poster}
          alt=""
          width={VIDEO_SIZE.width}
          height={VIDEO_SIZE.height}
          loading="lazy"
          decoding="async"
          className="block h-auto w-full"
        />
        <div className="border-t border-line px-6 py-4 max-sm:px-5">
          <WatchDemoButton video={video} about={`${name}, a short film with captions`} />
        </div>
      </div>
      <div className={isMirrored ? 'lg:order-1' : ''}>
        <h2 id={headingId} className={SECOND_HEADING}>
          {name}
        </h2>
        <p className="mt-4 max-w-[40ch] text-pretty text-lg leading-[1.5] text-ink-2">{lead}</p>
        <ul className="mt-7">
          {points.map((point) => (
            <li key={point.name} className="flex gap-3.5 border-t border-line py-3.5">
              <Icon name="check" className="mt-0.5 size-[18px] text-[var(--status-delivered)]" />
              <div>
                <h3 className="text-[17px] leading-snug font-semibold">{point.name}</h3>
                <p className="mt-0.5 text-base leading-[1.45] text-ink-2">{point.says}</p>
              </div>
            </li>
          ))}
        </ul>
        <Link to={next.to} className={buttonClass('text', 'normal', '-ms-5.5 mt-2')}>
          {next.label}
          <Icon name="arrowRight" className="size-[18px]" />
        </Link>
      </div>
    </section>
  );
}
