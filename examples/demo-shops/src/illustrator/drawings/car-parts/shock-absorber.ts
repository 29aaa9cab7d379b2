/** Shock absorbers. */
import { bar, type Canvas, disc, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { carton } from '../packs.ts';
import { brandStyle, steelFace } from '../workshop-metal.ts';

/** With a coil over the tube, or the bare telescope in its brand's paint. */
export function shock(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const paint = look.isColored
    ? look.color
    : dice.pick('spring', ['#c22f2b', '#e9bd3a', '#2f66b3', '#22272a', '#3f8a5a', '#dfe3e4', '#e0762b', '#6a4a8c']);
  const tube = dice.pick('tube', ['#22272a', '#5d666b', '#c3c9cc', '#8a2f2a', '#2b3f5c']);
  const r = dice.between('radius', 60, 92);
  const wire = dice.between('wire', 15, 24);
  const count = dice.count('coils', 5, 9);
  const pitch = 300 / count;
  const coils = Array.from({ length: count }, (_, i) => {
    const y = -424 + i * pitch;
    const low = y + pitch * 0.5;
    return {
      back: stroke(`M${r},${y}C${r * 0.8},${y - 26} ${-r * 0.8},${y - 26} ${-r},${low}`, darker(paint, 0.5), wire),
      front:
        stroke(
          `M${-r},${low}C${-r * 0.8},${low + 36} ${r * 0.8},${low + 36} ${r},${y + pitch}`,
          darker(paint, 0.4),
          wire + 5,
        ) +
        stroke(`M${-r},${low - 2}C${-r * 0.8},${low + 34} ${r * 0.8},${low + 34} ${r},${y + pitch - 2}`, paint, wire) +
        stroke(
          `M${-r * 0.92},${low - 2}C${-r * 0.7},${low + 28} ${r * 0.4},${low + 30} ${r * 0.8},${y + pitch - 4}`,
          lighter(paint, 0.6),
          wire * 0.22,
          { opacity: 0.7 },
        ),
    };
  });
  const eye = (y: number) =>
    disc(0, y, 36, 36, '#22272a') + disc(0, y, 33, 33, steelFace(c, '#7d868b')) + disc(0, y, 17, 17, '#0d1012');
  const collar = (from: number, wide: number) =>
    turned(
      c,
      [
        [wide - 4, from, 6],
        [wide, from + 22, 6],
      ],
      '#3a4146',
      { finish: 'metal', lid: '#5d666b' },
    ).art;
  const rod = turned(
    c,
    [
      [13, -520],
      [13, -230],
    ],
    '#d5dadc',
    { finish: 'metal' },
  ).art;
  const isBare = look.says('oil') ? dice.chance('bare', 0.6) : dice.chance('bare', 0.25);
  const band = bar(-90, dice.between('band', -210, -110), 180, dice.between('band size', 20, 60), look.accent, 0, 0.95);
  const strut = isBare
    ? rod +
      turned(
        c,
        [
          [r * 0.72, -330, 8],
          [r * 0.72, -40, 12],
          [30, -24],
        ],
        paint,
        { art: band },
      ).art +
      (dice.chance('cover', 0.6)
        ? turned(
            c,
            [
              [r * 0.5, -480, 8],
              [r * 0.86, -440, 10],
              [r * 0.86, -300, 4],
            ],
            tube,
            {},
          ).art
        : collar(-500, 40))
    : coils.map((k) => k.back).join('') +
      rod +
      turned(
        c,
        [
          [46, -260, 6],
          [46, -40, 10],
          [26, -30],
        ],
        tube,
        { art: band },
      ).art +
      coils.map((k) => k.front).join('') +
      collar(-474, r + 18) +
      collar(-120, r + 14);
  const turn = dice.pick('side', [1, -1]) * dice.between('lean', 3, 20);
  const box = dice.chance('boxed', 0.4)
    ? carton(c, look, 150, 520, 90, brandStyle(look, 'gear', 'star', 'drop')).art
    : '';
  return {
    art:
      (box ? placed(box, { x: 190, y: 0 }) : '') +
      placed(strut + eye(-540) + eye(-20), { turn, x: turn > 0 ? -50 : 20, y: -8 }),
    box: [turn > 0 ? -150 : -210, -584, box ? 530 : 360, 584],
    feet: box
      ? [
          [-80, 20],
          [120, 270],
        ]
      : [[-60, 40]],
    focus: [-100, -480, 300, 300],
  };
}
