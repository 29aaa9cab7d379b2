/** Laptops. */
import { bar, type Canvas, disc, fillPath, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { shell, wallpaper } from '../device-look.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

export function laptop(c: Canvas, look: Look): Piece {
  const isGaming = look.says('gaming');
  const tone = isGaming && !look.isColored ? '#22272a' : shell(look, '#c4cacd');
  const { dice } = look;
  const glow = isGaming ? dice.pick('glow', ['#e2574c', '#4aa3c7', '#9cc36a', '#b06ad0'] as const) : '';
  // oxlint-disable-next-line typescript/consistent-type-assertions -- looked up by any size
  const wide = ({ 14: 530, 15.6: 570, 16: 590 } as Record<number, number>)[look.amount('screen') ?? 0] ?? 560;
  const [w, h] = [wide, dice.between('height', 340, 372)];
  const lid = rectangle(-w / 2, -h - 60, w, h, 20);
  const screen = rectangle(-w / 2 + 14, -h - 46, w - 28, h - 34, 8);
  const deck = polygon([
    [-w / 2 + 2, -62],
    [w / 2 - 2, -62],
    [w / 2 + 84, -14, 6],
    [-w / 2 - 84, -14, 6],
  ]);
  const rows = Array.from({ length: 5 }, (_, row) => {
    const y = -56 + row * 6.4;
    const half = w / 2 - 34 + row * 14;
    return Array.from({ length: 14 }, (_, i) =>
      bar(
        -half + (i * half * 2) / 14 + 2,
        y,
        (half * 2) / 14 - 4,
        4.8,
        isGaming ? (i % 3 ? glow : lighter(glow, 0.4)) : '#22272a',
        1.4,
      ),
    ).join('');
  }).join('');
  const base = `M${-w / 2 - 84},-16H${w / 2 + 84}V-9Q${w / 2 + 80},0 ${w / 2 + 60},0H${-w / 2 - 60}Q${-w / 2 - 80},0 ${-w / 2 - 84},-9Z`;
  return {
    art:
      c.form(lid, '#16191c', { depth: 4, dark: 0.2, light: 0.5 }) +
      stroke(lid, lighter(tone, 0.2), 4) +
      c.inside(screen, wallpaper(c, look, -w / 2, -h - 50, w, h)) +
      disc(0, -h - 53, 2.6, 2.6, '#4a5560') +
      bar(-w / 2 + 40, -64, w - 80, 9, darker(tone, 0.6)) +
      fillPath(
        deck,
        c.linear([
          [0, darker(tone, 0.12)],
          [1, lighter(tone, 0.35)],
        ]),
      ) +
      (isGaming ? bar(-w / 2 + 20, -60, w - 40, 36, darker(tone, 0.5), 4) : '') +
      rows +
      fillPath(
        polygon([
          [-70, -22],
          [70, -22],
          [78, -15],
          [-78, -15],
        ]),
        lighter(tone, 0.2),
      ) +
      fillPath(
        base,
        c.linear([
          [0, lighter(tone, 0.7)],
          [0.3, tone],
          [1, darker(tone, 0.5)],
        ]),
      ) +
      bar(-46, -16, 92, 6, darker(tone, 0.35), 3),
    box: [-w / 2 - 84, -h - 62, w + 168, h + 62],
    feet: [[-w / 2 - 70, w / 2 + 70]],
    focus: [-w / 2 - 60, -h * 0.8, 400, 300],
  };
}
