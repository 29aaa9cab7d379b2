/**
 * Reads Magento's product export (Adobe Commerce, version 2). A configurable product names its variants in
 * `configurable_variations`; each variant is a separate row that is not shown by itself.
 */
import { categoryPath } from './category-path.ts';
import { type Draft, type DraftVariant, emptyDraft, type FeedReading } from './draft.ts';
import { cellText } from './feed-row.ts';

const CONFIGURABLE = 'configurable';

export function readsMagento(columns: readonly string[]): FeedReading | null {
  const has = (column: string) => columns.includes(column);
  if (
    !(has('sku') && has('name') && has('product_type') && (has('additional_attributes') || has('attribute_set_code')))
  )
    return null;
  const children = new Map<string, string>();
  return {
    name: 'Magento product export',
    folds: 'parts',
    priceUnit: 'units',
    columns: {
      id: 'sku',
      title: 'name',
      description: 'description',
      category: 'categories',
      category_path: 'categories',
      price: 'price',
      sale_price: 'special_price',
      stock: 'qty',
    },
    draft(cells, place) {
      const cell = (column: string) => cellText(cells[column]);
      const isOffline = /^(0|2|no|disabled)$/i.test(cell('product_online'));
      // A row of another store view repeats the product in another language.
      if (isOffline || cell('store_view_code') !== '') return null;
      const attributes = packedPairs(cell('additional_attributes'));
      const isVariant = /not visible/i.test(cell('visibility')) && cell('product_type') !== CONFIGURABLE;
      const draft = emptyDraft(place, isVariant ? (children.get(cell('sku')) ?? cell('sku')) : cell('sku'));
      draft.images = [cell('base_image'), ...cell('additional_images').split(',')]
        .map((image) => image.trim())
        .filter(Boolean);
      if (isVariant) {
        draft.isPart = true;
        draft.variants = [variantOf(cell, [])];
        return draft;
      }
      draft.fields = fieldsOf(cell, attributes);
      draft.attributes = attributes.filter(([name]) => !/^(manufacturer|brand)$/i.test(name));
      draft.variants = variationsOf(cell('configurable_variations'));
      draft.aliases = draft.variants.map(({ sku }) => sku);
      for (const { sku } of draft.variants) children.set(sku, draft.key);
      if (draft.variants.length === 0) draft.variants = [variantOf(cell, [])];
      return draft;
    },
  };
}

function fieldsOf(cell: (column: string) => string, attributes: readonly [string, string][]): Draft['fields'] {
  const path = categoryPath(cell('categories'));
  const isConfigurable = cell('product_type') === CONFIGURABLE;
  return {
    id: cell('sku'),
    title: cell('name'),
    description: cell('description') || cell('short_description'),
    brand: attributes.find(([name]) => /^(manufacturer|brand)$/i.test(name))?.[1] ?? '',
    category: path.at(-1) ?? '',
    category_path: path.join(' > '),
    price: cell('price'),
    sale_price: cell('special_price'),
    // The configurable product itself is never in stock; its variants are.
    stock: isConfigurable ? '' : stockOf(cell),
    availability: isConfigurable ? '' : cell('is_in_stock'),
  };
}

function stockOf(cell: (column: string) => string): string {
  if (cell('is_in_stock') === '0') return '0';
  return cell('manage_stock') === '0' ? '' : cell('qty');
}

function variantOf(cell: (column: string) => string, attributes: [string, string][]): DraftVariant {
  const [price, special] = [cell('price'), cell('special_price')];
  return {
    sku: cell('sku'),
    barcode: '',
    price: special || price,
    priceField: special ? 'sale_price' : 'price',
    compare_at_price: special ? price : '',
    stock: stockOf(cell),
    attributes,
  };
}

/** `sku=A-S,size=S|sku=A-M,size=M`. */
function variationsOf(text: string): DraftVariant[] {
  return text.split('|').flatMap((part): DraftVariant[] => {
    const pairs = packedPairs(part);
    const sku = pairs.find(([name]) => name === 'sku')?.[1];
    if (!sku) return [];
    const attributes = pairs.filter(([name]) => name !== 'sku' && name !== 'price');
    return [{ sku, barcode: '', price: '', compare_at_price: '', stock: '', attributes }];
  });
}

/** `color=Black,load=110 kg`; a comma inside a value is followed by no `name=`. Several values stand between bars. */
function packedPairs(text: string): [string, string][] {
  return text.split(/,(?=[\w-]+=)/).flatMap((part): [string, string][] => {
    const sign = part.indexOf('=');
    const name = part.slice(0, sign).trim();
    const values = part
      .slice(sign + 1)
      .split('|')
      .map((value) => value.trim());
    return sign > 0 ? values.filter(Boolean).map((value): [string, string] => [name, value]) : [];
  });
}
