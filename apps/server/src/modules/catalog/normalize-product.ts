/** Converts a draft of a feed to a product, or to the reason why it is invalid. */
import { type Attributes, Product, type Variant } from '@quarry/contract';
import { canonicalValue, type ValuesInName, valuesInName } from './canonical-value.ts';
import type { Draft, DraftField, DraftVariant, FeedReading } from './feeds/draft.ts';
import type { Place, RejectedRow } from './feeds/feed-row.ts';
import { attributeKey } from './feeds/attribute-names.ts';
import { plainText } from './feeds/plain-text.ts';
import { MAX_PRICE, type ReadPrice, readPrice, TOO_HIGH_A_PRICE } from './feeds/read-price.ts';

const TITLE_LENGTH = 500;
const ID_LENGTH = 200;
const VALUE_LENGTH = 200;
/** Sanity limits: more attributes or pictures are an error in the feed. */
const MAX_ATTRIBUTES = 300;
const MAX_IMAGES = 50;

/** Attributes with several values per cell: `red / blue`. */
const LISTED_ATTRIBUTES = new Set(['color', 'size', 'material', 'season', 'occasion', 'age', 'gender', 'tags']);

export interface NormalizeOptions {
  /** The store's currency, for products that name none. */
  currency: string;
  columns: FeedReading['columns'];
  priceUnit: FeedReading['priceUnit'];
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

  const variants = draft.variants.map((variant, index) => variantOf(variant, id, index, options));
  const prices = pricesOf(draft, options);
  const named = valuesInName(title);
  const path = (fields.category_path ?? '')
    .split('>')
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
    stock: stockOf(draft, variants),
    rating: ratingOf(fields.rating ?? ''),
    review_count: wholeNumber('review_count', fields.review_count ?? '') ?? 0,
    attributes: attributesOf(draft, named),
    variants: distinctVariants(variants, id),
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
  const own = [
    priceOf('price', draft.fields.price, options),
    priceOf('sale_price', draft.fields.sale_price, options),
    priceOf('compare_at_price', draft.fields.compare_at_price, options),
  ] as const;
  const cheapest = own[0] || own[1] ? null : cheapestVariant(draft.variants, options);
  const [price, sale, compareAt] = cheapest ?? own;

  const current = lowest(price, sale);
  const original = highest(price ?? sale, compareAt);
  const isReduced = current !== null && original !== null && current.amount < original.amount;
  const currency = (draft.fields.currency || price?.currency || sale?.currency || options.currency).toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new Rejection(
      'currency',
      currency,
      'The currency is no ISO code.',
      'Write it in three letters, such as GEL.',
    );
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
  if (!text || /^(n\/?a|null|none|-+)$/i.test(text)) return null;
  const read = readPrice(text);
  if (!read) {
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
    barcode: plainText(variant.barcode) || null,
    price: priceOf(variant.priceField ?? 'price', variant.price, options)?.amount ?? null,
    stock: wholeNumber('stock', variant.stock),
    attributes: grouped(variant.attributes),
  };
}

/** A single variant that adds nothing to its product is dropped. */
function distinctVariants(variants: readonly Variant[], productId: string): Variant[] {
  const [first] = variants;
  const isBare = variants.length === 1 && first?.sku === productId && Object.keys(first.attributes).length === 0;
  if (isBare && first.barcode === null) return [];
  return [...new Map(variants.map((variant) => [variant.sku, variant])).values()];
}

function stockOf(draft: Draft, variants: readonly Variant[]): number | null {
  const own = wholeNumber('stock', draft.fields.stock ?? '');
  if (own !== null) return own;
  const counted = variants.map(({ stock }) => stock);
  if (counted.length > 0 && counted.every((stock) => stock !== null)) {
    return counted.reduce((sum: number, stock) => sum + (stock ?? 0), 0);
  }
  const isOut = /out.?of.?stock|sold.?out|^(0|no|false|discontinued|yok|yoxdur|არა|არ არის|нет|غير متوفر)$/i;
  return isOut.test(draft.fields.availability ?? '') ? 0 : null;
}

/** Null for words (`in stock`) and blanks; negative stock counts as 0. */
function wholeNumber(field: 'stock' | 'review_count', text: string): number | null {
  const compact = text.replace(/[\s,'](?=\d{3}\b)/g, '');
  if (compact === '' || /\p{L}/u.test(compact)) return /^out.?of.?stock$/i.test(compact) ? 0 : null;
  const number = Number(compact.replace(',', '.'));
  if (!Number.isFinite(number) || number > Number.MAX_SAFE_INTEGER) {
    throw new Rejection(field, text, 'This is no number of pieces.', 'Write a whole number, or leave the cell empty.');
  }
  return Math.max(0, Math.floor(number));
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

function attributesOf(draft: Draft, named: ValuesInName): Attributes {
  const variantPairs = draft.variants.flatMap(({ attributes }) => attributes);
  const attributes = grouped([...draft.attributes, ...variantPairs]);
  for (const key of ['color', 'material', 'gender'] as const) {
    const values = named[key];
    if (values.length > 0 && attributes[key] === undefined) attributes[key] = oneOrMany(values);
  }
  return attributes;
}

function grouped(pairs: readonly (readonly [string, string])[]): Attributes {
  const values = new Map<string, Set<string>>();
  for (const [name, text] of pairs) {
    const key = attributeKey(plainText(name)).slice(0, 100);
    if (key === '' || (!values.has(key) && values.size >= MAX_ATTRIBUTES)) continue;
    const parts = LISTED_ATTRIBUTES.has(key) ? text.split(/\s*[,;|]\s*|\s+\/\s+|\/(?=\p{L}{3})/u) : [text];
    for (const part of parts) {
      const value = canonicalValue(key, plainText(part).slice(0, VALUE_LENGTH));
      if (value === '') continue;
      const known = values.get(key) ?? new Set();
      values.set(key, known.add(value));
    }
  }
  return Object.fromEntries([...values].map(([key, found]) => [key, oneOrMany([...found])]));
}

function oneOrMany(values: string[]): string | string[] {
  return values.length === 1 ? (values[0] ?? '') : values;
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
