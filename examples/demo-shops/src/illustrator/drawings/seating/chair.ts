/** Chairs. */
import { bar, type Canvas, disc, placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { clothGrain, hardGrain, hardTone, isWood, textilePattern } from '../../studio/surface.ts';
import { frameWood } from '../upholstery.ts';

/** Frame of a chair: wood or metal, as the product says. */
export function chair(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const soft =
    !isWood(look.material) &&
    !['metal', 'plastic', 'rattan'].includes(look.material) &&
    !look.says('folding', 'bentwood') &&
    (look.material === 'velvet' || dice.chance('soft', 0.6));
  const tone = soft ? frameWood(look) : hardTone(look);
  const seatTone = soft ? look.color : tone;
  const isMetal = ['metal', 'steel', 'aluminium'].includes(look.material);
  const legTone = isMetal ? (look.isColored ? look.color : '#3a4043') : tone;
  const grain = hardGrain(c, look, tone, true);
  const paint = (t: Hex) =>
    c.linear(
      [
        [0, lighter(t, 0.3)],
        [0.5, t],
        [1, darker(t, 0.4)],
      ],
      [0, 0, 1, 0],
    );
  const width = isMetal ? 11 : 19;
  const high = dice.between('height', 430, 500);
  const [s, b] = [140, 112];
  const seat = -220;
  const isFolding = look.says('folding');
  const isBent = look.says('bentwood');
  const back = isBent
    ? 'hoop'
    : isFolding
      ? dice.pick('back', ['ladder', 'panel'])
      : dice.pick('back', soft ? ['pad', 'shell', 'pad'] : ['slats', 'ladder', 'panel', 'spindles', 'shell']);
  const leg = (x1: number, y1: number, x2: number, y2: number, t: Hex) =>
    stroke(`M${x1},${y1}L${x2},${y2}`, paint(t), width);
  const parts = [
    leg(-b + 6, seat, -b - 6, -34, darker(legTone, 0.35)),
    leg(b - 6, seat, b + 6, -34, darker(legTone, 0.35)),
  ];
  const upholstery = { ...look, color: seatTone };
  const panel = (d: string, depth = 12) =>
    c.form(d, seatTone, {
      depth,
      dark: 0.5,
      light: 0.42,
      art: soft ? clothGrain(c, upholstery) + textilePattern(c, upholstery, 0.7) : grain,
    });
  if (back === 'hoop') {
    const hoop = `M${-b},${seat}C${-b - 8},${-high + 60} ${-b + 30},${-high - 6} 0,${-high - 8}C${b - 30},${-high - 6} ${b + 8},${-high + 60} ${b},${seat}`;
    const inner = `M${-b * 0.5},${seat}C${-b * 0.56},${-high + 130} ${-b * 0.3},${-high + 70} 0,${-high + 68}C${b * 0.3},${-high + 70} ${b * 0.56},${-high + 130} ${b * 0.5},${seat}`;
    for (const [d, w] of [
      [hoop, 17],
      [inner, 13],
    ] as const)
      parts.push(
        stroke(d, darker(tone, 0.4), w + 3),
        stroke(d, tone, w),
        placed(stroke(d, lighter(tone, 0.5), 3, { opacity: 0.6 }), { x: -3, y: -2 }),
      );
  }
  if (back !== 'shell' && back !== 'hoop')
    parts.push(leg(-b, seat, -b + 8, -high, legTone), leg(b, seat, b - 8, -high, legTone));
  const bTop = -high;
  if (back === 'slats')
    parts.push(
      ...[-0.6, -0.2, 0.2, 0.6].map((t) => bar(t * b - 9, bTop + 30, 18, high + seat - 50, paint(tone), 4)),
      panel(rectangle(-b + 2, bTop - 8, b * 2 - 4, 46, 18), 7),
    );
  if (back === 'ladder')
    for (let i = 0; i < 3; i++)
      parts.push(
        panel(
          `M${-b + 8},${bTop + 16 + i * 66}Q0,${bTop - 6 + i * 66} ${b - 8},${bTop + 16 + i * 66}V${bTop + 52 + i * 66}Q0,${bTop + 32 + i * 66} ${-b + 8},${bTop + 52 + i * 66}Z`,
          6,
        ),
      );
  if (back === 'spindles')
    parts.push(
      ...[-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((t) =>
        stroke(`M${t * b * 1.05},${bTop + 20}L${t * b * 0.9},${seat}`, paint(tone), 8),
      ),
      panel(
        `M${-b},${bTop + 30}Q0,${bTop - 36} ${b},${bTop + 30}L${b - 4},${bTop + 56}Q0,${bTop - 4} ${-b + 4},${bTop + 56}Z`,
        6,
      ),
    );
  if (back === 'panel' || back === 'pad')
    parts.push(
      panel(
        rectangle(
          -b - 4,
          bTop - 4,
          b * 2 + 8,
          (high + seat) * dice.between('panel', 0.6, 0.86),
          back === 'pad' ? 46 : 26,
        ),
        16,
      ),
    );
  if (back === 'shell')
    parts.push(
      panel(
        `M${-s + 6},${seat + 6}C${-s - 8},${seat - 90} ${-b - 20},${bTop + 30} ${-b * 0.5},${bTop}Q0,${bTop - 18} ${b * 0.5},${bTop}C${b + 20},${bTop + 30} ${s + 8},${seat - 90} ${s - 6},${seat + 6}Z`,
        22,
      ),
    );
  parts.push(c.pool(0, seat + 4, s * 1.1, 20, 0.4));
  if (isFolding)
    parts.push(
      leg(-s + 10, seat + 10, s - 6, -6, darker(legTone, 0.2)),
      leg(s - 10, seat + 10, -s + 6, -6, legTone),
      stroke(`M${-s + 40},-64H${s - 40}`, paint(legTone), width * 0.6),
      disc(0, seat * 0.5, 8, 8, '#b9c0c4'),
    );
  else parts.push(leg(-s + 16, seat + 24, -s - 2, -6, legTone), leg(s - 16, seat + 24, s + 2, -6, legTone));
  if (!isFolding && dice.chance('rung', 0.5))
    parts.push(stroke(`M${-s + 8},-96H${s - 8}`, paint(legTone), width * 0.7));
  parts.push(
    panel(
      soft
        ? rectangle(-s, seat - 22, s * 2, 58, 28)
        : `M${-b - 10},${seat - 16}Q0,${seat - 26} ${b + 10},${seat - 16}L${s + 6},${seat + 16}Q${s + 8},${seat + 34} ${s - 10},${seat + 34}H${-s + 10}Q${-s - 8},${seat + 34} ${-s - 6},${seat + 16}Z`,
      9,
    ),
  );
  return {
    art: parts.join(''),
    box: [-s - 14, -high - 16, s * 2 + 28, high + 16],
    feet: [
      [-s - 14, -s + 22],
      [s - 22, s + 14],
    ],
    focus: [-s, -high - 10, s * 2, s * 2],
  };
}
