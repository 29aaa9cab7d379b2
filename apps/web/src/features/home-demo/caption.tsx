/** Explains the selected kind of results. */
import type { View } from './use-demo-loop.ts';

interface CaptionProps {
  view: View;
  foundBefore: number | undefined;
  catalogueSize: number;
}

export function Caption({ view, foundBefore, catalogueSize }: CaptionProps) {
  return (
    <div className="mt-auto min-h-[124px] text-[15px] leading-[1.45] text-ink-2 max-lg:min-h-[66px] max-sm:min-h-[88px] max-sm:text-sm">
      <p data-testid="demo-caption" className="text-pretty">
        {view === 'after' ? (
          <>
            AI Results read what the sentence means: what for, which kind, how much, what not. The best match stands
            tallest.
          </>
        ) : (
          <>
            Standard Results compare letters: a product counts when it has one of the words
            {foundBefore !== undefined && <>, and {foundBefore === 0 ? 'none has' : `${foundBefore} have`}</>}. What the
            shopper meant is lost.
          </>
        )}
      </p>
      <p className="mt-2 text-sm text-ink-3 max-lg:hidden">
        Recorded answers, one demo shop of {catalogueSize} products.
      </p>
    </div>
  );
}
