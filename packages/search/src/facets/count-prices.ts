/**
 * The price facet: the range of all prices, and four to six ranges between round numbers, about equally full. A range is
 * written `20-50`, both ends included as in the filters `price_min` and `price_max`; a product sold at several prices is
 * counted in each range that one of them falls into. Ranges go from cheap to dear; empty ones are left out.
 */
import type { Facet } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { tableOf, type VariantTable } from '../index/variant-index.ts';
import type { CountedProducts } from './count-values.ts';

const RANGES = 5;
const FEWEST_RANGES = 4;
/** The number of sampled prices from which the range limits are derived. */
const SAMPLE = 2000;
/** Steps of round numbers, as parts of their power of ten: 100, 200, …; 100, 150, …; 100, 120, …; 100, 110, …. */
const STEPS = [1, 2, 5, 10, 100, 1000] as const;

/** null when no product has a price. */
export function countPrices(data: IndexData, counted: CountedProducts): Facet | null {
  const prices = pricesOf(data, counted);
  if (prices.amounts.length === 0) return null;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const amount of prices.amounts) {
    if (amount < min) min = amount;
    if (amount > max) max = amount;
  }
  const bounds = rangeBounds(sampleOf(prices.amounts), min, max);
  const values = bounds.slice(1).map((upper, i) => ({ lower: bounds[i] ?? 0, upper }));
  return {
    key: 'price',
    values: values
      .map(({ lower, upper }) => ({ value: `${lower}-${upper}`, count: countBetween(prices, lower, upper) }))
      .filter(({ count }) => count > 0),
    min,
    max,
  };
}

/** Every price at which each product is sold; `owners` in step, equal ones side by side. */
interface Prices {
  amounts: Float64Array;
  owners: Uint32Array;
}

function pricesOf(data: IndexData, { products, judge }: CountedProducts): Prices {
  let amounts = new Float64Array(products.length);
  let owners = new Uint32Array(products.length);
  let count = 0;
  const note = (product: number, price: number) => {
    // Most variants cost the same.
    if (Number.isNaN(price) || (count > 0 && owners[count - 1] === product && amounts[count - 1] === price)) return;
    if (count === amounts.length) {
      amounts = grown(amounts, new Float64Array(count * 2 + 8));
      owners = grown(owners, new Uint32Array(count * 2 + 8));
    }
    amounts[count] = price;
    owners[count++] = product;
  };
  for (let i = 0; i < products.length; i++) {
    const product = products[i] ?? 0;
    const price = data.prices[product] ?? 0;
    const table = tableOf(data.variants, product);
    const place = table === undefined ? -1 : product - table.firstProduct;
    const start = table?.offsets[place] ?? 0;
    const end = table?.offsets[place + 1] ?? start;
    if (table === undefined || start === end) note(product, price);
    else if (judge !== null)
      for (const row of judge.rowsThatMeet(product)) note(product, priceOfRow(table, row, price));
    else for (let row = start; row < end; row++) note(product, priceOfRow(table, row, price));
  }
  return { amounts: amounts.subarray(0, count), owners: owners.subarray(0, count) };
}

function priceOfRow({ prices }: VariantTable, row: number, ofProduct: number): number {
  const own = prices[row] ?? 0;
  return Number.isNaN(own) ? ofProduct : own;
}

function countBetween({ amounts, owners }: Prices, lower: number, upper: number): number {
  let count = 0;
  let last = -1;
  for (let i = 0; i < amounts.length; i++) {
    const amount = amounts[i] ?? 0;
    if (amount < lower || amount > upper || owners[i] === last) continue;
    last = owners[i] ?? 0;
    count++;
  }
  return count;
}

function sampleOf(amounts: Float64Array): Float64Array {
  const size = Math.min(SAMPLE, amounts.length);
  return Float64Array.from({ length: size }, (_, i) => amounts[Math.floor((i * amounts.length) / size)] ?? 0).sort();
}

/** Round numbers that part the prices into about equally many, with a bound below the cheapest and above the dearest. */
export function rangeBounds(sorted: Float64Array, min: number, max: number): number[] {
  let best: number[] = [];
  for (const parts of STEPS) {
    const lowest = roundTo(min, parts, Math.floor);
    const highest = roundTo(max, parts, Math.ceil);
    const between = Array.from({ length: RANGES - 1 }, (_, i) =>
      roundTo(sorted[Math.floor(((i + 1) * sorted.length) / RANGES)] ?? 0, parts, Math.round),
    );
    const inner = between.filter((bound) => bound > min && bound < max);
    best = [...new Set([lowest, ...inner, highest])].sort((a, b) => a - b);
    if (best.length > FEWEST_RANGES || min === max) break;
  }
  // "From nothing" reads better than "from 3", where little lies below.
  if (best.length > 1 && (best[0] ?? 0) < (best[1] ?? 0) / 2) best[0] = 0;
  // One price for all: a range that holds just it.
  return best.length === 1 ? [best[0] ?? 0, best[0] ?? 0] : best;
}

/** Rounds to a multiple of the amount's power of ten divided by `parts`. */
function roundTo(amount: number, parts: number, round: (value: number) => number): number {
  if (amount <= 0) return 0;
  const power = Math.floor(Math.log10(amount));
  // Dividing by whole powers keeps 0.3 from becoming 0.30000000000000004.
  const factor = power < 0 ? parts * 10 ** -power : parts / 10 ** power;
  const rounded = Number((round(Number((amount * factor).toPrecision(12))) / factor).toPrecision(12));
  return rounded;
}

function grown<A extends Float64Array | Uint32Array>(from: A, into: A): A {
  into.set(from);
  return into;
}
