/** The car parts shop: wheels, wear parts, fluids, lights and accessories. */
import { hydraulicJack } from './workshop-kinds.ts';
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { airFilter, battery, bulb, canister, filterRound, sparkPlug } from './car-service.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { carton } from './packs.ts';
import { boxed, withCarton } from './boxed.ts';
import { bottle } from './vessels.ts';
import { brakeDisc, brakePads, tyre, wheelRim } from './wheels.ts';
import { brandStyle, steelAcross, steelFace } from './workshop-metal.ts';

function wipers(c: Canvas, look: Look): Piece {
  const long = (look.amount('length') ?? 550) / 600;
  const lean = look.dice.between('lean', -30, -16);
  const apart = look.dice.between('apart', 66, 110);
  const isWinter = look.says('winter');
  const blade = (turn: number, x: number, y: number) =>
    placed(
      stroke('M-320,10Q0,-30 320,10', '#101417', 11) +
        c.form(
          isWinter
            ? 'M-310,-6Q0,-84 310,-6L304,12Q0,-30 -304,12Z'
            : look.says('hybrid')
              ? 'M-310,0L-180,-40L-40,-44L-30,-58H30L40,-44L180,-40L310,0L300,8Q0,-26 -300,8Z'
              : 'M-310,0Q0,-60 310,0L300,8Q0,-34 -300,8Z',
          look.isColored ? look.color : '#2a3034',
          {
            depth: 5,
            light: 0.6,
          },
        ) +
        c.form(rectangle(-46, -56, 92, 40, 12), '#22272a', { depth: 6, light: 0.5 }) +
        stroke('M-280,-8Q0,-50 280,-8', '#ffffff', 2.4, { opacity: 0.4 }) +
        bar(-20, -50, 40, 10, look.accent, 4),
      { turn, x, y, scale: 0.7 + long * 0.3 },
    );
  const sleeve = look.dice.chance('boxed', 0.5)
    ? placed(carton(c, look, 620 * (0.7 + long * 0.3), 84, 40, brandStyle(look, 'drop', 'star')).art, { y: -10, x: 0 })
    : '';
  if (sleeve)
    return {
      art: placed(blade(-8, 0, -150) + blade(-8, 30, -220), {}) + sleeve,
      box: [-330, -330, 680, 330],
      feet: [[-300, 320]],
      focus: [-150, -300, 320, 260],
    };
  return {
    art: blade(lean, 0, -110 - apart) + blade(lean + 2, 60, -110),
    box: [-310, -340, 680, 340],
    feet: [[-280, 0]],
    focus: [-150, -300, 320, 260],
  };
}

