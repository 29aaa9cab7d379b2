/** `/search_anim`: the rotating search, and queries typed and deleted in five languages. */
import { pageTitle } from '@quarry/contract';
import { RotatingSearch } from '../../features/demos/rotating-search.tsx';
import { TypedQueries } from '../../features/demos/typed-queries.tsx';

export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function SearchAnim() {
  return (
    <div className="mx-auto w-full max-w-[1440px] px-[clamp(20px,4vw,56px)] pt-7 pb-20 max-sm:pt-5">
      <div className="mb-7 flex items-end justify-between gap-x-14 gap-y-3 max-lg:flex-col max-lg:items-start">
        <h1 className="max-w-[18ch] font-display text-[clamp(34px,4.4vw,62px)] leading-none font-bold tracking-[-0.03em]">
          It understands what customers actually want.
        </h1>
        <p className="text-[clamp(18px,1.8vw,24px)] leading-snug text-ink-2">Delivers relevant answers.</p>
      </div>
      <RotatingSearch />
      <TypedQueries />
    </div>
  );
}
