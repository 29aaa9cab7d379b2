/** Converts a draft of a feed to a product, or to the reason why it is invalid. */
import { Product, type Variant } from '@quarry/contract';
import { canonicalValue, valuesInName } from './canonical-value.ts';
import { categoryPath } from './feeds/category-path.ts';
import { cellMeans } from './feeds/columns/column-data.ts';
import type { Draft, DraftField, DraftVariant, FeedReading } from './feeds/draft.ts';
import type { Place, RejectedRow } from './feeds/feed-row.ts';
import { plainText } from './feeds/plain-text.ts';
import {
  currencyCode,
  MAX_PRICE,
  type ReadPrice,
  readNumber,
  readPrice,
  TOO_HIGH_A_PRICE,
} from './feeds/read-price.ts';
import { attributesOf, grouped } from './normalize-attributes.ts';

const TITLE_LENGTH = 500;
const ID_LENGTH = 200;
/** Maximum number of pictures; more are a mistake in the feed. */
const MAX_IMAGES = 50;

export interface NormalizeOptions {
  /** The store's currency, for products that name none. */
  currency: string;
  columns: FeedReading['columns'];
  priceUnit: FeedReading['priceUnit'];
  decimals?: FeedReading['decimals'];
}

/** An invalid draft, with the reason for the report. */
class Rejection extends Error {
  readonly field: DraftField;
  readonly value: string;
  readonly fix: string;
  /** The row of a variant, if it differs from the product's. */
  place: Place | undefined;
  constructor(field: DraftField, value: string, reason: string, fix: string) {
    super(reason);
    this.field = field;
    this.value = value;
    this.fix = fix;
  }
}

export function normalizeProduct(draft: Draft, options: NormalizeOptions): Product | RejectedRow {
  try {
    return productOf(draft, options);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return {
      place: error.place ?? draft.place,
      column: options.columns[error.field] ?? error.field,
      value: error.value.slice(0, 100),
      reason: error.message,
      fix: error.fix,
    };
  }
}

function productOf(draft: Draft, options: NormalizeOptions): Product {
  const { fields } = draft;
  const id = idOf(fields.id ?? '');
  const title = plainText(fields.title ?? '').slice(0, TITLE_LENGTH);
  if (title === '') {
    throw new Rejection('title', '', 'The product has no name.', 'Fill in the name, or map another column to it.');
  }

  const choices = draft.variants.filter(({ isProduct }) => !isProduct);
  const offered = choices.length > 0 ? choices : draft.variants;
  const read = offered.map((variant, index) => variantOf(variant, id, index, options));
  const variants = distinctVariants(read, id);
  const prices = pricesOf(draft, options);
  const named = valuesInName(title);
  const path = categoryPath(fields.category_path ?? '')
    .map((step) => plainText(step))
    .filter(Boolean);
  // A name with two categories (`table lamp for desk`) is ambiguous.
  const namedCategory = named.category.length === 1 ? named.category[0] : undefined;
  const category = canonicalValue('category', plainText(fields.category ?? '')) || namedCategory;

  return Product.parse({
    id,
    title,
    description: plainText(fields.description ?? ''),
    brand: plainText(fields.brand ?? '') || null,
    category: category ?? null,
    category_path: path,
    url: webAddress(fields.url ?? ''),
    images: imagesOf(draft.images),
    ...prices.amounts,
    currency: prices.currency,
    stock: stockOf(draft, variants, options),
    rating: ratingOf(fields.rating ?? ''),
    review_count: wholeNumber('review_count', fields.review_count ?? '', options) ?? 0,
    attributes: attributesOf(draft, named),
    variants: variants.length === 1 && isBare(variants[0], id) ? [] : variants,
    texts: textsOf(draft),
  } satisfies Product);
}

function idOf(text: string): string {
  const id = plainText(text);
  if (id === '') {
    throw new Rejection('id', '', 'The product has no id.', 'Fill in the id, or map another column to it.');
  }
  if (id.length > ID_LENGTH) {
    throw new Rejection('id', id, `The id has more than ${ID_LENGTH} characters.`, 'Use the SKU or a shorter number.');
  }
  return id;
}

interface Prices {
  amounts: Pick<Product, 'original_price' | 'discounted_price' | 'current_price'>;
  currency: string;
}

