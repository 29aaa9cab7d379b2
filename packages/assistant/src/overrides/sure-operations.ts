/** Decides which operations of the reader are certain enough to take precedence over phrases. */
import type { Operation } from '../dialogue/operation.ts';

/** Operations with a lower confidence do not take precedence over phrases. */
export const SURE = 0.6;
/** Sufficient for a search whose product kind was found with at least `CLEAR`. */
const LIKELY = 0.45;
export const CLEAR = 0.8;
export const isSure = ({ kind, confidence, slots }: Operation): boolean =>
  confidence >= SURE ||
  (confidence >= LIKELY && kind === 'find' && slots.some((slot) => slot.type === 'kind' && slot.confidence >= CLEAR));
