/** The products of one answer as a row of small cards in the chat. */
import { Icon } from '../icons/icon.tsx';
import { languageOfText } from '../messages/language-of-text.ts';
import { useSpeech } from '../messages/messages-context.tsx';
import { NewTabLink } from '../primitives/new-tab-link.tsx';
import { CardScroller } from './card-scroller.tsx';
import { ProductCarousel, pictureKeys, usePictureLoop } from './product-carousel.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ShownProduct } from './shown-product.ts';

export function ProductRail({ products }: { products: readonly (ShownProduct | null)[] }) {
  const { messages } = useSpeech();
  const hasLinks = products.some((product) => product?.url);
  return (
    <CardScroller
      label={messages.products}
      isTabStop={!hasLinks}
      className="-me-(--thread-edge,18px) gap-2.5 pe-(--thread-edge,18px) pb-1"
    >
      {products.map((product, position) => (
        <li
          key={`${product?.id ?? 'invalid'}-${position}`}
          className="flex w-(--rail-card,148px) flex-none snap-start flex-col"
        >
          {product ? <RailCard product={product} /> : <p className="p-4 text-sm text-ink-2">Invalid product data</p>}
        </li>
      ))}
    </CardScroller>
  );
}

function RailCard({ product }: { product: ShownProduct }) {
  const { language } = useSpeech();
  const loop = usePictureLoop(product.images.length);
  const nameLanguage = languageOfText(product.name, language);
  return (
    <article
      data-product={product.id}
      data-great={product.isGreat || undefined}
      className="group/card relative flex flex-1 flex-col"
    >
      <div className="relative aspect-square overflow-hidden rounded-t-control bg-paper">
        <ProductCarousel images={product.images} name={product.name} small loop={loop} isTabStop={!product.url} />
      </div>
      <div
        className="block-face-low grain flex flex-1 flex-col rounded-b-control px-2.5 pt-2 pb-2.5 data-great:border-t-vein"
        data-great={product.isGreat || undefined}
      >
        <h3
          lang={nameLanguage}
          dir="auto"
          className={`text-sm font-semibold ${nameLanguage === 'ka' || nameLanguage === 'ar' ? 'line-clamp-3 leading-normal' : 'line-clamp-2 leading-[1.3]'}`}
        >
          {product.url ? (
            // The text is the positioned container; from there the link is extended over the square picture.
            <NewTabLink
              href={product.url}
              onKeyDown={pictureKeys(loop.step)}
              className="after:absolute after:inset-x-0 after:top-[calc(-1*var(--rail-card,148px))] after:bottom-0 after:z-[1] after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-(--focus) focus-visible:after:-outline-offset-2"
            >
              {product.name}
            </NewTabLink>
          ) : (
            product.name
          )}
        </h3>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1 text-sm leading-normal font-semibold">
          <ProductPrice price={product.price} originalPrice={product.originalPrice} />
          {product.url && <Icon name="external" className="ms-auto size-3.5 self-center text-ink-3" />}
        </p>
      </div>
    </article>
  );
}
