/**
 * Reads Shopify's product CSV, with its older and newer column names.
 *
 * The older one has `Handle`, `Body (HTML)`, `Variant SKU`; the newer one `URL handle`, `Description`, `SKU`. The rows
 * of one handle are one product: the first has the texts, each further one a variant, a picture or both. Option names
 * are in the first row only, so they are remembered from row to row.
 */
import { keysOf } from '@quarry/contract';
import { type Draft, type DraftVariant, emptyDraft, type FeedReading } from './draft.ts';
import { cellText } from './feed-row.ts';

/** Older and newer name of each column that we read. */
const NAMES = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Product category', 'Standardized Product Type', 'Standard Product Type'],
  type: ['Type', 'Custom Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  stock: ['Variant Inventory Qty', 'Inventory quantity'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  image: ['Image Src', 'Product image URL'],
  variantImage: ['Variant Image', 'Variant image URL'],
  gender: ['Google Shopping / Gender'],
  ageGroup: ['Google Shopping / Age Group', 'Google Shopping / Age group'],
} as const;
type Name = keyof typeof NAMES;

const OPTIONS = [1, 2, 3] as const;

/** `Color (product.metafields.shopify.color-pattern)`: a custom column of the shop. */
const METAFIELD = /^(.+?) \((?:product|variant)\.metafields\.[^)]+\)$/;

export function readsShopify(columns: readonly string[]): FeedReading | null {
  const byLowerCase = new Map(columns.map((column) => [column.toLowerCase(), column]));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- made from all names
  const columnOf = Object.fromEntries(
    keysOf(NAMES).map((name) => [
      name,
      NAMES[name].map((header) => byLowerCase.get(header.toLowerCase())).find((column) => column !== undefined),
    ]),
  ) as Record<Name, string | undefined>;
  const isShopify =
    columnOf.handle !== undefined &&
    columnOf.title !== undefined &&
    (columnOf.description ?? columnOf.image ?? columnOf.price) !== undefined &&
    ['option1 name', 'variant price', 'variant sku', 'compare-at price', 'product image url', 'body (html)'].some(
      (header) => byLowerCase.has(header),
    );
  if (!isShopify) return null;

  const optionNames = new Map<string, string[]>();
  const metafields = columns.flatMap((column) => {
    const name = METAFIELD.exec(column)?.[1];
    return name ? [{ column, name }] : [];
  });

  return {
    name: byLowerCase.has('url handle') ? 'Shopify product CSV (newer columns)' : 'Shopify product CSV',
    folds: 'rows',
    priceUnit: 'units',
    columns: {
      id: columnOf.handle,
      title: columnOf.title,
      description: columnOf.description,
      brand: columnOf.vendor,
      category: columnOf.type ?? columnOf.category,
      price: columnOf.price,
      compare_at_price: columnOf.compareAt,
      stock: columnOf.stock,
    },
    draft(cells, place) {
      const cell = (name: Name) => (columnOf[name] ? cellText(cells[columnOf[name]]) : '');
      if (isHidden(cell('published'), cell('status'))) return null;

      const handle = cell('handle');
      const draft = emptyDraft(place, handle);
      draft.isPart = cell('title') === '';
      draft.fields = draft.isPart ? { id: handle } : mainFields(cell);
      draft.images = [cell('image'), cell('variantImage')].filter(Boolean);
      if (!draft.isPart) {
        draft.attributes = [
          ...pair('gender', cell('gender')),
          ...pair('age', cell('ageGroup')),
          ...metafields.flatMap(({ column, name }) =>
            listed(cellText(cells[column])).flatMap((value) => pair(name, value)),
          ),
          ...listed(cell('tags'), ',').flatMap((tag) => pair('tags', tag)),
        ];
      }
      draft.variants = variantOf(cells, cell, namesOfOptions(optionNames, handle, cells, byLowerCase), byLowerCase);
      return draft;
    },
  };
}

function isHidden(published: string, status: string): boolean {
  return /^(false|0|no)$/i.test(published) || /^(draft|archived|unlisted)$/i.test(status);
}

function mainFields(cell: (name: Name) => string): Draft['fields'] {
  return {
    id: cell('handle'),
    title: cell('title'),
    description: cell('description'),
    brand: cell('vendor'),
    category: cell('type') || lastStep(cell('category')),
    category_path: cell('category') || cell('type'),
  };
}

function lastStep(path: string): string {
  return path.split('>').at(-1)?.trim() ?? '';
}

/** The option names of the handle's first row. Only the current handle is remembered. */
function namesOfOptions(
  remembered: Map<string, string[]>,
  handle: string,
  cells: Readonly<Record<string, unknown>>,
  byLowerCase: ReadonlyMap<string, string>,
): string[] {
  const given = OPTIONS.map((number) => cellText(cells[byLowerCase.get(`option${number} name`) ?? '']));
  const names = given.map((name, index) => name || (remembered.get(handle)?.[index] ?? ''));
  remembered.clear();
  remembered.set(handle, names);
  return names;
}

function variantOf(
  cells: Readonly<Record<string, unknown>>,
  cell: (name: Name) => string,
  names: string[],
  byLowerCase: ReadonlyMap<string, string>,
): DraftVariant[] {
  const attributes = OPTIONS.flatMap((number, index) => {
    const value = cellText(cells[byLowerCase.get(`option${number} value`) ?? '']);
    const isFiller = value === '' || /^default title$/i.test(value);
    return isFiller ? [] : pair(names[index] || `option ${number}`, value);
  });
  const [sku, price] = [cell('sku'), cell('price')];
  const isPictureOnly = sku === '' && price === '' && attributes.length === 0;
  if (isPictureOnly) return [];
  // Without inventory tracking the number is meaningless, unless the file has no column that says so; with "continue
  // selling" the product is always available.
  const saysWhatIsTracked = NAMES.tracker.some((name) => byLowerCase.has(name.toLowerCase()));
  const isTracked = !saysWhatIsTracked || cell('tracker') !== '';
  const isCounted = isTracked && !/^(continue|true)$/i.test(cell('policy'));
  return [
    {
      sku,
      barcode: cell('barcode').replace(/^'/, ''),
      price,
      compare_at_price: cell('compareAt'),
      stock: isCounted ? cell('stock') : '',
      attributes,
    },
  ];
}

function listed(text: string, separator = ';'): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

function pair(name: string, value: string): [string, string][] {
  return value === '' ? [] : [[name, value]];
}
