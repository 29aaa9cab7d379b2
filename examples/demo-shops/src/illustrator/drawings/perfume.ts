/** Perfume in cut glass flacons. */
import { bar, type Canvas, disc, fillPath, stroke } from '../studio/canvas.ts';
import { darker, lighter, mix } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { blackCap } from './care-style.ts';

/** A cut glass flacon: square shoulders, thick base, the scent seen through it. */
export function perfume(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const w = dice.between('width', 200, 290);
  const h = dice.between('height', 230, 330);
  const r = dice.between('corner', 10, 90);
  const tone = look.isColored
    ? look.color
    : dice.pick('scent', ['#e9b27a', '#e7a9b0', '#b9d1c0', '#a9bfd6', '#d9c3e0', '#e2c04f']);
  const outer = rectangle(-w / 2, -h, w, h, r);
  const inner = rectangle(-w / 2 + 20, -h + 22, w - 40, h - 62, Math.max(6, r - 16));
  const level = -h + 22 + (h - 62) * dice.between('level', 0.05, 0.24);
  const metal = dice.pick('metal', ['#c79b5a', '#c3cacd', '#2b2d2f']);
  const neck = turned(
    c,
    [
      [30, -h - 34, 3],
      [30, -h + 4],
    ],
    metal,
    { finish: 'metal', lid: metal },
  ).art;
  const stopper = dice.pick('stopper', ['block', 'ball', 'tall']);
  const top =
    stopper === 'ball'
      ? disc(
          0,
          -h - 78,
          50,
          50,
          c.radial(
            [
              [0, lighter(metal, 0.8)],
              [0.4, metal],
              [1, darker(metal, 0.6)],
            ],
            0.5,
            0.5,
            0.6,
            0.34,
            0.3,
          ),
        )
      : turned(
          c,
          [
            [stopper === 'tall' ? 40 : 58, -h - (stopper === 'tall' ? 150 : 104), 6],
            [stopper === 'tall' ? 40 : 58, -h - 28, 4],
          ],
          metal,
          { finish: 'metal', lid: metal },
        ).art;
  const art =
    fillPath(
      outer,
      c.linear([
        [0, lighter(tone, 0.55), 0.85],
        [0.5, lighter(tone, 0.75), 0.7],
        [1, mix(tone, '#ffffff', 0.4), 0.95],
      ]),
    ) +
    c.inside(
      inner,
      bar(
        -w / 2,
        level,
        w,
        h,
        c.linear(
          [
            [0, lighter(tone, 0.25)],
            [1, darker(tone, 0.1)],
          ],
          [0, 0, 0.4, 1],
        ),
      ),
      disc(0, level, w / 2, 8, lighter(tone, 0.6), 0.8),
    ) +
    stroke(inner, '#ffffff', 3, { opacity: 0.55 }) +
    c.relief(outer, tone, { depth: 13, dark: 0.35, light: 0.8 }) +
    c.inside(
      outer,
      fillPath(
        polygon([
          [-w * 0.42, -h],
          [-w * 0.2, -h],
          [-w * 0.34, 0],
          [-w * 0.56, 0],
        ]),
        '#ffffff',
        0.32,
      ),
    ) +
    stroke(outer, '#ffffff', 2, { opacity: 0.8 }) +
    bar(-w * 0.26, -h * 0.5, w * 0.52, h * 0.24, dice.chance('dark label', 0.3) ? blackCap : '#fffdf8', 2, 0.94) +
    lettering(look.brand, {
      y: -h * 0.44,
      size: 20,
      color: dice.chance('dark label', 0.3) ? '#f5ead3' : '#2b2d2f',
      fit: w * 0.42,
      weight: 1.1,
      spacing: 3.4,
    }) +
    bar(-w * 0.1, -h * 0.32, w * 0.2, 2, metal) +
    neck +
    top;
  return { art, box: [-w / 2, -h - 150, w, h + 150], feet: [[-w / 2, w / 2]], focus: [-w / 2, -h - 130, w, w] };
}
