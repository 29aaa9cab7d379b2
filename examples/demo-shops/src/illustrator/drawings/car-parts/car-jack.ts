/** Scissor jacks. */
import { hydraulicJack } from '../workshop-kinds/hydraulic-jack.ts';
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { polygon } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { steelAcross, steelFace } from '../workshop-metal.ts';

export function carJack(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('jack', ['#c22f2b', '#e0762b', '#2f66b3', '#22272a']);
  if (look.says('trolley', 'hydraulic')) return hydraulicJack(c, look, tone);
  const { dice } = look;
  const tons = look.amount('capacity') ?? 2;
  const thick = 26 + tons * 4 + dice.between('arm', -4, 4);
  const arm = (x1: number, y1: number, x2: number, y2: number, t: Hex) =>
    stroke(`M${x1},${y1}L${x2},${y2}`, darker(t, 0.45), thick + 6) +
    stroke(`M${x1},${y1}L${x2},${y2}`, t, thick) +
    stroke(`M${x1},${y1 - thick * 0.27}L${x2},${y2 - thick * 0.27}`, lighter(t, 0.5), 4, { opacity: 0.6 });
  const pinTone = dice.pick('pin', ['#22272a', '#8d969b', '#c79b4a']);
  const pin = (x: number, y: number) => disc(x, y, 19, 19, pinTone) + disc(x - 2, y - 2, 14, 14, steelFace(c));
  // Raised a little or far: the arms stand flat or steep.
  const rise = dice.between('raised', 0.72, 1.34);
  const y = -30 - 140 * rise;
  const top = y - 140 * rise;
  const wide = 210 / Math.sqrt(rise);
  const foot = dice.between('foot', 110, 170);
  const lower = dice.pick('lower', [darker(tone, 0.12), '#3a4146', tone]);
  const crank = dice.pick('crank', [
    `M${wide + 100},${y}V${y + 70}H${wide + 140}`,
    `M${wide + 90},${y}l30,-50h50`,
    `M${wide + 100},${y}h40v60h30`,
  ]);
  return {
    art:
      fillPath(
        polygon([
          [-foot, 0, 8],
          [-foot + 20, -30, 8],
          [foot - 20, -30, 8],
          [foot, 0, 8],
        ]),
        c.linear([
          [0, lighter(tone, 0.1)],
          [1, darker(tone, 0.5)],
        ]),
      ) +
      arm(-34, -30, -wide, y, lower) +
      arm(34, -30, wide, y, lower) +
      bar(-wide - 80, y - 11, wide * 2 + 180, 22, steelAcross(c), 8) +
      placed(sheetBar(c, 0), { y }) +
      arm(-wide, y, -34, top, tone) +
      arm(wide, y, 34, top, tone) +
      fillPath(
        polygon([
          [-84, top - 8, 8],
          [84, top - 8, 8],
          [64, top - 36, 6],
          [-64, top - 36, 6],
        ]),
        c.linear([
          [0, lighter(tone, 0.3)],
          [1, darker(tone, 0.4)],
        ]),
      ) +
      bar(-50, top - 44, 100, 11, dice.pick('pad', ['#22272a', look.accent]), 4) +
      [-wide, wide].map((x) => pin(x, y)).join('') +
      [-34, 34].map((x) => pin(x, -44) + pin(x, top + 8)).join('') +
      stroke(crank, dice.pick('crank tone', ['#8f979b', '#3a4146', '#c22f2b']), 13) +
      bar(-44, -27, 88, 24, '#f0ece2', 4) +
      lettering(`${look.brand} ${tons}T`, { y: -21, size: 12, color: '#22272a', fit: 80, weight: 1.7 }),
    box: [-wide - 82, top - 46, wide * 2 + 260, -top + 46],
    feet: [[-foot, foot]],
    focus: [-60, top - 40, 320, 320],
  };
}

const sheetBar = (c: Canvas, y: number) =>
  `<rect x="-200" y="${y - 11}" width="400" height="22" fill="${c.tile(8, 24, bar(0, 0, 3, 24, '#14181b', 0, 0.5))}"/>`;
