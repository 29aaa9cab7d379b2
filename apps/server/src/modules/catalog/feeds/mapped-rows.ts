/** Converts rows to drafts with a mapping. */
import { LANGUAGES, isObject, entriesOf } from '@quarry/contract';
import { categoryPath, joinedPath } from './category-path.ts';
import { cellMeans } from './columns/column-data.ts';
import { type Draft, type DraftVariant, emptyDraft, type FeedReading } from './draft.ts';
import type { FeedMapping } from './feed-mapping.ts';
import { cellOf, cellText, type Place } from './feed-row.ts';
import { mappedVariants } from './mapped-variants.ts';
import { unpackAttributes } from './packed-attributes.ts';

type Cells = Readonly<Record<string, unknown>>;

export function readsByMapping(mapping: FeedMapping): FeedReading {
  const rows = new MappedRows(mapping);
  return {
    name: 'a table read through a mapping',
    folds: foldsOf(mapping),
    columns: mapping.fields,
    priceUnit: mapping.price_unit,
    draft: (cells, place) => rows.draft(cells, place),
  };
}

function foldsOf({ parent, options_below, row_type }: FeedMapping): FeedReading['folds'] {
  if (parent?.names === 'group') return 'rows';
  return parent || options_below || row_type ? 'parts' : 'nothing';
}

class MappedRows {
  readonly #mapping: FeedMapping;
  /** The last row that was a product, for options that stand below it. */
  #above: { key: string; optionNames: string[] } | null = null;

  constructor(mapping: FeedMapping) {
    this.#mapping = mapping;
  }

  draft(cells: Cells, place: Place): Draft | null {
    const mapping = this.#mapping;
    const cell = (column: string | undefined) => (column ? cellText(cellOf(cells, column)) : '');
    if (cellMeans('not_published', cell(mapping.published))) return null;
    const id = this.#idOf(cell);
    const owner = this.#ownerOf(cell, id);
    if (owner !== null) return this.#optionRow(cells, place, owner);

    const group = mapping.parent?.names === 'group' ? cell(mapping.parent.column) : '';
    const key = group || id;
    const draft = emptyDraft(place, key);
    const names = mapping.options.map(({ name, name_column }) => cell(name_column) || name || '');
    this.#above = { key, optionNames: names };
    draft.aliases = [cell(mapping.fields.id), cell(mapping.fields.sku)].filter(
      (other) => other !== '' && other !== key,
    );
    draft.fields = this.#fieldsOf(cells, key);
    this.#addTexts(draft, cell);
    draft.images = mapping.images.flatMap((column) => addresses(cellOf(cells, column)));
    draft.attributes = this.#attributesOf(cells);
    const variant = { ...this.#variantOf(cells, group ? names : []), sku: cell(mapping.fields.sku) || id };
    if (group) {
      draft.variants = [variant];
      // What the product costs and how many there are is the sum of its rows.
      draft.fields = { ...draft.fields, price: '', sale_price: '', compare_at_price: '', stock: '', availability: '' };
    }
    if (!group && (cell(mapping.fields.sku) || variant.barcode)) {
      draft.variants = [{ ...variant, price: '', compare_at_price: '', stock: '', isProduct: true }];
    }
    draft.variants.push(...mappedVariants(mapping.variants, cells));
    return draft;
  }

  #idOf(cell: (column: string | undefined) => string): string {
    const { fields } = this.#mapping;
    const hasIds = Boolean(fields.id ?? fields.sku);
    return cell(fields.id) || cell(fields.sku) || (hasIds ? '' : idFromTitle(cell(fields.title)));
  }

