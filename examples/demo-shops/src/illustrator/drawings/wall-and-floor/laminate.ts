/** Laminate boards. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { oval, polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { woodGrain } from '../../studio/surface.ts';

const FLOORS: Record<string, readonly [Hex, ...Hex[]]> = {
  oak: ['#c49d6c', '#b58a58', '#d2b083', '#a98a68', '#c9a87c'],
  walnut: ['#6d4b36', '#5a3d2c', '#7f5a42', '#64493c', '#8a6148'],
  pine: ['#dcba8a', '#e6cda6', '#d0a873', '#e8d8bc', '#cfb48c'],
};

/** Boards in a fan or a pile, a laid corner of floor, or boards that stand; grain, joints and bevels differ. */
export function laminate(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone =
    look.isColored && !['brown', 'beige', 'cream'].includes(look.colorName)
      ? look.color
      : dice.pick('floor', FLOORS[look.material] ?? ['#c49d6c', '#a77b4e', '#8a6f58', '#d8c1a0', '#6d4b36', '#b7aea2']);
  const isThick = look.fact('dimensions').includes('1.2') || look.fact('dimensions').includes('24');
  const strength = dice.between('grain', 0.26, 0.7);
  const shadeOf = (i: number) => {
    const swing = dice.between(`board ${i}`, -0.16, 0.2);
    return swing > 0 ? lighter(tone, swing) : darker(tone, -swing);
  };
  const core = look.says('water resistant')
    ? dice.pick('core', ['#6f9a7c', '#7d93a3', '#5d6f66'])
    : dice.pick('core', ['#b89c74', '#a5875e', '#c9b18c']);
  const knots = (x: number, y: number, k: number) =>
    dice.chance('knots', 0.5)
      ? [0, 1]
          .map(
            (i) =>
              disc(x + i * 210 * k + dice.between(`knot ${i}`, 0, 90), y, 15 * k, 7 * k, darker(tone, 0.45), 0.7) +
              stroke(
                oval(x + i * 210 * k + dice.between(`knot ${i}`, 0, 90), y, 26 * k, 12 * k),
                darker(tone, 0.35),
                3,
                { opacity: 0.5 },
              ),
          )
          .join('')
      : '';
  const lay = dice.pick('lay', ['fan', 'floor', 'standing', 'pile']);
  if (lay === 'standing') {
    const count = dice.count('boards', 3, 5);
    const wide = isThick ? 132 : 104;
    return {
      art: Array.from({ length: count }, (_, i) => {
        const high = 470 - ((i * 67) % 130);
        const outline = rectangle(-wide / 2, -high, wide, high, 4);
        return placed(
          bar(-wide / 2 + 8, -high + 6, wide + 4, high - 6, '#10161d', 4, 0.25) +
            c.form(outline, shadeOf(i), {
              depth: 6,
              light: 0.4,
              art:
                woodGrain(c, shadeOf(i), strength, true) +
                placed(knots(-wide * 0.2, 0, 0.6), { x: 0, y: -high * 0.6, turn: 90 }),
            }) +
            bar(-wide / 2, -12, wide, 12, core),
          { x: (i - (count - 1) / 2) * wide * 0.86, turn: (i - (count - 1) / 2) * dice.between('fan', 1, 5) },
        );
      }).join(''),
      box: [-count * wide * 0.5 - 20, -500, count * wide + 40, 500],
      focus: [-170, -480, 330, 330],
    };
  }
  if (lay === 'floor') {
    // A corner of laid floor in perspective, on its underlay.
    const herringbone = dice.chance('herringbone', 0.4);
    const rows = isThick ? 4 : 6;
    const at = (u: number, v: number): [number, number] => [-330 + u * 560 + v * 130 - u * v * 60, -20 - v * 250];
    const path = (corners: readonly (readonly [number, number])[]) => polygon(corners.map(([u, v]) => at(u, v)));
    const whole = path([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
    const boards = herringbone
      ? Array.from({ length: 14 }, (_, i) =>
          Array.from({ length: 9 }, (_, k) => {
            const [u, v] = [i * 0.14 - 0.5, k * 0.18 - 0.3];
            const lean = k % 2 ? 0.16 : -0.16;
            return fillPath(
              path([
                [u, v],
                [u + 0.13, v],
                [u + 0.13 + lean, v + 0.17],
                [u + lean, v + 0.17],
              ]),
              shadeOf((i * 3 + k) % 9),
            );
          }).join(''),
        ).join('')
      : Array.from({ length: rows }, (_, k) =>
          Array.from({ length: 4 }, (_, i) => {
            const from = i * 0.45 - ((k * 0.31) % 0.45);
            return fillPath(
              path([
                [from, k / rows],
                [from + 0.445, k / rows],
                [from + 0.445, (k + 0.97) / rows],
                [from, (k + 0.97) / rows],
              ]),
              shadeOf(k * 3 + i),
            );
          }).join(''),
        ).join('');
    const edge = isThick ? 40 : 26;
    return {
      art:
        fillPath(
          polygon([at(0, 0), at(1, 0), [at(1, 0)[0], at(1, 0)[1] + edge], [at(0, 0)[0], at(0, 0)[1] + edge]]),
          c.linear([
            [0, darker(tone, 0.3)],
            [0.4, core],
            [1, darker(core, 0.4)],
          ]),
        ) +
        fillPath(
          polygon([at(1, 0), at(1, 1), [at(1, 1)[0], at(1, 1)[1] + edge * 0.8], [at(1, 0)[0], at(1, 0)[1] + edge]]),
          darker(core, 0.35),
        ) +
        fillPath(whole, darker(tone, 0.5)) +
        c.inside(whole, boards, woodGrain(c, tone, strength * 0.8)) +
        fillPath(
          whole,
          c.linear(
            [
              [0, '#ffffff', 0.24],
              [0.6, '#ffffff', 0],
            ],
            [0, 0, 1, 1],
          ),
        ),
      box: [-330, -276, 640, 300],
      feet: [[-320, 230]],
      focus: [-200, -280, 330, 260],
    };
  }
  const count = lay === 'pile' ? dice.count('boards', 5, 8) : dice.count('boards', 3, 5);
  const shift = lay === 'pile' ? dice.between('shift', -4, 5) : dice.between('shift', 20, 42);
  const rise = lay === 'pile' ? (isThick ? 40 : 30) : dice.between('rise', 54, 74);
  const thick = isThick ? 32 : 22;
  const lean = dice.between('lean', 80, 140);
  const plank = (i: number) => {
    const shade = shadeOf(i);
    const x = -330 + i * shift;
    const y = -i * rise;
    const top = polygon([
      [x, y - 20],
      [x + lean, y - 96],
      [x + lean + 450, y - 96],
      [x + 500, y - 20],
    ]);
    return (
      fillPath(
        polygon([
          [x, y - 20],
          [x + 500, y - 20],
          [x + 500, y - 20 + thick],
          [x, y - 20 + thick],
        ]),
        c.linear([
          [0, darker(shade, 0.2)],
          [0.4, core],
          [1, darker(shade, 0.5)],
        ]),
      ) +
      fillPath(
        polygon([
          [x + 500, y - 20],
          [x + lean + 450, y - 96],
          [x + lean + 450, y - 96 + thick],
          [x + 500, y - 20 + thick],
        ]),
        darker(shade, 0.45),
      ) +
      fillPath(
        top,
        c.linear(
          [
            [0, lighter(shade, 0.3)],
            [1, shade],
          ],
          [0, 0, 1, 0.6],
        ),
      ) +
      c.inside(top, woodGrain(c, shade, strength) + knots(x + 120, y - 56, 1)) +
      stroke(`M${x},${y - 20}H${x + 500}`, lighter(shade, 0.6), 2, { opacity: 0.6 })
    );
  };
  const strap =
    lay === 'pile'
      ? placed(
          fillPath(
            `M-120,${-(count - 1) * rise - 20}L${-120 + lean},${-(count - 1) * rise - 96}h70L-50,${-(count - 1) * rise - 20}V4H-120Z`,
            look.accent,
            0.92,
          ),
          {},
        )
      : '';
  const wide = lean + 460 + Math.abs(shift) * count;
  return {
    art: Array.from({ length: count }, (_, i) => plank(i)).join('') + strap,
    box: [-340, -(count - 1) * rise - 100, wide, (count - 1) * rise + 116],
    feet: [[-320, 180]],
    focus: [-200, -280, 330, 260],
  };
}
