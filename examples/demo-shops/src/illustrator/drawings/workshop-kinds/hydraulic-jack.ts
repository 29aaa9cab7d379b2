/** Hydraulic jacks: bottle and trolley. */
import { type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { polygon } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { RUBBER, shiny, STEEL } from './metal.ts';

/** A short hydraulic jack like a bottle, or a trolley jack on wheels. */
export function hydraulicJack(c: Canvas, look: Look, tone: Hex): Piece {
  if (look.says('trolley'))
    return {
      art:
        disc(-220, -34, 34, 34, '#22272a') +
        disc(-220, -34, 14, 14, STEEL) +
        c.form(
          'M-270,-40L-240,-96C-120,-110 120,-130 220,-140L280,-120V-40Q280,-26 260,-26H-250Q-272,-26 -270,-40Z',
          tone,
          { depth: 16, light: 0.55 },
        ) +
        c.form('M120,-110C40,-150 -100,-250 -190,-290L-214,-268C-140,-190 -20,-110 60,-80Z', darker(tone, 0.12), {
          depth: 11,
          light: 0.5,
        }) +
        placed(
          turned(
            c,
            [
              [64, -22, 6],
              [58, 0],
              [34, 14],
            ],
            '#22272a',
            { finish: 'matte', lid: '#3a4146', tilt: 0.24 },
          ).art,
          { x: -196, y: -284 },
        ) +
        stroke('M200,-130L330,-420', darker(STEEL, 0.4), 27) +
        stroke('M200,-130L330,-420', STEEL, 21) +
        stroke('M296,-344L332,-424', RUBBER, 33) +
        disc(210, -36, 40, 40, '#22272a') +
        disc(210, -36, 17, 17, STEEL) +
        disc(120, -84, 15, 15, '#22272a') +
        lettering(`${look.amount('capacity') ?? 2}T`, { x: -60, y: -86, size: 34, color: '#fdfaf3', weight: 1.8 }),
      box: [-274, -440, 630, 442],
      feet: [
        [-254, -186],
        [170, 250],
      ],
      focus: [-270, -330, 340, 330],
    };
  return {
    art:
      fillPath(
        polygon([
          [-150, 0, 10],
          [-130, -40, 8],
          [150, -40, 8],
          [170, 0, 10],
        ]),
        shiny(c, tone),
      ) +
      turned(
        c,
        [
          [78, -300, 14],
          [96, -276, 10],
          [96, -36],
        ],
        tone,
        { finish: 'gloss', lid: darker(tone, 0.3) },
      ).art +
      turned(
        c,
        [
          [34, -410, 8],
          [34, -306],
        ],
        '#c3c9cc',
        { finish: 'metal', lid: '#e1e5e7' },
      ).art +
      turned(
        c,
        [
          [46, -430, 6],
          [46, -404],
        ],
        '#5d666b',
        { finish: 'metal', lid: '#8d969b' },
      ).art +
      placed(
        turned(
          c,
          [
            [26, -150, 6],
            [26, 0],
          ],
          darker(tone, 0.15),
          { lid: STEEL },
        ).art,
        { x: 120, y: -38 },
      ) +
      stroke('M122,-180L280,-250', darker(STEEL, 0.4), 23) +
      stroke('M122,-182L280,-252', STEEL, 17) +
      disc(122, -182, 17, 17, '#22272a') +
      lettering(`${look.amount('capacity') ?? 2}T`, { x: -4, y: -190, size: 50, color: '#fdfaf3', weight: 1.8 }) +
      lettering(look.brand, { x: -4, y: -112, size: 22, color: '#fdfaf3', fit: 150 }),
    box: [-154, -440, 450, 440],
    feet: [[-150, 170]],
    focus: [-120, -440, 320, 320],
  };
}
