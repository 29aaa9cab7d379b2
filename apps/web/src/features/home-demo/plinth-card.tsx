/** One product on its block: the picture on top, the text on its face. Without a product the block is empty. */
import { evidenceOf } from './evidence.ts';
import type { DemoProduct } from './home-demo-data.ts';
import { Stars } from './stars.tsx';

interface PlinthCardProps {
  product: DemoProduct | undefined;
  isRanked: boolean;
  delayMs: number;
}

export function PlinthCard({ product, isRanked, delayMs }: PlinthCardProps) {
  return (
    <div className="flex flex-col">
      <div className="relative z-10 -mb-6 flex h-[258px] items-end justify-center max-sm:h-[226px]">
        {product && (
          <img
            key={product.id}
            src={product.image}
            alt=""
            decoding="async"
            fetchPriority="high"
            style={{ animationDelay: `${delayMs}ms` }}
            className="max-h-full max-w-[68%] animate-settle-in object-contain"
          />
        )}
      </div>
      <div className="drop-shadow-[18px_10px_18px_rgb(23_29_27/0.16)]">
        <div className="block-top h-[38px]" aria-hidden="true" />
        <div className="block-face grain h-[256px] px-4.5 pt-4 max-sm:h-[248px] max-sm:px-4">
          {product && <Words key={product.id} product={product} isRanked={isRanked} />}
        </div>
      </div>
    </div>
  );
}

function Words({ product, isRanked }: { product: DemoProduct; isRanked: boolean }) {
  const { name, isPriceMatch, tags } = evidenceOf(product);
  const mark = (isMatch: boolean) => (isMatch && isRanked ? 'vein-line' : undefined);
  return (
    <article data-testid="demo-product" className="animate-fade-in">
      <div className="flex items-baseline justify-between gap-2.5 text-[17px] leading-[1.25] font-semibold tracking-[-0.01em] max-sm:text-base">
        <h3>
          {name.map(({ text, isMatch }, place) => (
            <span key={place} className={mark(isMatch)}>
              {text}
            </span>
          ))}
        </h3>
        <p className={`figures ${mark(isPriceMatch) ?? ''}`}>${product.price.toFixed(2)}</p>
      </div>
      <p className="mt-2 flex items-center gap-2 text-sm text-ink-2">
        <Stars rating={product.rating} />
        <span className="figures">
          {product.rating > 0 && `${product.rating.toFixed(1)} · `}
          {product.reviews} {product.reviews === 1 ? 'review' : 'reviews'}
        </span>
      </p>
      {isRanked && tags.length > 0 && (
        <ul aria-label="Why it fits" className="mt-2 flex flex-wrap gap-x-3.5 text-sm">
          {tags.map((tag) => (
            <li key={tag} className="vein-line">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 line-clamp-2 text-sm leading-[1.4] text-ink-2">{product.description}</p>
    </article>
  );
}
