/** Car bulbs. */
import { bar, type Canvas, disc, placed, stroke } from '../../studio/canvas.ts';
import type { Look } from '../../studio/look.ts';
import { carton } from '../packs.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { together } from '../vessels.ts';
import { brandStyle } from '../workshop-metal.ts';

export function bulb(c: Canvas, look: Look): Piece {
  const one = (x: number) =>
    placed(
      turned(
        c,
        [
          [20, -330, 20],
          [30, -310, 22],
          [30, -180, 10],
          [26, -160],
        ],
        '#dbe7ee',
        { finish: 'glass' },
      ).art +
        stroke('M-10,-170V-240Q0,-262 10,-240V-170', '#b98e3a', 4) +
        bar(-12, -256, 24, 9, '#e9bd3a', 4) +
        disc(
          0,
          -250,
          60,
          60,
          c.radial([
            [0, '#fff6cf', 0.9],
            [1, '#fff6cf', 0],
          ]),
        ) +
        turned(
          c,
          [
            [34, -166, 4],
            [34, -130],
            [60, -126, 4],
            [60, -112, 4],
            [40, -108],
            [38, -60],
          ],
          '#b4bcc0',
          { finish: 'metal' },
        ).art +
        turned(
          c,
          [
            [36, -64, 4],
            [34, -6, 8],
            [30, 0],
          ],
          look.isColored ? look.color : look.dice.pick('socket', ['#22272a', '#2f66b3', '#f4f3ee']),
          {},
        ).art,
      { x },
    );
  return together(
    { art: one(0), box: [-62, -336, 124, 336], feet: [[-34, 34]], focus: [-110, -336, 240, 240] },
    carton(c, look, 190, 240, 80, brandStyle(look, 'sun', 'star')),
    24,
  );
}
