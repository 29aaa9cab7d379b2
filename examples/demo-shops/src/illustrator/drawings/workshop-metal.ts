/** Steel, rubber and printed labels of the car parts shop. */
import type { Canvas } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import type { LabelStyle } from '../studio/labels.ts';
import type { Look } from '../studio/look.ts';

export const RUBBER = '#24292d';

export const STEEL = '#b4bcc0';

export const steelAcross = (c: Canvas, tone: Hex = STEEL) =>
  c.linear(
    [
      [0, darker(tone, 0.35)],
      [0.25, lighter(tone, 0.65)],
      [0.5, tone],
      [0.75, lighter(tone, 0.2)],
      [1, darker(tone, 0.5)],
    ],
    [0, 0, 1, 0],
  );

export const steelFace = (c: Canvas, tone: Hex = STEEL) =>
  c.linear(
    [
      [0, '#fdfefe'],
      [0.35, darker(tone, 0.12)],
      [0.6, lighter(tone, 0.5)],
      [1, darker(tone, 0.48)],
    ],
    [0, 0, 1, 1],
  );

export const brandStyle = (look: Look, ...emblems: [string, ...string[]]): LabelStyle => ({
  paper: look.dice.pick('paper', ['#f6f7f6', '#22272a', lighter(look.color, 0.8), look.color]),
  ink: look.color === '#f1f0ec' ? look.accent : look.color,
  emblems,
  lines: 2,
});
