/**
 * A product in an answer of the simple chat: pictures with two buttons and `n / total`, name, two lines of description,
 * price, and a cart button that only logs the product's id. The whole card links to the product's page if it has one;
 * the buttons are above that link. The picture buttons are not tab stops: arrow keys on the link, or on the picture
 * without a link, do the same.
 */
import type { ProductDoc } from '@quarry/client';
import {
  Icon,
  NewTabLink,
  type PictureLoop,
  ProductPicture,
  buttonClass,
  languageOfText,
  pictureKeys,
  usePictureLoop,
} from '@quarry/ui';
import { dollarPrice } from './dollar-price.ts';

export function SimpleProductCard({ product }: { product: ProductDoc }) {
  const language = languageOfText(product.title, 'en');
  const price = dollarPrice(product.price);
  const loop = usePictureLoop(product.images.length);
  return (
    <article
      data-product={product.id}
      data-clickable={product.url !== null || undefined}
      lang={language}
      className="relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-[0_0_0_1px_var(--line)] transition-shadow duration-[180ms] data-clickable:hover:shadow-[0_0_0_1px_var(--line-strong),var(--sh-2)]"
    >
      <Pictures product={product} loop={loop} />
      <div className="flex flex-1 flex-col px-4 pt-3.5 pb-4">
        <h3 className="line-clamp-2 font-semibold tracking-[-0.01em] text-[15.5px] leading-[1.3]">
          {product.url === null ? (
            product.title
          ) : (
            <NewTabLink
              href={product.url}
              onKeyDown={pictureKeys(loop.step)}
              className="after:absolute after:inset-0 after:z-[1] after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus)"
            >
              {product.title}
            </NewTabLink>
          )}
        </h3>
        <p className="mt-1 line-clamp-2 text-sm leading-[1.4] text-ink-2" data-testid="product-description">
          {product.description}
        </p>
        <p className="mt-auto pt-2.5 text-[17px] leading-normal font-semibold" data-testid="product-price">
          <span className={price.startsWith('$') ? 'figures' : 'text-base font-medium text-ink-2'}>{price}</span>
        </p>
        <button
          type="button"
          // There is no cart: the id is only logged.
          onClick={() => console.log(product.id)}
          className={buttonClass('line', 'small', 'relative z-[2] mt-3 w-full')}
        >
          Add To Cart
        </button>
      </div>
    </article>
  );
}

function Pictures({ product: { images, title, url }, loop }: { product: ProductDoc; loop: PictureLoop }) {
  const { index, step } = loop;
  const hasSeveral = images.length > 1;
  const isTabStop = hasSeveral && url === null;

  return (
    <div
      {...(hasSeveral && { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': title })}
      {...(isTabStop && { tabIndex: 0, onKeyDown: pictureKeys(step) })}
      className="relative aspect-square bg-paper focus-visible:-outline-offset-4"
    >
      <ProductPicture source={images[index]} name={title} />
      {hasSeveral && (
        <>
          <span className="absolute end-2.5 top-2.5 rounded-chip bg-chip px-2 py-1.5 text-[13px] leading-none font-medium text-chip-text tabular-nums">
            {index + 1} / {images.length}
          </span>
          <span className="absolute end-1 bottom-1 z-[2] flex">
            <StepButton label="Previous picture" icon="chevronLeft" onPress={() => step(-1)} />
            <StepButton label="Next picture" icon="chevronRight" onPress={() => step(1)} />
          </span>
        </>
      )}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
  onPress: () => void;
}

function StepButton({ label, icon, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onPress}
      className="group grid size-11 place-items-center"
    >
      <span className="grid size-9 place-items-center rounded-control bg-chip text-chip-text transition-opacity duration-[120ms] group-hover:opacity-80">
        <Icon name={icon} className="size-4" />
      </span>
    </button>
  );
}
