/** Formats the data of a product: facts for an answer and rows of a comparison. */
import { attributeValues, type Language, type ListedProduct } from '@quarry/contract';
import { attributeName, valueLabel } from '@quarry/language';
import { titleIn, writeNumber, writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { PRODUCT_WORDINGS } from '../wording/product-wording.ts';
import { WORDINGS } from '../wording/wordings.ts';

/** So few are worth saying. */
export const FEW_LEFT = 5;

/** The name in the language's quotation marks; one that has marks of its own needs no others. */
export function quoteName(product: ListedProduct, { language }: Turn): string {
  const title = titleIn(product, language);
  return /[„“”«»"]/.test(title) ? title : WORDINGS[language].quote(title);
}

/** All values of an attribute, of the product and of its variants, canonical. */
export function valuesOfProduct({ attributes, variants, brand, category }: ListedProduct, key: string): string[] {
  if (key === 'brand') return brand ? [brand] : [];
  if (key === 'category') return category ? [category] : [];
  const ofVariants = variants.flatMap((variant) => attributeValues(variant.attributes, key));
  return [...new Set([...attributeValues(attributes, key), ...ofVariants])];
}

/** Values of an attribute that can be bought: those of variants in stock, where variants have any. */
export function valuesInStock(product: ListedProduct, key: string): string[] {
  const ofVariants = product.variants.filter(({ attributes }) => attributeValues(attributes, key).length > 0);
  if (ofVariants.length === 0) return isSoldOut(product) ? [] : valuesOfProduct(product, key);
  const bought = ofVariants.filter(({ stock }) => stock === null || stock > 0);
  return [...new Set(bought.flatMap(({ attributes }) => attributeValues(attributes, key)))];
}

export function isSoldOut({ stock, variants }: ListedProduct): boolean {
  if (variants.length > 0 && variants.every((variant) => variant.stock !== null)) {
    return variants.every((variant) => variant.stock === 0);
  }
  return stock === 0;
}

/** `S, M and L`: values with the words of the language. */
export function writeValues(key: string, values: readonly string[], language: Language): string {
  const labels = values.map((value) => (NAMED_AFTER.has(key) ? inCapitals(value) : valueLabel(key, value, language)));
  return new Intl.ListFormat(LIST_LOCALES[language], { type: 'conjunction' }).format(labels);
}

/** Attributes whose values are names of people; kept in lower case, as all values are. */
const NAMED_AFTER = new Set(['author', 'illustrator', 'translator', 'narrator', 'publisher']);

const inCapitals = (name: string): string =>
  name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) =>
    /\p{Script=Latin}/u.test(letter) ? letter.toUpperCase() : letter,
  );

const LIST_LOCALES: Record<Language, string> = { en: 'en-GB', ka: 'ka', tr: 'tr', ar: 'ar', az: 'az' };

export interface Fact {
  key: string;
  label: string;
  value: string;
}

/** What a shopper would compare, in this order; other attributes follow by their names. */
const FIRST_KEYS = [
  'brand',
  'size',
  'color',
  'material',
  'gender',
  'age',
  'dimensions',
  'weight',
  'volume',
  'memory',
  'ram',
];

/** The facts of a product, price and stock first. Keys of the shop's own are among them. */
export function factsOf(product: ListedProduct, turn: Turn): Fact[] {
  const { language, store } = turn;
  const wording = PRODUCT_WORDINGS[language];
  const { current_price: price, rating, review_count: reviews } = product;
  const facts: Fact[] = [];
  if (price !== null) {
    facts.push({
      key: 'price',
      label: attributeName('price', language),
      value: writePrice(price, store.currency, language),
    });
  }
  if (rating !== null) {
    const stars = writeNumber(rating, language);
    const count = reviews > 0 ? ` (${wording.reviews(reviews, writeNumber(reviews, language))})` : '';
    facts.push({ key: 'rating', label: wording.rating, value: `${stars}${count}` });
  }
  if (product.stock !== null) {
    facts.push({
      key: 'stock',
      label: wording.stock,
      value: isSoldOut(product) ? wording.unavailable : wording.available,
    });
  }
  const keys = new Set([
    ...FIRST_KEYS,
    ...Object.keys(product.attributes),
    ...product.variants.flatMap(({ attributes }) => Object.keys(attributes)),
  ]);
  for (const key of keys) {
    const values = valuesOfProduct(product, key);
    if (values.length > 0) {
      facts.push({ key, label: attributeName(key, language), value: writeValues(key, values, language) });
    }
  }
  return facts;
}
