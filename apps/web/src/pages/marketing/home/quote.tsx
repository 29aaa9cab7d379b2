/** A quote about conversational search. */
import { brand } from '@quarry/contract';
import { QUOTE } from '../../../content/home.ts';

export function Quote() {
  return (
    <section aria-label="Conversational search" className="mt-[136px] max-sm:mt-22">
      <figure className="max-w-[1080px]">
        <blockquote className="font-display text-[clamp(30px,4.3vw,62px)] leading-[1.06] font-bold tracking-[-0.03em] text-balance">
          <p>
            {QUOTE.before}
            <span className="underline decoration-vein decoration-[0.07em] underline-offset-[0.14em] [text-decoration-skip-ink:none]">
              {QUOTE.marked}
            </span>
            {QUOTE.after}
          </p>
        </blockquote>
        <figcaption className="mt-6 text-[17px] text-ink-2">
          Why we build conversational search at {brand.name}
        </figcaption>
      </figure>
    </section>
  );
}
