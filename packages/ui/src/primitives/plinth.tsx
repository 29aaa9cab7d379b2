/** A block of stone with a form or message on its face; objects on top are decorative. */
import type { ReactNode } from 'react';

type PlinthSize = 'tall' | 'wide' | 'low';

interface PlinthProps {
  /**
   * `tall` (default) is a full screen, `wide` the top of a longer page; both have a background. `low` replaces missing
   * content within a page.
   */
  size?: PlinthSize;
  /** Pictures on top. A low plinth has none. */
  onTop?: ReactNode;
  children: ReactNode;
}

/** Differences between the sizes. */
const PARTS = {
  tall: {
    stage: 'min-h-[min(800px,86vh)] pt-9 max-sm:min-h-0 max-sm:pt-4 sm:px-6',
    floor: 'h-[118px] max-sm:h-[70px]',
    onTop: 'mt-auto -mb-11 h-[190px] max-sm:-mb-8 max-sm:h-[132px]',
    block: 'w-[min(560px,100%)]',
    lid: 'h-[60px] max-sm:h-11',
    face: 'px-14 pt-[30px] pb-[92px] max-sm:px-[22px] max-sm:pt-6 max-sm:pb-[76px]',
  },
  wide: {
    stage: 'min-h-[min(500px,calc(100dvh-240px))] pt-10 max-sm:min-h-[400px]',
    floor: 'h-[104px] max-sm:h-[64px]',
    onTop: 'mt-auto -mb-9 h-[150px] max-sm:-mb-6 max-sm:h-[104px]',
    block: 'w-[min(640px,100%)]',
    lid: 'h-[52px] max-sm:h-9',
    face: 'px-12 pt-7 pb-14 max-sm:px-[22px] max-sm:pb-10',
  },
  low: {
    stage: 'py-14 max-sm:py-8',
    floor: '',
    onTop: '',
    block: 'w-[min(520px,100%)]',
    lid: 'h-12 max-sm:h-9',
    face: 'px-10 pt-8 pb-12 max-sm:px-6',
  },
} as const satisfies Record<PlinthSize, Record<string, string>>;

export function Plinth({ size = 'tall', onTop, children }: PlinthProps) {
  const parts = PARTS[size];
  const block = (
    <>
      <div className={`block-top ${parts.lid}`} aria-hidden="true" />
      <div className={`block-face grain ${parts.face}`}>
        {children}
        {size === 'tall' && <Strata />}
      </div>
    </>
  );
  if (size === 'low') {
    return (
      <div className={`flex justify-center ${parts.stage}`}>
        <div className={`drop-shadow-[18px_14px_22px_rgb(23_29_27/0.14)] ${parts.block}`}>{block}</div>
      </div>
    );
  }
  return (
    <div className={`stage relative flex flex-1 flex-col items-center overflow-hidden px-4 ${parts.stage}`}>
      <div className={`stage-floor absolute inset-x-0 bottom-0 ${parts.floor}`} aria-hidden="true" />
      {onTop && (
        <div className={`relative z-10 flex items-end justify-center gap-1 ${parts.onTop}`} aria-hidden="true">
          {onTop}
        </div>
      )}
      <div
        className={`relative drop-shadow-[26px_22px_30px_rgb(23_29_27/0.2)] ${parts.block} ${onTop ? '' : 'mt-auto'}`}
      >
        {block}
      </div>
    </div>
  );
}

/** Two decorative lines near the base, never behind text. */
function Strata() {
  return (
    <svg
      className="pointer-events-none absolute inset-x-0 bottom-0 h-[76px] w-full"
      viewBox="0 0 300 64"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path d="M0 26C70 16 150 38 300 22" stroke="var(--strata-dark)" strokeWidth="1.2" />
      <path d="M0 46C90 56 190 36 300 50" stroke="var(--strata-light)" strokeWidth="1.4" />
    </svg>
  );
}
