/** The line between tiers of results: what kind of results follow, and what they lack. */
import type { ReactNode } from 'react';

interface TierHeadingProps {
  id: string;
  title: string;
  /** What they lack, in a sentence. */
  note: ReactNode;
  /** Nothing stands above it on this page. */
  isFirst: boolean;
}

export function TierHeading({ id, title, note, isFirst }: TierHeadingProps) {
  return (
    <div
      className={`mb-6 max-sm:mb-5 ${isFirst ? '' : 'mt-11 border-t-2 border-line-strong pt-4 max-sm:mt-8'}`}
      data-testid="tier-line"
    >
      <h2 id={id} className="text-[19px] leading-snug! font-semibold">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-[80ch] text-ink-2">{note}</p>}
    </div>
  );
}
