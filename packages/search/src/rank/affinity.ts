/** What a visitor has shown a liking for, as a small addend: it parts near-equals and lifts nothing over a better match. */
import type { Affinity } from '../engine-query.ts';
import { canonicalValue } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { AFFINITY_WEIGHT } from './weights.ts';

/**
 * Points for a product, 0 to `AFFINITY_WEIGHT`: how much of what is liked it has. A share, not a sum: what all results have
 * in common (their category) must not use up what tells them apart (their colour).
 */
export function likingOf(data: IndexData, affinity: Affinity | undefined): (product: number) => number {
  const liked = new Map<number, number>();
  let most = 0;
  for (const [key, values] of Object.entries(affinity ?? {})) {
    most += Math.min(1, Math.max(0, ...Object.values(values)));
    for (const [value, strength] of Object.entries(values)) {
      const number = data.attributes.find(key, canonicalValue(value));
      if (number >= 0 && strength > 0) liked.set(number, Math.min(1, strength));
    }
  }
  if (liked.size === 0) return () => 0;
  return (product) => {
    let sum = 0;
    for (const number of data.attributes.valuesOf(product)) sum += liked.get(number) ?? 0;
    return AFFINITY_WEIGHT * Math.min(1, sum / Math.max(1, most));
  };
}
