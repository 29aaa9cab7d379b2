/** Paint buckets. */
import { type Canvas, disc, fillPath, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { label } from '../../studio/labels.ts';
import type { Look } from '../../studio/look.ts';
import { turned, wrapped } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';

export function paint(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const [r, h] = [dice.between('radius', 130, 160), dice.between('height', 260, 320)];
  const tin = turned(
    c,
    [
      [r, -h],
      [r * 1.02, -h + 12],
      [r, -h + 20],
      [r, -14],
      [r * 1.02, 0],
    ],
    '#c3cacd',
    { finish: 'metal', lid: '#c3cacd' },
  ).art;
  const style = {
    paper: dice.pick('paper', ['#f7f6f2', '#22272a', lighter(look.color, 0.75)]),
    ink: look.color,
    emblems: ['drop', 'leaf', 'sun', 'wave'] as const,
  };
  const open =
    disc(0, -h, r * 0.86, r * 0.112, darker(look.color, 0.25)) +
    disc(
      0,
      -h + 3,
      r * 0.84,
      r * 0.1,
      c.linear([
        [0, darker(look.color, 0.2)],
        [1, lighter(look.color, 0.25)],
      ]),
    );
  const drip =
    fillPath(
      `M${-r * 0.72},${-h + r * 0.08}C${-r * 0.7},${-h + 50} ${-r * 0.66},${-h + 90} ${-r * 0.58},${-h + 90}C${-r * 0.5},${-h + 90} ${-r * 0.52},${-h + 50} ${-r * 0.42},${-h + 44}C${-r * 0.32},${-h + 40} ${-r * 0.34},${-h + 66} ${-r * 0.26},${-h + 66}C${-r * 0.18},${-h + 66} ${-r * 0.2},${-h + 30} ${-r * 0.1},${-h + r * 0.13}Z`,
      look.color,
    ) + stroke(`M${-r * 0.66},${-h + 30}V${-h + 74}`, lighter(look.color, 0.7), 4, { opacity: 0.6 });
  const bail = stroke(
    `M${-r},${-h * 0.8}C${-r * 1.3},${-h * 0.3} ${r * 1.3},${-h * 0.3} ${r},${-h * 0.8}`,
    '#8d969b',
    6,
  );
  return {
    art:
      tin +
      wrapped(c, r, -h * 0.84, -h * 0.1, label(c, look, [-r, -h * 0.84, r * 2, h * 0.8], style)) +
      bail +
      disc(-r, -h * 0.8, 9, 11, '#8d969b') +
      disc(r, -h * 0.8, 9, 11, '#5d666b') +
      open +
      drip,
    box: [-r * 1.1, -h - r * 0.13, r * 2.2, h + r * 0.13],
    feet: [[-r, r]],
    focus: [-r, -h - 40, r * 2, r * 2],
  };
}