/** With a coil over the tube, or the bare telescope in its brand's paint. */
function shock(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const paint = look.isColored
    ? look.color
    : dice.pick('spring', ['#c22f2b', '#e9bd3a', '#2f66b3', '#22272a', '#3f8a5a', '#dfe3e4', '#e0762b', '#6a4a8c']);
  const tube = dice.pick('tube', ['#22272a', '#5d666b', '#c3c9cc', '#8a2f2a', '#2b3f5c']);
  const r = dice.between('radius', 60, 92);
  const wire = dice.between('wire', 15, 24);
  const count = dice.count('coils', 5, 9);
  const pitch = 300 / count;
  const coils = Array.from({ length: count }, (_, i) => {
    const y = -424 + i * pitch;
    const low = y + pitch * 0.5;
    return {
      back: stroke(`M${r},${y}C${r * 0.8},${y - 26} ${-r * 0.8},${y - 26} ${-r},${low}`, darker(paint, 0.5), wire),
      front:
        stroke(
          `M${-r},${low}C${-r * 0.8},${low + 36} ${r * 0.8},${low + 36} ${r},${y + pitch}`,
          darker(paint, 0.4),
          wire + 5,
        ) +
        stroke(`M${-r},${low - 2}C${-r * 0.8},${low + 34} ${r * 0.8},${low + 34} ${r},${y + pitch - 2}`, paint, wire) +
        stroke(
          `M${-r * 0.92},${low - 2}C${-r * 0.7},${low + 28} ${r * 0.4},${low + 30} ${r * 0.8},${y + pitch - 4}`,
          lighter(paint, 0.6),
          wire * 0.22,
          { opacity: 0.7 },
        ),
    };
  });
  const eye = (y: number) =>
    disc(0, y, 36, 36, '#22272a') + disc(0, y, 33, 33, steelFace(c, '#7d868b')) + disc(0, y, 17, 17, '#0d1012');
  const collar = (from: number, wide: number) =>
    turned(
      c,
      [
        [wide - 4, from, 6],
        [wide, from + 22, 6],
      ],
      '#3a4146',
      { finish: 'metal', lid: '#5d666b' },
    ).art;
  const rod = turned(
    c,
    [
      [13, -520],
      [13, -230],
    ],
    '#d5dadc',
    { finish: 'metal' },
  ).art;
  const isBare = look.says('oil') ? dice.chance('bare', 0.6) : dice.chance('bare', 0.25);
  const band = bar(-90, dice.between('band', -210, -110), 180, dice.between('band size', 20, 60), look.accent, 0, 0.95);
  const strut = isBare
    ? rod +
      turned(
        c,
        [
          [r * 0.72, -330, 8],
          [r * 0.72, -40, 12],
          [30, -24],
        ],
        paint,
        { art: band },
      ).art +
      (dice.chance('cover', 0.6)
        ? turned(
            c,
            [
              [r * 0.5, -480, 8],
              [r * 0.86, -440, 10],
              [r * 0.86, -300, 4],
            ],
            tube,
            {},
          ).art
        : collar(-500, 40))
    : coils.map((k) => k.back).join('') +
      rod +
      turned(
        c,
        [
          [46, -260, 6],
          [46, -40, 10],
          [26, -30],
        ],
        tube,
        { art: band },
      ).art +
      coils.map((k) => k.front).join('') +
      collar(-474, r + 18) +
      collar(-120, r + 14);
  const turn = dice.pick('side', [1, -1]) * dice.between('lean', 3, 20);
  const box = dice.chance('boxed', 0.4)
    ? carton(c, look, 150, 520, 90, brandStyle(look, 'gear', 'star', 'drop')).art
    : '';
  return {
    art:
      (box ? placed(box, { x: 190, y: 0 }) : '') +
      placed(strut + eye(-540) + eye(-20), { turn, x: turn > 0 ? -50 : 20, y: -8 }),
    box: [turn > 0 ? -150 : -210, -584, box ? 530 : 360, 584],
    feet: box
      ? [
          [-80, 20],
          [120, 270],
        ]
      : [[-60, 40]],
    focus: [-100, -480, 300, 300],
  };
}

function carMat(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : '#2f353a';
  const mat = (x: number, y: number, k: number) => {
    const outline =
      'M-150,-20L-120,-330Q-116,-350 -90,-350H60Q84,-350 92,-330L110,-270L140,-250L160,-20Q160,0 140,0H-132Q-152,0 -150,-20Z';
    const ribs = look.dice.pick('relief', [
      c.tile(30, 20, bar(0, 4, 30, 6, darker(tone, 0.5), 3, 0.5) + bar(0, 11, 30, 2, '#ffffff', 0, 0.16)),
      c.tile(26, 26, stroke('M13,2L24,13L13,24L2,13Z', darker(tone, 0.5), 3.4, { opacity: 0.6 })),
      c.tile(
        9,
        9,
        bar(0, 0, 9, 9, tone) +
          disc(3, 3, 1.8, 1.8, darker(tone, 0.4), 0.6) +
          disc(7, 7, 1.6, 1.6, lighter(tone, 0.4), 0.5),
      ),
    ]);
    return placed(
      c.pool(10, -10, 190, 30, 0.4) +
        c.form(outline, tone, { depth: 11, light: 0.5 }) +
        c.inside('M-120,-40L-96,-310H66L84,-258L116,-236L130,-40Z', sheet(ribs)) +
        stroke(outline, look.accent, 5, { opacity: 0.9 }) +
        bar(-36, -330, 72, 26, darker(tone, 0.5), 6) +
        lettering(look.brand, { y: -323, size: 11, color: '#f1f0ec', fit: 60 }),
      { x, y, scale: k },
    );
  };
  return { art: mat(130, -60, 0.94) + mat(-110, 0, 1), box: [-270, -400, 560, 400], focus: [-240, -350, 300, 300] };
}

