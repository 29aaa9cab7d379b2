import type { Worn } from './fit-upper.ts';
import type { GarmentKind } from './kinds.ts';

/** A fitted garment with its type. */
export interface WornPiece extends Worn {
  kind: GarmentKind;
  /** The hand that carries it. */
  side?: 'left' | 'right';
}
