/** The true data of a shop for fact checking: products, orders, texts and branches. */
import type { Branch, Customer, Order, Product, ShopText, StoreSettings } from '@quarry/contract';

interface ShopParts {
  settings: StoreSettings;
  products: readonly Product[];
  texts: readonly ShopText[];
  branches: readonly Branch[];
  orders: readonly { order: Order; customerId: string }[];
  customers: readonly Customer[];
}

export interface ShopRecord extends ShopParts {
  product: ReadonlyMap<string, Product>;
  order: ReadonlyMap<string, Order>;
  /** All names of all products, longest first. */
  titles: readonly { title: string; product: Product }[];
  /** Sentences and names from the shop's own texts, longest first. */
  passages: readonly string[];
}

export function shopRecord(parts: ShopParts): ShopRecord {
  const { products, orders, texts, branches } = parts;
  const titles = products.flatMap((product) => titlesOf(product).map((title) => ({ title, product })));
  const sentences = texts.flatMap(({ body }) => [body, ...body.split(/(?<=[.!?؟])\s+/)]);
  const places = branches.flatMap(({ name, address, hours, phone }) => [name, address, hours, phone]);
  return {
    ...parts,
    product: new Map(products.map((product) => [product.id, product])),
    order: new Map(orders.map(({ order }) => [order.order_number, order])),
    titles: titles.sort((one, other) => other.title.length - one.title.length),
    passages: [...new Set([...sentences, ...places])].filter(Boolean).sort((a, b) => b.length - a.length),
  };
}

export function titlesOf({ title, texts }: Pick<Product, 'title' | 'texts'>): string[] {
  return [...new Set([title, ...Object.values(texts).map((text) => text.title)])];
}

/** All prices of a product and its variants. */
export function pricesOf(product: Product): number[] {
  const { current_price, original_price, discounted_price, variants } = product;
  return [current_price, original_price, discounted_price, ...variants.map(({ price }) => price)].filter(
    (price) => price !== null,
  );
}
