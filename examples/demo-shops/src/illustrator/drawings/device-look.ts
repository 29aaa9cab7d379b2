/** Shared parts of devices: the picture on a display and the colour of a case. */
import { bar, type Canvas, disc, fillPath } from '../studio/canvas.ts';
import { darker, type Hex, lighter, mix } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import { polygon } from '../studio/outline.ts';

/** A lit picture on a display: dusk over hills, waves, dunes or a bloom of light. */
export function wallpaper(c: Canvas, look: Look, x: number, y: number, w: number, h: number): string {
  const { dice } = look;
  const [deep, glow] = dice.pick<[Hex, Hex]>('wallpaper', [
    ['#123a40', '#e9a257'],
    ['#1d2a55', '#e58a9c'],
    ['#2b1f47', '#7fb2e8'],
    ['#0f3b34', '#d6d67c'],
    ['#3a1c2e', '#f0b35b'],
    ['#10314f', '#8fd0d6'],
  ]);
  const sky = bar(
    x,
    y,
    w,
    h,
    c.linear([
      [0, deep],
      [0.55, mix(deep, glow, 0.4)],
      [1, mix(deep, glow, 0.75)],
    ]),
  );
  const sun = disc(
    x + w * dice.between('sun x', 0.3, 0.75),
    y + h * dice.between('sun y', 0.36, 0.56),
    Math.min(w, h) * 0.15,
    Math.min(w, h) * 0.15,
    lighter(glow, 0.3),
  );
  const hill = (level: number, tone: Hex, i: number) =>
    fillPath(
      `M${x},${y + h * level}C${x + w * 0.3},${y + h * (level - dice.between(`h${i}`, -0.08, 0.14))} ${x + w * 0.6},${y + h * (level + dice.between(`d${i}`, -0.06, 0.1))} ${x + w},${y + h * (level - dice.between(`e${i}`, -0.05, 0.1))}V${y + h}H${x}Z`,
      tone,
    );
  return (
    sky +
    sun +
    hill(0.6, mix(deep, glow, 0.35), 0) +
    hill(0.72, mix(deep, glow, 0.18), 1) +
    hill(0.86, darker(deep, 0.2), 2) +
    fillPath(
      polygon([
        [x + w * 0.5, y],
        [x + w * 0.86, y],
        [x + w * 0.44, y + h],
        [x + w * 0.08, y + h],
      ]),
      '#ffffff',
      0.07,
    )
  );
}

export const shell = (look: Look, otherwise: Hex): Hex =>
  look.isColored ? look.color : look.dice.pick('shell', [otherwise, '#2a2d30', '#c9ced2', '#f0f0ed', '#5d666d']);
