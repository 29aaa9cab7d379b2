/** What a family of drawings promises, and the ways a product can be shown. */
import type { Canvas } from './canvas.ts';
import type { Look } from './look.ts';
import type { Mount, Piece, Setting } from './stage.ts';

type Draw = (c: Canvas, look: Look) => Piece;

/** One picture of a product: its own drawing or the usual one, in a setting. */
interface View extends Partial<Setting> {
  draw?: Draw;
}

export interface Drawing {
  draw: Draw;
  mount: Mount;
  /** Size on the paper, 1 when missing. */
  size?: number;
  /** The pictures after the first one; one to three. */
  more: readonly [View, ...View[]];
  /**
   * Another drawing for some products of the category, with the same number of views: a portable air conditioner does
   * not hang on the wall.
   */
  as?(look: Look): Drawing | undefined;
}

export type Drawings<Category extends string> = Record<Category, Drawing>;
