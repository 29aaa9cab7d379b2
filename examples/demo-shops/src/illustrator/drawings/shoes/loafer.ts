/** Loafers in profile, toe to the right. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';
import { isGlossy } from './shoe-parts.ts';

export function loafer(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const upper =
    'M-258,-44C-276,-110 -262,-180 -246,-206C-200,-216 -170,-196 -130,-190C-80,-184 -40,-196 0,-186C70,-164 150,-150 214,-122C266,-100 290,-74 290,-40L288,-30H-256Z';
  const inside =
    'M-246,-206C-200,-216 -170,-196 -130,-190C-80,-184 -40,-196 0,-186C-40,-164 -110,-160 -160,-166C-210,-172 -236,-184 -246,-206Z';
  const apron = 'M0,-186C70,-176 160,-156 232,-116C190,-100 110,-110 40,-130C10,-140 -10,-164 0,-186Z';
  const saddle = 'M-60,-178C-20,-196 30,-186 64,-172L20,-40H-84Z';
  const trim = look.says('penny')
    ? 'penny'
    : look.says('driving')
      ? dice.pick('detail', ['bit', 'tassel'])
      : dice.pick('detail', ['penny', 'bit', 'tassel']);
  const chunky = look.says('chunky') ? 34 : 0;
  const detail =
    trim === 'penny'
      ? fillPath('M-14,-150L26,-142L18,-116L-20,-122Z', darker(tone, 0.5))
      : trim === 'bit'
        ? stroke('M-44,-140C-20,-160 20,-156 46,-136', '#8a6a2c', 13) +
          stroke('M-44,-142C-20,-162 20,-158 46,-138', '#e0bd74', 7) +
          disc(-44, -140, 11, 11, '#c79b5a') +
          disc(46, -136, 11, 11, '#c79b5a')
        : stroke('M20,-160L50,-120M26,-162L70,-128', darker(tone, 0.2), 8) +
          fillPath('M40,-126L60,-118L52,-76L32,-82ZM62,-132L84,-124L80,-82L58,-90Z', darker(tone, 0.12));
  const sole = dice.pick('sole', ['#22272a', '#8a6038', '#5a3d28']);
  const piece: Piece = {
    art:
      c.form(upper, tone, { depth: 20, dark: 0.55, light: 0.5, art: cloth(c, look, 0.6) }) +
      fillPath(
        inside,
        c.linear([
          [0, darker(tone, 0.6)],
          [1, '#8a6a4c'],
        ]),
      ) +
      c.inside(upper, c.form(apron, lighter(tone, 0.06), { depth: 8 })) +
      stroke('M0,-186C-10,-164 10,-140 40,-130C110,-110 190,-100 232,-116', darker(tone, 0.6), 3, {
        opacity: 0.7,
        dash: '7 4',
      }) +
      c.inside(upper, c.form(saddle, darker(tone, 0.05), { depth: 7 })) +
      detail +
      c.inside(
        upper,
        c.blurred(
          7,
          stroke('M130,-136Q220,-112 264,-70M-246,-180Q-258,-130 -248,-80', '#ffffff', 12),
          isGlossy(look) ? 0.5 : 0.28,
        ),
      ) +
      (chunky
        ? c.form(
            `M-266,-46L292,-48Q306,-20 296,${chunky}H40L30,${chunky - 14}H-90L-98,${chunky}H-256Q-276,-6 -266,-46Z`,
            sole,
            {
              depth: 8,
              light: 0.5,
              art:
                sheet(c.tile(30, 200, bar(0, 200 - 18 + chunky, 15, 18, '#0d1211', 0, 0.6))) +
                bar(-280, -36, 600, 5, '#f4f1e8', 0, 0.5),
            },
          )
        : look.says('driving')
          ? c.form('M-262,-40L290,-42Q298,-26 280,-20H-244Q-264,-24 -262,-40Z', sole, { depth: 5 }) +
            Array.from({ length: 17 }, (_, i) => bar(-236 + i * 30, -22, 16, 14, darker(sole, 0.2), 6)).join('')
          : c.form('M-262,-44L290,-46Q302,-26 286,-14H30L20,-22H-100L-108,0H-250Q-268,-20 -262,-44Z', sole, {
              depth: 6,
              light: 0.5,
            }) + bar(30, -16, 256, 16, darker(sole, 0.3), 6)),
    box: [-270, -212, 568, 212 + chunky],
    feet: [
      [-250, -110],
      [30, 286],
    ],
    focus: [-80, -230, 330, 240],
  };
  if (!chunky) return piece;
  const [x, y, width, height] = piece.box;
  return {
    ...piece,
    art: placed(piece.art, { y: -chunky }),
    box: [x, y - chunky, width, height],
    focus: [-80, -260, 330, 240],
  };
}
