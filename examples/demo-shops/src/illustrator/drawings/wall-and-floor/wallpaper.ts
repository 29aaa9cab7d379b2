/** Rolls of wallpaper. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';

export function wallpaper(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const ink = dice.pick('ink', [lighter(tone, 0.5), look.accent, darker(tone, 0.4)]);
  const motif = dice.pick('motif', [
    c.tile(
      110,
      130,
      fillPath('M55,10C80,40 80,80 55,120C30,80 30,40 55,10Z', ink, 0.8) + stroke('M55,10V120', tone, 3),
    ),
    c.tile(70, 40, bar(0, 0, 34, 40, ink, 0, 0.55)),
    c.tile(
      120,
      110,
      [20, 80]
        .map((x, i) =>
          placed(
            fillPath('M0,40C-4,10 -30,0 -34,-20C-10,-16 0,0 2,14C6,-10 20,-26 38,-26C34,0 12,10 6,40Z', ink, 0.85),
            { x: x + 10, y: 30 + i * 50 },
          ),
        )
        .join(''),
    ),
    c.tile(60, 60, stroke('M30,4L56,30L30,56L4,30Z', ink, 4) + disc(30, 30, 7, 7, look.accent)),
  ]);
  const roll = (x: number, y: number, k: number) =>
    placed(
      turned(
        c,
        [
          [64, -440],
          [64, 0],
        ],
        tone,
        { finish: 'matte', art: sheet(motif), lid: '#f4f1ea', tilt: 0.2 },
      ).art +
        disc(0, -440, 38, 8, '#c9c2b4') +
        disc(0, -440, 22, 5, '#6d6558'),
      { x, y, scale: k },
    );
  const piece = 'M-60,-420C-140,-424 -190,-400 -240,-410L-250,-20C-190,-2 -120,-26 -60,-16Z';
  return {
    art:
      roll(140, -10, 0.94) +
      c.form(piece, lighter(tone, 0.03), { depth: 14, dark: 0.4, art: sheet(motif) }) +
      roll(0, 0, 1),
    box: [-252, -456, 460, 456],
    feet: [[-230, 200]],
    focus: [-250, -440, 300, 300],
  };
}
