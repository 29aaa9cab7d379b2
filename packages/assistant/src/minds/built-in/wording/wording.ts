/**
 * The types of the built-in assistant's texts. A list holds variants of one text; the turn number selects one, so that
 * replies are reproducible. Facts are passed formatted: counts, prices, quoted names.
 */
export type WishKind = 'price' | 'color' | 'size' | 'material' | 'gender' | 'brand' | 'category' | 'attributes';

export type OrderStatus = 'Pending' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Returned';

export interface Wording {
  steps: { reading: string; listening: string; searching: string; order: string; shop: string };

  /** A name in the language's quotation marks. */
  quote(name: string): string;
  /** Separates the constraints of a request. */
  comma: string;
  /** "12 products", with the right plural. */
  products(count: number, written: string): string;
  /** A named product with its price: `“Poppy Dress” for $42`. */
  priced(quoted: string, price: string): string;

  /** How a request is displayed in brackets. */
  priceBelow(price: string): string;
  priceAbove(price: string): string;
  priceAbout(price: string): string;
  priceMax(price: string): string;
  priceMin(price: string): string;
  priceBetween(low: string, high: string): string;
  without(label: string): string;
  size(label: string): string;

  found: readonly ((facts: { count: string; wish: string }) => string)[];
  only: readonly ((best: string) => string)[];
  best: readonly ((best: string, next: string) => string)[];
  /** Nothing meets every word; what follows comes close. */
  closest: readonly ((wish: string) => string)[];
  /** No product meets the request; the following ones do without one constraint. */
  relaxed: (facts: { wish: string; condition: string; count: string }) => string;
  /** Completes `relaxed`: "if the price may be higher". */
  lettingGo: Record<WishKind, string>;
  lettingGoOfAll: string;
  nothing: readonly ((wish: string) => string)[];
  /** No word of the request is known in this shop. */
  notUnderstood: readonly ((wish: string) => string)[];
  /** A kind of product that the shop does not have; the kind is quoted. */
  notCarried: (kind: string) => string;
  soldOut: (wish: string) => string;
  /** Announces what comes near, after one of the two above. */
  nearest: string;
  more: readonly ((facts: { shown: string; total: string }) => string)[];
  noMore: (total: string) => string;
  noCheaper: (cheapest: string) => string;
  noDearer: (dearest: string) => string;
  nothingToNarrow: string;
  restarted: string;
  otherChoices: string;
  /** The results differ in nothing that a button could ask. */
  noFurtherChoices: string;
  /** Nothing has been looked for yet. */
  noOtherChoices: string;

  buttonBelow(price: string): string;
  buttonSize(label: string): string;
  buttonMore: string;

  greeting: readonly string[];
  thanks: readonly string[];
  goodbye: readonly string[];
  help: (store: string) => string;
  unknown: readonly string[];
  askPharmacist: string;

  askOrderNumber: string;
  askOrderProof: (number: string) => string;
  orderNotTold: string;
  orderNotThere: (number: string) => string;
  noOrders: string;
  orders: (count: number) => string;
  order: Record<OrderStatus, (number: string) => string>;
  /** For a status that the shop has invented, or none at all. */
  orderOtherStatus: (number: string, status: string | null) => string;
  shippedOn: (date: string) => string;
  deliveredOn: (date: string) => string;
  expectedOn: (date: string) => string;
  trackingUnknown: (number: string) => string;
  dateUnknown: (number: string) => string;
  orderItems: (items: string) => string;
  orderTotal: (total: string) => string;
  tracking: (number: string) => string;

  noShopText: string;
  branches: (count: number) => string;
  noBranches: string;

  unreadImages: string;
  /** What was heard in a recording, in the language's quotation marks. */
  heard(words: string): string;
  unheard: Record<'silence' | 'nobody-listens' | 'unreadable' | 'failed', string>;
}

/** One of the ways, by turn: the same conversation always reads the same. */
export function oneOf<Way>(ways: readonly Way[], turn: number): Way {
  const way = ways[turn % ways.length];
  if (way === undefined) throw new Error('A list of wordings is empty.');
  return way;
}
