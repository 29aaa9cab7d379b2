/** Shared details of garments: seams, stitches, buttons and flaps in their colours. */
import { disc, stroke, type Canvas } from '../studio/canvas.ts';
import { darker, lighter, type Hex } from '../studio/color.ts';
import { cloth } from '../studio/surface.ts';
import { type Cut } from './garment-cut.ts';
import { type Look } from '../studio/look.ts';

export interface Sewing {
  c: Canvas;
  look: Look;
  cut: Cut;
  /** Colour of the cloth. */
  tone: Hex;
  dark: Hex;
  /** True for lapels, whose closure begins lower. */
  lapelled: boolean;
  seam(path: string, opacity?: number): string;
  stitch(path: string): string;
  button(x: number, y: number, radius?: number): string;
  /** A piece of the same cloth sewn on. */
  flap(outline: string, depth?: number): string;
}

export function sewingOf(c: Canvas, look: Look, cut: Cut): Sewing {
  const { color: tone, dice } = look;
  const dark = darker(tone, 0.62);
  const isDenim = look.material === 'denim';
  const thread = isDenim ? '#cf9a52' : dark;
  const seam = (d: string, opacity = 0.5) => stroke(d, dark, 2.2, { opacity });
  const stitch = (d: string) => stroke(d, thread, 2.2, { opacity: isDenim ? 0.9 : 0.45, dash: '6 4' });
  const lapelled = cut.neck === 'lapel';
  const pearl = isDenim
    ? '#c58f4e'
    : dice.pick('button', [lighter(tone, 0.62), darker(tone, 0.5), '#e9dfca', '#5a3d28'] as const);
  const button = (x: number, y: number, r = 7) =>
    disc(x + 1.5, y + 2.5, r, r, '#10161d', 0.4) +
    disc(
      x,
      y,
      r,
      r,
      c.radial(
        [
          [0, lighter(pearl, 0.5)],
          [1, darker(pearl, 0.18)],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    disc(x - 2, y, 1.2, 1.2, dark) +
    disc(x + 2, y, 1.2, 1.2, dark);
  const flap = (outline: string, depthOf = 5) =>
    c.form(outline, lighter(tone, 0.02), { depth: depthOf, dark: 0.55, light: 0.4, art: cloth(c, look) });
  return { c, look, cut, tone, dark, lapelled, seam, stitch, button, flap };
}
