/** Suits: a jacket over its trousers, with a pocket square. */
import { type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import type { Piece } from '../../studio/stage.ts';
import { suitTrousers } from '../bottoms/trousers.ts';
import type { Cut } from '../garment-cut.ts';
import { garment } from './garment.ts';

/** What tells one navy suit from the next: a folded square in the breast pocket, or a flower in the lapel. */
function pocketSquare(look: Look): string {
  const { dice } = look;
  const silk = dice.pick('square', ['#f6f5f1', look.accent, '#8a2f3a', '#2f6f73', '#d9a441', '#c9d4de']);
  const [x, y] = [52, dice.between('pocket', 168, 186)];
  const shape = dice.pick('fold', ['', 'flat', 'peaks', 'puff', 'flower'] as const);
  if (shape === '') return '';
  if (shape === 'flower')
    return [0, 72, 144, 216, 288]
      .map((turn) => placed(disc(0, -7, 6, 7, silk), { x: x + 4, y: y - 60, turn }))
      .concat(disc(x + 4, y - 60, 4, 4, '#f3e3b0'))
      .join('');
  const outline = {
    flat: `M${x - 21},${y}V${y - 11}H${x + 21}V${y}Z`,
    peaks: `M${x - 21},${y}L${x - 15},${y - 26}L${x - 4},${y - 9}L${x + 4},${y - 32}L${x + 12},${y - 9}L${x + 18},${y - 22}L${x + 21},${y}Z`,
    puff: `M${x - 20},${y}C${x - 26},${y - 30} ${x - 4},${y - 30} ${x},${y - 22}C${x + 6},${y - 32} ${x + 26},${y - 26} ${x + 20},${y}Z`,
  }[shape];
  return fillPath(outline, silk) + stroke(`M${x - 24},${y}H${x + 24}`, darker(look.color, 0.5), 4);
}

/** Jacket and trousers. */
export function suit(c: Canvas, look: Look, cut: Cut, isBack: boolean): Piece {
  const jacket = garment(c, look, cut, isBack);
  const legs = suitTrousers(c, look, cut.length - 92);
  const [x, y, width] = jacket.box;
  return {
    ...jacket,
    art: legs.art + c.pool(0, cut.length + 6, cut.hem * 0.9, 20, 0.5) + jacket.art + (isBack ? '' : pocketSquare(look)),
    box: [x, y, width, legs.bottom - y + 8],
    outline: (jacket.outline ?? '') + legs.outline,
  };
}
