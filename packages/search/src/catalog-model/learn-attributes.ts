/** Attributes of a catalogue: how many products have each, in which kinds, how many values, what they measure. */
import type { ReadMeasure } from './product-measures.ts';

export interface LearnedMeasure {
  quantity: string;
  /** The unit most products write. */
  unit: string;
  /** Products. */
  count: number;
  /** In base units of the quantity; open ends of ranges do not count. */
  low: number;
  high: number;
}

export interface LearnedAttribute {
  key: string;
  /** Products that have it, by attribute, title or text. */
  count: number;
  /** Products of which the shop's own attributes say it. */
  stated: number;
  /** Distinct values, counted up to `MAX_VALUES`. */
  values: number;
  measures: LearnedMeasure[];
  /** Narrowest categories that have it most, with products: ids of kinds. */
  kinds: [kind: number, products: number][];
}

export const MAX_VALUES = 1000;
const MAX_KEYS = 2000;
const MAX_KINDS = 12;

interface Growing {
  count: number;
  stated: number;
  values: Set<string>;
  kinds: Map<number, number>;
  measures: Map<string, { units: Map<string, number>; count: number; low: number; high: number }>;
}

export class AttributeLearner {
  private readonly keys = new Map<string, Growing>();
  /** `category quantity attribute` → products whose title measures what the attribute says. */
  private readonly agreements = new Map<string, number>();

  add(attributes: ReadonlyMap<string, readonly string[]>, measures: readonly ReadMeasure[], leaf: number): void {
    const seen = new Set<string>();
    for (const [key, values] of attributes) {
      const one = this.at(key);
      if (one === undefined) continue;
      one.stated++;
      for (const value of values) if (one.values.size < MAX_VALUES) one.values.add(value);
      seen.add(key);
    }
    for (const { attribute, quantity, unit, low, high } of measures) {
      if (attribute === '') continue;
      const one = this.at(attribute);
      if (one === undefined) continue;
      seen.add(attribute);
      const known = one.measures.get(quantity) ?? {
        units: new Map<string, number>(),
        count: 0,
        low: Infinity,
        high: -Infinity,
      };
      one.measures.set(quantity, known);
      known.count++;
      known.units.set(unit, (known.units.get(unit) ?? 0) + 1);
      known.low = Math.min(known.low, low > 0 ? low : high);
      if (Number.isFinite(high)) known.high = Math.max(known.high, high);
      else known.high = Math.max(known.high, low);
    }
    for (const key of seen) {
      const one = this.keys.get(key);
      if (one === undefined) continue;
      one.count++;
      if (leaf >= 0) one.kinds.set(leaf, (one.kinds.get(leaf) ?? 0) + 1);
    }
    this.countAgreements(measures, leaf);
  }

  /** The title says `10 kg` and the attribute `capacity` says so too: in this category `kg` means the capacity. */
  private countAgreements(measures: readonly ReadMeasure[], leaf: number): void {
    for (const title of measures) {
      if (title.source !== 'title' || title.attribute !== '') continue;
      for (const stated of measures) {
        if (stated.source !== 'attribute' || stated.quantity !== title.quantity) continue;
        if (stated.low > title.high || title.low > stated.high) continue;
        const key = `${leaf} ${title.quantity} ${stated.attribute}`;
        this.agreements.set(key, (this.agreements.get(key) ?? 0) + 1);
      }
    }
  }

  finish(): { attributes: LearnedAttribute[]; agreements: [key: string, products: number][] } {
    const attributes = [...this.keys].map(([key, { count, stated, values, kinds, measures }]) => ({
      key,
      count,
      stated,
      values: values.size,
      kinds: [...kinds].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_KINDS),
      measures: [...measures]
        .map(([quantity, { units, count: products, low, high }]) => ({
          quantity,
          unit: [...units].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '',
          count: products,
          low,
          high,
        }))
        .sort((a, b) => b.count - a.count || (a.quantity < b.quantity ? -1 : 1)),
    }));
    attributes.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
    return { attributes, agreements: [...this.agreements].sort((a, b) => (a[0] < b[0] ? -1 : 1)) };
  }

  private at(key: string): Growing | undefined {
    const known = this.keys.get(key);
    if (known !== undefined || this.keys.size >= MAX_KEYS) return known;
    const fresh: Growing = { count: 0, stated: 0, values: new Set(), kinds: new Map(), measures: new Map() };
    this.keys.set(key, fresh);
    return fresh;
  }
}
