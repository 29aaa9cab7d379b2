/**
 * Converts a stored product to the form that pages read.
 *
 * Pages and embeds use several shops' names for the same field (`name` or `title`, `caption` or `description`,
 * `full_name.ka`); all are derived here from the stored product.
 */
import {
  type AttributeValue,
  attributeValues,
  type Language,
  type ListedProduct,
  type Product,
  type StoreSettings,
} from '@quarry/contract';
import { type ConceptKind, departmentName, labelOf } from '@quarry/language';

const SHORT_DESCRIPTION_LENGTH = 160;
const GEORGIAN = /\p{Script=Georgian}/u;

/** @param language of names and descriptions, where the product has them; default: the store's language. */
export function listProduct(
  product: Product,
  settings: StoreSettings,
  language: Language = settings.default_language,
): ListedProduct {
  const text = product.texts[language] ?? product.texts[settings.default_language] ?? product;
  // Pages prefer the Georgian name, so it is sent only for Georgian shops or readers.
  const isGeorgianShop = settings.default_language === 'ka' || language === 'ka';
  const georgianName =
    (isGeorgianShop ? product.texts.ka?.title : undefined) ?? (GEORGIAN.test(text.title) ? text.title : undefined);
  const current = product.current_price ?? product.discounted_price ?? product.original_price;

  return {
    ...product,
    title: text.title,
    name: text.title,
    description: text.description,
    caption: text.description,
    short_description: shorten(text.description),
    keywords: keywordsOf(product, language),
    image_url: product.images[0] ?? null,
    url: product.url ?? productAddress(settings, product.id),
    current_price: current,
    original_price: product.original_price ?? current,
    ...(georgianName && { full_name: { ka: georgianName }, full_name_ka: georgianName }),
    ...(settings.kind === 'pharmacy' && medicamentCategories(product)),
  };
}

/** The store's page of a product, with URL-encoded ids. */
export function productAddress(settings: Pick<StoreSettings, 'id' | 'product_url'>, productId: string): string {
  const values: Record<string, string> = { store: settings.id, id: productId };
  return settings.product_url.replace(/\{(store|id)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

/** Attributes for which the lexicon has labels. */
const LABELLED_ATTRIBUTES: Readonly<Record<string, ConceptKind>> = {
  color: 'color',
  material: 'material',
  pattern: 'pattern',
  gender: 'gender',
  age: 'age',
  season: 'season',
  occasion: 'occasion',
  dose_form: 'dose_form',
};

/** An attribute's value in the reader's language; the value itself where the lexicon has no label. */
export function attributeLabel(key: string, value: string, language: Language): string {
  const kind = key === 'category' ? 'category' : LABELLED_ATTRIBUTES[key];
  return kind ? labelOf(kind, value, language) : value;
}

function keywordsOf(product: Product, language: Language): string[] {
  const labels = Object.keys(LABELLED_ATTRIBUTES).flatMap((key) =>
    attributeValues(product.attributes, key).map((value) => attributeLabel(key, value, language)),
  );
  const category = product.category ? [attributeLabel('category', product.category, language)] : [];
  return [...new Set([...category, ...(product.brand ? [product.brand] : []), ...labels, ...tagsOf(product)])];
}

function tagsOf(product: Product): string[] {
  const tags: AttributeValue = product.attributes.tags ?? [];
  return typeof tags === 'string' ? [tags] : tags;
}

/**
 * Pharmacy pages read the first and the last level of the category path in Georgian from separate fields. A level
 * without a Georgian name is left out; a path of one level has no sub-category.
 */
function medicamentCategories({ category, category_path }: Product): Partial<ListedProduct> {
  const path = category_path.length > 0 ? category_path : category ? [category] : [];
  const names = path
    .map((step) => departmentName(step, 'ka') ?? labelOf('category', step, 'ka'))
    .filter((name) => GEORGIAN.test(name));
  const [main] = names;
  const sub = names.length > 1 ? names.at(-1) : undefined;
  return {
    ...(main && { medicament_category_name: { ka: main } }),
    ...(sub && sub !== main && { medicament_sub_category_name: { ka: sub } }),
  };
}

/** The first sentence if it is short enough, else as many whole words as fit. */
function shorten(text: string): string {
  if (text.length <= SHORT_DESCRIPTION_LENGTH) return text;
  const sentence = /^.+?[.!?။۔](?=\s)/su.exec(text)?.[0];
  if (sentence && sentence.length <= SHORT_DESCRIPTION_LENGTH) return sentence;
  const cut = text.slice(0, SHORT_DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHORT_DESCRIPTION_LENGTH / 2)).trimEnd()}…`;
}
