/**
 * The format of a judged query. Relevance is determined by a product's attributes, never by the words that the engine
 * matched, so that a judgement is valid for any engine and language.
 */
import { attributeValues, type Product } from '@quarry/contract';

export interface JudgedQuery {
  query: string;
  right: Wanted;
}

/** All conditions must hold; a list means any of its values. Values are canonical English, lower case. */
export interface Wanted {
  category?: string | string[];
  color?: string | string[];
  material?: string | string[];
  gender?: string | string[];
  brand?: string | string[];
  /** Any other attribute. */
  attributes?: Record<string, string | string[]>;
  price_min?: number;
  price_max?: number;
  /** Values that no attribute may have. */
  exclude?: string[];
  /** For properties without an attribute: all of these occur in the English name or description. */
  says?: string[];
}

export function isRight(product: Product, wanted: Wanted): boolean {
  const { category, brand, says = [], exclude = [], price_min, price_max } = wanted;
  const price = product.current_price ?? product.discounted_price ?? product.original_price;
  if (category !== undefined && ![category].flat().includes(product.category ?? '')) return false;
  if (brand !== undefined && ![brand].flat().includes(product.brand?.toLowerCase() ?? '')) return false;
  if (price_max !== undefined && (price === null || price > price_max)) return false;
  if (price_min !== undefined && (price === null || price < price_min)) return false;

  const { color, material, gender } = wanted;
  const conditions = Object.entries({ color, material, gender, ...wanted.attributes });
  if (conditions.some(([key, value]) => value !== undefined && !hasAny(product, key, [value].flat()))) return false;
  const keys = new Set([product, ...product.variants].flatMap(({ attributes }) => Object.keys(attributes)));
  if ([...keys].some((key) => exclude.length > 0 && hasAny(product, key, exclude))) return false;

  const english = product.texts.en ?? product;
  const text = `${english.title}\n${english.description}`.toLowerCase();
  return says.every((words) => text.includes(words.toLowerCase()));
}

function hasAny(product: Product, key: string, values: readonly string[]): boolean {
  return [product, ...product.variants].some(({ attributes }) =>
    attributeValues(attributes, key).some((value) => values.includes(value)),
  );
}
