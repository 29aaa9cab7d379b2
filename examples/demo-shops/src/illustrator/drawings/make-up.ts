/** Make-up: lip balm, lipstick, mascara and foundation. */
import { ACROSS, bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, inkOn, lighter } from '../studio/color.ts';
import { label } from '../studio/labels.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { type Corner, polygon } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { boxed } from './boxed.ts';
import { bottle, together, tube } from './vessels.ts';
import { cream, blackCap, style } from './care-style.ts';

export function lipBalm(c: Canvas, look: Look): Piece {
  const stick = (open: boolean, tone: string): Piece => {
    const body = turned(
      c,
      [
        [44, open ? -190 : -290, 4],
        [44, 0],
      ],
      tone,
      { art: label(c, look, [-44, open ? -170 : -250, 88, open ? 150 : 230], style(look)) },
    );
    const balm = open
      ? turned(
          c,
          [
            [30, -262, 14],
            [34, -246, 10],
            [34, -186],
          ],
          '#f0d9c0',
          { finish: 'matte', lid: '#f6e6d2' },
        ).art
      : '';
    return {
      art: balm + body.art + (open ? '' : stroke('M-44,-200Q0,-188 44,-200', darker(tone, 0.5), 2, { opacity: 0.5 })),
      box: [-46, open ? -270 : -296, 92, open ? 270 : 296],
    };
  };
  return together(stick(true, look.color), stick(false, lighter(look.color, 0.2)), 26);
}

export function lipstick(c: Canvas, look: Look): Piece {
  const metal = look.dice.pick('case', ['#c79b5a', '#2b2d2f', '#b9c0c4', '#8d4a55']);
  const slant = look.dice.between('slant', 50, 76);
  const bullet = polygon([
    [-34, -330 - slant, 22],
    [34, -330, 30],
    [36, -220],
    [-36, -220],
  ]);
  const open =
    fillPath(
      bullet,
      c.linear(
        [
          [0, darker(look.color, 0.2)],
          [0.3, lighter(look.color, 0.35)],
          [0.55, look.color],
          [1, darker(look.color, 0.4)],
        ],
        ACROSS,
      ),
    ) +
    fillPath(
      `M-34,${-318 - slant}Q-8,${-350 - slant * 0.7} 32,-322Q6,${-300} -34,${-262 - slant * 0.5}Z`,
      lighter(look.color, 0.35),
      0.7,
    ) +
    turned(
      c,
      [
        [42, -240, 3],
        [42, -150],
      ],
      lighter(metal, 0.2),
      { finish: 'metal', lid: metal },
    ).art +
    turned(
      c,
      [
        [56, -160, 3],
        [56, 0],
      ],
      metal,
      { finish: 'metal', lid: metal },
    ).art;
  const lid = turned(
    c,
    [
      [56, -200, 6],
      [56, 0],
    ],
    metal,
    { finish: 'metal', lid: lighter(metal, 0.1) },
  ).art;
  return {
    art: placed(lid, { x: 150 }) + open,
    box: [-60, -400, 270, 400],
    feet: [
      [-56, 56],
      [94, 206],
    ],
    focus: [-110, -410, 220, 220],
  };
}

