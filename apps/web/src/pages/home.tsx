/** The front page: what Quarry is, and the shortest way to try it on a shop. */
import { brand } from '@quarry/contract';
import { BookArt, LampArt, TabletsArt, buttonClass } from '@quarry/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export const meta = () => [
  { title: 'The Future of Search' },
  {
    name: 'description',
    content: `${brand.headline}. Shoppers say what they want, ${brand.name} shows what fits and why.`,
  },
];

export default function Home() {
  return (
    <div className="mx-auto w-full max-w-[1440px] px-[clamp(20px,4vw,56px)] pt-11 pb-20 max-sm:pt-6">
      <div className="mb-9 grid items-end gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <div>
          <p className="mb-4 text-[15px] font-medium text-ink-2">{brand.tagline}</p>
          <h1 className="font-display text-[clamp(40px,5.3vw,76px)] leading-[0.98] font-bold tracking-[-0.03em]">
            {brand.headline}
          </h1>
        </div>
        <div>
          <p className="mb-5 max-w-[38ch] text-lg leading-[1.55] text-ink-2">
            Shoppers describe what they want in their own words. {brand.name} finds the pieces in your catalogue that
            fit, and shows why.
          </p>
          <Link to="/dummy-shop" className={buttonClass('vein')}>
            Open the shop demo
          </Link>
        </div>
      </div>
      <Stage />
    </div>
  );
}

/** Three plinths, the tallest for the best: how an answer comes about. */
function Stage() {
  return (
    <section
      aria-label="How it works"
      className="stage relative overflow-hidden rounded-stage shadow-[0_0_0_1px_var(--line),var(--sh-3)] max-sm:-mx-5 max-sm:rounded-none"
    >
      <ol
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the plinths scroll, by keyboard too
        tabIndex={0}
        className="flex snap-x items-end gap-6.5 overflow-x-auto px-7 pt-16 no-scrollbar max-lg:gap-4 max-sm:px-5 max-sm:pt-10"
      >
        <StagePlinth
          height="h-[214px]"
          art={<BookArt className="h-[230px] max-sm:h-[190px]" />}
          title="Ask in plain words"
        >
          “A <Hit>quiet novel</Hit> for a <Hit>long train ride</Hit>, <Hit>under $15</Hit>.” Typos and five languages
          are fine.
        </StagePlinth>
        <StagePlinth
          height="h-[178px]"
          art={<LampArt className="h-[264px] max-sm:h-[214px]" />}
          title="See why it fits"
        >
          Every word that was understood is underlined, and so is the attribute that answered it.
        </StagePlinth>
        <StagePlinth
          height="h-[150px]"
          art={<TabletsArt className="h-[150px] max-sm:h-[130px]" />}
          title="Go on talking"
        >
          Narrow it down, compare, or ask where an order is. The shelves follow the conversation.
        </StagePlinth>
      </ol>
    </section>
  );
}

interface StagePlinthProps {
  height: string;
  art: ReactNode;
  title: string;
  children: ReactNode;
}

function StagePlinth({ height, art, title, children }: StagePlinthProps) {
  return (
    <li className="flex min-w-[264px] flex-1 snap-center flex-col">
      <div className="relative z-10 -mb-7 flex justify-center">{art}</div>
      <div className="drop-shadow-[18px_10px_18px_rgb(23_29_27/0.16)]">
        <div className="block-top h-[38px]" aria-hidden="true" />
        <div className={`block-face grain px-4.5 pt-4 ${height} max-sm:h-[190px]`}>
          <h2 className="text-[17px] leading-tight font-semibold tracking-[-0.01em]">{title}</h2>
          <p className="mt-2 max-w-[34ch] text-ink-2">{children}</p>
        </div>
      </div>
    </li>
  );
}

function Hit({ children }: { children: string }) {
  return <span className="vein-line text-ink">{children}</span>;
}
