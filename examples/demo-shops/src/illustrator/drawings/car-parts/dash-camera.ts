/** Dash cameras. */
import { type Canvas, disc, placed, stroke } from '../../studio/canvas.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { around, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { steelFace } from '../workshop-metal.ts';

export function dashCamera(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('body', ['#22272a', '#3a4146', '#2a2d30']);
  const [w, h, r] = dice.pick<readonly [number, number, number]>('shape', [
    [460, 236, 56],
    [420, 250, 110],
    [480, 200, 30],
    [400, 236, 24],
  ]);
  const x = dice.between('lens', 40, w / 2 - 130);
  const y = -h / 2;
  const R = dice.between('lens size', 80, Math.min(104, h * 0.44));
  const rear = look.says('rear')
    ? placed(
        stroke('M-60,-10C-140,30 -160,-60 -220,-40', '#22272a', 7) +
          c.form(rectangle(-70, -96, 140, 96, 40), tone, { depth: 11, light: 0.5 }) +
          disc(0, -48, 36, 36, '#0d1012') +
          disc(0, -48, 28, 28, '#1d3450') +
          disc(-9, -58, 8, 6, '#ffffff', 0.7),
        { x: 300, y: 2 },
      )
    : '';
  return {
    art:
      rear +
      c.form(rectangle(-60, -330, 120, 44, 16), '#22272a', { depth: 6 }) +
      stroke(`M0,-296V${-h + 6}`, '#3a4146', 29) +
      disc(0, -262, 26, 26, steelFace(c, '#7d868b')) +
      c.form(rectangle(-w / 2, -h, w, h, r), tone, { depth: 18, light: 0.5 }) +
      (dice.chance('ring', 0.5) ? disc(x, y, R + 5, R + 5, look.accent, 0.9) : '') +
      disc(x, y, R, R, '#0d1012') +
      disc(
        x,
        y,
        R * 0.92,
        R * 0.92,
        c.linear(
          [
            [0, '#6a757b'],
            [1, '#14181b'],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      disc(
        x,
        y,
        R * 0.72,
        R * 0.72,
        c.radial(
          [
            [0, '#0b1016'],
            [0.5, '#1d3450'],
            [0.8, '#472a58'],
            [1, '#0b0d10'],
          ],
          0.5,
          0.5,
          0.5,
          0.44,
          0.42,
        ),
      ) +
      disc(x - R * 0.26, y - R * 0.28, R * 0.19, R * 0.14, '#ffffff', 0.75) +
      lettering(look.brand, { x: -w / 2 + 100, y: y - 16, size: 22, color: '#dfe4e6', fit: 130 }) +
      lettering(look.fact('resolution'), { x: -w / 2 + 100, y: y + 26, size: 16, color: look.accent }) +
      disc(-w / 2 + 34, -h + 40, 7, 7, '#e2574c') +
      around(12, 26)
        .map((p) => disc(-120 + p.x, -40 + p.y * 0.5, 3, 3, '#0d1012'))
        .join(''),
    box: [-w / 2 - 4, -332, w + 8 + (rear ? 150 : 0), 336],
    focus: [-80, -300, 320, 300],
  };
}
