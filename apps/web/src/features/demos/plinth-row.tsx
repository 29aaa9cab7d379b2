/**
 * Products on blocks of stone: the better the match, the taller the block. Before an answer the blocks are low and
 * empty; with one they rise in rank order.
 */
import type { DemoProduct } from './demo-data.ts';
import { dollars } from './dollars.ts';

interface PlinthRowProps {
  products: readonly DemoProduct[];
  /** How many blocks are shown, with or without products. */
  count: number;
  isAnswered: boolean;
  /** All blocks are equally high: the ranking is not shown. */
  isFlat?: boolean;
  label: string;
  size?: 'large' | 'small';
  /** Heading level of the names. */
  headingLevel?: 2 | 3;
}

/** By how much each block is lower than the previous one. Long rows use smaller steps to leave space at their end. */
const STEPS = { large: 34, small: 20, long: 20 } as const;
/** With more blocks the row is wider than a phone's screen. */
const MAX_ON_A_PHONE = 3;
const NARROWEST = '136px';
const LOW = { large: 110, small: 64 } as const;

export function PlinthRow({
  products,
  count,
  isAnswered,
  isFlat = false,
  label,
  size = 'large',
  headingLevel = 2,
}: PlinthRowProps) {
  const step = STEPS[count > MAX_ON_A_PHONE ? 'long' : size];
  return (
    <ol
      aria-label={label}
      data-answered={isAnswered}
      className={`grid items-end ${size === 'large' ? 'gap-x-5 max-lg:gap-x-3 max-sm:gap-x-2' : 'gap-x-3 max-sm:gap-x-2'}`}
      style={{ gridTemplateColumns: `repeat(${count}, minmax(${count > MAX_ON_A_PHONE ? NARROWEST : 0}, 1fr))` }}
    >
      {Array.from({ length: count }, (_, rank) => {
        const product = products[rank];
        const isUp = isAnswered && product !== undefined;
        const sunk = isUp ? step * (isFlat ? count - 1 : rank) : LOW[size] + step * (count - 1);
        return (
          <li
            key={rank}
            data-product={isUp ? product.id : undefined}
            style={{ transform: `translateY(${sunk}px)`, transitionDelay: isUp ? `${rank * 60}ms` : '0ms' }}
            className="min-w-0 transition-transform duration-[420ms] ease-stone"
          >
            <ProductOnPlinth
              product={isUp ? product : undefined}
              delayMs={rank * 60}
              look={{ isFlat, size, headingLevel }}
            />
          </li>
        );
      })}
    </ol>
  );
}

type Look = Required<Pick<PlinthRowProps, 'isFlat' | 'size' | 'headingLevel'>>;

interface ProductOnPlinthProps {
  product: DemoProduct | undefined;
  delayMs: number;
  look: Look;
}

function ProductOnPlinth({ product, delayMs, look }: ProductOnPlinthProps) {
  const { size } = look;
  return (
    <article className="flex flex-col items-center">
      <div
        className={`relative z-10 max-sm:aspect-[1/1.2] max-sm:w-[94%] ${size === 'large' ? '-mb-5 aspect-[1/1.04] w-[78%] max-sm:-mb-3.5' : '-mb-3.5 aspect-[1/1.14] w-[94%] max-sm:-mb-3'}`}
      >
        {product && (
          <div className="absolute inset-0 flex items-end justify-center">
            <img
              key={product.id}
              src={product.picture}
              alt={product.name}
              decoding="async"
              style={{ animationDelay: `${delayMs + 120}ms` }}
              className="max-h-full max-w-full animate-settle-in object-contain object-bottom"
            />
          </div>
        )}
      </div>
      <div className="w-full">
        <div className={`block-top ${size === 'large' ? 'h-8 max-sm:h-5' : 'h-6 max-sm:h-4'}`} aria-hidden="true" />
        <div
          className={`block-face grain ${size === 'large' ? 'h-[236px] px-4.5 pt-3.5 max-sm:h-[230px] max-sm:px-2.5 max-sm:pt-2.5' : 'h-[170px] px-3 pt-2.5 max-sm:h-[190px] max-sm:px-2'}`}
        >
          {product && <Words product={product} look={look} />}
        </div>
      </div>
    </article>
  );
}

function Words({ product, look: { isFlat, size, headingLevel } }: { product: DemoProduct; look: Look }) {
  const Heading = `h${headingLevel}` as const;
  const isPriceAsked = !isFlat && product.reasons.some(({ field }) => field === 'price');
  const reasons = isFlat ? [] : attributesAnswering(product);
  return (
    <>
      <Heading
        className={`font-semibold tracking-[-0.01em] leading-[1.25] ${size === 'large' ? 'text-[17px] max-sm:text-sm' : 'text-[15px] max-sm:text-[13px]'}`}
      >
        {product.name}
      </Heading>
      <p
        className={`mt-1 font-semibold ${size === 'large' ? 'text-[17px] max-sm:text-sm' : 'text-[15px] max-sm:text-[13px]'}`}
      >
        <span className={`figures ${isPriceAsked ? 'vein-line' : ''}`}>{dollars(product.price)}</span>
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-2 max-sm:text-[13px]">
        {reasons.map((reason) => (
          <li key={reason} className="vein-line text-ink">
            {reason}
          </li>
        ))}
        {factsBeside(product, reasons).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

/** Free-text fields: a match in them is a word of a sentence, not a value to show on a card. */
const RUNNING_TEXT = new Set(['title', 'description', 'attributes', 'identifiers', 'price', 'category']);

function attributesAnswering({ reasons }: DemoProduct): string[] {
  const values = reasons.filter(({ field }) => !RUNNING_TEXT.has(field)).map(({ value }) => value);
  return [...new Set(values)].slice(0, 3);
}

/** Facts that are in neither the name nor a reason. */
function factsBeside({ name, facts }: DemoProduct, reasons: readonly string[]): string[] {
  return facts.filter((fact) => !reasons.includes(fact) && !name.toLowerCase().includes(fact.toLowerCase()));
}
