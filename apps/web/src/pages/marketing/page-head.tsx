/** The top of a public page: a two-line heading at the left, lead and actions at the right, aligned at the bottom. */
import type { ReactNode } from 'react';

export const PAGE_WIDTH = 'mx-auto w-full max-w-[1440px] px-[clamp(20px,4vw,56px)]';
export const DISPLAY = 'font-display text-[clamp(40px,5.3vw,76px)] leading-[0.98] font-bold tracking-[-0.03em]';
export const SECOND_HEADING = 'font-display text-[clamp(30px,3.4vw,48px)] leading-[1.02] font-bold tracking-[-0.03em]';

interface PageHeadProps {
  title: string;
  lead: string;
  /** Below the lead. */
  children?: ReactNode;
}

export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="grid items-end gap-x-14 gap-y-6 pt-11 max-sm:pt-6 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      <h1 className={`max-w-[13em] ${DISPLAY}`}>{title}</h1>
      <div>
        <p className="max-w-[42ch] text-pretty text-lg leading-[1.55] text-ink-2">{lead}</p>
        {children && <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-3">{children}</div>}
      </div>
    </div>
  );
}
