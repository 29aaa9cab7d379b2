/** Rates the values of a column: how well they fit a role, and which role they determine without a name. */
import { cellOf, cellText } from '../feed-row.ts';
import { arePairs } from '../packed-attributes.ts';
import { currencyCode, readPrice } from '../read-price.ts';
import { cellMeans, type ColumnRole } from './column-data.ts';
import type { DecimalMark } from './decimal-mark.ts';

export interface Column {
  name: string;
  /** The name of the member at each depth; one, when the column is no member of an object. */
  steps: readonly string[];
  values: unknown[];
  /** The values that are not empty, as text. */
  texts: string[];
  /** Of the column's numbers, where known. */
  mark: DecimalMark | undefined;
}

const NO_EVIDENCE = 0.6;
const OBJECTS = 0.2;
const COUNT = /^[-+<>≥≤~\s]*\d[\d\s.,]*\+?(\s*\p{L}{1,6}\.?)?$/u;
const IMAGE = /^(https?:|data:|\/)|\.(jpe?g|png|webp|gif|avif)\b/i;

export function shareOf(texts: readonly string[], test: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
}

export function uniqueShare({ texts }: Column): number {
  return texts.length === 0 ? 0 : new Set(texts).size / texts.length;
}

/** Letters with digits and no spaces, or digits alone: `TA-0101`, `00-00000101`. */
export function isCode(text: string): boolean {
  return text.length <= 40 && !/\s/.test(text) && /\d/.test(text);
}

/** The values of the column in these rows; members of objects are reached by a dot. */
export function columnOf(name: string, sample: readonly Readonly<Record<string, unknown>>[]): Column {
  const values = sample.map((cells) => cellOf(cells, name)).filter((value) => value !== undefined && value !== null);
  const isMember = name.includes('.') && !sample.some((cells) => Object.hasOwn(cells, name));
  return {
    name,
    steps: isMember ? name.split('.') : [name],
    values,
    texts: values.map(cellText).filter((text) => text !== ''),
    mark: undefined,
  };
}

/** How well the values fit the role, 0 to 1. */
export function valueScore(column: Column, role: ColumnRole): number {
  const { texts, values } = column;
  const share = (test: (text: string) => boolean) => shareOf(texts, test);
  const areObjects = values.some((value) => value !== null && typeof value === 'object');
  if (role === 'variants') return values.some(isObjectList) ? 1 : OBJECTS / 2;
  if (role === 'packed') {
    return areObjects || share(arePairs) >= 0.7 ? 1 : OBJECTS / 2;
  }
  // An empty sample does not contradict the name; later rows may have values.
  if (texts.length === 0)
    return areObjects && role !== 'images' && !role.startsWith('category') ? OBJECTS : areObjects ? 1 : NO_EVIDENCE;
  switch (role) {
    case 'price':
    case 'sale_price':
    case 'compare_at_price':
      return share((text) => readPrice(text, column.mark) !== null) >= 0.3 ? 1 : OBJECTS;
    case 'stock':
      return share((text) => COUNT.test(text) || cellMeans('out_of_stock', text) || cellMeans('in_stock', text)) >= 0.6
        ? 1
        : OBJECTS;
    case 'availability':
      return share((text) => isAvailability(text) || /^\d+$/.test(text)) >= 0.6 ? 1 : OBJECTS;
    case 'published':
      return share((text) => cellMeans('published', text) || cellMeans('not_published', text)) >= 0.9 ? 1 : OBJECTS;
    case 'review_count':
      return share((text) => /^-?\d+([.,]0+)?$/.test(text)) >= 0.7 ? 1 : 0.3;
    case 'rating':
      return share((text) => Number(text.replace(',', '.')) <= 5) >= 0.9 ? 1 : 0.3;
    case 'url':
      return share((text) => /^(https?:\/)?\//i.test(text) || /^[\w-]+(\/[\w.-]+)*\.html?$/i.test(text)) >= 0.7
        ? 1
        : OBJECTS;
    case 'images':
      return share((text) => IMAGE.test(text)) >= 0.5 ? 1 : OBJECTS;
    case 'currency':
      return share((text) => /^[A-Z]{3}$/i.test(text) || currencyCode(text) !== null) >= 0.9 ? 1 : OBJECTS;
    case 'id':
      return share((text) => text.length <= 100) * (uniqueShare(column) >= 0.95 ? 1 : 0.4);
    case 'sku':
      return share((text) => text.length <= 60) * (uniqueShare(column) >= 0.6 ? 1 : 0.4);
    case 'barcode':
      return share((text) => /^['"=]*[\d.,E+\s-]{6,24}X?"?$/i.test(text)) >= 0.5 ? 1 : 0.4;
    case 'title':
      return titleScore(column);
    case 'description':
    case 'short_description':
    case 'note':
      return share((text) => /\p{L}{2}/u.test(text)) >= 0.6 ? 1 : OBJECTS;
    case 'brand':
      return share((text) => /\p{L}/u.test(text) && text.length <= 80) >= 0.7 ? 1 : 0.3;
    case 'category':
    case 'category_main':
    case 'category_sub':
      return areRowTypes(column)
        ? OBJECTS
        : share((text) => text.length <= 300 && /\p{L}/u.test(text)) >= 0.8
          ? 1
          : 0.3;
    case 'unit':
    case 'weight_unit':
      return share((text) => text.length <= 20) >= 0.9 ? 1 : 0.4;
    default:
      return 1;
  }
}

function titleScore(column: Column): number {
  const { texts } = column;
  const isWordy = shareOf(texts, (text) => /\p{L}/u.test(text) && text.length <= 500) >= 0.8;
  if (!isWordy) return 0.3;
  return shareOf(texts, isCode) >= 0.8 || areRowTypes(column) ? OBJECTS : 1;
}

export function isAvailability(text: string): boolean {
  return cellMeans('out_of_stock', text) || cellMeans('in_stock', text);
}

/** `simple`, `variable`, `خيار`: every value is a type of row. */
export function areRowTypes({ texts }: Column): boolean {
  return texts.length > 0 && texts.every((text) => cellMeans('row_product', text) || cellMeans('row_option', text));
}

export function isObjectList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => item !== null && typeof item === 'object' && !Array.isArray(item))
  );
}

