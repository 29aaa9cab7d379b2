/** Low plinths in a scroller: the products of one answer inside the chat. */
import { Icon } from '../icons/icon.tsx';
import { languageOfText } from '../messages/language-of-text.ts';
import { useSpeech } from '../messages/messages-context.tsx';
import { ProductCarousel } from './product-carousel.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ShownProduct } from './shown-product.ts';

export function ProductRail({ products }: { products: readonly (ShownProduct | null)[] }) {
  const { messages } = useSpeech();
  const hasLinks = products.some((product) => product?.url);
  return (
    <ul
      aria-label={messages.products}
      // Links inside make the scroller reachable by keyboard; without any it must be so itself.
      tabIndex={hasLinks ? undefined : 0}
      className="no-scrollbar -me-(--thread-edge,18px) flex snap-x snap-proximity gap-2.5 overflow-x-auto pe-(--thread-edge,18px) pb-1"
    >
      {products.map((product, position) => (
        <li
          key={`${product?.id ?? 'invalid'}-${position}`}
          className="flex w-(--rail-card,148px) flex-none snap-start flex-col"
        >
          {product ? <RailCard product={product} /> : <p className="p-4 text-sm text-ink-2">Invalid product data</p>}
        </li>
      ))}
    </ul>
  );
}

function RailCard({ product }: { product: ShownProduct }) {
  const { language } = useSpeech();
  const nameLanguage = languageOfText(product.name, language);
  return (
    <article
      data-product={product.id}
      data-great={product.isGreat || undefined}
      className="group/card relative flex flex-1 flex-col"
    >
      <div className="relative aspect-square overflow-hidden rounded-t-control bg-paper">
        <ProductCarousel images={product.images} name={product.name} small />
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
            <a
              href={product.url}
              target="_blank"
              rel="noopener noreferrer"
              className="after:absolute after:inset-0 after:z-[1] after:rounded-control"
            >
              {product.name}
            </a>
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
