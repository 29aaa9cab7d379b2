/** Devices with a shape of their own: foldable phones, soundbars. */
import { type Canvas } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';

export const metalAcross = (c: Canvas, tone: Hex) =>
  c.linear(
    [
      [0, darker(tone, 0.3)],
      [0.3, lighter(tone, 0.6)],
      [0.6, tone],
      [1, darker(tone, 0.45)],
    ],
    [0, 0, 1, 0],
  );
