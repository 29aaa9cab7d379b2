/** Wall sockets. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter, lightness } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { oval, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

export function socket(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('plate', ['#f5f6f4', '#2c2f31', '#c4cacd', '#ece3d0']);
  const count = look.says('double') ? 2 : 1;
  const isUsb = look.says('usb');
  const w = 300;
  const { dice } = look;
  const r = dice.pick('corner', [8, 26, 46, 84]);
  const frame = dice.pick('frame', ['line', 'double', 'glass', 'bevel']);
  const cup = dice.between('cup', 88, 108);
  const isFlat = dice.chance('square cup', 0.35);
  const earth = dice.pick('earth', ['#b98e3a', '#c3c9cc', '#8a5a2c']);
  const rim = dice.pick('rim', [lighter(tone, 0.08), darker(tone, 0.14), lighter(tone, 0.3), look.accent]);
  const cupOf = (x: number, k: number) =>
    isFlat ? rectangle(x - cup * k, -cup * k, cup * 2 * k, cup * 2 * k, 34) : oval(x, 0, cup * k, cup * k);
  const one = (x: number) => {
    return (
      placed(fillPath(cupOf(x, 1.03), darker(tone, 0.35), 0.6), { y: 3 }) +
      fillPath(cupOf(x, 1), rim) +
      fillPath(
        cupOf(x, 0.91),
        c.linear([
          [0, darker(tone, 0.26)],
          [1, lighter(tone, 0.14)],
        ]),
      ) +
      [-38, 38]
        .map(
          (dx) =>
            disc(x + dx, 0, 15, 15, '#14181b') +
            (dice.chance('shutters', 0.4) ? disc(x + dx, 0, 9, 9, darker(tone, 0.3)) : ''),
        )
        .join('') +
      [-1, 1].map((k) => bar(x - 14, k * cup * 0.8 - 7, 28, 14, earth, 4)).join('') +
      (isUsb
        ? [-1, 1]
            .map(
              (k) => bar(x + k * 40 - 22, 118, 44, 15, '#14181b', 5) + bar(x + k * 40 - 16, 122, 32, 4, '#4aa3c7', 2),
            )
            .join('')
        : '')
    );
  };
  const total = w * count;
  return {
    art:
      c.form(rectangle(-total / 2, -w / 2, total, w, r), tone, { depth: 11, light: 0.8, dark: 0.4 }) +
      (frame === 'glass'
        ? c.inside(
            rectangle(-total / 2, -w / 2, total, w, r),
            fillPath(
              `M${-total / 2},${-w / 2}H${total / 2 - 60}L${total / 2 - 210},${w / 2}H${-total / 2}Z`,
              '#ffffff',
              0.16,
            ),
          )
        : '') +
      (frame === 'double'
        ? stroke(rectangle(-total / 2 + 9, -w / 2 + 9, total - 18, w - 18, Math.max(4, r - 8)), look.accent, 5, {
            opacity: 0.85,
          })
        : '') +
      stroke(
        rectangle(-total / 2 + 22, -w / 2 + 22, total - 44, w - 44, Math.max(6, r - 16)),
        darker(tone, 0.35),
        frame === 'bevel' ? 7 : 2,
        {
          opacity: 0.4,
        },
      ) +
      (isUsb || dice.chance('lamp', 0.35)
        ? disc(-total / 2 + 34, -w / 2 + 34, 7, 7, dice.pick('lamp tone', ['#6fd08c', '#5fa8e0', '#e0762b']))
        : '') +
      lettering(look.brand, {
        x: total / 2 - 24,
        y: w / 2 - 36,
        size: 15,
        color: darker(tone, lightness(tone) < 0.3 ? 0 : 0.5),
        align: 'end',
        weight: 1.6,
        opacity: 0.8,
      }) +
      Array.from({ length: count }, (_, i) => one(-total / 2 + w / 2 + i * w)).join(''),
    box: [-total / 2, -w / 2, total, w],
    outline: rectangle(-total / 2, -w / 2, total, w, r),
    focus: [-total / 2, -w / 2, w * 0.8, w * 0.8],
  };
}