function seatCover(c: Canvas, look: Look): Piece {
  const tone = look.color;
  const trim = look.dice.chance('contrast', 0.6) ? look.accent : darker(tone, 0.35);
  const seams = (d: string) =>
    stroke(d, darker(tone, 0.6), 6, { opacity: 0.5 }) +
    placed(stroke(d, lighter(trim, 0.3), 2.2, { dash: '8 5', opacity: 0.9 }), { x: 5 });
  return {
    art:
      c.form('M-70,-560Q-80,-640 -40,-646H40Q80,-640 70,-560Q0,-540 -70,-560Z', tone, { depth: 13 }) +
      bar(-30, -560, 12, 40, '#8f979b') +
      bar(18, -560, 12, 40, '#8f979b') +
      c.form('M-150,-150C-176,-300 -150,-500 -110,-530Q0,-552 110,-530C150,-500 176,-300 150,-150Z', trim, {
        depth: 20,
      }) +
      c.form('M-84,-150C-100,-300 -90,-470 -66,-500Q0,-516 66,-500C90,-470 100,-300 84,-150Z', tone, {
        depth: 14,
        art: seams('M-80,-400Q0,-386 80,-400M-86,-310Q0,-296 86,-310M-86,-226Q0,-212 86,-226'),
      }) +
      c.form(
        'M-176,-30C-190,-100 -170,-170 -130,-180Q0,-196 130,-180C170,-170 190,-100 176,-30Q170,0 130,0H-130Q-170,0 -176,-30Z',
        trim,
        { depth: 20 },
      ) +
      c.form('M-100,-20C-110,-90 -100,-150 -80,-164Q0,-176 80,-164C100,-150 110,-90 100,-20Q0,0 -100,-20Z', tone, {
        depth: 13,
        art: seams('M-34,-170Q-46,-90 -34,-10M34,-170Q46,-90 34,-10'),
      }),
    box: [-184, -648, 368, 648],
    focus: [-160, -560, 320, 320],
  };
}

const timingBelt = (c: Canvas, look: Look): Piece => boxed(c, look, beltAlone(c, look), 0.55, 'gear', 'star', 'wave');

function beltAlone(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const isKit = look.says('kit');
  const roller = (x: number, y: number, r: number) =>
    disc(x + 5, y + 9, r, r, '#10161d', 0.35) +
    disc(x, y, r, r, '#5d666b') +
    disc(x, y, r * 0.92, r * 0.92, steelFace(c, '#b4bcc0')) +
    stroke(oval(x, y, r * 0.66, r * 0.66), '#6a757b', 5) +
    disc(x, y, r * 0.36, r * 0.36, '#3a4146') +
    disc(x, y, r * 0.18, r * 0.18, '#c3c9cc');
  const rollers = isKit
    ? roller(-120, -140, look.dice.between('roller', 58, 74)) +
      roller(110, -150, look.dice.between('idler', 44, 60)) +
      (look.dice.chance('pump', 0.5) ? roller(0, -60, 34) : '')
    : '';
  const outline = look.dice.pick('run', [
    'M-250,-110C-260,-220 -170,-250 -60,-238C60,-226 150,-270 220,-226C280,-180 262,-60 190,-24C110,10 20,-30 -70,-8C-170,10 -244,-30 -250,-110Z',
    'M-220,-60C-260,-150 -220,-270 -110,-280C0,-290 120,-290 200,-250C270,-210 260,-90 210,-40C150,10 -150,20 -220,-60Z',
    'M-230,-150C-230,-260 -150,-300 -40,-270C60,-244 90,-300 170,-280C250,-258 270,-140 220,-70C170,0 60,10 -60,-6C-170,-20 -230,-60 -230,-150Z',
    'M-240,-60C-250,-110 -190,-140 -100,-130C-40,-122 -60,-250 20,-276C110,-300 170,-220 150,-140C140,-100 250,-110 240,-50C226,0 100,-10 0,-8C-110,-6 -226,0 -240,-60Z',
    'M-200,-30C-260,-60 -230,-130 -180,-160C-110,-200 -140,-290 -40,-294C60,-296 20,-200 90,-180C180,-160 260,-150 244,-80C226,-10 120,-20 0,-14C-80,-10 -150,-4 -200,-30Z',
  ] as const);
  const [thick, pitch] = [dice.between('thick', 26, 48), dice.pick('pitch', ['7 9', '4 6', '12 12', '3 3'])];
  const mark = look.isColored ? look.color : dice.pick('mark', ['#f1f0ec', '#e9bd3a', '#5fa8e0', '#e0762b', '#c22f2b']);
  const tone = dice.pick('rubber', ['#22272a', '#22272a', '#3a4146', '#2b2420']);
  return {
    art:
      placed(stroke(outline, '#0d1012', thick + 10), { y: 16 }) +
      stroke(outline, '#14181b', thick + 6) +
      stroke(outline, tone, thick) +
      stroke(outline, lighter(tone, 0.16), thick * 0.64, { dash: pitch, cap: 'butt' }) +
      placed(stroke(outline, mark, dice.between('mark wide', 2, 6), { opacity: 0.8 }), { y: -thick * 0.4 }) +
      placed(
        lettering(`${look.brand} ${look.dice.count('teeth', 92, 168)}`, { size: 13, color: '#e9e4d4', fit: 180 }),
        { x: -30, y: -19 },
      ) +
      rollers,
    box: [-254, -312, 512, 330],
    feet: [[-180, 180]],
    focus: [-60, -300, 310, 240],
  };
}

