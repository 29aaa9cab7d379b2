/**
 * Converts a superlative to a sort order by a measure of this catalogue: "largest" is the screen of televisions, the
 * litres of kettles, the gigabytes of memory cards. The measure is chosen by the share of matching products that have
 * it, by how it is stated, and by the quantities that the superlative may mean (`order-preferences.json`).
 */
import { analyze, measuredAttribute, type Order, type Token, type Understanding } from '@quarry/language';
import type { CatalogModel } from '../catalog-model/catalog-model.ts';
import type { Measurement } from '../catalog-model/measurement.ts';
import type { IndexData } from '../index/index-data.ts';
import { overlaps } from '../match/resolved-spans.ts';
import preferences from './order-preferences.json' with { type: 'json' };

export interface AttributeOrder {
  /** The shop's attribute; empty where titles say a unit alone. */
  attribute: string;
  /** As `quantityOf` of the language package. */
  quantity: string;
  /** The unit most products write. */
  unit: string;
}

interface Preference {
  quantity: string;
  /** `*`: any; empty: a unit alone. */
  attribute: string;
  weight: number;
}

const PREFERENCES: Readonly<Record<string, readonly Preference[]>> = preferences;
/** The number of products from which the measure is inferred. */
const MAX_CHECKED = 300;
/** Minimum share of products that state the measure. */
const MIN_SHARE = 0.2;
/** Weight of a measure by its source; highest in titles, because shops put there what shoppers compare. */
const SOURCE_WEIGHT: Readonly<Record<Measurement['source'], number>> = { title: 1.2, attribute: 1, text: 0.4 };
/** Named beside the superlative: "largest capacity". */
const NAMED_WEIGHT = 20;

/**
 * What the superlative sorts these products by; null where they do not measure it.
 * @param products those that meet everything, in any order.
 * @param beside the word that names the attribute, where one does.
 */
export function attributeOrderOf(
  { catalog }: IndexData,
  { by }: Pick<Order, 'by'>,
  { products, beside }: { products: readonly number[]; beside: Token | null },
): AttributeOrder | null {
  const meanings = PREFERENCES[by];
  if (meanings === undefined || products.length === 0) return null;
  const step = Math.max(1, Math.floor(products.length / MAX_CHECKED));
  const looked = products.filter((_, place) => place % step === 0);
  const points = new Map<string, { order: AttributeOrder; products: number; points: number }>();
  for (const product of looked) {
    const seen = new Map<string, number>();
    for (const { attribute, quantity, source } of catalog.measuresOf(product)) {
      const key = `${quantity}\u0000${attribute}`;
      seen.set(key, Math.max(seen.get(key) ?? 0, SOURCE_WEIGHT[source]));
      if (!points.has(key)) {
        points.set(key, { order: { attribute, quantity, unit: '' }, products: 0, points: 0 });
      }
    }
    for (const [key, weight] of seen) {
      const known = points.get(key);
      if (known === undefined) continue;
      known.products++;
      known.points += weight;
    }
  }
  let best: { order: AttributeOrder; worth: number } | null = null;
  for (const { order, products: having, points: sum } of points.values()) {
    if (having < MIN_SHARE * looked.length) continue;
    const isNamed = beside !== null && names(beside, order);
    const worth = sum * (isNamed ? NAMED_WEIGHT : weightOf(meanings, order));
    if (worth > (best?.worth ?? 0)) best = { order, worth };
  }
  return best === null ? null : { ...best.order, unit: unitOf(catalog, best.order) };
}

/**
 * The word behind a superlative that names an attribute which this catalogue measures, the `capacity` of "largest capacity
 * washing machine": it says what to sort by, and no product needs to bear it.
 */
export function attributeBeside({ catalog }: IndexData, text: string, spans: Understanding['spans']): Token | null {
  const said = spans.find(({ kind }) => kind === 'order');
  if (said === undefined) return null;
  const [token, ...more] = analyze(text).filter(({ start }) => start >= said.end);
  // The last word is the thing itself: "largest screen".
  if (token === undefined || more.length === 0 || spans.some((span) => overlaps(span, token))) return null;
  const isMeasured = catalog.attributes.some(({ key, measures }) =>
    measures.some(({ quantity }) => names(token, { attribute: key, quantity })),
  );
  return isMeasured ? token : null;
}

/** Of one product, in base units; NaN where its data do not say. A range counts by its end in the asked direction. */
export function figureOf(
  { catalog }: IndexData,
  product: number,
  { attribute, quantity }: AttributeOrder,
  direction: Order['direction'],
): number {
  const own = catalog.measuresOf(product, quantity).filter((one) => one.attribute === attribute);
  const told = own.some(({ source }) => source !== 'text') ? own.filter(({ source }) => source !== 'text') : own;
  // For `218 × 92 cm` the greater length is the size; for a product with several sizes the requested one.
  const byVariant = new Map<number, number>();
  for (const { low, high, variant } of told) {
    const ends = direction === 'desc' && Number.isFinite(high) ? high : low > 0 ? low : high;
    byVariant.set(variant, Math.max(byVariant.get(variant) ?? Number.NEGATIVE_INFINITY, ends));
  }
  const figures = [...byVariant.values()].filter(Number.isFinite);
  if (figures.length === 0) return Number.NaN;
  return direction === 'desc' ? Math.max(...figures) : Math.min(...figures);
}

/** The most exact meaning decides: an attribute by its name before any attribute of the quantity. */
function weightOf(meanings: readonly Preference[], { attribute, quantity }: AttributeOrder): number {
  const ofQuantity = meanings.filter((one) => one.quantity === quantity);
  const exact =
    ofQuantity.find((one) => one.attribute === attribute) ?? ofQuantity.find((one) => one.attribute === '*');
  return exact?.weight ?? 0;
}

function names({ surface, stem }: Token, { attribute, quantity }: Omit<AttributeOrder, 'unit'>): boolean {
  if (attribute === '') return false;
  return measuredAttribute(surface, quantity) === attribute || attribute.split('_').includes(stem);
}

/** A unit alone is bound to no attribute; then the unit of any attribute of the quantity is shown. */
function unitOf(catalog: CatalogModel, { attribute, quantity }: AttributeOrder): string {
  const own = catalog.attribute(attribute)?.measures.find((one) => one.quantity === quantity);
  return own?.unit ?? '';
}
