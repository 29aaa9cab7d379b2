/** Garments from the visitor's fashion shops: a press adds a picture to the list. */
import { normalizeProducts, PLACEHOLDER_IMAGE } from '@quarry/client';
import { useProducts, useStoresSettings } from '@quarry/client/react';
import type { StoreSettings } from '@quarry/contract';
import { SelectMenu } from '@quarry/ui';
import { useState } from 'react';

interface WardrobeProps {
  storeIds: readonly string[];
  /** URLs that are already in the list. */
  picked: readonly string[];
  isDisabled: boolean;
  onPick: (url: string) => void;
}

export function Wardrobe({ storeIds, ...rest }: WardrobeProps) {
  const shops = useStoresSettings(storeIds).filter(({ kind }) => kind === 'fashion');
  const [chosen, setChosen] = useState<string>();
  const shop = shops.find(({ id }) => id === chosen) ?? shops[0];
  if (!shop) return null;
  return (
    <section aria-label="Pieces from your shop" className="mt-7 border-t border-line pt-4">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-[15px] font-semibold">Or take pieces from your shop</h2>
        {shops.length > 1 && (
          <SelectMenu
            label="Shop"
            value={shop.id}
            options={shops.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
        )}
      </div>
      <Rail key={shop.id} shop={shop} {...rest} />
    </section>
  );
}

function Rail({ shop, picked, isDisabled, onPick }: Omit<WardrobeProps, 'storeIds'> & { shop: StoreSettings }) {
  const products = useProducts(shop.id);
  if (products.isError) return <p className="mt-2 text-sm text-ink-2">The shop's pieces cannot be read now.</p>;
  const pieces = normalizeProducts(products.data ?? [], shop).flatMap((product) => {
    const [image] = product?.images ?? [];
    return product && image && image !== PLACEHOLDER_IMAGE ? [{ ...product, image }] : [];
  });
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
      tabIndex={0}
      aria-label={`Pieces from ${shop.name}`}
      aria-busy={products.isPending}
      className="mt-2 flex gap-2.5 overflow-x-auto pb-2 thin-scroll"
    >
      {pieces.map(({ id, name, image }) => {
        const address = new URL(image, window.location.origin).href;
        return (
          <li key={id} className="flex-none">
            <button
              type="button"
              title={name}
              aria-label={`Add ${name}`}
              disabled={isDisabled || picked.includes(address)}
              onClick={() => onPick(address)}
              className="block overflow-hidden rounded-control shadow-[0_0_0_1px_var(--line)] transition-opacity duration-[120ms] hover:shadow-[0_0_0_2px_var(--text)] disabled:opacity-40"
            >
              <img
                src={image}
                alt=""
                width="84"
                height="84"
                loading="lazy"
                className="size-[84px] bg-paper object-cover"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
