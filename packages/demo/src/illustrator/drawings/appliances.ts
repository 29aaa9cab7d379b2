/** Household appliances, large and small. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, lightness, mix } from '../studio/color.ts';
import {
  capsuleMachine,
  dripMachine,
  garmentSteamer,
  gooseneckKettle,
  hotAirStyler,
  portableCooler,
} from './device-kinds.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';

const enamel = (look: Look, ...others: Hex[]): Hex =>
  look.isColored ? look.color : look.dice.pick('enamel', ['#f2f2ef', '#c3c9cc', '#2f3437', ...others]);
const metalAcross = (c: Canvas, tone: Hex) =>
  c.linear(
    [
      [0, darker(tone, 0.3)],
      [0.3, lighter(tone, 0.6)],
      [0.6, tone],
      [1, darker(tone, 0.45)],
    ],
    [0, 0, 1, 0],
  );

function refrigerator(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = enamel(look, '#dfe6e2');
  const isWide =
    (look.amount('capacity') ?? 0) >= 500 || (look.amount('capacity') === undefined && dice.chance('wide', 0.35));
  const [w, h] = [isWide ? 400 : 300, 660];
  const split = isWide ? 0 : -h * dice.between('split', 0.36, 0.66);
  const grip = (x: number, y: number, high: number) =>
    bar(x + 4, y + 4, 9, high, '#10161d', 5, 0.35) + bar(x, y, 9, high, metalAcross(c, '#b9c0c4'), 5);
  const sheen = fillPath(
    polygon([
      [-w * 0.4, -h],
      [-w * 0.16, -h],
      [-w * 0.36, 0],
      [-w * 0.6, 0],
    ]),
    '#ffffff',
    0.16,
  );
  const print =
    sheen +
    (isWide
      ? bar(-2, -h, 4, h, '#10161d', 0, 0.5) +
        bar(-w * 0.36, -h * 0.66, 74, 110, '#15191b', 8) +
        bar(-w * 0.36 + 10, -h * 0.66 + 12, 54, 26, '#7fb2c8', 3)
      : bar(-w / 2, split - 3, w, 6, '#10161d', 0, 0.55)) +
    bar(-w / 2, -18, w, 18, darker(tone, 0.6));
  const handles = isWide
    ? grip(-24, -h * 0.72, 250) + grip(14, -h * 0.72, 250)
    : grip(-w / 2 + 22, split - 160, 130) + grip(-w / 2 + 22, split + 26, 130);
  return {
    art:
      block(c, { width: w, height: h, back: [70, 30], front: tone, side: darker(tone, 0.04) }, print) +
      handles +
      lettering(look.brand, { x: w / 2 - 24, y: -h + 26, size: 17, color: darker(tone, 0.6), align: 'end' }),
    box: [-w / 2, -h - 30, w + 70, h + 30],
    feet: [[-w / 2, w / 2 + 50]],
    focus: [-w / 2, -h - 20, w, w],
  };
}

function washingMachine(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = enamel(look);
  const [w, h] = [460, 540];
  const r = dice.between('door', 138, 164);
  const cy = -h * 0.43;
  const rim = dice.pick('rim', ['#c3c9cc', '#2a2d30', '#f4f4f1']);
  const panel =
    bar(-w / 2, -h, w, 100, darker(tone, 0.08)) +
    bar(-w / 2, -h + 99, w, 3, '#10161d', 0, 0.3) +
    bar(-w / 2 + 22, -h + 24, 130, 54, lighter(tone, 0.2), 6) +
    bar(20, -h + 28, 110, 44, '#15191b', 6) +
    lettering(`${dice.count('h', 0, 2)}:${dice.count('m', 15, 59)}`, { x: 75, y: -h + 41, size: 19, color: '#9ce0c4' });
  const knob =
    disc(182, -h + 52, 30, 30, darker(tone, 0.3)) +
    disc(
      181,
      -h + 50,
      26,
      26,
      c.linear(
        [
          [0, '#ffffff'],
          [1, '#9aa2a6'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    bar(179, -h + 28, 4, 14, look.accent);
  const door =
    disc(4, cy + 6, r * 1.1, r * 1.1, '#10161d', 0.22) +
    disc(
      0,
      cy,
      r * 1.08,
      r * 1.08,
      c.linear(
        [
          [0, lighter(rim, 0.6)],
          [0.5, rim],
          [1, darker(rim, 0.45)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    disc(0, cy, r * 0.84, r * 0.84, '#23292d') +
    disc(
      0,
      cy,
      r * 0.78,
      r * 0.78,
      c.radial(
        [
          [0, '#5d6b73'],
          [0.6, '#2c363c'],
          [1, '#11161a'],
        ],
        0.5,
        0.5,
        0.5,
        0.4,
        0.34,
      ),
    ) +
    around(18, r * 0.56)
      .map((p) => disc(p.x, cy + p.y, 4.5, 4.5, '#0c1013', 0.7))
      .join('') +
    c.inside(
      oval(0, cy, r * 0.78, r * 0.78),
      fillPath(`M${-r},${cy - r}L${r * 0.2},${cy - r}L${-r * 0.5},${cy + r}H${-r}Z`, '#ffffff', 0.14),
    ) +
    bar(r * 0.88, cy - 34, 18, 68, darker(rim, 0.3), 8);
  return {
    art:
      block(
        c,
        { width: w, height: h, back: [70, 40], front: tone, side: darker(tone, 0.04) },
        panel + knob + bar(-w / 2, -26, w, 26, darker(tone, 0.12)) + door,
      ) + lettering(look.brand, { x: -w / 2 + 86, y: -h + 44, size: 15, color: darker(tone, 0.65), fit: 110 }),
    box: [-w / 2, -h - 40, w + 70, h + 40],
    feet: [[-w / 2, w / 2 + 50]],
    focus: [-w / 2, -h - 10, w * 0.9, w * 0.9],
  };
}

function microwave(c: Canvas, look: Look): Piece {
  const tone = enamel(look, '#2f3437');
  const [w, h] = [560, 310];
  const glass = rectangle(-w / 2 + 26, -h + 30, w * 0.66, h - 62, 12);
  const keys = Array.from(
    { length: 9 },
    (_, i) =>
      bar(w / 2 - 120 + (i % 3) * 34, -h + 112 + Math.floor(i / 3) * 34, 26, 24, lighter(tone, 0.12), 5) +
      disc(w / 2 - 107 + (i % 3) * 34, -h + 124 + Math.floor(i / 3) * 34, 3, 3, darker(tone, 0.5)),
  ).join('');
  const print =
    bar(w / 2 - 140, -h, 3, h, '#10161d', 0, 0.35) +
    fillPath(
      glass,
      c.linear(
        [
          [0, '#3a444a'],
          [0.5, '#171c1f'],
          [1, '#262e33'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    c.inside(
      glass,
      disc(-60, -70, 130, 22, '#59656b', 0.5),
      fillPath(`M${-w / 2},${-h}H-60L-190,0H${-w / 2}Z`, '#ffffff', 0.09),
    ) +
    bar(w / 2 - 124, -h + 34, 100, 52, '#0d1112', 6) +
    lettering(`${look.dice.count('hour', 10, 12)}:${look.dice.count('minute', 10, 59)}`, {
      x: w / 2 - 74,
      y: -h + 48,
      size: 24,
      color: '#8fe0c0',
    }) +
    keys +
    bar(w / 2 - 124, -62, 100, 30, look.accent, 6);
  return {
    art:
      block(c, { width: w, height: h, back: [80, 40], front: tone, side: darker(tone, 0.04) }, print) +
      bar(w / 2 - 168, -h + 40, 12, h - 84, metalAcross(c, '#b9c0c4'), 6) +
      bar(-w / 2 + 20, -2, 40, 10, '#15191b') +
      bar(w / 2 - 60, -2, 40, 10, '#15191b'),
    box: [-w / 2, -h - 40, w + 80, h + 46],
    feet: [[-w / 2, w / 2 + 60]],
    focus: [0, -h - 20, 320, 320],
  };
}

/** Wall units differ by how the air leaves, by their corners, and by where the figures shine through. */
function airConditioner(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const named = look.isColored ? look.color : '#f4f5f3';
  const tone = dice.chance('warm', 0.5) ? mix(named, '#efe6d8', dice.between('warmth', 0, 0.22)) : named;
  const [w, h] = [dice.between('width', 620, 760), dice.between('height', 176, 268)];
  const radius = dice.pick('corner', [14, 34, 64, h / 2]);
  const body = rectangle(-w / 2, -h / 2, w, h, radius);
  const [left, right, foot] = [-w / 2, w / 2, h / 2];
  const inset = Math.max(30, radius * 0.55);
  const louvre = (y: number, tall: number, count: number) =>
    c.form(rectangle(left + inset, y, w - inset * 2, tall, tall * 0.3), darker(tone, 0.12), {
      depth: 6,
      art: Array.from({ length: count }, (_, i) =>
        bar(left + inset + 14, y + 8 + (i * (tall - 10)) / count, w - inset * 2 - 28, 4, '#1b2226', 2, 0.65),
      ).join(''),
    });
  const metal = dice.pick('trim', ['#c9ced2', '#c79b5a', '#6a757b', look.accent]);
  const fronts = {
    slats: () => louvre(foot - 72, 56, 4),
    flap: () =>
      bar(left + inset, foot - 44, w - inset * 2, 34, '#14191c', 10) +
      c.form(
        polygon([
          [left + inset + 4, foot - 40, 6],
          [right - inset - 4, foot - 40, 6],
          [right - inset + 12, foot + 16, 10],
          [left + inset - 12, foot + 16, 10],
        ]),
        lighter(tone, 0.12),
        { depth: 6, light: 0.6 },
      ),
    glass: () =>
      c.inside(
        body,
        bar(left, -h / 2, w, h * 0.6, darker(tone, 0.55), 0, 0.9) +
          fillPath(`M${left},${-h / 2}H${left + w * 0.45}L${left + w * 0.25},${h * 0.1}H${left}Z`, '#ffffff', 0.13) +
          bar(left, h * 0.1, w, 7, metal),
      ) + louvre(foot - 52, 36, 2),
    grille: () =>
      c.inside(
        body,
        bar(left, -h / 2, w, h * 0.36, darker(tone, 0.1)) +
          Array.from({ length: 6 }, (_, i) =>
            bar(left + 20, -h / 2 + 12 + i * h * 0.055, w - 40, 5, '#20282c', 2, 0.42),
          ).join(''),
      ) + louvre(foot - 60, 46, 3),
    bow: () =>
      c.inside(
        body,
        fillPath(`M${left},${h * 0.12}Q0,${h * 0.34} ${right},${h * 0.12}V${foot}H${left}Z`, darker(tone, 0.14)),
      ) +
      stroke(`M${left},${h * 0.12}Q0,${h * 0.34} ${right},${h * 0.12}`, metal, 6) +
      louvre(foot - 40, 24, 2),
    band: () =>
      c.inside(body, bar(left, -h * 0.06, w, dice.between('band', 12, 34), metal, 0, 0.95)) + louvre(foot - 62, 46, 4),
  };
  const style = dice.pick('front', ['slats', 'flap', 'glass', 'grille', 'bow', 'band'] as const);
  const isDark = style === 'glass' || lightness(tone) < 0.35;
  const ink = isDark ? '#e6eaec' : darker(tone, 0.55);
  const place = dice.pick('figures', [-1, 0, 1]);
  const level = style === 'grille' ? h * 0.02 : -h * 0.16;
  const inner = w / 2 - Math.max(70, radius + 34);
  const figures = `${dice.count('degrees', 18, 26)}`;
  const glow = dice.pick('glow', ['#6fc8e0', '#f2f6f7', '#f0a860', '#8fd6a0']);
  const display =
    (isDark ? '' : bar(place * inner - 40, level - 32, 80, 46, '#1d2529', 9)) +
    lettering(figures, { x: place * inner, y: level, size: 27, color: glow });
  const mark = place === 1 ? -1 : 1;
  return {
    art:
      c.form(body, tone, { depth: 20, light: 0.7 }) +
      fronts[style]() +
      display +
      lettering(look.brand, {
        x: mark * (inner + 24),
        y: level,
        size: 24,
        color: ink,
        align: mark < 0 ? 'start' : 'end',
      }) +
      (look.says('inverter')
        ? placed(disc(0, 0, 27, 27, look.accent) + lettering('INV', { y: 6, size: 15, color: '#ffffff' }), {
            x: mark * (inner - 190),
            y: level - 8,
          })
        : ''),
    box: [-w / 2, -h / 2 - 30, w, h + 60],
    outline: body,
    focus: [-w / 2, -h / 2, 380, 300],
  };
}