/** The tube of mascara: straight, waisted, fluted or faceted, lying or standing, with its wand and often its box. */
export function mascara(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = dice.pick('case', [
    blackCap,
    look.color,
    '#c79b5a',
    darker(look.color, 0.4),
    '#e6b8b0',
    '#f1ece2',
    '#8d4a55',
    '#b9c0c4',
    look.accent,
  ]);
  const second = dice.pick('case end', [tone, tone, '#c79b5a', blackCap, '#f1ece2']);
  const ink = inkOn(tone);
  const [r, high] = [dice.between('slim', 28, 48), dice.between('tall', 270, 350)];
  const waist = dice.between('waist', 0.72, 1.12);
  const profile: Corner[] = [
    [r * 0.95, -high, 4],
    [r * waist, -high * 0.5, 30],
    [r, -10, 10],
    [r * 0.95, 0],
  ];
  const print = dice.pick('print', [
    '',
    sheet(c.tile(dice.between('flute', 8, 16), 500, bar(0, 0, 4, 500, darker(tone, 0.5), 0, 0.45))),
    bar(-60, -high * 0.3, 120, 12, second) + bar(-60, -high * 0.26, 120, 4, second),
    sheet(c.tile(26, 26, disc(13, 13, 4, 4, second, 0.8))),
    fillPath(`M-60,${-high * 0.5}C-20,${-high * 0.7} 20,${-high * 0.3} 60,${-high * 0.5}V0H-60Z`, second, 0.85),
  ]);
  const body = turned(c, profile, tone, {
    finish: dice.pick('finish', ['metal', 'gloss', 'matte']),
    lid: darker(tone, 0.4),
    art: `${print}<g transform="translate(4 ${-high * 0.24}) rotate(-90)">${lettering(look.brand, { size: r * 0.64, y: -r * 0.3, color: ink, fit: high * 0.64, align: 'start' })}</g>`,
  }).art;
  // Volume has a fat brush, lengthening a long thin one, waterproof a curved one.
  const fat = look.says('volume') ? 30 : look.says('lengthening') ? 17 : 23;
  const count = dice.count('bristles', 18, 34);
  const comb = dice.chance('comb', 0.3);
  const bristles = Array.from({ length: count }, (_, i) => {
    const y = -250 + i * (160 / count);
    const reach =
      fat *
      (dice.pick('brush', ['even', 'hourglass', 'cone', 'oval']) === 'cone'
        ? 0.5 + (0.6 * i) / count
        : 0.6 + 0.5 * Math.sin((i / count) * Math.PI));
    return comb ? `M0,${round(y)}H${round(reach)}` : `M${round(-reach)},${round(y)}L${round(reach)},${round(y + 8)}`;
  }).join('');
  const grip = dice.between('grip', 150, 240);
  const wand =
    stroke('M0,-60V-236', '#8b9194', comb ? 10 : 6) +
    stroke(bristles, '#1c1e20', 3.4) +
    stroke(bristles, look.color, 1.4, { opacity: 0.7 }) +
    turned(
      c,
      [
        [r * 0.95, -60, 6],
        [r * 0.9, grip - 60],
      ],
      second,
      { finish: 'metal', lid: second, art: print },
    ).art;
  const isLying = dice.chance('lying', 0.3);
  const piece: Piece = isLying
    ? {
        art:
          placed(wand, { x: 60, y: -r * 2.6, turn: dice.between('wand turn', 62, 84), scale: 1 }) +
          placed(body, { x: 180, y: -r, turn: -90 }),
        box: [-high - 10, -r * 2.6 - 130, high + 320, r * 2.6 + 130],
        focus: [-100, -200, 220, 200],
      }
    : {
        art: placed(wand, { x: r + 100, y: -grip + 60, turn: dice.between('wand lean', -4, 9) }) + body,
        box: [-r - 4, -Math.max(high, grip + 200) - 4, r + 190, Math.max(high, grip + 200) + 4],
        feet: [
          [-r, r],
          [r + 60, r + 140],
        ],
        focus: [40, -450, 200, 200],
      };
  return boxed(c, look, piece, 0.5, 'blossom', 'star', 'moon', 'drop');
}

/** A round case with a mirror in its lid and a sponge. */
function cushionCase(c: Canvas, look: Look, skin: string): Piece {
  const metal = look.dice.pick('case', [blackCap, '#c79b5a', cream, '#8d4a55']);
  return {
    art:
      disc(0, -270, 170, 160, darker(metal, 0.35)) +
      disc(0, -274, 166, 156, metal) +
      disc(
        0,
        -274,
        142,
        132,
        c.linear(
          [
            [0, '#f3f8f9'],
            [0.4, '#c6d5d9'],
            [0.6, '#e6eef0'],
            [1, '#a9bcc2'],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      turned(
        c,
        [
          [176, -64, 14],
          [178, -20, 10],
          [168, 0],
        ],
        metal,
        { finish: 'metal', lid: metal, tilt: 0.34 },
      ).art +
      disc(0, -66, 138, 44, darker(skin, 0.25)) +
      disc(0, -70, 134, 42, skin) +
      disc(-30, -80, 50, 12, '#ffffff', 0.25) +
      placed(
        c.form('M-70,-30Q0,-56 70,-30Q84,0 60,18Q0,34 -60,18Q-84,0 -70,-30Z', '#efe0d4', { depth: 9 }) +
          bar(-50, -14, 100, 18, '#2b2d2f', 4, 0.7),
        { x: 150, y: -18, turn: -10 },
      ),
    box: [-180, -436, 420, 440],
    feet: [[-170, 170]],
    focus: [-170, -300, 300, 300],
  };
}

export function foundation(c: Canvas, look: Look): Piece {
  const skin = look.isColored
    ? look.color
    : look.dice.pick('skin', ['#e6c3a0', '#d6a67c', '#b97f57', '#8d5a3b', '#f0d6bb']);
  if (look.says('cushion')) return cushionCase(c, look, skin);
  if (look.says('bb cream'))
    return tube(c, look, {
      width: 150,
      height: 340,
      color: lighter(skin, 0.3),
      cap: look.dice.pick('cap', [blackCap, '#c79b5a', cream]),
      label: { ...style(look), paper: lighter(skin, 0.45), ink: darker(skin, 0.5) },
    });
  return bottle(c, look, {
    width: look.dice.between('width', 150, 180),
    height: look.dice.between('height', 250, 310),
    neck: 0.5,
    shoulder: look.dice.between('shoulder', 0.2, 0.9),
    closure: look.dice.pick('closure', ['screw', 'pump', 'flip']),
    color: skin,
    cap: look.dice.pick('cap', [blackCap, '#c79b5a', cream]),
    finish: 'gloss',
    label: { ...style(look), paper: lighter(skin, 0.12), ink: darker(skin, 0.5) },
    labelTo: 0.6,
  });
}
