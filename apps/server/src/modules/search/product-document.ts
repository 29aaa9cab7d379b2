/**
 * Maps product data to the fields of the index, with the weight of each field. The weights were tuned on judged queries
 * (name over class over brand over texts); change them together with a new measurement.
 */
import { attributeValues, LANGUAGES, type Product, type StoreSettings } from '@quarry/contract';
import { type FieldWeights, IDENTIFIERS_FIELD } from '@quarry/search';
import type { SearchDocument } from '../../search-engine/document-feed.ts';

interface Field {
  weight: number;
  textOf(product: Product): string[];
}

/** Attributes that are read as words too. Sizes and the like are short codes that would match by accident. */
const UNREAD_ATTRIBUTES = new Set(['size', 'age']);

const FIELDS: Readonly<Record<string, Field>> = {
  title: { weight: 3, textOf: (product) => [product.title, ...textsOf(product, 'title')] },
  category: { weight: 2.5, textOf: (product) => [words(product.category ?? ''), ...product.category_path] },
  brand: { weight: 2, textOf: (product) => (product.brand ? [product.brand] : []) },
  // Long technical lists would otherwise drown the name: on judged electronics 0.6 gave the best ranking.
  attributes: {
    weight: 0.6,
    textOf: (product) =>
      Object.keys(product.attributes)
        .filter((key) => !UNREAD_ATTRIBUTES.has(key))
        .flatMap((key) => attributeValues(product.attributes, key).map(words).flatMap(alsoAsTyped))
        .concat(wheelSizesOf(product)),
  },
  description: { weight: 1, textOf: (product) => [product.description, ...textsOf(product, 'description')] },
  [IDENTIFIERS_FIELD]: { weight: 8, textOf: identifiersOf },
};

export const FIELD_WEIGHTS: FieldWeights = Object.fromEntries(
  Object.entries(FIELDS).map(([name, { weight }]) => [name, weight]),
);

/** The usual weights, with those that the store's settings name instead. */
export function fieldWeightsOf({ field_weights }: Pick<StoreSettings, 'field_weights'>): FieldWeights {
  return { ...FIELD_WEIGHTS, ...field_weights };
}

/** @param position place in the catalogue, from 0. */
export function productDocument(product: Product, position: number): SearchDocument {
  return {
    id: product.id,
    fields: Object.fromEntries(
      Object.entries(FIELDS).map(([name, { textOf }]) => [
        name,
        // A line break between texts keeps the end of one from forming a phrase with the beginning of the next.
        [...new Set(textOf(product).filter(Boolean))].join(name === IDENTIFIERS_FIELD ? ' ' : '\n'),
      ]),
    ),
    attributes: conditionsOf(product),
    ...(product.category_path.length > 0 && { categoryPath: product.category_path }),
    price: product.current_price ?? product.discounted_price ?? product.original_price,
    stock: product.stock,
    rating: product.rating,
    popularity: product.review_count,
    variants: product.variants.map(variantOf),
    position,
  };
}

/** What filters compare with: the attributes of the product and of its variants, and its category and brand. */
function conditionsOf(product: Product): Record<string, string[]> {
  const values = new Map<string, Set<string>>();
  const add = (key: string, value: string) => values.set(key, (values.get(key) ?? new Set()).add(value));
  for (const { attributes } of [product, ...product.variants]) {
    for (const key of Object.keys(attributes)) attributeValues(attributes, key).forEach((value) => add(key, value));
  }
  if (product.category) add('category', product.category);
  if (product.brand) add('brand', product.brand.toLowerCase());
  return Object.fromEntries([...values].map(([key, found]) => [key, [...found]]));
}

/** A variant of the product; all constraints of a query must be met by one variant. */
function variantOf({
  attributes,
  price,
  stock,
}: Product['variants'][number]): NonNullable<SearchDocument['variants']>[number] {
  const keys = Object.keys(attributes);
  return { attributes: Object.fromEntries(keys.map((key) => [key, attributeValues(attributes, key)])), price, stock };
}

function identifiersOf(product: Product): string[] {
  return [
    product.id,
    ...product.variants.flatMap(({ sku, barcode }) => [sku, barcode ?? '']),
    // The maker's part number, which a feed may have beside the shop's own codes.
    ...attributeValues(product.attributes, 'mpn'),
  ].map((identifier) => identifier.replace(/\s+/g, ''));
}

function textsOf(product: Product, part: 'title' | 'description'): string[] {
  return LANGUAGES.flatMap((language) => product.texts[language]?.[part] ?? []);
}

/** `cold-and-flu` is three words. */
function words(value: string): string {
  return value.replaceAll('-', ' ').replaceAll('_', ' ');
}

/** A rim of 17″ is asked for as `R17`. */
function wheelSizesOf({ category, attributes }: Product): string[] {
  if (category !== 'wheel-rim') return [];
  return attributeValues(attributes, 'diameter').flatMap((value) => {
    const inches = /^(\d\d)(?:″|"| ?in)/.exec(value)?.[1];
    return inches === undefined ? [] : `R${inches}`;
  });
}

/** Shoppers do not type the cross of `160 × 200 cm`: `160x200` is found too, and 160 alone as well. */
function alsoAsTyped(value: string): string[] {
  const typed = value.replaceAll(/(?<=\d)\s*×\s*(?=\d)/g, 'x');
  return typed === value ? [value] : [value, typed];
}