/** A product without its own price gets the price of its cheapest variant. */
function pricesOf(draft: Draft, options: NormalizeOptions): Prices {
  const regular = priceOf('price', draft.fields.price, options);
  const onSale = priceOf('sale_price', draft.fields.sale_price, options);
  // Systems write 0 where nothing is reduced.
  const reduced = onSale?.amount === 0 && regular !== null ? null : onSale;
  const own = [regular, reduced, priceOf('compare_at_price', draft.fields.compare_at_price, options)] as const;
  const cheapest = own[0] || own[1] ? null : cheapestVariant(draft.variants, options);
  const [price, sale, compareAt] = cheapest ?? own;

  const current = lowest(price, sale);
  const original = highest(price ?? sale, compareAt);
  const isReduced = current !== null && original !== null && current.amount < original.amount;
  const named = draft.fields.currency ?? '';
  const currency =
    named === '' ? (price?.currency ?? sale?.currency ?? options.currency.toUpperCase()) : currencyCode(named);
  if (currency === null) {
    throw new Rejection('currency', named, 'The currency is no ISO code.', 'Write it in three letters, such as GEL.');
  }
  return {
    amounts: {
      original_price: original?.amount ?? null,
      discounted_price: isReduced ? current.amount : null,
      current_price: current?.amount ?? null,
    },
    currency,
  };
}

type PriceTriple = readonly [ReadPrice | null, ReadPrice | null, ReadPrice | null];

function cheapestVariant(variants: readonly DraftVariant[], options: NormalizeOptions): PriceTriple | null {
  let best: PriceTriple | null = null;
  for (const variant of variants) {
    const price = priceOf('price', variant.price, options);
    const isCheaper = price !== null && (best?.[0] == null || price.amount < best[0].amount);
    if (isCheaper) best = [price, null, priceOf('compare_at_price', variant.compare_at_price, options)];
  }
  return best;
}

function lowest(a: ReadPrice | null, b: ReadPrice | null): ReadPrice | null {
  return !a || (b && b.amount < a.amount) ? b : a;
}

function highest(a: ReadPrice | null, b: ReadPrice | null): ReadPrice | null {
  return !a || (b && b.amount > a.amount) ? b : a;
}

function priceOf(
  field: 'price' | 'sale_price' | 'compare_at_price',
  text: string | undefined,
  options: NormalizeOptions,
): ReadPrice | null {
  if (!text || /^-+$/.test(text)) return null;
  const read = readPrice(text, options.decimals?.[field]);
  if (!read) {
    if (cellMeans('on_request', text)) return null;
    throw new Rejection(field, text, 'This is no price.', 'Write a number such as 1299.00, or leave the cell empty.');
  }
  const amount = options.priceUnit === 'cents' ? read.amount / 100 : read.amount;
  if (amount > MAX_PRICE) throw new Rejection(field, text, TOO_HIGH_A_PRICE.reason, TOO_HIGH_A_PRICE.fix);
  return { ...read, amount: Math.round(amount * 100) / 100 };
}

function variantOf(variant: DraftVariant, productId: string, index: number, options: NormalizeOptions): Variant {
  try {
    return readVariant(variant, productId, index, options);
  } catch (error) {
    if (error instanceof Rejection) error.place = variant.place;
    throw error;
  }
}

function readVariant(variant: DraftVariant, productId: string, index: number, options: NormalizeOptions): Variant {
  return {
    sku: plainText(variant.sku) || (index === 0 ? productId : `${productId}-${index + 1}`),
    barcode: barcodeOf(variant.barcode),
    price: priceOf(variant.priceField ?? 'price', variant.price, options)?.amount ?? null,
    stock: wholeNumber('stock', variant.stock, options),
    attributes: grouped(variant.attributes),
  };
}

/** Spreadsheets turn long numbers into `8,68E+12`, in which the code is lost. */
function barcodeOf(text: string): string | null {
  const code = plainText(text)
    .replace(/^['=]+|["']/g, '')
    .replace(/\.0+$/, '');
  return code === '' || /e\+\d+$/i.test(code) ? null : code;
}