/** Wordy, hardly ever repeated, no codes: the names of products under whatever header. */
export function looksLikeTitles(column: Column): boolean {
  const { texts } = column;
  if (texts.length === 0) return false;
  const mean = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  const isWordy = texts.every((text) => /\p{L}{2}/u.test(text) && !/^https?:/.test(text));
  return isWordy && mean >= 6 && mean <= 160 && uniqueShare(column) >= 0.8 && shareOf(texts, isCode) < 0.5;
}

/** "Yes" and "no" state anything: whether it is in stock, or whether it is waterproof. */
const isYesOrNo = (text: string): boolean => cellMeans('published', text) || cellMeans('not_published', text);

/** Roles that values alone determine, with their confidence. */
export function provenRole(column: Column): { role: ColumnRole; score: number } | null {
  const { texts } = column;
  if (texts.length === 0) return null;
  const share = (test: (text: string) => boolean) => shareOf(texts, test);
  if (share((text) => /^(https?:|\/).*\.(jpe?g|png|webp|gif|avif)(\?.*)?$/i.test(text)) >= 0.8)
    return { role: 'images', score: 0.6 };
  if (share((text) => /^https?:\/\/\S+$/i.test(text)) >= 0.9 && uniqueShare(column) >= 0.8)
    return { role: 'url', score: 0.5 };
  if (share(isBarcode) >= 0.8 && uniqueShare(column) >= 0.8) return { role: 'barcode', score: 0.6 };
  if (share((text) => readPrice(text, column.mark)?.currency != null) >= 0.8) return { role: 'price', score: 0.55 };
  if (share((text) => /^\d[\d\s.,]*[.,]\d{2}$/.test(text)) >= 0.9 && texts.length >= 3)
    return { role: 'price', score: 0.46 };
  if (share((text) => /\S\s*(>|»|::)\s*\S/.test(text)) >= 0.5 && areFewRoots(texts))
    return { role: 'category', score: 0.5 };
  if (share((text) => /\p{L}/u.test(text) && isAvailability(text) && !isYesOrNo(text)) >= 0.9)
    return { role: 'availability', score: 0.5 };
  if (
    texts.length >= 3 &&
    share(isCode) === 1 &&
    share((text) => /\p{L}/u.test(text)) === 1 &&
    uniqueShare(column) === 1
  ) {
    return { role: 'id', score: 0.5 };
  }
  const isLong = share((text) => text.length > 120 || /<\/?(p|br|ul|li|div|strong)\b/i.test(text)) >= 0.4;
  return isLong && uniqueShare(column) >= 0.6 ? { role: 'description', score: 0.5 } : null;
}

/** Eight, twelve, thirteen or fourteen digits of which the last is the check digit (GS1 General Specifications, 7.9). */
function isBarcode(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.slice(1).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}

/** Paths begin with a few words that repeat. */
function areFewRoots(texts: readonly string[]): boolean {
  const roots = new Set(texts.map((text) => text.split(/\s*(?:>|»|::)\s*/)[0]));
  return roots.size <= texts.length / 2;
}
