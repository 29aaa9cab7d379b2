/** Vases. */
import { bar, type Canvas, disc, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter, mix } from '../../studio/color.ts';
import { finishOf } from '../lamps.ts';
import type { Look } from '../../studio/look.ts';
import type { Corner } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { hardGrain, hardTone } from '../../studio/surface.ts';

export function vase(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.material === 'glass' ? lighter(look.color, 0.3) : hardTone(look, look.color);
  const isBud = look.says('bud');
  const h = isBud
    ? dice.between('height', 240, 280)
    : look.says('tall')
      ? dice.between('height', 470, 520)
      : dice.between('height', 320, 400);
  const w = isBud
    ? dice.between('belly', 70, 100)
    : look.says('tall')
      ? dice.between('belly', 90, 120)
      : dice.between('belly', 110, 160);
  const neck = isBud ? w * dice.between('neck', 0.2, 0.28) : w * dice.between('neck', 0.34, 0.6);
  const right: Corner[] = dice.pick<Corner[]>('form', [
    [
      [neck * 1.3, -h, 6],
      [neck, -h * 0.84, 20],
      [w, -h * 0.5, w * 0.9],
      [w * 0.86, -h * 0.2, w * 0.5],
      [w * 0.5, 0],
    ],
    [
      [neck, -h, 4],
      [neck * 0.9, -h * 0.66, 30],
      [w, -h * 0.3, w],
      [w * 0.6, 0],
    ],
    [
      [w * 0.74, -h, 6],
      [w * 0.66, -h * 0.8, 30],
      [w * 0.94, -h * 0.36, w],
      [w * 0.56, 0],
    ],
    [
      [neck * 1.1, -h, 4],
      [neck * 1.1, -h * 0.78, 20],
      [w * 1.1, -h * 0.6, 40],
      [w * 0.5, 0],
    ],
  ]);
  const rings = dice.chance('ribs', 0.4)
    ? sheet(c.tile(20, 14, bar(0, 0, 20, 4, darker(tone, 0.5), 0, 0.28) + bar(0, 5, 20, 3, '#ffffff', 0, 0.2)))
    : dice.chance('dip', 0.4)
      ? bar(-300, -h * 0.36, 600, h, look.accent, 0, 0.9)
      : hardGrain(c, look, tone);
  const twigs = dice.chance('twigs', 0.65)
    ? Array.from({ length: 5 }, (_, i) => {
        const x = dice.between(`twig${i}`, -130, 130);
        const y = -h - dice.between(`rise${i}`, 120, 250);
        const tone2 = dice.pick('plant', ['#6d7a4a', '#b59a6a', '#5d7f52']);
        const leaves = Array.from({ length: 6 }, (_, k) =>
          placed(disc(0, 0, 17, 6, mix(tone2, '#ffffff', 0.1 * (k % 3))), {
            x: (x * (k + 2)) / 7.4 + (k % 2 ? 12 : -12),
            y: -h + ((y + h) * (k + 2)) / 7.2,
            turn: (k % 2 ? -40 : 220) + x * 0.2,
          }),
        ).join('');
        return stroke(`M0,${-h + 20}Q${x * 0.2},${(y - h) / 2} ${x},${y}`, darker(tone2, 0.2), 4) + leaves;
      }).join('')
    : '';
  const finish = finishOf(look.material);
  return {
    art:
      twigs +
      turned(c, right, tone, {
        finish: finish === 'matte' && dice.chance('glaze', 0.5) ? 'gloss' : finish,
        lid: darker(tone, 0.55),
        art: finish === 'glass' ? '' : rings,
      }).art,
    box: [-160, -h - (twigs ? 250 : 20), 320, h + (twigs ? 250 : 20)],
    feet: [[-w * 0.6, w * 0.6]],
    focus: [-160, -h - 40, 300, 300],
  };
}
