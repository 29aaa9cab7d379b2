/** Screws in a box. */
import { bar, type Canvas, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { carton } from '../packs.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';

export function screws(c: Canvas, look: Look): Piece {
  const metal =
    look.material === 'brass' || look.colorName === 'gold'
      ? '#c9a046'
      : look.dice.pick('plating', ['#b4bcc0', '#c9a046', '#5d666b']);
  const one = (x: number, y: number, turn: number, k: number) => {
    const thread = sheet(
      c.tile(
        80,
        15,
        stroke('M0,12L80,2', darker(metal, 0.6), 4, { opacity: 0.8 }) +
          stroke('M0,7L80,-3', '#ffffff', 2.4, { opacity: 0.6 }),
      ),
    );
    return placed(
      c.pool(8, 10, 40, 20, 0.3) +
        turned(
          c,
          [
            [50, -250, 4],
            [46, -236, 6],
            [19, -206, 6],
            [17, -60],
            [3, 0],
          ],
          metal,
          { finish: 'metal', lid: metal, tilt: 0.3, art: thread },
        ).art +
        bar(-27, -254, 54, 8, darker(metal, 0.6), 4) +
        bar(-6, -262, 12, 24, darker(metal, 0.6), 4),
      { x, y, turn, scale: k },
    );
  };
  const box = carton(c, look, 300, 200, 110, {
    paper: look.dice.pick('paper', ['#f7f6f2', '#d3b48b', look.color]),
    ink: look.color,
    emblems: ['gear', 'star'],
    lines: 2,
  });
  return {
    art:
      placed(box.art, { x: -110, y: -26 }) +
      one(120, -30, 74, 0.86) +
      one(90, 0, 106, 0.94) +
      one(250, -10, -20, 0.9) +
      one(190, -6, 12, 1),
    box: [-262, -290, 640, 292],
    feet: [[-250, 330]],
    focus: [40, -270, 320, 280],
  };
}
