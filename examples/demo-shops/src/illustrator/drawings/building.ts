/** Building and fitting: paint, tiles, boards, bags, sanitary ware and electrics. */
import { cable } from './cables.ts';
import { doorKnob, spotBulb } from './workshop-kinds.ts';
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter, lightness } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { down, fitting } from './fittings.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { oval, rectangle } from '../studio/outline.ts';
import { carton, paperBag } from './packs.ts';
import { faucet, shower, toilet } from './sanitary.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { together } from './vessels.ts';
import { laminate, paint, tiles, wallpaper } from './wall-and-floor.ts';

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

function lightBulb(c: Canvas, look: Look): Piece {
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

function socket(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('plate', ['#f5f6f4', '#2c2f31', '#c4cacd', '#ece3d0']);
  const count = look.says('double') ? 2 : 1;
  const isUsb = look.says('usb');
  const w = 300;
  const { dice } = look;
  const r = dice.pick('corner', [8, 26, 46, 84]);
  const frame = dice.pick('frame', ['line', 'double', 'glass', 'bevel']);
  const cup = dice.between('cup', 88, 108);
  const isFlat = dice.chance('square cup', 0.35);
  const earth = dice.pick('earth', ['#b98e3a', '#c3c9cc', '#8a5a2c']);
  const rim = dice.pick('rim', [lighter(tone, 0.08), darker(tone, 0.14), lighter(tone, 0.3), look.accent]);
  const cupOf = (x: number, k: number) =>
    isFlat ? rectangle(x - cup * k, -cup * k, cup * 2 * k, cup * 2 * k, 34) : oval(x, 0, cup * k, cup * k);
  const one = (x: number) => {
    return (
      placed(fillPath(cupOf(x, 1.03), darker(tone, 0.35), 0.6), { y: 3 }) +
      fillPath(cupOf(x, 1), rim) +
      fillPath(
        cupOf(x, 0.91),
        c.linear([
          [0, darker(tone, 0.26)],
          [1, lighter(tone, 0.14)],
        ]),
      ) +
      [-38, 38]
        .map(
          (dx) =>
            disc(x + dx, 0, 15, 15, '#14181b') +
            (dice.chance('shutters', 0.4) ? disc(x + dx, 0, 9, 9, darker(tone, 0.3)) : ''),
        )
        .join('') +
      [-1, 1].map((k) => bar(x - 14, k * cup * 0.8 - 7, 28, 14, earth, 4)).join('') +
      (isUsb
        ? [-1, 1]
            .map(
              (k) => bar(x + k * 40 - 22, 118, 44, 15, '#14181b', 5) + bar(x + k * 40 - 16, 122, 32, 4, '#4aa3c7', 2),
            )
            .join('')
        : '')
    );
  };
  const total = w * count;
  return {
    art:
      c.form(rectangle(-total / 2, -w / 2, total, w, r), tone, { depth: 11, light: 0.8, dark: 0.4 }) +
      (frame === 'glass'
        ? c.inside(
            rectangle(-total / 2, -w / 2, total, w, r),
            fillPath(
              `M${-total / 2},${-w / 2}H${total / 2 - 60}L${total / 2 - 210},${w / 2}H${-total / 2}Z`,
              '#ffffff',
              0.16,
            ),
          )
        : '') +
      (frame === 'double'
        ? stroke(rectangle(-total / 2 + 9, -w / 2 + 9, total - 18, w - 18, Math.max(4, r - 8)), look.accent, 5, {
            opacity: 0.85,
          })
        : '') +
      stroke(
        rectangle(-total / 2 + 22, -w / 2 + 22, total - 44, w - 44, Math.max(6, r - 16)),
        darker(tone, 0.35),
        frame === 'bevel' ? 7 : 2,
        {
          opacity: 0.4,
        },
      ) +
      (isUsb || dice.chance('lamp', 0.35)
        ? disc(-total / 2 + 34, -w / 2 + 34, 7, 7, dice.pick('lamp tone', ['#6fd08c', '#5fa8e0', '#e0762b']))
        : '') +
      lettering(look.brand, {
        x: total / 2 - 24,
        y: w / 2 - 36,
        size: 15,
        color: darker(tone, lightness(tone) < 0.3 ? 0 : 0.5),
        align: 'end',
        weight: 1.6,
        opacity: 0.8,
      }) +
      Array.from({ length: count }, (_, i) => one(-total / 2 + w / 2 + i * w)).join(''),
    box: [-total / 2, -w / 2, total, w],
    outline: rectangle(-total / 2, -w / 2, total, w, r),
    focus: [-total / 2, -w / 2, w * 0.8, w * 0.8],
  };
}

function screws(c: Canvas, look: Look): Piece {
  const metal =
    look.material === 'brass' || look.colorName === 'gold'
      ? '#c9a046'
      : look.dice.pick('plating', ['#b4bcc0', '#c9a046', '#5d666b']);
  const one = (x: number, y: number, turn: number, k: number) => {
    const thread = sheet(
      c.tile(
        80,
        15,
        stroke('M0,12L80,2', darker(metal, 0.6), 4, { opacity: 0.8 }) +
          stroke('M0,7L80,-3', '#ffffff', 2.4, { opacity: 0.6 }),
      ),
    );
    return placed(
      c.pool(8, 10, 40, 20, 0.3) +
        turned(
          c,
          [
            [50, -250, 4],
            [46, -236, 6],
            [19, -206, 6],
            [17, -60],
            [3, 0],
          ],
          metal,
          { finish: 'metal', lid: metal, tilt: 0.3, art: thread },
        ).art +
        bar(-27, -254, 54, 8, darker(metal, 0.6), 4) +
        bar(-6, -262, 12, 24, darker(metal, 0.6), 4),
      { x, y, turn, scale: k },
    );
  };
  const box = carton(c, look, 300, 200, 110, {
    paper: look.dice.pick('paper', ['#f7f6f2', '#d3b48b', look.color]),
    ink: look.color,
    emblems: ['gear', 'star'],
    lines: 2,
  });
  return {
    art:
      placed(box.art, { x: -110, y: -26 }) +
      one(120, -30, 74, 0.86) +
      one(90, 0, 106, 0.94) +
      one(250, -10, -20, 0.9) +
      one(190, -6, 12, 1),
    box: [-262, -290, 640, 292],
    feet: [[-250, 330]],
    focus: [40, -270, 320, 280],
  };
}

/** A plate or rose on the door. `half` is half its width. */
function rose(look: Look, kind: string): { outline: string; half: number; high: number } {
  const { dice } = look;
  if (kind === 'long') {
    const [half, high] = [dice.between('plate', 52, 78), dice.between('plate high', 200, 240)];
    const round = dice.pick('plate round', [8, 22, half]);
    return { outline: rectangle(-half, -high + 20, half * 2, high * 2, round), half, high };
  }
  const half = dice.between('rose', 74, 104);
  if (kind === 'square')
    return {
      outline: rectangle(-half, -half, half * 2, half * 2, dice.pick('rose round', [4, 16, 34])),
      half,
      high: half,
    };
  return { outline: oval(0, 0, half, half), half, high: half };
}

function doorHandle(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = fitting(look);
  if (look.says('knob')) return doorKnob(c, look, tone);
  const kind = look.says('lock') ? 'long' : dice.pick('rose', ['round', 'square', 'round', 'long']);
  const { outline: back, half, high } = rose(look, kind);
  const reach = 180 + ((look.amount('length') ?? 130) - 110) * 2.6 + dice.between('reach', 40, 90);
  const [thick, curve] = [dice.between('thick', 19, 32), dice.between('curve', -14, 50)];
  const lever = dice.pick('lever', [
    `M-34,-30C-10,-46 60,-40 ${reach * 0.5},${-thick - 8}C${reach * 0.7},${-thick} ${reach * 0.88},${-thick + curve * 0.5} ${reach},${-12 + curve}C${reach + 14},${curve} ${reach},${thick + curve} ${reach - 24},${thick - 4 + curve}C${reach * 0.7},${4 + curve * 0.6} ${reach * 0.5},14 60,20C20,24 -20,40 -34,30Z`,
    `M-30,${-thick}H${reach - 10}Q${reach},${-thick} ${reach},${-thick + 10}V${thick - 14}Q${reach},${thick - 4} ${reach - 10},${thick - 4}H-30Z`,
    `M-30,-26C30,-50 60,-10 ${reach * 0.5},${-thick + 4}C${reach * 0.8},${-thick - curve * 0.3} ${reach},${-thick - 6} ${reach + 6},${thick + 20}C${reach - 10},${thick + 34} ${reach - 40},${thick + 10} ${reach * 0.6},${thick}C60,${thick + 12} 20,46 -34,30Z`,
    `M-34,-34L40,-22L${reach},${-thick}Q${reach + 18},0 ${reach},${thick}L40,20L-34,34Z`,
  ]);
  const lock = dice.pick('lock', ['key', 'cylinder', 'turn']);
  const keyY = high * 0.62;
  const key =
    kind !== 'long' || !look.says('lock')
      ? ''
      : lock === 'key'
        ? disc(0, keyY, 17, 17, '#14181b') + fillPath(`M-8,${keyY + 4}H8L12,${keyY + 46}H-12Z`, '#14181b')
        : lock === 'cylinder'
          ? disc(0, keyY, 30, 30, '#c3c9cc') +
            bar(-13, keyY, 26, 56, '#c3c9cc', 10) +
            bar(-4, keyY - 18, 8, 34, '#14181b', 3)
          : disc(0, keyY, 36, 36, darker(tone, 0.3)) +
            c.form(rectangle(-11, keyY - 30, 22, 60, 10), tone, { depth: 6, light: 0.9 });
  const inlay = dice.pick('inlay', [
    '',
    '',
    stroke(`M40,0H${reach * 0.8}`, darker(tone, 0.5), 5, { opacity: 0.6 }),
    stroke(`M${reach * 0.5},-6H${reach * 0.86}`, look.accent, 15),
  ]);
  const brushed = dice.chance('brushed', 0.4) ? sheet(c.tile(300, 5, bar(0, 0, 300, 1.6, '#10161d', 0, 0.16))) : '';
  return {
    art:
      c.form(back, tone, {
        depth: 9,
        light: 0.8,
        fill: c.linear(
          [
            [0, lighter(tone, 0.5)],
            [0.5, tone],
            [1, darker(tone, 0.3)],
          ],
          [0, 0, 1, 1],
        ),
        art: brushed,
      }) +
      (dice.chance('rim', 0.4)
        ? stroke(
            kind === 'round'
              ? oval(0, 0, half * 0.8, half * 0.8)
              : rectangle(
                  -half + 13,
                  (kind === 'long' ? -high + 20 : -half) + 13,
                  half * 2 - 26,
                  (kind === 'long' ? high : half) * 2 - 26,
                  8,
                ),
            darker(tone, 0.4),
            3,
            { opacity: 0.6 },
          )
        : '') +
      (dice.chance('screws', 0.5)
        ? [-1, 1]
            .map(
              (k) =>
                disc(
                  kind === 'long' ? 0 : k * half * 0.74,
                  kind === 'long' ? 20 + k * (high - 26) : 0,
                  8,
                  8,
                  darker(tone, 0.45),
                ) +
                bar(
                  (kind === 'long' ? 0 : k * half * 0.74) - 6,
                  (kind === 'long' ? 20 + k * (high - 26) : 0) - 1.4,
                  12,
                  2.8,
                  '#10161d',
                ),
            )
            .join('')
        : '') +
      key +
      c.pool(60, 30, 200, 50, 0.4) +
      disc(0, 0, 50, 50, darker(tone, 0.35)) +
      disc(
        -3,
        -3,
        44,
        44,
        c.radial(
          [
            [0, lighter(tone, 0.7)],
            [1, darker(tone, 0.3)],
          ],
          0.5,
          0.5,
          0.6,
          0.36,
          0.3,
        ),
      ) +
      c.form(lever, tone, { depth: 12, light: 0.9, fill: down(c, tone), art: inlay + brushed }),
    box: [
      -half - 4,
      kind === 'long' ? -high + 18 : -half - 4,
      half + reach + 24,
      kind === 'long' ? high * 2 + 4 : half * 2 + 8,
    ],
    outline: back + lever,
    focus: [-100, -130, 340, 260],
  };
}

const bench = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.93 }],
});

const hung = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'wall',
  size,
  more: [{ isClose: true }, { isTinted: true, size: size * 0.82 }],
});

export const BUILDING = {
  paint: bench(paint, 0.94),
  tiles: bench(tiles),
  laminate: bench(laminate),
  cement: bench((c, look) =>
    paperBag(
      c,
      look,
      look.dice.between('width', 320, 360),
      look.dice.between('height', 410, 450),
      {
        paper: look.dice.pick('paper', ['#d9cfbd', '#c9bfae', '#e9e6de', lighter(look.color, 0.55)]),
        ink: look.color,
        emblems: ['mountain', 'gear', 'star'],
        lines: 2,
      },
      true,
    ),
  ),
  wallpaper: bench(wallpaper),
  faucet: bench(faucet, 0.92),
  'shower-head': hung(shower, 0.86),
  toilet: { draw: toilet, mount: 'floor', size: 0.94, more: [{ isClose: true }, { isTinted: true, size: 0.8 }] },
  'light-bulb': bench(lightBulb, 0.9),
  socket: hung(socket, 0.78),
  cable: bench(cable, 0.96),
  screws: bench(screws),
  'door-handle': hung(doorHandle, 0.84),
} satisfies Drawings<string>;