function vacuum(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored
    ? look.color
    : dice.pick('vacuum', ['#c22f2b', '#2f66b3', '#3a4043', '#6c4694', '#e0762b']);
  if (look.says('robot')) {
    const body = turned(
      c,
      [
        [230, -86, 10],
        [240, -60, 16],
        [236, -6, 8],
        [226, 0],
      ],
      darker(tone, 0.1),
      { finish: 'matte', lid: tone, tilt: 0.3 },
    ).art;
    return {
      art:
        body +
        disc(0, -100, 60, 18, darker(tone, 0.5)) +
        disc(0, -106, 60, 18, lighter(tone, 0.25)) +
        disc(0, -70, 12, 4, '#7fe0a8') +
        bar(-90, -46, 180, 20, '#15191b', 10, 0.8),
      box: [-242, -160, 484, 162],
      focus: [-200, -170, 300, 180],
    };
  }
  const tube = stroke('M150,-560L-150,-70', metalAcross(c, '#b9c0c4'), 24);
  const head = c.form(
    'M-270,-8Q-276,-52 -240,-58L-110,-74Q-80,-70 -70,-8Q-70,0 -84,0H-256Q-270,0 -270,-8Z',
    '#2a2d30',
    { depth: 9, light: 0.5 },
  );
  const can = placed(
    turned(
      c,
      [
        [50, -130, 8],
        [60, -110, 10],
        [60, 20, 10],
        [48, 44],
      ],
      lighter(tone, 0.3),
      { finish: 'glass', art: bar(-80, -30, 160, 80, '#5d666b', 0, 0.5) },
    ).art,
    { x: 96, y: -380, turn: 31 },
  );
  const body = c.form('M60,-520C100,-580 170,-600 210,-570C240,-540 226,-500 196,-470L150,-410L80,-450Z', tone, {
    depth: 14,
    light: 0.55,
  });
  const grip =
    stroke('M170,-560C210,-640 290,-620 268,-540C256,-496 220,-470 190,-462', darker(tone, 0.2), 27) +
    stroke('M172,-566C212,-640 286,-618 262,-544', lighter(tone, 0.3), 6, { opacity: 0.6 });
  return {
    art: tube + head + can + body + grip + disc(150, -530, 15, 15, '#2a2d30') + bar(-240, -40, 120, 6, tone, 3),
    box: [-272, -640, 560, 640],
    feet: [[-270, -70]],
    focus: [20, -640, 270, 270],
  };
}