function carJack(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('jack', ['#c22f2b', '#e0762b', '#2f66b3', '#22272a']);
  if (look.says('trolley', 'hydraulic')) return hydraulicJack(c, look, tone);
  const { dice } = look;
  const tons = look.amount('capacity') ?? 2;
  const thick = 26 + tons * 4 + dice.between('arm', -4, 4);
  const arm = (x1: number, y1: number, x2: number, y2: number, t: Hex) =>
    stroke(`M${x1},${y1}L${x2},${y2}`, darker(t, 0.45), thick + 6) +
    stroke(`M${x1},${y1}L${x2},${y2}`, t, thick) +
    stroke(`M${x1},${y1 - thick * 0.27}L${x2},${y2 - thick * 0.27}`, lighter(t, 0.5), 4, { opacity: 0.6 });
  const pinTone = dice.pick('pin', ['#22272a', '#8d969b', '#c79b4a']);
  const pin = (x: number, y: number) => disc(x, y, 19, 19, pinTone) + disc(x - 2, y - 2, 14, 14, steelFace(c));
  // Raised a little or far: the arms stand flat or steep.
  const rise = dice.between('raised', 0.72, 1.34);
  const y = -30 - 140 * rise;
  const top = y - 140 * rise;
  const wide = 210 / Math.sqrt(rise);
  const foot = dice.between('foot', 110, 170);
  const lower = dice.pick('lower', [darker(tone, 0.12), '#3a4146', tone]);
  const crank = dice.pick('crank', [
    `M${wide + 100},${y}V${y + 70}H${wide + 140}`,
    `M${wide + 90},${y}l30,-50h50`,
    `M${wide + 100},${y}h40v60h30`,
  ]);
  return {
    art:
      fillPath(
        polygon([
          [-foot, 0, 8],
          [-foot + 20, -30, 8],
          [foot - 20, -30, 8],
          [foot, 0, 8],
        ]),
        c.linear([
          [0, lighter(tone, 0.1)],
          [1, darker(tone, 0.5)],
        ]),
      ) +
      arm(-34, -30, -wide, y, lower) +
      arm(34, -30, wide, y, lower) +
      bar(-wide - 80, y - 11, wide * 2 + 180, 22, steelAcross(c), 8) +
      placed(sheetBar(c, 0), { y }) +
      arm(-wide, y, -34, top, tone) +
      arm(wide, y, 34, top, tone) +
      fillPath(
        polygon([
          [-84, top - 8, 8],
          [84, top - 8, 8],
          [64, top - 36, 6],
          [-64, top - 36, 6],
        ]),
        c.linear([
          [0, lighter(tone, 0.3)],
          [1, darker(tone, 0.4)],
        ]),
      ) +
      bar(-50, top - 44, 100, 11, dice.pick('pad', ['#22272a', look.accent]), 4) +
      [-wide, wide].map((x) => pin(x, y)).join('') +
      [-34, 34].map((x) => pin(x, -44) + pin(x, top + 8)).join('') +
      stroke(crank, dice.pick('crank tone', ['#8f979b', '#3a4146', '#c22f2b']), 13) +
      bar(-44, -27, 88, 24, '#f0ece2', 4) +
      lettering(`${look.brand} ${tons}T`, { y: -21, size: 12, color: '#22272a', fit: 80, weight: 1.7 }),
    box: [-wide - 82, top - 46, wide * 2 + 260, -top + 46],
    feet: [[-foot, foot]],
    focus: [-60, top - 40, 320, 320],
  };
}

const sheetBar = (c: Canvas, y: number) =>
  `<rect x="-200" y="${y - 11}" width="400" height="22" fill="${c.tile(8, 24, bar(0, 0, 3, 24, '#14181b', 0, 0.5))}"/>`;

