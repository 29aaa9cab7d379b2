/**
 * A result: a large picture on a tint, with name, facts and price below, without a border. The name is a link that
 * covers the card; arrow keys on it change the picture, so a card is one tab stop.
 */
import { directionOf } from '@quarry/contract';
import { IsolatedPrices } from '../chat/isolated-prices.tsx';
import { languageOfText } from '../messages/language-of-text.ts';
import { useSpeech } from '../messages/messages-context.tsx';
import { NewTabLink } from '../primitives/new-tab-link.tsx';
import { ProductNotes } from '../product/product-card.tsx';
import { ProductCarousel, pictureKeys, usePictureLoop, useSwipe } from '../product/product-carousel.tsx';
import { ProductPrice } from '../product/product-price.tsx';
import type { ShownProduct } from '../product/shown-product.ts';

interface SearchCardProps {
  /** Null for an invalid product. */
  product: ShownProduct | null;
  /** Position among all results, from 1. */
  position: number;
  queryId: string | null;
  headingLevel?: 2 | 3;
}

export function SearchCard({ product, position, queryId, headingLevel = 2 }: SearchCardProps) {
  const { language } = useSpeech();
  const loop = usePictureLoop(product?.images.length ?? 0);
  const swipe = useSwipe(loop.step);
  if (!product) {
    return (
      <article className="grid aspect-square place-items-center rounded-card bg-surface p-6 text-ink-2">
        <p>Invalid product data</p>
      </article>
    );
  }
  const Heading = `h${headingLevel}` as const;
  const nameLanguage = languageOfText(product.name, language);
  const reasons = new Set(product.reasons.map((reason) => reason.toLowerCase()));
  const words = [
    ...product.reasons.map((text) => ({ text, isReason: true })),
    ...product.facts.filter((fact) => !reasons.has(fact.toLowerCase())).map((text) => ({ text, isReason: false })),
  ];

  return (
    <article
      data-product={product.id}
      data-query={queryId ?? undefined}
      data-position={position}
      dir={directionOf(nameLanguage)}
      className="group/card relative flex h-full touch-pan-y flex-col"
      {...swipe}
    >
      <div className="relative aspect-square overflow-hidden rounded-card bg-paper transition-[translate,box-shadow] duration-[180ms] ease-stone group-hover/card:-translate-y-0.5 group-hover/card:shadow-lift max-sm:rounded-[10px]">
        <ProductCarousel images={product.images} name={product.name} loop={loop} isTabStop={!product.url} isQuiet />
      </div>
      <Heading
        lang={nameLanguage}
        title={product.name}
        className="mt-3 line-clamp-3 text-base leading-[1.35] font-semibold tracking-[-0.005em] wrap-anywhere max-sm:text-[15px]"
      >
        {product.url ? (
          <NewTabLink
            href={product.url}
            onKeyDown={pictureKeys(loop.step)}
            className="after:absolute after:inset-0 after:z-[1] after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-(--focus)"
          >
            {product.name}
          </NewTabLink>
        ) : (
          product.name
        )}
      </Heading>
      {words.length > 0 && (
        <ul className="mt-0.5 flex flex-wrap gap-x-2.5 text-sm leading-normal! text-ink-2">
          {words.map(({ text, isReason }) => (
            <li
              key={text}
              dir="auto"
              data-reason={isReason || undefined}
              className={isReason ? 'vein-line text-ink' : 'wrap-anywhere'}
            >
              <IsolatedPrices text={text} />
            </li>
          ))}
        </ul>
      )}
      <ProductNotes notes={product.notes} />
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 font-semibold">
        <ProductPrice price={product.price} originalPrice={product.originalPrice} />
      </p>
    </article>
  );
}
