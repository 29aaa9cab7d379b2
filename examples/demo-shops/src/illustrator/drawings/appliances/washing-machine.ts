/** Washing machines. */
import { bar, type Canvas, disc, fillPath } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { around, oval } from '../../studio/outline.ts';
import { block } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { enamel } from '../appliance-finish.ts';

export function washingMachine(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = enamel(look);
  const [w, h] = [460, 540];
  const r = dice.between('door', 138, 164);
  const cy = -h * 0.43;
  const rim = dice.pick('rim', ['#c3c9cc', '#2a2d30', '#f4f4f1']);
  const panel =
    bar(-w / 2, -h, w, 100, darker(tone, 0.08)) +
    bar(-w / 2, -h + 99, w, 3, '#10161d', 0, 0.3) +
    bar(-w / 2 + 22, -h + 24, 130, 54, lighter(tone, 0.2), 6) +
    bar(20, -h + 28, 110, 44, '#15191b', 6) +
    lettering(`${dice.count('h', 0, 2)}:${dice.count('m', 15, 59)}`, { x: 75, y: -h + 41, size: 19, color: '#9ce0c4' });
  const knob =
    disc(182, -h + 52, 30, 30, darker(tone, 0.3)) +
    disc(
      181,
      -h + 50,
      26,
      26,
      c.linear(
        [
          [0, '#ffffff'],
          [1, '#9aa2a6'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    bar(179, -h + 28, 4, 14, look.accent);
  const door =
    disc(4, cy + 6, r * 1.1, r * 1.1, '#10161d', 0.22) +
    disc(
      0,
      cy,
      r * 1.08,
      r * 1.08,
      c.linear(
        [
          [0, lighter(rim, 0.6)],
          [0.5, rim],
          [1, darker(rim, 0.45)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    disc(0, cy, r * 0.84, r * 0.84, '#23292d') +
    disc(
      0,
      cy,
      r * 0.78,
      r * 0.78,
      c.radial(
        [
          [0, '#5d6b73'],
          [0.6, '#2c363c'],
          [1, '#11161a'],
        ],
        0.5,
        0.5,
        0.5,
        0.4,
        0.34,
      ),
    ) +
    around(18, r * 0.56)
      .map((p) => disc(p.x, cy + p.y, 4.5, 4.5, '#0c1013', 0.7))
      .join('') +
    c.inside(
      oval(0, cy, r * 0.78, r * 0.78),
      fillPath(`M${-r},${cy - r}L${r * 0.2},${cy - r}L${-r * 0.5},${cy + r}H${-r}Z`, '#ffffff', 0.14),
    ) +
    bar(r * 0.88, cy - 34, 18, 68, darker(rim, 0.3), 8);
  return {
    art:
      block(
        c,
        { width: w, height: h, back: [70, 40], front: tone, side: darker(tone, 0.04) },
        panel + knob + bar(-w / 2, -26, w, 26, darker(tone, 0.12)) + door,
      ) + lettering(look.brand, { x: -w / 2 + 86, y: -h + 44, size: 15, color: darker(tone, 0.65), fit: 110 }),
    box: [-w / 2, -h - 40, w + 70, h + 40],
    feet: [[-w / 2, w / 2 + 50]],
    focus: [-w / 2, -h - 10, w * 0.9, w * 0.9],
  };
}