function coffeeMachine(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = enamel(look, '#c22f2b', '#e8dcc2');
  if (look.says('drip')) return dripMachine(c, look, tone);
  if (look.says('capsule')) return capsuleMachine(c, look, tone);
  const steel = '#c3c9cc';
  const tower = block(
    c,
    { width: 300, height: 440, back: [90, 44], front: tone, side: darker(tone, 0.06) },
    bar(
      -150,
      -330,
      300,
      240,
      c.linear([
        [0, darker(tone, 0.62)],
        [1, darker(tone, 0.4)],
      ]),
    ) + bar(-150, -440, 300, 22, darker(tone, 0.15)),
  );
  const cup = placed(
    turned(
      c,
      [
        [44, -66],
        [38, -10, 14],
        [24, 0],
      ],
      dice.pick('cup', ['#f6f3ec', look.accent, '#2a2d30']),
      { lid: '#4a2a18' },
    ).art + stroke('M42,-52c34,-4 34,34 -4,34', '#f0ece2', 9),
    { y: -94 },
  );
  const group =
    turned(
      c,
      [
        [52, -346],
        [50, -296, 8],
        [34, -286],
      ],
      steel,
      { finish: 'metal' },
    ).art +
    bar(-9, -290, 7, 26, '#8f979b', 3) +
    bar(4, -290, 7, 26, '#8f979b', 3);
  const drip = stroke('M-5,-264V-160M8,-264V-160', '#5a3218', 4);
  const dial =
    disc(96, -386, 27, 27, darker(steel, 0.35)) +
    disc(
      95,
      -388,
      23,
      23,
      c.linear(
        [
          [0, '#ffffff'],
          [1, '#8f979b'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    disc(-98, -386, 10, 10, '#7fe0a8') +
    disc(-64, -386, 10, 10, '#e9bd3a');
  const handle =
    c.form(rectangle(-20, -330, 40, 30, 8), '#22272a', { depth: 4 }) + stroke('M-40,-314H-120', '#22272a', 20);
  return {
    art:
      tower +
      drip +
      group +
      handle +
      cup +
      dial +
      lettering(look.brand, { y: -398, size: 22, color: lighter(tone, 0.8), fit: 110 }) +
      fillPath(
        polygon([
          [-170, -92],
          [170, -92],
          [190, -60],
          [-190, -60],
        ]),
        metalAcross(c, steel),
      ) +
      c.form(rectangle(-190, -62, 380, 62, 10), darker(tone, 0.12), { depth: 8 }),
    box: [-192, -486, 432, 486],
    feet: [[-190, 230]],
    focus: [-150, -360, 320, 320],
  };
}

function kettle(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = enamel(look, '#c22f2b', '#2f4d4a', '#e8dcc2');
  if (look.says('gooseneck')) return gooseneckKettle(c, look, tone);
  const isGlass = look.says('glass');
  const w = dice.between('width', 130, 150);
  const finish = isGlass ? 'glass' : tone === '#c3c9cc' ? 'metal' : 'gloss';
  const body = turned(
    c,
    [
      [w * 0.7, -330, 14],
      [w * dice.between('belly', 0.86, 1.06), -180, 90],
      [w, -24, 14],
      [w * 0.96, 0],
    ],
    isGlass ? '#b9d5dd' : tone,
    { finish, art: isGlass ? bar(-200, -170, 400, 180, '#a8d3e2', 0, 0.6) : '' },
  ).art;
  const spout = c.form(
    `M${-w * 0.66},-316C${-w * 0.98},-324 ${-w * 1.2},-352 ${-w * 1.32},-346C${-w * 1.28},-310 ${-w * 1.04},-250 ${-w * 0.86},-220Z`,
    isGlass ? '#c3c9cc' : tone,
    { depth: 8, light: 0.6 },
  );
  const grip = dice.chance('loop', 0.6)
    ? stroke(`M${w * 0.66},-326C${w * 1.7},-350 ${w * 1.7},-100 ${w * 0.98},-70`, '#22272a', 30) +
      stroke(`M${w * 0.7},-334C${w * 1.6},-350 ${w * 1.64},-170 ${w * 1.3},-110`, '#7a858b', 6, { opacity: 0.7 })
    : stroke(`M${-w * 0.5},-336C${-w * 0.7},-470 ${w * 0.7},-470 ${w * 0.5},-336`, '#22272a', 24);
  const lid = turned(
    c,
    [
      [20, -384, 10],
      [16, -362, 6],
      [w * 0.66, -348, 14],
      [w * 0.72, -326],
    ],
    '#2a2d30',
    {},
  ).art;
  const foot = turned(
    c,
    [
      [w * 1.02, -26, 6],
      [w * 1.06, 0],
    ],
    '#22272a',
    { finish: 'matte' },
  ).art;
  return {
    art: grip + spout + body + lid + placed(foot, { y: 18 }) + disc(w * 0.2, -40, 6, 6, '#e9bd3a'),
    box: [-w * 1.34, -460, w * 3.02, 480],
    feet: [[-w, w]],
    focus: [-w * 1.2, -400, 300, 300],
  };
}

function hairDryer(c: Canvas, look: Look): Piece {
  if (look.says('styler')) return hotAirStyler(c, look);
  const tone = look.isColored
    ? look.color
    : look.dice.pick('dryer', ['#2a2d30', '#e39aac', '#f0f0ed', '#6c4694', '#c22f2b']);
  const metal = look.dice.pick('trim', ['#c79b5a', '#b9c0c4', '#e3a58c']);
  const barrel =
    'M-190,-410C-190,-450 -160,-460 -120,-458L110,-470C190,-472 226,-420 226,-370C226,-320 190,-268 110,-270L-120,-282C-160,-280 -190,-292 -190,-330Z';
  const grip = placed(
    c.form('M-46,-10C-50,100 -40,200 -34,262Q-30,280 0,280Q30,280 34,262C42,200 50,100 46,-10Z', darker(tone, 0.1), {
      depth: 14,
    }) +
      bar(-14, 40, 28, 66, darker(tone, 0.5), 14) +
      disc(0, 58, 10, 10, metal),
    { x: 64, y: -284, turn: 8 },
  );
  const nozzle = c.form('M-180,-446L-258,-456Q-270,-456 -270,-440V-300Q-270,-284 -258,-284L-180,-294Z', '#22272a', {
    depth: 9,
  });
  const rear =
    c.form(oval(196, -370, 40, 92), darker(tone, 0.3), { depth: 8 }) +
    Array.from({ length: 6 }, (_, i) => stroke(`M178,${-428 + i * 23}h36`, '#10161d', 5, { opacity: 0.6 })).join('');
  const cord = stroke('M32,-20C34,30 120,-10 190,-8', '#22272a', 13);
  return {
    art:
      cord +
      grip +
      nozzle +
      c.form(barrel, tone, { depth: 22, light: 0.6 }) +
      stroke('M-170,-452C-150,-380 -150,-350 -170,-290', metal, 11) +
      rear +
      lettering(look.brand, { x: 20, y: -382, size: 24, color: lighter(tone, 0.75), fit: 160 }),
    box: [-272, -472, 510, 472],
    feet: [[-10, 80]],
    focus: [-270, -480, 340, 300],
  };
}

function iron(c: Canvas, look: Look): Piece {
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

const large = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'floor',
  size,
  more: [{ isClose: true }, { isTinted: true, size: size * 0.82 }],
});
const small = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.92 }],
});

export const APPLIANCES = {
  refrigerator: large(refrigerator, 1.08),
  'washing-machine': large(washingMachine, 0.9),
  'vacuum-cleaner': large(vacuum),
  'coffee-machine': small(coffeeMachine),
  kettle: small(kettle, 0.9),
  microwave: small(microwave),
  'air-conditioner': {
    draw: airConditioner,
    mount: 'wall',
    more: [{ isClose: true }, { isTinted: true, size: 0.86 }],
    as: ({ says }) => (says('portable') ? large(portableCooler) : undefined),
  },
  'hair-dryer': small(hairDryer, 0.92),
  iron: small(iron, 0.94),
} satisfies Drawings<string>;
