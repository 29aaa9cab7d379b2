/** A low block of cut stone that carries a form or a message on its face; what stands on top is decoration. */
import type { ReactNode } from 'react';

interface PlinthProps {
  /** Pictures on the lid. */
  onTop?: ReactNode;
  children: ReactNode;
}

export function Plinth({ onTop, children }: PlinthProps) {
  return (
    <div className="stage relative flex min-h-[min(800px,86vh)] flex-1 flex-col items-center overflow-hidden px-4 pt-9 max-sm:min-h-0 max-sm:pt-4 sm:px-6">
      <div className="stage-floor absolute inset-x-0 bottom-0 h-[118px] max-sm:h-[70px]" aria-hidden="true" />
      {onTop && (
        <div
          className="relative z-10 mt-auto -mb-11 flex h-[190px] items-end justify-center gap-1 max-sm:-mb-8 max-sm:h-[132px]"
          aria-hidden="true"
        >
          {onTop}
        </div>
      )}
      <div
        className={`relative w-[min(560px,100%)] drop-shadow-[26px_22px_30px_rgb(23_29_27/0.2)] ${onTop ? '' : 'mt-auto'}`}
      >
        <div className="block-top h-[60px] max-sm:h-11" aria-hidden="true" />
        <div className="block-face grain px-14 pt-[30px] pb-[92px] max-sm:px-[22px] max-sm:pt-6 max-sm:pb-[76px]">
          {children}
          <Strata />
        </div>
      </div>
    </div>
  );
}

/** Two layers of the stone, near the base and never under words. */
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
