/**
 * A product in the grid: the picture on a tint, text below, a shadow on hover. A great match has an accent line under
 * its picture, and the matched attributes are underlined.
 */
import { directionOf } from '@quarry/contract';
import { IsolatedPrices } from '../chat/isolated-prices.tsx';
import { languageOfText } from '../messages/language-of-text.ts';
import { useSpeech } from '../messages/messages-context.tsx';
import { NewTabLink } from '../primitives/new-tab-link.tsx';
import { type PictureLoop, ProductCarousel, pictureKeys, usePictureLoop, useSwipe } from './product-carousel.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ShownProduct } from './shown-product.ts';

interface ProductCardProps {
  /** Null for an invalid product. */
  product: ShownProduct | null | undefined;
  /** Heading level of the name. */
  headingLevel?: 2 | 3;
}

export function ProductCard({ product, headingLevel = 2 }: ProductCardProps) {
  const { language } = useSpeech();
  const loop = usePictureLoop(product?.images.length ?? 0);
  const swipe = useSwipe(loop.step);
  if (!product) return <InvalidProduct />;
  const Heading = `h${headingLevel}` as const;
  const nameLanguage = languageOfText(product.name, language);

  return (
    <article
      data-product={product.id}
      data-great={product.isGreat || undefined}
      className="group/card relative flex h-full touch-pan-y flex-col rounded-card bg-surface transition-[translate,box-shadow] duration-[180ms] ease-stone hover:-translate-y-0.5 hover:shadow-lift"
      {...swipe}
    >
      <div className={`relative aspect-square bg-paper ${product.isGreat ? 'vein-base' : ''} rounded-t-card`}>
        <div className="absolute inset-0 overflow-hidden rounded-t-card">
          <ProductCarousel images={product.images} name={product.name} loop={loop} isTabStop={!product.url} />
        </div>
      </div>
      {/* Name and price have the direction of the name, whatever the page's direction. */}
      <div
        dir={directionOf(nameLanguage)}
        className="grid flex-1 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3.5 gap-y-0.5 px-3.5 pt-3 pb-3.5"
      >
        <Heading
          lang={nameLanguage}
          dir="auto"
          className="text-[15.5px] leading-[1.35] font-semibold tracking-[-0.01em]"
        >
          <ProductName product={product} step={loop.step} />
        </Heading>
        <p className="flex flex-col items-end text-[15.5px] leading-[1.35] font-semibold">
          <ProductPrice price={product.price} originalPrice={product.originalPrice} />
        </p>
        <ProductWords product={product} />
        <ProductNotes notes={product.notes} />
      </div>
    </article>
  );
}

/** The name; if the product has a page, a link that covers the card and is its only tab stop. */
function ProductName({ product, step }: { product: ShownProduct; step: PictureLoop['step'] }) {
  if (!product.url) return product.name;
  return (
    <NewTabLink
      href={product.url}
      onKeyDown={pictureKeys(step)}
      className="after:absolute after:inset-0 after:z-[1] after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-(--focus) focus-visible:after:outline-offset-3"
    >
      {product.name}
    </NewTabLink>
  );
}

/** Notes on what the shop's data do not state. */
export function ProductNotes({ notes = [] }: { notes?: readonly string[] | undefined }) {
  const { language } = useSpeech();
  return notes.map((note) => (
    <p key={note} dir="auto" lang={language} data-not-stated className="col-span-full pt-1 text-sm text-ink-2 italic">
      {note}
    </p>
  ));
}

function ProductWords({ product }: { product: ShownProduct }) {
  const { language } = useSpeech();
  const isReasoned = product.reasons.length > 0;
  const words = isReasoned ? product.reasons : product.facts;
  if (words.length === 0) return null;
  return (
    <ul className="col-span-full flex flex-wrap gap-x-3 gap-y-1 pt-1 text-sm text-ink-2" lang={language}>
      {words.map((word) => (
        <li key={word} className={isReasoned ? 'vein-line text-ink' : undefined} data-reason={isReasoned || undefined}>
          <IsolatedPrices text={word} />
        </li>
      ))}
    </ul>
  );
}

function InvalidProduct() {
  return (
    <article className="grid h-full min-h-40 place-items-center rounded-card bg-surface p-6 text-ink-2">
      <p>Invalid product data</p>
    </article>
  );
}
