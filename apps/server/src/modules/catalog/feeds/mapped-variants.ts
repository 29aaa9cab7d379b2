/** Reads variants that are a list inside their product, as in the APIs of shop systems. */
import { cellMeans } from './columns/column-data.ts';
import type { DraftVariant } from './draft.ts';
import type { FeedMapping } from './feed-mapping.ts';
import { cellOf, cellText } from './feed-row.ts';
import { unpackAttributes } from './packed-attributes.ts';

type Cells = Readonly<Record<string, unknown>>;

export function mappedVariants(mapping: FeedMapping['variants'], product: Cells): DraftVariant[] {
  if (!mapping) return [];
  const value = cellOf(product, mapping.column);
  const items = Array.isArray(value) ? value : Object.values(isObject(value) ? value : {});
  const optionNames = namesOfOptions(product);
  return items.filter(isObject).map((item): DraftVariant => {
    const cell = (column: string | undefined) => (column ? cellText(cellOf(item, column)) : '');
    const { fields } = mapping;
    const [price, sale] = [cell(fields.price), cell(fields.sale_price)];
    const isReduced = sale !== '' && !/^[0.,]*$/.test(sale);
    return {
      sku: cell(fields.sku),
      barcode: cell(fields.barcode),
      price: isReduced ? sale : price,
      priceField: isReduced ? 'sale_price' : 'price',
      compare_at_price: isReduced ? price : cell(fields.compare_at_price),
      stock: cellMeans('out_of_stock', cell(fields.stock)) ? '0' : cell(fields.stock),
      attributes: [
        ...Object.entries(mapping.attributes).flatMap(([name, column]): [string, string][] => {
          const text = cell(column);
          const isFiller = text === '' || /^default title$/i.test(text);
          return isFiller ? [] : [[optionNames.get(column) ?? name, text]];
        }),
        ...mapping.packed.flatMap((column) => unpackAttributes(cellOf(item, column))),
      ],
    };
  });
}

/** Variants say `option1`, and the product `options: [{name: "Color"}]`. */
function namesOfOptions({ options }: Cells): Map<string, string> {
  const names = Array.isArray(options) ? options.map((option) => (isObject(option) ? cellText(option.name) : '')) : [];
  return new Map(names.flatMap((name, index): [string, string][] => (name ? [[`option${index + 1}`, name]] : [])));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
