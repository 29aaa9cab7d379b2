/** Points for attributes that the visitor prefers: a small addend that orders nearly equal matches. */
import type { Affinity } from '../engine-query.ts';
import { canonicalValue } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { AFFINITY_WEIGHT } from './weights.ts';

/**
 * Points for a product, 0 to `AFFINITY_WEIGHT`, by the share of preferred values that it has. Values that all results
 * share (their category) are excluded, so that the others (their colour) decide.
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
