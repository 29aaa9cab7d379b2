/** Gift sets of body care in a box. */
import { ACROSS, bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { type Look } from '../studio/look.ts';
import { block } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { bottle, jar, tube } from './vessels.ts';
import { cream, style } from './care-style.ts';

export function giftSet(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const box = block(c, {
    width: 430,
    height: 170,
    back: [70, 60],
    front: look.color,
    side: look.color,
    top: lighter(look.color, 0.1),
  });
  const ribbon = look.accent;
  const bow = placed(
    fillPath(
      'M0,0C-70,-60 -110,-20 -90,14C-70,30 -30,20 0,0C70,-60 110,-20 90,14C70,30 30,20 0,0Z',
      c.linear([
        [0, lighter(ribbon, 0.3)],
        [1, darker(ribbon, 0.2)],
      ]),
    ) + disc(0, 2, 17, 15, darker(ribbon, 0.12)),
    { x: 0, y: -80, scale: 0.9 },
  );
  const inside: Piece[] = [
    bottle(c, look, {
      width: 110,
      height: 230,
      neck: 0.44,
      shoulder: 0.9,
      closure: 'pump',
      color: lighter(look.color, 0.4),
      cap: cream,
      label: style(look),
    }),
    tube(c, look, { width: 120, height: 250, color: cream, cap: look.color, label: style(look) }),
    dice.chance('third', 0.5)
      ? bottle(c, look, {
          width: 100,
          height: 200,
          neck: 0.5,
          shoulder: 1.4,
          closure: 'flip',
          color: look.accent,
          cap: cream,
          label: style(look),
        })
      : jar(c, look, { width: 130, height: 130, lid: '#c79b5a', lidHeight: 40, color: cream, label: style(look) }),
  ];
  const contents = inside
    .map((piece, i) => placed(piece.art, { x: -120 + i * 128, y: -150 - (i === 1 ? 16 : 0) }))
    .join('');
  const tissue =
    fillPath(
      'M-215,-165L-190,-200L-150,-176L-110,-206L-60,-178L-10,-204L40,-176L90,-208L140,-178L190,-202L225,-176L225,-140H-215Z',
      '#fbf6ec',
    ) +
    stroke('M-190,-200L-170,-150M-110,-206L-96,-150M-10,-204L0,-150M90,-208L80,-150M190,-202L180,-150', '#d8cfbf', 2);
  const front =
    bar(
      -215,
      -150,
      430,
      150,
      c.linear([
        [0, lighter(look.color, 0.16)],
        [1, darker(look.color, 0.14)],
      ]),
    ) + stroke('M-215,-150H215', lighter(look.color, 0.6), 2, { opacity: 0.6 });
  const band = bar(
    -18,
    -150,
    36,
    170,
    c.linear(
      [
        [0, darker(ribbon, 0.1)],
        [0.4, lighter(ribbon, 0.2)],
        [1, darker(ribbon, 0.2)],
      ],
      ACROSS,
    ),
  );
  return {
    art: box + contents + tissue + front + band + bow,
    box: [-215, -420, 500, 420],
    feet: [[-215, 260]],
    focus: [-200, -400, 320, 320],
  };
}
