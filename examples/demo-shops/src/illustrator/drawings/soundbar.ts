/** Soundbars, and the microphone boom of a headset. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { block } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { shell } from './device-look.ts';

export function soundbar(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2a2d30');
  const mesh = c.tile(
    9,
    9,
    bar(0, 0, 9, 9, darker(tone, 0.2)) +
      disc(2.5, 2.5, 1.7, 1.7, darker(tone, 0.7)) +
      disc(7, 7, 1.7, 1.7, darker(tone, 0.7)),
  );
  const sub = look.dice.chance('subwoofer', 0.5);
  return {
    art:
      (sub
        ? placed(
            block(
              c,
              { width: 200, height: 290, back: [70, 34], front: darker(tone, 0.05) },
              bar(-100, -290, 200, 250, mesh) +
                lettering(look.brand, { y: -32, size: 14, color: lighter(tone, 0.6), fit: 120 }),
            ),
            { x: 250, y: -44 },
          )
        : '') +
      fillPath(
        polygon([
          [-380, -84],
          [-356, -112],
          [356, -112],
          [380, -84],
        ]),
        lighter(tone, 0.2),
      ) +
      c.form(rectangle(-380, -86, 760, 86, 18), tone, { depth: 10, light: 0.5, fill: mesh }) +
      Array.from({ length: 4 }, (_, i) => disc(-40 + i * 26, -98, 6, 3, darker(tone, 0.5))).join('') +
      bar(-60, -56, 120, 28, darker(tone, 0.6), 5, 0.85) +
      lettering(look.brand, { y: -49, size: 14, color: '#ffffff', fit: 100 }) +
      disc(-340, -42, 4, 4, '#7fe0a8'),
    box: [-382, sub ? -372 : -114, sub ? 804 : 764, sub ? 372 : 114],
    feet: [[-370, 370]],
    focus: [-380, -150, 330, 200],
  };
}

/** The boom of a headset's microphone, from the left cup to the mouth. */
export const boom = (tone: Hex): string =>
  stroke('M-206,-80C-220,10 -150,30 -70,14', darker(tone, 0.4), 11) +
  disc(-60, 12, 22, 14, '#15191b') +
  disc(-66, 8, 7, 4, '#5d666b');
