/** The interface by which constraints read the data of products, implemented by the index and by tests. */
import { elementAt } from '@quarry/language';
import type { Measurement } from '../catalog-model/measurement.ts';
import { listAt } from '../index/number-lists.ts';
import type { IndexData } from '../index/index-data.ts';
import { CONTAINS, FREE_FROM } from '../index/read-document.ts';
import { productsWith, contains } from '../index/attribute-index.ts';
import { NO_VALUE, tableOf, valueOfPair, type VariantTable } from '../index/variant-index.ts';

export interface ProductFacts {
  /** In how many ways the product is sold; 0 for one that has no variants. */
  variantCount(product: number): number;
  /** Canonical values of an attribute. `variant` -1: of the product as a whole. */
  values(product: number, attribute: string, variant: number): readonly string[];
  /** Everything measured in a quantity, of the product and of all its variants. */
  measures(product: number, quantity: string): readonly Measurement[];
  /** Attributes that a number of this quantity without a name may be for the product; empty without evidence. */
  attributesMeant(product: number, quantity: string): readonly string[];
  /** Models that the data name, in folded words. */
  models(product: number): readonly string[];
  /** NaN when unknown. */
  price(product: number, variant: number): number;
  states(product: number, statement: 'free_from' | 'contains', substance: string): boolean;
}

/** The facts of an index, as it is now. */
export function productFacts(data: IndexData): ProductFacts {
  const { catalog } = data;
  return {
    variantCount: (product) => rowsOf(data, product).count,
    values: (product, attribute, variant) => valuesOf(data, product, attribute, variant),
    measures: (product, quantity) => catalog.measuresOf(product, quantity),
    attributesMeant: (product, quantity) => catalog.attributesMeant(product, quantity),
    models: (product) => catalog.modelsOf(product),
    price: (product, variant) => {
      const { table, first } = rowsOf(data, product);
      const own = variant < 0 ? Number.NaN : (table?.prices[first + variant] ?? Number.NaN);
      return Number.isNaN(own) ? (data.prices[product] ?? Number.NaN) : own;
    },
    states: (product, statement, substance) =>
      contains(productsWith(data.statements, statement === 'contains' ? CONTAINS : FREE_FROM, substance), product),
  };
}

function rowsOf(data: IndexData, product: number): { table: VariantTable | undefined; first: number; count: number } {
  const table = tableOf(data.variants, product);
  const at = product - (table?.firstProduct ?? 0);
  const first = table?.offsets[at] ?? 0;
  return { table, first, count: (table?.offsets[at + 1] ?? first) - first };
}

function valuesOf(data: IndexData, product: number, attribute: string, variant: number): string[] {
  const { table, first, count } = rowsOf(data, product);
  if (variant >= 0 && variant < count && table !== undefined) {
    const own = Array.from(listAt(table.values, first + variant), (pair) => elementAt(table.pairs, pair)).filter(
      (pair) => pair.startsWith(`${attribute}\u0000`),
    );
    if (own.length > 0) return own.map(valueOfPair).filter((value) => value !== NO_VALUE);
  }
  return Array.from(data.attributes.valuesOf(product), (number) => data.attributes.pair(number))
    .filter(({ key }) => key === attribute)
    .map(({ value }) => value);
}
