/** What appliances are made of: enamel in the look's colour, and brushed metal. */
import { type Canvas } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';

export const enamel = (look: Look, ...others: Hex[]): Hex =>
  look.isColored ? look.color : look.dice.pick('enamel', ['#f2f2ef', '#c3c9cc', '#2f3437', ...others]);

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
