/** Bar stools. */
import { type Canvas, disc, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { clothGrain, hardGrain, hardTone, isWood } from '../../studio/surface.ts';

export function barStool(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = hardTone(look, '#8a6038');
  const high = look.says('counter') ? dice.between('height', 440, 480) : dice.between('height', 520, 570);
  const seat = dice.pick(
    'seat',
    look.says('counter') ? ['back', 'rail', 'round', 'back'] : ['round', 'back', 'saddle', 'rail'],
  );
  const paint = (t: Hex) =>
    c.linear(
      [
        [0, lighter(t, 0.35)],
        [0.5, t],
        [1, darker(t, 0.4)],
      ],
      [0, 0, 1, 0],
    );
  const soft =
    ['velvet', 'leather'].includes(look.material) ||
    (dice.chance('pad', 0.4) && look.isColored && !isWood(look.material));
  const top = soft ? look.color : tone;
  const pedestal = dice.chance('pedestal', 0.35);
  const [spread, narrow] = [dice.between('spread', 96, 134), dice.between('narrow', 58, 96)];
  const rest = dice.between('rest', 0.26, 0.46);
  const metal = dice.pick('pedestal tone', ['#b4bcc0', '#c39a4e', '#2c2f31']);
  const legTone = dice.pick('leg', [tone, tone, '#2c2f31', '#c39a4e', darker(tone, 0.3)]);
  const legs = pedestal
    ? turned(
        c,
        [
          [14, -high],
          [14, -60],
          [22, -40, 10],
          [spread + 10, -12, 20],
          [spread + 14, 0],
        ],
        metal,
        { finish: 'metal' },
      ).art +
      stroke(
        `M-84,${-high * rest}Q0,${-high * rest + dice.between('bow', -10, 44)} 84,${-high * rest}`,
        paint(darker(metal, 0.2)),
        12,
      )
    : stroke(
        `M${-narrow + 22},${-high}L${-spread + 38},-26M${narrow - 22},${-high}L${spread - 38},-26`,
        paint(darker(legTone, 0.3)),
        15,
      ) +
      stroke(
        `M${-(narrow + (spread - narrow) * (1 - rest))},${-high * rest}H${narrow + (spread - narrow) * (1 - rest)}`,
        paint(dice.pick('footrest', [legTone, '#c39a4e', '#8f979b'])),
        12,
      ) +
      (dice.chance('braces', 0.4)
        ? stroke(
            `M${-narrow},${-high * 0.8}L${spread * 0.8},${-high * 0.4}M${narrow},${-high * 0.8}L${-spread * 0.8},${-high * 0.4}`,
            paint(legTone),
            7,
          )
        : '') +
      stroke(
        `M${-narrow},${-high}L${-spread},-5M${narrow},${-high}L${spread},-5`,
        paint(legTone),
        dice.between('leg wide', 13, 24),
      );
  const back =
    seat === 'back'
      ? c.form(
          `M-104,${-high - 6}C-112,${-high - 90} -110,${-high - 130} -84,${-high - 140}Q0,${-high - 156} 84,${-high - 140}C110,${-high - 130} 112,${-high - 90} 104,${-high - 6}Z`,
          top,
          {
            depth: 15,
            art:
              (soft ? clothGrain(c, look) : hardGrain(c, look, top)) +
              dice.pick('back work', [
                '',
                Array.from({ length: 5 }, (_, k) =>
                  stroke(`M${-80 + k * 40},${-high - 140}V${-high}`, darker(top, 0.5), 4, { opacity: 0.5 }),
                ).join(''),
                [-50, 0, 50].map((x) => disc(x, -high - 80, 7, 7, darker(top, 0.5))).join(''),
                stroke(`M-84,${-high - 70}Q0,${-high - 86} 84,${-high - 70}`, darker(top, 0.5), 5, { opacity: 0.6 }),
              ]),
          },
        )
      : seat === 'rail'
        ? stroke(`M-92,${-high}V${-high - 126}M92,${-high}V${-high - 126}`, paint(legTone), 15) +
          c.form(rectangle(-112, -high - 156, 224, dice.between('rail', 44, 84), 20), top, {
            depth: 9,
            art: soft ? clothGrain(c, look) : hardGrain(c, look, top),
          })
        : '';
  const pad =
    seat === 'saddle'
      ? c.form(
          `M-124,${-high - 34}Q0,${-high + 4} 124,${-high - 34}Q132,${-high - 6} 116,${-high + 14}Q0,${-high + 34} -116,${-high + 14}Q-132,${-high - 6} -124,${-high - 34}Z`,
          top,
          { depth: 9, art: hardGrain(c, look, top) },
        )
      : turned(
          c,
          [
            [112, -high - dice.between('pad high', 24, 58), 8],
            [118, -high - 16, 10],
            [112, -high + 12],
          ],
          top,
          {
            finish: 'matte',
            lid: lighter(top, 0.06),
            tilt: 0.2,
            art: soft ? clothGrain(c, look) : hardGrain(c, look, top),
          },
        ).art;
  return {
    art: legs + back + pad,
    box: [
      -136,
      -high - (seat === 'back' || seat === 'rail' ? 160 : 76),
      272,
      high + (seat === 'back' || seat === 'rail' ? 160 : 76),
    ],
    feet: pedestal
      ? [[-134, 134]]
      : [
          [-134, -106],
          [106, 134],
        ],
    focus: [-140, -high - 150, 280, 280],
  };
}
