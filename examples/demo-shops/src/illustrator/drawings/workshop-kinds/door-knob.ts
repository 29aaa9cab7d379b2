/** Door knobs. */
import { bar, type Canvas, disc, fillPath, round, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { around, oval, polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

/** A ball, a mushroom, a facetted stone or a drum to turn, with a rose behind it. */
export function doorKnob(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const R = dice.between('rose', 124, 160);
  const r = R * dice.between('ball', 0.6, 0.84);
  const isSquare = dice.chance('square rose', 0.3);
  const rose = (k: number) =>
    isSquare ? rectangle(-R * k, -R * k, R * 2 * k, R * 2 * k, 26) : oval(0, 0, R * k, R * k);
  const light = dice.between('light', 0.26, 0.4);
  const ball = c.radial(
    [
      [0, lighter(tone, 0.85)],
      [0.35, lighter(tone, 0.15)],
      [0.8, darker(tone, 0.3)],
      [1, darker(tone, 0.55)],
    ],
    0.5,
    0.5,
    0.55,
    light,
    0.3,
  );
  const kind = dice.pick('knob', ['rings', 'facets', 'dome', 'key', 'fluted']);
  const sides = dice.count('sides', 6, 12);
  const corners = around(sides, r);
  const art = {
    rings: [0.78, 0.56, 0.34]
      .map((k) => stroke(oval(0, 0, r * k, r * k), darker(tone, 0.35), 4, { opacity: 0.45 }))
      .join(''),
    facets:
      corners.map(({ x, y }) => stroke(`M0,0L${round(x)},${round(y)}`, '#ffffff', 3, { opacity: 0.35 })).join('') +
      fillPath(polygon(around(sides, r * 0.55).map(({ x, y }) => [x, y] as const)), lighter(tone, 0.35), 0.8),
    dome:
      disc(0, 0, r * 0.5, r * 0.5, dice.pick('cap', [look.accent, '#f1f0ec', '#22272a', lighter(tone, 0.3)])) +
      stroke(oval(0, 0, r * 0.5, r * 0.5), darker(tone, 0.5), 4),
    key:
      disc(0, 0, r * 0.3, r * 0.3, darker(tone, 0.4)) +
      disc(0, 0, r * 0.24, r * 0.24, '#c3c9cc') +
      bar(-4, -r * 0.15, 8, r * 0.3, '#14181b', 3),
    fluted: around(sides * 2, r * 0.9)
      .map(({ x, y }) => disc(x, y, r * 0.09, r * 0.09, darker(tone, 0.4), 0.6))
      .join(''),
  }[kind];
  return {
    art:
      fillPath(
        rose(1),
        c.linear(
          [
            [0, lighter(tone, 0.5)],
            [0.5, tone],
            [1, darker(tone, 0.35)],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      stroke(rose(0.9), darker(tone, 0.4), dice.between('groove', 2, 8), { opacity: 0.5 }) +
      (dice.chance('screws', 0.5) ? [-1, 1].map((k) => disc(k * R * 0.93, 0, 7, 7, darker(tone, 0.5))).join('') : '') +
      c.pool(20, 30, r * 1.2, r * 1.12, 0.5) +
      (kind === 'facets'
        ? fillPath(polygon(corners.map(({ x, y }) => [x, y] as const)), ball)
        : disc(0, 0, r, r, ball)) +
      art,
    box: [-R - 2, -R - 2, R * 2 + 4, R * 2 + 4],
    outline: rose(1),
    focus: [-150, -150, 300, 300],
  };
}
