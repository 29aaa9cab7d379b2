/** Keyboards and mice. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { verticalMouse } from '../desk-devices.ts';
import { shell } from '../device-look.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

export function keyboard(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#e4e6e4');
  const isMechanical = look.says('mechanical');
  const cap = isMechanical
    ? dice.pick('caps', [lighter(tone, 0.16), '#f1efe8', '#e4dccb', darker(tone, 0.3)])
    : dice.pick('caps', [lighter(tone, 0.14), darker(tone, 0.24), lighter(tone, 0.3)]);
  const rows = 5;
  const deck = polygon([
    [-330, -150, 16],
    [330, -150, 16],
    [374, -12, 16],
    [-374, -12, 16],
  ]);
  let keys = '';
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const [y, half, high] = [-140 + t * 98, 312 + t * 32, 17 + t * 4];
    const isSpace = row === rows - 1;
    const count = isSpace ? 7 : 14;
    let x = -half;
    for (let i = 0; i < count; i++) {
      const width = isSpace ? (i === 3 ? half * 0.86 : (half * 2 - half * 0.86) / 6) : (half * 2) / count;
      const tint =
        (row === 0 && i === 0) || (row === 2 && i === count - 1)
          ? look.accent
          : (i === 0 || i === count - 1) && dice.chance('mods', 0.5)
            ? darker(cap, 0.16)
            : cap;
      keys +=
        bar(x + 2, y + (isMechanical ? 6 : 2), width - 4, high, darker(tint, 0.5), 5) +
        bar(
          x + 2,
          y,
          width - 4,
          high - 1,
          c.linear([
            [0, lighter(tint, 0.3)],
            [1, tint],
          ]),
          5,
        );
      x += width;
    }
  }
  return {
    art:
      c.form(deck, tone, { depth: 8, light: 0.6 }) +
      fillPath(
        polygon([
          [-374, -16, 10],
          [374, -16, 10],
          [370, 0, 10],
          [-370, 0, 10],
        ]),
        c.linear([
          [0, darker(tone, 0.1)],
          [1, darker(tone, 0.45)],
        ]),
      ) +
      keys,
    box: [-374, -152, 748, 152],
    focus: [-360, -170, 300, 180],
  };
}

export function mouse(c: Canvas, look: Look): Piece {
  if (look.says('vertical')) return verticalMouse(c, look);
  const tone = shell(look, '#2a2d30');
  const body = 'M-150,-20C-160,-120 -90,-190 10,-190C110,-190 180,-110 190,-30Q190,0 160,0H-120Q-148,0 -150,-20Z';
  return {
    art:
      c.form(body, tone, { depth: 26, light: 0.55, dark: 0.6 }) +
      stroke('M-148,-54C-60,-84 60,-92 186,-46', darker(tone, 0.6), 3, { opacity: 0.6 }) +
      stroke('M-20,-188C-40,-150 -52,-110 -54,-80', darker(tone, 0.6), 3, { opacity: 0.6 }) +
      placed(c.form(rectangle(-13, -34, 26, 68, 13), look.accent, { depth: 5 }), { x: -46, y: -128, turn: 14 }) +
      c.inside(body, c.blurred(8, disc(70, -150, 60, 18, '#ffffff'), 0.3)) +
      (look.says('gaming')
        ? stroke(
            'M-140,-30C-60,-56 60,-60 178,-24',
            look.dice.pick('glow', ['#e2574c', '#4aa3c7', '#9cc36a', '#b06ad0'] as const),
            8,
          ) +
          c.form('M70,-130L150,-96L156,-76L66,-108Z', darker(tone, 0.4), { depth: 4 }) +
          bar(-94, -84, 44, 10, darker(tone, 0.5), 4)
        : '') +
      bar(-110, -8, 260, 8, darker(tone, 0.5), 4),
    box: [-156, -192, 348, 192],
    focus: [-150, -200, 260, 200],
  };
}
