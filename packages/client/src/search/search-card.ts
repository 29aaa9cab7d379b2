/**
 * Converts a document of a search reply to card data. Shops use different fields, so a document is first normalized
 * (`readDocument`), then converted.
 */
import type { StoreSettings } from '@quarry/contract';
import { numericPrice } from '../catalog/format-price.ts';
import { normalizeProduct } from '../catalog/normalize-product.ts';
import { isRecord } from '../is-record.ts';

export interface SearchDocument {
  readonly id: string;
  readonly metadata: {
    readonly title: string;
    readonly brand: string;
    readonly short_description: string;
    /** From a list or a comma-separated string. */
    readonly keywords: readonly string[];
    readonly category: string;
    readonly description: string;
    /** At least one: a placeholder if the product has none. */
    readonly images: readonly string[];
    /** The main picture; null if none is named. */
    readonly image_url: string | null;
    readonly url: string | null;
    /** The raw value; `formatPrice` parses it. */
    readonly original_price: unknown;
    readonly discounted_price: unknown;
    readonly full_name_ka: string;
    readonly medicament_category_name_ka: string;
    readonly medicament_sub_category_name_ka: string;
  };
}

export interface SearchCard {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly url: string | null;
  /** The discounted price if it is a number, else the original one; null for neither. */
  readonly price: number | null;
  readonly originalPrice: number | null;
  readonly store: string;
}

type CardSettings = Pick<StoreSettings, 'id' | 'product_url' | 'main_image_only'>;

/** Null for an invalid product. */
export function readDocument(document: unknown, store: CardSettings): SearchDocument | null {
  if (!isRecord(document)) return null;
  const fields = isRecord(document.metadata) ? document.metadata : document;
  const fullName = georgian(fields.full_name) || words(fields.full_name_ka);
  const id = document.id ?? fields.id;
  // Pictures and URL follow the same rules as on all other cards.
  const product = normalizeProduct({ ...fields, id, name: fullName || fields.title || fields.name }, store);
  if (!product) return null;

  return {
    id: product.id,
    metadata: {
      title: words(fields.title) || words(fields.name),
      brand: words(fields.brand),
      short_description: words(fields.short_description),
      keywords: readKeywords(fields.keywords),
      category: words(fields.category),
      description: words(fields.description),
      images: product.images,
      image_url: words(fields.image_url) || null,
      url: product.url,
      original_price: fields.original_price ?? fields.price ?? null,
      discounted_price: fields.discounted_price ?? null,
      full_name_ka: fullName,
      medicament_category_name_ka: georgian(fields.medicament_category_name),
      medicament_sub_category_name_ka: georgian(fields.medicament_sub_category_name),
    },
  };
}

/** Null for an invalid product; the page shows an error card in its place. */
export function searchCard(document: unknown, store: CardSettings): SearchCard | null {
  const read = readDocument(document, store);
  if (!read) return null;
  const { metadata } = read;
  const originalPrice = numericPrice(metadata.original_price);
  return {
    id: read.id,
    name: metadata.full_name_ka || metadata.title || read.id,
    description: metadata.short_description || metadata.description,
    images: metadata.images,
    url: metadata.url,
    price: numericPrice(metadata.discounted_price) ?? originalPrice,
    originalPrice,
    store: store.id,
  };
}

function readKeywords(keywords: unknown): string[] {
  const list = typeof keywords === 'string' ? keywords.split(',') : Array.isArray(keywords) ? keywords : [];
  return list.map(words).filter((keyword) => keyword !== '');
}

/** Reads `{ka: 'text'}` or plain text. */
function georgian(value: unknown): string {
  return isRecord(value) ? words(value.ka) : words(value);
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
