/** The variants of a product: one per colour and size, or one for the product itself. */
import type { Attributes, Variant } from '@quarry/contract';
import { barcodeOf } from '../barcode.ts';
import type { Chance } from '../random.ts';
import type { Draft } from './draft.ts';

interface VariantRequest {
  draft: Draft;
  /** `DRES-0042`; a variant adds its colour and size. */
  sku: string;
  /** The shop's number, and the number of its first free article. */
  shop: number;
  article: number;
  price: number;
}

function combinations({ colors, sizes }: Draft): Attributes[] {
  const perColor: Attributes[] = colors.length > 1 ? colors.map((color) => ({ color })) : [{}];
  if (sizes.length === 0) return perColor;
  return perColor.flatMap((color) => sizes.map((size) => ({ ...color, size })));
}

export function drawVariants({ draft, sku, shop, article, price }: VariantRequest, chance: Chance): Variant[] {
  const all = combinations(draft);
  const isSoldOut = chance.happens(0.06);
  const most = all.length > 1 ? 12 : 80;
  return all.map((attributes, place) => ({
    sku: [sku, ...Object.values(attributes)].join('-').toUpperCase().replaceAll(' ', ''),
    barcode: barcodeOf(shop, article + place),
    price,
    stock: isSoldOut || (all.length > 1 && chance.happens(0.12)) ? 0 : chance.whole(1, most),
    attributes,
  }));
}