function dashCamera(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('body', ['#22272a', '#3a4146', '#2a2d30']);
  const [w, h, r] = dice.pick<readonly [number, number, number]>('shape', [
    [460, 236, 56],
    [420, 250, 110],
    [480, 200, 30],
    [400, 236, 24],
  ]);
  const x = dice.between('lens', 40, w / 2 - 130);
  const y = -h / 2;
  const R = dice.between('lens size', 80, Math.min(104, h * 0.44));
  const rear = look.says('rear')
    ? placed(
        stroke('M-60,-10C-140,30 -160,-60 -220,-40', '#22272a', 7) +
          c.form(rectangle(-70, -96, 140, 96, 40), tone, { depth: 11, light: 0.5 }) +
          disc(0, -48, 36, 36, '#0d1012') +
          disc(0, -48, 28, 28, '#1d3450') +
          disc(-9, -58, 8, 6, '#ffffff', 0.7),
        { x: 300, y: 2 },
      )
    : '';
  return {
    art:
      rear +
      c.form(rectangle(-60, -330, 120, 44, 16), '#22272a', { depth: 6 }) +
      stroke(`M0,-296V${-h + 6}`, '#3a4146', 29) +
      disc(0, -262, 26, 26, steelFace(c, '#7d868b')) +
      c.form(rectangle(-w / 2, -h, w, h, r), tone, { depth: 18, light: 0.5 }) +
      (dice.chance('ring', 0.5) ? disc(x, y, R + 5, R + 5, look.accent, 0.9) : '') +
      disc(x, y, R, R, '#0d1012') +
      disc(
        x,
        y,
        R * 0.92,
        R * 0.92,
        c.linear(
          [
            [0, '#6a757b'],
            [1, '#14181b'],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      disc(
        x,
        y,
        R * 0.72,
        R * 0.72,
        c.radial(
          [
            [0, '#0b1016'],
            [0.5, '#1d3450'],
            [0.8, '#472a58'],
            [1, '#0b0d10'],
          ],
          0.5,
          0.5,
          0.5,
          0.44,
          0.42,
        ),
      ) +
      disc(x - R * 0.26, y - R * 0.28, R * 0.19, R * 0.14, '#ffffff', 0.75) +
      lettering(look.brand, { x: -w / 2 + 100, y: y - 16, size: 22, color: '#dfe4e6', fit: 130 }) +
      lettering(look.fact('resolution'), { x: -w / 2 + 100, y: y + 26, size: 16, color: look.accent }) +
      disc(-w / 2 + 34, -h + 40, 7, 7, '#e2574c') +
      around(12, 26)
        .map((p) => disc(-120 + p.x, -40 + p.y * 0.5, 3, 3, '#0d1012'))
        .join(''),
    box: [-w / 2 - 4, -332, w + 8 + (rear ? 150 : 0), 336],
    focus: [-80, -300, 320, 300],
  };
}

const stand = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.94 }],
});

export const CAR_PARTS = {
  tyre: stand(tyre),
  'wheel-rim': stand(wheelRim),
  'engine-oil': stand((c, look) =>
    canister(
      c,
      look,
      look.isColored
        ? look.color
        : look.dice.pick('can', ['#22272a', '#c79b4a', '#c22f2b', '#2f66b3', '#8f979b', '#f0f0ed']),
      'drop',
      'gear',
      'star',
    ),
  ),
  'brake-pads': stand(brakePads),
  'brake-disc': stand(brakeDisc, 0.96),
  battery: stand(battery),
  'oil-filter': stand(filterRound, 0.84),
  'air-filter': stand(airFilter, 0.96),
  'spark-plug': stand(sparkPlug, 0.96),
  'wiper-blades': stand(wipers),
  'headlight-bulb': stand(bulb, 0.9),
  'shock-absorber': stand(shock),
  coolant: stand((c, look) =>
    canister(
      c,
      look,
      look.isColored ? lighter(look.color, 0.2) : look.dice.pick('fluid', ['#4a9bc7', '#5aa86a', '#d86a8a', '#e9bd3a']),
      'drop',
      'mountain',
      'wave',
    ),
  ),
  'car-shampoo': stand((c, look) =>
    bottle(c, look, {
      width: look.dice.between('width', 180, 220),
      height: 370,
      neck: 0.36,
      shoulder: 1.2,
      closure: look.dice.pick('closure', ['trigger', 'flip', 'screw']),
      color: lighter(look.color, 0.1),
      cap: '#22272a',
      finish: look.dice.pick('finish', ['glass', 'gloss']),
      contents: look.color,
      label: brandStyle(look, 'drop', 'star', 'wave'),
      labelTo: 0.62,
    }),
  ),
  'car-mat': stand(carMat),
  'seat-cover': {
    draw: seatCover,
    mount: 'floor',
    size: 0.98,
    more: [{ isClose: true }, { isTinted: true, size: 0.84 }],
  },
  'timing-belt': stand(timingBelt, 0.92),
  'car-jack': stand(withCarton(carJack, 0.4, 'gear', 'star', 'mountain')),
  'dash-camera': stand(withCarton(dashCamera, 0.5, 'sun', 'gear', 'star', 'moon'), 0.86),
} satisfies Drawings<string>;
