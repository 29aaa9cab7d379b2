/** Sunglasses. */
import { type Canvas, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { oval, rectangle } from '../../studio/outline.ts';
import { GOLD } from '../precious.ts';
import type { Piece } from '../../studio/stage.ts';

export function sunglasses(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('frame', ['#2a2320', '#6b3b20', '#2f3335', GOLD]);
  const tint = dice.pick('lens', ['#22303a', '#5a3a24', '#2f4a3a', '#3a2a4a', '#6b4a2a']);
  const thin = tone === GOLD || look.material === 'metal' || look.says('aviator');
  const round = oval(0, 0, 96, 92);
  const shape = look.says('round')
    ? round
    : look.says('cat eye')
      ? 'M-132,-96C-70,-72 40,-72 104,-54C116,14 66,72 2,76C-70,78 -116,16 -108,-34Z'
      : look.says('aviator')
        ? 'M-108,-56Q-20,-78 98,-58C112,-20 96,60 30,86C-50,102 -112,20 -108,-56Z'
        : dice.pick('shape', [
            'M-110,-60Q0,-76 110,-60Q124,40 40,70Q-50,84 -96,30Q-116,-10 -110,-60Z',
            round,
            rectangle(-108, -68, 216, 130, 34),
            'M-120,-74L110,-62Q120,30 40,62Q-60,76 -100,10Z',
            'M-104,-50Q0,-74 104,-50Q108,60 20,84Q-74,80 -104,-50Z',
          ]);
  const lens = (mirror: boolean) =>
    placed(
      fillPath(
        shape,
        c.linear([
          [0, darker(tint, 0.35)],
          [1, lighter(tint, 0.35)],
        ]),
      ) +
        c.inside(
          shape,
          fillPath(mirror ? 'M120,-90L40,-90L-60,90H20Z' : 'M-90,-90L-10,-90L-90,90H-150Z', '#ffffff', 0.16),
        ) +
        stroke(shape, darker(tone, 0.4), thin ? 9 : 20) +
        stroke(shape, tone, thin ? 6 : 15) +
        placed(stroke(shape, lighter(tone, 0.6), 2.4, { opacity: 0.5 }), { y: -4 }),
      { x: mirror ? 144 : -144, y: -110, mirror },
    );
  const arms = stroke(
    'M-250,-150C-240,-200 -200,-230 -150,-236M250,-150C260,-196 300,-216 330,-214',
    darker(tone, 0.35),
    thin ? 9 : 18,
  );
  return {
    art:
      arms +
      stroke('M-46,-138Q0,-162 46,-138', tone, thin ? 7 : 17) +
      (look.says('aviator') ? stroke('M-70,-172H70', tone, 7) : '') +
      lens(false) +
      lens(true),
    box: [-266, -246, 600, 236],
    feet: [
      [-230, -70],
      [70, 230],
    ],
    focus: [-260, -230, 280, 230],
  };
}
