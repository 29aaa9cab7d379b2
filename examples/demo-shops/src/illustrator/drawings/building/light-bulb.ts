/** Light bulbs. */
import { spotBulb } from '../workshop-kinds/spot-bulb.ts';
import { bar, type Canvas, disc, placed, round, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { carton } from '../packs.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { together } from '../vessels.ts';

/** The cooling foot of an LED: ribs, a ring, or a smooth cup, and what the maker prints there. */
function ledFoot(c: Canvas, look: Look): string {
  const { dice } = look;
  const tone = dice.pick('foot', ['#eef0ef', '#c4cacd', '#5d666b', '#e6dcc8']);
  const top = dice.between('foot', -206, -164);
  const cup = `M-42,-128C-48,-150 -64,-176 -76,${round(top)}Q0,${round(top + 30)} 76,${round(top)}C64,-176 48,-150 42,-128Z`;
  const ribs = dice.chance('ribs', 0.5) ? sheet(c.tile(14, 90, bar(0, 0, 4, 90, '#1b242c', 0, 0.22))) : '';
  return (
    c.form(cup, tone, { depth: 7, dark: 0.4, light: 0.6, art: ribs }) +
    (dice.chance('ring', 0.4)
      ? stroke(`M-76,${round(top)}Q0,${round(top + 30)} 76,${round(top)}`, look.accent, 6)
      : '') +
    lettering(look.brand, { y: -142, size: 13, color: darker(tone, 0.55), fit: 76 })
  );
}

export function lightBulb(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const isSpot = look.fact('socket_type') === 'gu10';
  const shape = look.fact('socket_type') === 'e14' ? 'candle' : dice.pick('shape', ['pear', 'globe', 'pear'] as const);
  const glass = look.says('filament') ? '#f1e3bd' : dice.pick('glass', ['#f4f2ea', '#e9eef0', '#f6ead0', '#dfe8ee']);
  const warm = glass === '#f1e3bd';
  const bulb = {
    pear: 'M-44,-130C-50,-190 -110,-220 -110,-300A110,110 0 0 1 110,-300C110,-220 50,-190 44,-130Z',
    globe: 'M-50,-130C-60,-150 -130,-180 -130,-270A130,130 0 0 1 130,-270C130,-180 60,-150 50,-130Z',
    candle:
      'M-40,-130C-60,-160 -72,-210 -62,-260C-50,-320 -10,-370 0,-420C10,-370 50,-320 62,-260C72,-210 60,-160 40,-130Z',
  }[shape];
  const k = dice.between('size', 0.84, 1.08);
  const power = look.says('LED') || look.says('smart');
  const filament = warm
    ? stroke(
        dice.pick('filament', [
          'M-16,-136L-36,-250L-14,-300L0,-250L14,-300L36,-250L16,-136',
          'M-18,-136V-290M18,-136V-290M-18,-290L18,-150M18,-290L-18,-150',
          'M-14,-136C-60,-200 40,-210 -10,-250C-50,-286 50,-290 14,-220L14,-136',
          'M-24,-136L-34,-300L-12,-150L0,-306L12,-150L34,-300L24,-136',
        ]),
        '#e09a2c',
        4,
      )
    : '';
  const thread = sheet(c.tile(120, 19, bar(0, 0, 120, 7, '#4a5358', 0, 0.6) + bar(0, 9, 120, 4, '#ffffff', 0, 0.6)));
  const one = isSpot
    ? spotBulb(c, look, glass)
    : disc(
        0,
        -280,
        230,
        210,
        c.radial([
          [0, '#fff2c2', 0.85],
          [0.5, '#fff2c2', 0.3],
          [1, '#fff2c2', 0],
        ]),
      ) +
      c.form(bulb, glass, {
        depth: 20,
        dark: 0.3,
        light: 0.8,
        fill: c.radial(
          [
            [0, '#ffffff'],
            [0.5, lighter(glass, 0.2)],
            [1, darker(glass, 0.16)],
          ],
          0.5,
          0.45,
          0.6,
        ),
      }) +
      filament +
      (power && !warm ? ledFoot(c, look) : '') +
      c.inside(bulb, c.blurred(7, disc(-46, -330, 18, 50, '#ffffff'), 0.9)) +
      turned(
        c,
        [
          [48, -140, 4],
          [46, -100],
        ],
        dice.pick('collar', ['#f4f5f3', '#c4cacd', '#c79b5a', '#3a4146', '#dfe3e4']),
        {},
      ).art +
      turned(
        c,
        [
          [40, -102],
          [40, -24, 8],
          [18, -6, 4],
          [16, 0],
        ],
        '#b4bcc0',
        { finish: 'metal', art: thread },
      ).art;
  const piece: Piece = {
    art: placed(one, { scale: k }),
    box: [-130 * k, -430 * k, 260 * k, 430 * k],
    feet: [[-20, 20]],
    focus: [-150, -420, 300, 300],
  };
  return dice.chance('boxed', 0.5)
    ? together(
        piece,
        carton(c, look, dice.pick('box', [160, 190, 220]), dice.between('box height', 220, 330), 100, {
          paper: dice.pick('paper', ['#f7f6f2', '#2c3338', '#dfe9ec', '#f3e6c4']),
          ink: dice.pick('ink', [look.color, look.accent, look.accent]),
          emblems: ['sun', 'star'],
          lines: 2,
        }),
        14,
      )
    : piece;
}
