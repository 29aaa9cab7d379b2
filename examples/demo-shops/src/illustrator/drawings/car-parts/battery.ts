/** Car batteries. */
import { bar, type Canvas, placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import { label } from '../../studio/labels.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import { block, turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { brandStyle } from '../workshop-metal.ts';

export function battery(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('case', ['#22272a', '#2a3440', '#3a4043']);
  const lid = dice.pick('lid', [look.color, '#22272a', '#c22f2b', '#2f66b3']);
  const [w, h] = [430, 280];
  const style = {
    ...brandStyle(look, 'star', 'sun', 'gear'),
    paper: dice.pick('sticker', ['#f6f7f6', look.color, '#e9bd3a']),
  };
  const post = (x: number, tint: Hex) =>
    placed(
      turned(
        c,
        [
          [21, -34, 4],
          [24, 0],
        ],
        '#a9b1b5',
        { finish: 'metal', lid: '#c4cacd' },
      ).art + bar(-32, 0, 64, 9, tint, 4),
      { x, y: -h - 66 },
    );
  return {
    art:
      block(
        c,
        { width: w, height: h, back: [96, 54], front: tone, side: tone, top: lid },
        c.inside(
          rectangle(-w / 2 + 34, -h + 70, w - 68, h - 104, 10),
          label(c, look, [-w / 2 + 34, -h + 70, w - 68, h - 104], style),
        ),
      ) +
      placed(block(c, { width: w + 10, height: 46, back: [98, 55], front: lid, side: lid, top: lighter(lid, 0.05) }), {
        y: -h + 6,
      }) +
      post(-110, '#c22f2b') +
      post(210, '#22272a') +
      stroke(`M-90,${-h - 66}C-40,${-h - 120} 120,${-h - 120} 170,${-h - 66}`, darker(lid, 0.4), 13),
    box: [-w / 2 - 5, -h - 120, w + 110, h + 120],
    feet: [[-w / 2, w / 2 + 70]],
    focus: [-w / 2, -h - 110, 330, 330],
  };
}
