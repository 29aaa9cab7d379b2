/** Colours and shine of steel and rubber. */
import type { Canvas } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';

export const RUBBER = '#22272a';
export const STEEL = '#a9b2b6';

export const shiny = (c: Canvas, tone: Hex, isUpright = false) =>
  c.linear(
    [
      [0, lighter(tone, 0.5)],
      [0.4, tone],
      [1, darker(tone, 0.45)],
    ],
    isUpright ? [0, 0, 1, 0] : [0, 0, 0, 1],
  );
