/** The printed label of packaged groceries, and the pieces that lie beside a pack. */
import { type Canvas, disc, sheet } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import type { LabelStyle } from '../../studio/labels.ts';
import type { Look } from '../../studio/look.ts';

export const style = (look: Look, ...emblems: [string, ...string[]]): LabelStyle => ({
  paper: look.dice.pick('paper', ['#faf5e8', '#ffffff', lighter(look.color, 0.78), '#f3e7cd']),
  ink: look.color,
  emblems,
  lines: 2,
});

/** A window in the pack that shows grains, shapes or pieces. */
export function pieces(c: Canvas, look: Look, tones: readonly [Hex, ...Hex[]], size: number, isLong = false): string {
  const { dice } = look;
  const cell = size * 5;
  const art = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [dice.between(`x${i}`, 0, cell), dice.between(`y${i}`, 0, cell)];
    const tone = dice.pick(`tone${i}`, tones);
    const turn = dice.between(`turn${i}`, 0, 180);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">${disc(0, 1.6, size, isLong ? size * 0.36 : size * 0.8, darker(tone, 0.45))}${disc(0, 0, size, isLong ? size * 0.34 : size * 0.78, tone)}${disc(-size * 0.3, -size * 0.2, size * 0.3, size * 0.14, '#ffffff', 0.5)}</g>`;
  }).join('');
  return sheet(darker(tones[0], 0.3)) + sheet(c.tile(cell, cell, art));
}
