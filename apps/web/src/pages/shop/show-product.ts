/** Converts a product of the API to card data: name, formatted prices, reasons, a few facts. */
import { normalizeProduct, notStatedOf, PLACEHOLDER_IMAGE, pageOfProduct, shownPrice } from '@quarry/client';
import { type Language, MatchReason, type StoreSettings, isObject } from '@quarry/contract';
import type { ShownProduct } from '@quarry/ui';

/** Attributes to show. Their values are stored in English, so only English readers get them. */
const GLANCE_ATTRIBUTES = ['material', 'color', 'pattern', 'dose_form', 'genre'] as const;
const MAX_FACTS = 2;
const MAX_REASONS = 4;

/**
 * The shop page strikes an original price through only for some stores, other places for all. In the guided chat every
 * card links to the shop's own page, whatever URL the product has.
 */
export type ProductPlace = 'shop-page' | 'guided-chat' | 'elsewhere';

/** Null when the entry is not a product. */
export function showProduct(
  entry: unknown,
  store: StoreSettings,
  language: Language,
  place: ProductPlace,
): ShownProduct | null {
  const product = normalizeProduct(entry, store);
  if (!product) return null;
  const { price, struck } = shownPrice(product, store, place === 'shop-page' ? place : 'elsewhere');
  const fields = isObject(entry) ? entry : {};
  return {
    id: product.id,
    name: product.name,
    images: product.images.filter((image) => image !== PLACEHOLDER_IMAGE),
    price,
    originalPrice: struck,
    isGreat: product.great_match === true,
    reasons: reasonsOf(fields).map((reason) => reason.value),
    facts: factsOf(fields, language),
    notes: notStatedOf(fields),
    url: place === 'guided-chat' ? pageOfProduct(fields.id, store) : product.url,
  };
}

/** The query words that the products matched, without duplicates, best matches first. */
export function understoodWords(entries: readonly unknown[]): string[] {
  const words = entries.flatMap((entry) => reasonsOf(isObject(entry) ? entry : {}).map(({ words }) => words.trim()));
  return [...new Set(words.filter((word) => word !== ''))];
}

function reasonsOf(fields: Record<string, unknown>): MatchReason[] {
  const reasons = Array.isArray(fields.reasons) ? fields.reasons : [];
  const seen = new Set<string>();
  return reasons
    .flatMap((reason) => MatchReason.safeParse(reason).data ?? [])
    .filter(({ value }) => value.trim() !== '' && !seen.has(value) && seen.add(value))
    .slice(0, MAX_REASONS);
}

function factsOf(fields: Record<string, unknown>, language: Language): string[] {
  const attributes = isObject(fields.attributes) ? fields.attributes : {};
  const glances = language === 'en' ? GLANCE_ATTRIBUTES.map((name) => firstText(attributes[name])) : [];
  return [firstText(fields.brand), ...glances].filter((fact) => fact !== null).slice(0, MAX_FACTS);
}

function firstText(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
}
