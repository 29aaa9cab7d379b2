/**
 * Reads Google Merchant feeds, as XML or as a table with the same names. Items with one `item_group_id` are the variants of
 * one product.
 */
import { isObject } from '@quarry/contract';
import { emptyDraft, type FeedReading } from './draft.ts';
import { cellText } from './feed-row.ts';

const ATTRIBUTES = ['color', 'size', 'material', 'pattern', 'gender', 'condition', 'size_system', 'size_type'] as const;

export function readsMerchant(columns: readonly string[]): FeedReading | null {
  const known = new Map(
    columns.map((column) => [
      column
        .toLowerCase()
        .replace(/^g:/, '')
        .replace(/[\s-]+/g, '_'),
      column,
    ]),
  );
  const isMerchant =
    known.has('id') &&
    known.has('title') &&
    known.has('price') &&
    ['image_link', 'google_product_category', 'item_group_id', 'product_type'].some((name) => known.has(name));
  if (!isMerchant) return null;

  return {
    name: 'Google Merchant feed',
    folds: 'rows',
    priceUnit: 'units',
    columns: {
      id: known.get('id'),
      title: known.get('title'),
      description: known.get('description'),
      brand: known.get('brand'),
      category: known.get('product_type') ?? known.get('google_product_category'),
      url: known.get('link'),
      price: known.get('price'),
      sale_price: known.get('sale_price'),
      stock: known.get('quantity'),
      availability: known.get('availability'),
    },
    draft(cells, place) {
      const raw = (name: string): unknown => cells[known.get(name) ?? ''];
      const cell = (name: string) => cellText(Array.isArray(raw(name)) ? [raw(name)].flat()[0] : raw(name));
      const group = cell('item_group_id');
      const draft = emptyDraft(place, group || cell('id'));
      const path = cell('product_type') || cell('google_product_category').replace(/^\d+\s*-?\s*/, '');
      const [price, sale] = [cell('price'), cell('sale_price')];
      const attributes = ATTRIBUTES.flatMap((name): [string, string][] =>
        cell(name)
          .split('/')
          .flatMap((value): [string, string][] => (value.trim() ? [[name, value.trim()]] : [])),
      );

      draft.fields = {
        id: group || cell('id'),
        title: cell('title'),
        description: cell('description') || cell('summary') || cell('content'),
        brand: cell('brand'),
        category: path.split('>').at(-1)?.trim() ?? '',
        category_path: path,
        url: cell('link'),
        price,
        sale_price: sale,
        stock:
          cell('quantity') ||
          cell('quantity_to_sell_on_facebook') ||
          cell('sell_on_google_quantity') ||
          cell('inventory'),
        availability: cell('availability'),
        rating: cell('rating'),
        review_count: cell('review_count'),
      };
      draft.images = [raw('image_link'), raw('additional_image_link')]
        .flat()
        .flatMap((image) => cellText(image).split(/\s*,\s*(?=https?:)/))
        .filter(Boolean);
      draft.attributes = [
        ...attributes,
        ...stated('mpn', cell('mpn')),
        ...stated('age', cell('age_group')),
        ...detailsOf(raw('product_detail')),
      ];
      draft.variants = [
        {
          sku: cell('id'),
          barcode: cell('gtin'),
          price: sale || price,
          compare_at_price: sale ? price : '',
          stock: draft.fields.stock || (/out.?of.?stock/i.test(cell('availability')) ? '0' : ''),
          attributes: group ? attributes : [],
        },
      ];
      return draft;
    },
  };
}

const stated = (name: string, value: string): [string, string][] => (value ? [[name, value]] : []);

function detailsOf(value: unknown): [string, string][] {
  return [value].flat().flatMap((detail): [string, string][] => {
    if (!isObject(detail)) return [];
    const { name, value: text } = detail;
    return cellText(name) && cellText(text) ? [[cellText(name), cellText(text)]] : [];
  });
}
