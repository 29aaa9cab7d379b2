/** Converts what API callers write about a product to the stored form. */
import { Product, type ProductPatch, type ProductWrite } from '@quarry/contract';

/**
 * The product to store.
 * @param currency of the store, for a product that names none.
 */
export function productOfWrite(write: ProductWrite, currency: string): Product {
  return withCurrentPrice({ ...write, currency: write.currency ?? currency });
}

/** The product with new values of some fields. Variants that the product does not have are ignored. */
export function patchedProduct(product: Product, { variants, ...fields }: ProductPatch): Product {
  const isPriceChanged = fields.original_price !== undefined || fields.discounted_price !== undefined;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const changed = Product.parse({
    ...product,
    ...given,
    ...(isPriceChanged && fields.current_price === undefined && { current_price: null }),
    variants: product.variants.map((variant) => {
      const patch = variants?.find(({ sku }) => sku === variant.sku);
      return {
        ...variant,
        ...(patch?.price !== undefined && { price: patch.price }),
        ...(patch?.stock !== undefined && { stock: patch.stock }),
      };
    }),
  });
  return isPriceChanged ? withCurrentPrice(changed) : changed;
}

/** The price that a shopper pays now: the reduced one if there is one, unless the caller has said it. */
function withCurrentPrice(product: Product): Product {
  const { current_price, discounted_price, original_price } = product;
  return { ...product, current_price: current_price ?? discounted_price ?? original_price };
}
