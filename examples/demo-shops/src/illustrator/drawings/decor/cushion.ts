/** Cushions. */
import { type Canvas, disc, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { oval } from '../../studio/outline.ts';
import { pillow } from '../upholstery.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';

export function cushion(c: Canvas, look: Look): Piece {
  if (look.says('floor cushion')) {
    const round = look.dice.chance('round', 0.5);
    const tone = look.color;
    const side = round
      ? 'M-300,-160C-316,-60 -290,0 0,0C290,0 316,-60 300,-160Z'
      : 'M-310,-150C-324,-70 -316,-10 -280,-4Q0,8 280,-4C316,-10 324,-70 310,-150Z';
    const top = round
      ? oval(0, -160, 302, 112)
      : 'M-312,-140C-318,-176 -270,-250 -230,-262Q0,-282 230,-262C270,-250 318,-176 312,-140C306,-112 -306,-112 -312,-140Z';
    return {
      art:
        c.form(side, darker(tone, 0.06), { depth: 20, dark: 0.5, light: 0.3, art: cloth(c, look, 0.8) }) +
        c.form(top, lighter(tone, 0.05), { depth: 18, dark: 0.36, light: 0.42, art: cloth(c, look, 0.8) }) +
        stroke(
          round ? 'M-302,-150A302,112 0 0 0 302,-150' : 'M-312,-138C-306,-110 306,-110 312,-138',
          lighter(tone, 0.4),
          5,
          { opacity: 0.6 },
        ) +
        disc(0, -176, 13, 9, darker(tone, 0.35)) +
        stroke(`M0,-172L-90,-160M0,-172L90,-158M0,-180L-60,-210M0,-180L64,-212`, darker(tone, 0.6), 5, {
          opacity: 0.3,
        }),
      box: [-320, -280, 640, 284],
      feet: [[-270, 270]],
      focus: [-300, -280, 330, 280],
    };
  }
  const lumbar = look.says('lumbar') ? 0.62 : 1;
  const art = `<g transform="scale(1.12 ${lumbar})">${pillow(c, 0, -230, look.dice.between('turn', -8, 8) * lumbar, look.color, 2.7, cloth(c, look, 0.4))}</g>`;
  const other = look.dice.chance('second', 0.35) ? pillow(c, 130, -220, 12, lighter(look.accent, 0.2), 2.3) : '';
  return {
    art: other + art,
    box: [-276, -450 * lumbar, other ? 640 : 552, 452 * lumbar],
    feet: [[-180, other ? 300 : 190]],
    focus: [-220, -440, 300, 300],
  };
}