/** Rows about one SKU are one variant; what an earlier row leaves open a later one says. */
function distinctVariants(variants: readonly Variant[], productId: string): Variant[] {
  const bySku = new Map<string, Variant>();
  for (const variant of variants) {
    const known = bySku.get(variant.sku);
    bySku.set(
      variant.sku,
      known
        ? {
            sku: known.sku,
            barcode: variant.barcode ?? known.barcode,
            price: variant.price ?? known.price,
            stock: variant.stock ?? known.stock,
            attributes: { ...known.attributes, ...variant.attributes },
          }
        : variant,
    );
  }
  return [...bySku.values()].filter(
    (variant) => bySku.size === 1 || !isBare(variant, productId) || variant.price !== null || variant.stock !== null,
  );
}

/** Says no more than its product. */
function isBare(variant: Variant | undefined, productId: string): boolean {
  return variant?.sku === productId && Object.keys(variant.attributes).length === 0 && variant.barcode === null;
}

/** Of a product with several variants as many as all of them; else its own number. */
function stockOf(draft: Draft, variants: readonly Variant[], options: NormalizeOptions): number | null {
  const counted = variants.map(({ stock }) => stock);
  const sum = counted.reduce((total: number, stock) => total + (stock ?? 0), 0);
  const areCounted = counted.length > 0 && counted.every((stock) => stock !== null);
  if (areCounted && counted.length > 1) return sum;
  const { stock = '', availability = '' } = draft.fields;
  const own = wholeNumber('stock', stock, options);
  if (own !== null) return own;
  if (areCounted) return sum;
  return availability === '0' || cellMeans('out_of_stock', availability) || cellMeans('out_of_stock', stock) ? 0 : null;
}

/** Null for words (`in stock`) and blanks; oversold goods count as none left. Of `10+` and `5 pcs` the number counts. */
function wholeNumber(field: 'stock' | 'review_count', text: string, options: NormalizeOptions): number | null {
  const compact = text.replace(/^[\s<>≥≤~]+|\+\s*$|\s*\p{L}{1,6}\.?$/gu, '').trim();
  if (cellMeans('out_of_stock', text)) return text === '' ? null : 0;
  if (compact === '' || /\p{L}/u.test(compact)) return null;
  const [, sign = '', digits = ''] = /^([-−]?)\s*(.*)$/s.exec(compact) ?? [];
  const number = readNumber(digits.replace(/\.$/, ''), false, options.decimals?.[field]);
  if (number === null || number > Number.MAX_SAFE_INTEGER) {
    throw new Rejection(field, text, 'This is no number of pieces.', 'Write a whole number, or leave the cell empty.');
  }
  return sign ? 0 : Math.floor(number);
}

/** Normalized to five stars; accepts `4,5`, `4.5/5` and `90%`. */
function ratingOf(text: string): number | null {
  if (text === '' || /^(n\/?a|null|none|-+)$/i.test(text)) return null;
  const [, digits, scale] = /^(\d+(?:[.,]\d+)?)\s*(%|\/\s*\d+)?$/.exec(text) ?? [];
  const number = Number(digits?.replace(',', '.'));
  const outOf = scale === '%' ? 100 : scale ? Number(scale.replace(/\D/g, '')) : 5;
  const rating = (number / outOf) * 5;
  if (!(rating >= 0 && rating <= 5)) {
    throw new Rejection('rating', text, 'This is no rating out of five.', 'Write a number from 0 to 5, such as 4.5.');
  }
  return Math.round(rating * 100) / 100;
}

function imagesOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => webAddress(address)).filter((address) => address !== null))].slice(
    0,
    MAX_IMAGES,
  );
}

/** Web URLs and paths of our own pictures; rejects `javascript:` and other schemes. */
function webAddress(text: string): string | null {
  const address = text.trim().replace(/^\/\/(?=\w)/, 'https://');
  if (address.length > 2000 || /\s/.test(address)) return null;
  if (/^\/[^/\\]/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

function textsOf(draft: Draft): Product['texts'] {
  return Object.fromEntries(
    Object.entries(draft.texts).flatMap(([language, text]) => {
      const title = plainText(text.title).slice(0, TITLE_LENGTH);
      return title ? [[language, { title, description: plainText(text.description) }]] : [];
    }),
  );
}
