/**
 * Reads WooCommerce's product export. A variable product and its variations are separate rows; a variation names its
 * product in `Parent`, by SKU where the product has one, else as `id:NUMBER`.
 */
import { type Draft, type DraftVariant, emptyDraft, type FeedReading } from './draft.ts';
import { cellText } from './feed-row.ts';

const HIDDEN_TYPES = new Set(['grouped']);

export function readsWooCommerce(columns: readonly string[]): FeedReading | null {
  const has = (column: string) => columns.includes(column);
  if (!(has('Type') && has('Name') && has('SKU') && (has('Regular price') || has('Parent')))) return null;
  const barcodeColumn = columns.find((column) => /^GTIN/i.test(column)) ?? '';
  const attributeNumbers = columns.flatMap((column) => /^Attribute (\d+) name$/.exec(column)?.[1] ?? []);

  return {
    name: 'WooCommerce product export',
    folds: 'parts',
    priceUnit: 'units',
    columns: {
      id: 'SKU',
      title: 'Name',
      description: 'Description',
      category: 'Categories',
      category_path: 'Categories',
      price: 'Regular price',
      sale_price: 'Sale price',
      stock: 'Stock',
      brand: 'Brands',
    },
    draft(cells, place) {
      const cell = (column: string) => cellText(cells[column]);
      const types = cell('Type')
        .toLowerCase()
        .split(/\s*,\s*/);
      const isVariation = types.includes('variation');
      if (types.some((type) => HIDDEN_TYPES.has(type)) || isHidden(cell)) return null;

      const pairs = attributesOf(cell, attributeNumbers);
      const draft = emptyDraft(place, isVariation ? cell('Parent') : cell('SKU') || `id:${cell('ID')}`);
      draft.images = cell('Images')
        .split(/\s*,\s*/)
        .filter(Boolean);
      if (isVariation) {
        draft.isPart = true;
        draft.variants = [variant(cell, barcodeColumn, pairs)];
        return draft;
      }
      if (cell('ID')) draft.aliases = [`id:${cell('ID')}`];
      draft.fields = mainFields(cell);
      draft.attributes = [...pairs, ...tagsOf(cell('Tags'))];
      if (!types.includes('variable')) draft.variants = [variant(cell, barcodeColumn, [])];
      return draft;
    },
  };
}

function isHidden(cell: (column: string) => string): boolean {
  return /^(0|-1|no|false)$/i.test(cell('Published')) || cell('Visibility in catalog').toLowerCase() === 'hidden';
}

function mainFields(cell: (column: string) => string): Draft['fields'] {
  // Of several categories, the first with the most steps is the most specific.
  const paths = cell('Categories')
    .split(/(?<!\\),/)
    .map((path) => path.replace(/\\,/g, ',').trim());
  const path = paths.reduce((deepest, next) => (steps(next) > steps(deepest) ? next : deepest), paths[0] ?? '');
  return {
    id: cell('SKU') || cell('ID'),
    title: cell('Name'),
    description: cell('Description') || cell('Short description'),
    brand: cell('Brands') || cell('Brand'),
    category: path.split('>').at(-1)?.trim() ?? '',
    category_path: path,
    url: cell('External URL'),
    price: cell('Regular price'),
    sale_price: cell('Sale price'),
    stock: cell('Stock'),
    availability: cell('In stock?'),
  };
}

function steps(path: string): number {
  return path.split('>').length;
}

function variant(
  cell: (column: string) => string,
  barcodeColumn: string,
  attributes: [string, string][],
): DraftVariant {
  const [regular, sale] = [cell('Regular price'), cell('Sale price')];
  return {
    sku: cell('SKU') || (cell('ID') && `id:${cell('ID')}`),
    barcode: cell(barcodeColumn),
    price: sale || regular,
    priceField: sale ? 'sale_price' : 'price',
    compare_at_price: sale ? regular : '',
    stock: cell('Stock') || (/^(0|no|outofstock)$/i.test(cell('In stock?')) ? '0' : ''),
    attributes,
  };
}

function attributesOf(cell: (column: string) => string, numbers: readonly string[]): [string, string][] {
  return numbers.flatMap((number) => {
    const name = cell(`Attribute ${number} name`);
    const values = cell(`Attribute ${number} value(s)`).split(/(?<!\\),/);
    return name === ''
      ? []
      : values.flatMap((value): [string, string][] => {
          const text = value.replace(/\\,/g, ',').trim();
          return text === '' ? [] : [[name, text]];
        });
  });
}

function tagsOf(text: string): [string, string][] {
  return text.split(',').flatMap((tag): [string, string][] => (tag.trim() === '' ? [] : [['tags', tag.trim()]]));
}
