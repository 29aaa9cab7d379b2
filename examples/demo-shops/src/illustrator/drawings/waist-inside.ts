/** The inside of a waist, seen from the front. */
import { fillPath, stroke } from '../studio/canvas.ts';
import { darker, type Hex } from '../studio/color.ts';

/** The dark inside of a waist and its back edge. */
export const waistInside = (tone: Hex, waist: number): string =>
  fillPath(`M${-waist + 3},4Q0,-20 ${waist - 3},4Q0,22 ${-waist + 3},4Z`, darker(tone, 0.52)) +
  stroke(`M${-waist + 3},4Q0,-20 ${waist - 3},4`, darker(tone, 0.15), 5);