  /** The key of the product that the row is an option of; null for a product. */
  #ownerOf(cell: (column: string | undefined) => string, id: string): string | null {
    const { parent, row_type, options_below, fields } = this.#mapping;
    const isOption = cellMeans('row_option', cell(row_type));
    if (parent?.names === 'product') {
      const named = cell(parent.column).replace(/^id:/i, '');
      const isItself = named === id || named === cell(fields.sku) || /^0*$/.test(named);
      if (!isItself) return named;
    }
    const isBelow = isOption || (options_below && cell(fields.title) === '');
    return isBelow && this.#above ? this.#above.key : null;
  }

  #optionRow(cells: Cells, place: Place, owner: string): Draft {
    const mapping = this.#mapping;
    const draft = emptyDraft(place, owner);
    draft.isPart = true;
    draft.images = mapping.images.flatMap((column) => addresses(cellOf(cells, column)));
    const names = mapping.options.map(
      ({ name, name_column }, index) =>
        cellText(cellOf(cells, name_column ?? '')) || this.#above?.optionNames[index] || name || '',
    );
    const variant = this.#variantOf(cells, names);
    const fromPairs = variant.attributes.length === 0 ? this.#pairsOf(cells) : [];
    if (fromPairs.length === 0 && variant.attributes.length === 0) fromPairs.push(...this.#attributesOf(cells));
    draft.variants = [{ ...variant, attributes: [...variant.attributes, ...fromPairs] }];
    return draft;
  }

  #variantOf(cells: Cells, optionNames: readonly string[]): DraftVariant {
    const { fields, options } = this.#mapping;
    const cell = (column: string | undefined) => (column ? cellText(cellOf(cells, column)) : '');
    const [price, sale] = [cell(fields.price), cell(fields.sale_price)];
    const isReduced = sale !== '' && !/^[0.,]*$/.test(sale);
    return {
      sku: cell(fields.sku) || cell(fields.id),
      barcode: cell(fields.barcode),
      price: isReduced ? sale : price,
      priceField: isReduced ? 'sale_price' : 'price',
      compare_at_price: isReduced ? price : cell(fields.compare_at_price),
      stock: cell(fields.stock) || (cellMeans('out_of_stock', cell(fields.availability)) ? '0' : ''),
      attributes: options.flatMap(({ value }, index): [string, string][] => {
        const text = cell(value);
        return text === '' || optionNames.length === 0 ? [] : [[optionNames[index] || `option ${index + 1}`, text]];
      }),
    };
  }

  #fieldsOf(cells: Cells, id: string): Draft['fields'] {
    const mapping = this.#mapping;
    const fields: Draft['fields'] = {};
    for (const [field, column] of entriesOf(mapping.fields)) {
      fields[field] = cellText(cellOf(cells, column));
    }
    fields.id = id;
    fields.currency ||= mapping.currency ?? '';
    const category = categoryPath(cellOf(cells, mapping.fields.category ?? ''));
    const path = categoryPath(cellOf(cells, mapping.fields.category_path ?? ''));
    const levels = mapping.category_levels.map((column) => categoryPath(cellOf(cells, column)));
    const joined = joinedPath([...levels.slice(0, 1), path.length > 0 ? path : category, ...levels.slice(1)]);
    fields.category_path = joined.join(' > ');
    fields.category = category.at(-1) ?? joined.at(-1) ?? '';
    if (mapping.empty_stock === 'none') fields.stock ||= '0';
    return fields;
  }

  #addTexts(draft: Draft, cell: (column: string | undefined) => string): void {
    const { texts } = this.#mapping;
    const languages = LANGUAGES.filter((language) => texts[language]);
    for (const language of languages) {
      const title = cell(texts[language]?.title);
      const description = cell(texts[language]?.description);
      if (title) draft.texts[language] = { title, description };
    }
    draft.fields.title ||= languages.map((language) => draft.texts[language]?.title).find(Boolean) ?? '';
    draft.fields.description ||= languages.map((language) => draft.texts[language]?.description).find(Boolean) ?? '';
  }

  #attributesOf(cells: Cells): [string, string][] {
    const { attributes, packed, units } = this.#mapping;
    return [
      ...Object.entries(attributes).flatMap(([name, column]) => valuesOf(name, cellOf(cells, column), units[name])),
      ...this.#pairsOf(cells),
      ...packed.flatMap((column) => unpackAttributes(cellOf(cells, column))),
    ];
  }

  #pairsOf(cells: Cells): [string, string][] {
    return this.#mapping.attribute_pairs.flatMap(({ name, value }) => {
      const label = cellText(cellOf(cells, name));
      const values = cellText(cellOf(cells, value)).split(/\s*[|;]\s*|(?<!\\),\s+/);
      return label === '' ? [] : values.flatMap((one) => valuesOf(label, one, undefined));
    });
  }
}

/** A feed without ids: the same name is the same product. */
function idFromTitle(title: string): string {
  const slug = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return slug.replace(/^-|-$/g, '').slice(0, 150);
}

/** Addresses in a cell: one, several with a separator between, a list, or a list of objects that hold one. */
function addresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addresses);
  if (isObject(value)) {
    const { url, src, href, link, image, original } = value;
    return [url, src, href, link, image, original].map(cellText).filter(Boolean).slice(0, 1);
  }
  return cellText(value)
    .split(/[\s|;]+|,\s*(?=https?:|\/)/)
    .filter(Boolean);
}

function valuesOf(name: string, value: unknown, unit: string | undefined): [string, string][] {
  return [value].flat().flatMap((one): [string, string][] => {
    const text = cellText(one);
    if (text === '') return [];
    return [[name, unit && /^[\d.,\s]+$/.test(text) ? `${text} ${unit}` : text]];
  });
}
