/** What the power tools of a maker share: colours, lettering, grips and vents. */
import { bar, type Canvas, disc, fillPath, sheet, stroke } from '../../studio/canvas.ts';
import { type Hex, lighter, lightness } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';

export const RUBBER = '#2a2f33';
export const STEEL = '#b4bcc0';

export const housing = (look: Look): Hex =>
  look.isColored
    ? look.color
    : look.dice.pick('tool', ['#e0762b', '#2f66b3', '#c22f2b', '#3f7d50', '#e9bd3a', '#2f9d9b']);

/** The second colour of a livery: rubber, or grey on a tool that is black itself. */
export const second = (look: Look, tone: Hex): Hex =>
  lightness(tone) < 0.25
    ? look.dice.pick('second', ['#4a5358', '#7d868b', '#c22f2b', '#e0762b', '#5d7f86'])
    : look.dice.pick('second', [RUBBER, RUBBER, '#3f474c', '#d9dcdb', '#5d666b']);

export const knurl = (c: Canvas, look: Look): string =>
  look.dice.pick('knurl', [
    sheet(c.tile(14, 14, disc(7, 7, 2.6, 2.6, '#000000', 0.4))),
    sheet(c.tile(300, 13, bar(0, 0, 300, 5, '#000000', 0, 0.35))),
    sheet(c.tile(16, 16, stroke('M0,16L16,0', '#000000', 3, { opacity: 0.35 }))),
    sheet(c.tile(15, 15, stroke('M0,0L15,15M15,0L0,15', '#000000', 2.4, { opacity: 0.35 }))),
  ]);

/** The maker's name, legible on both colours. */
export const nameInk = (look: Look): Hex => (lightness(second(look, housing(look))) > 0.6 ? '#22272a' : '#fdfaf3');

/** Two colours on one housing. `box` is what they are laid over. */
export function livery(
  c: Canvas,
  look: Look,
  outline: string,
  [x, y, w, h]: readonly [number, number, number, number],
): string {
  const { dice } = look;
  const other = second(look, housing(look));
  const cut = dice.between('cut', 0.3, 0.7);
  const layer = dice.pick('livery', [
    bar(x, y, w * 0.2, h, other) + bar(x + w * (0.72 + cut * 0.2), y, w, h, other),
    fillPath(`M${x + w * cut},${y}L${x + w},${y}V${y + h}H${x + w * (cut - 0.22)}Z`, other),
    fillPath(
      `M${x},${y + h * 0.72}C${x + w * 0.3},${y + h * cut} ${x + w * 0.6},${y + h} ${x + w},${y + h * (cut - 0.1)}V${y + h}H${x}Z`,
      other,
    ),
    fillPath(`M${x + w * cut},${y}h${w * 0.12}l${-w * 0.16},${h}h${-w * 0.12}Z`, other) +
      fillPath(`M${x + w * (cut + 0.18)},${y}h${w * 0.06}l${-w * 0.16},${h}h${-w * 0.06}Z`, other),
    bar(x, y + h * 0.62, w, h * 0.4, other) + bar(x, y + h * 0.56, w, 6, lighter(other, 0.5)),
    fillPath(
      `M${x},${y}H${x + w * cut * 0.7}C${x + w * cut},${y + h * 0.4} ${x + w * 0.2},${y + h * 0.7} ${x},${y + h}Z`,
      other,
    ),
  ]);
  return c.inside(outline, layer);
}

/** Vents: slots, holes or gills. */
export function vents(look: Look, x: number, y: number): string {
  return look.dice.pick('vents', [
    Array.from({ length: 5 }, (_, i) => bar(x, y + i * 15, 36, 7, '#0d1012', 3, 0.7)).join(''),
    Array.from({ length: 4 }, (_, i) => bar(x + i * 12, y, 6, 62, '#0d1012', 3, 0.7)).join(''),
    Array.from({ length: 9 }, (_, i) =>
      disc(x + (i % 3) * 17, y + 8 + Math.floor(i / 3) * 19, 5.5, 5.5, '#0d1012', 0.7),
    ).join(''),
    Array.from({ length: 4 }, (_, i) =>
      stroke(`M${x + i * 12},${y + 4}q-14,26 0,52`, '#0d1012', 6, { opacity: 0.7 }),
    ).join(''),
  ]);
}
