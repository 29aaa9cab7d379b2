/** `/compare_anim`: keyword search and our search, side by side. */
import { pageTitle } from '@quarry/contract';
import { SideBySide } from '../../features/demos/side-by-side.tsx';

export const meta = () => [{ title: pageTitle() }, { name: 'robots', content: 'noindex' }];

export default function CompareAnim() {
  return (
    <div className="mx-auto w-full max-w-[1440px] px-[clamp(20px,4vw,56px)] pt-6 pb-16 max-sm:pt-4">
      <h1 className="mb-5 font-display text-[clamp(30px,3.4vw,48px)] leading-none font-bold tracking-[-0.03em]">
        The same words, two answers
      </h1>
      <SideBySide />
    </div>
  );
}
