/** Irons. */
import { bar, type Canvas, disc, fillPath, stroke } from '../../studio/canvas.ts';
import { darker } from '../../studio/color.ts';
import { garmentSteamer } from '../steam-and-air.ts';
import type { Look } from '../../studio/look.ts';
import type { Piece } from '../../studio/stage.ts';

export function iron(c: Canvas, look: Look): Piece {
  if (look.says('steamer')) return garmentSteamer(c, look);
  const tone = look.isColored
    ? look.color
    : look.dice.pick('iron', ['#2f66b3', '#6c4694', '#2f9d9b', '#c22f2b', '#3a4043']);
  const sole = 'M-290,-20C-200,-34 120,-40 260,-34Q276,-30 276,-14Q276,0 260,0H-250Q-296,0 -290,-20Z';
  const body =
    'M-284,-26C-220,-60 -150,-130 -60,-150C40,-170 180,-160 226,-150Q256,-140 260,-100L264,-34C140,-42 -180,-40 -284,-26Z';
  const handle =
    'M-90,-146C-60,-250 40,-290 150,-290C216,-290 250,-260 250,-214L246,-120L196,-120C204,-190 196,-226 150,-228C70,-230 20,-200 -6,-150Z';
  return {
    art:
      fillPath(
        sole,
        c.linear([
          [0, '#f4f6f7'],
          [0.5, '#a9b2b6'],
          [1, '#5d666b'],
        ]),
      ) +
      c.form(handle, darker(tone, 0.25), { depth: 13, light: 0.5 }) +
      c.form(body, tone, { depth: 18, light: 0.6 }) +
      c.inside(
        body,
        fillPath('M-40,-160C30,-110 140,-100 270,-104V-40H-100C-60,-80 -50,-120 -40,-160Z', '#ffffff', 0.18),
      ) +
      disc(110, -100, 36, 34, darker(tone, 0.35)) +
      disc(
        108,
        -103,
        30,
        28,
        c.linear(
          [
            [0, '#ffffff'],
            [1, '#b0b8bb'],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      bar(106, -128, 4, 16, '#c22f2b') +
      (look.says('cordless')
        ? ''
        : stroke('M246,-250C310,-260 330,-180 300,-120C280,-70 320,-30 350,-10', '#22272a', 13)),
    box: [-294, -292, 650, 292],
    feet: [[-270, 270]],
    focus: [-60, -300, 330, 300],
  };
}
