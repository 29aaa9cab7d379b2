/** Groceries as they grow or come from the counter: bread, cheese, eggs, fruit, vegetables, and rolls of paper. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { label } from '../studio/labels.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { oval, polygon, rectangle } from '../studio/outline.ts';
import { fruit, vegetables } from './produce.ts';
import { block, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { jar, tub } from './vessels.ts';

/** Round buns with seeds. */
function buns(c: Canvas, look: Look): Piece {
  const tone = look.dice.pick('crust', ['#c98440', '#b9722f', '#d39450'] as const);
  const one = (x: number, y: number, i: number) =>
    placed(
      fillPath('M-116,-24Q-120,0 -90,0H90Q120,0 116,-24Z', '#e9cf9c') +
        c.form('M-120,-30C-124,-110 -60,-140 0,-140C60,-140 124,-110 120,-30Q0,-8 -120,-30Z', tone, {
          depth: 24,
          dark: 0.5,
          light: 0.45,
          art: Array.from(
            { length: 24 },
            (_, k) =>
              `<ellipse cx="${round(look.dice.between(`sx${i}${k}`, -90, 90))}" cy="${round(look.dice.between(`sy${i}${k}`, -128, -60))}" rx="6" ry="3.4" fill="#fbf0d6" transform="rotate(${(k * 47) % 90})"/>`,
          ).join(''),
        }),
      { x, y },
    );
  return {
    art: one(0, -104, 0) + c.pool(0, -96, 200, 24, 0.3) + one(-122, 0, 1) + one(124, 0, 2),
    box: [-246, -248, 494, 250],
    feet: [[-220, 220]],
    focus: [-150, -250, 260, 260],
  };
}

/** A stack of flat breads, blistered by the oven. */
function flatbreads(c: Canvas, look: Look): Piece {
  const tone = '#ecd2a0';
  const one = (i: number) => {
    const y = -i * 26;
    const [w, high] = [240 - i * 4, 62];
    const outline = `M${-w},${y - 30}C${-w},${y - 30 - high} ${-w * 0.4},${y - 40 - high} ${look.dice.between(`tip${i}`, -20, 20)},${y - 36 - high}C${w * 0.5},${y - 40 - high} ${w},${y - 20 - high} ${w},${y - 30}C${w},${y + 6} ${w * 0.4},${y + 14} 0,${y + 14}C${-w * 0.4},${y + 14} ${-w},${y + 6} ${-w},${y - 30}Z`;
    return c.form(outline, tone, {
      depth: 14,
      dark: 0.5,
      light: 0.4,
      art:
        Array.from({ length: 9 }, (_, k) =>
          disc(
            look.dice.between(`bx${i}${k}`, -w * 0.8, w * 0.8),
            y - look.dice.between(`by${i}${k}`, 6, 84),
            look.dice.between(`br${i}${k}`, 12, 34),
            look.dice.between(`bs${i}${k}`, 5, 12),
            k % 3 ? '#c58a48' : '#7a4a22',
            0.5,
          ),
        ).join('') +
        (look.says('garlic')
          ? Array.from({ length: 14 }, (_, k) =>
              disc(
                look.dice.between(`gx${k}`, -w * 0.7, w * 0.7),
                y - look.dice.between(`gy${k}`, 10, 80),
                5,
                3,
                '#5d8a3c',
              ),
            ).join('')
          : ''),
    });
  };
  const count = look.dice.count('breads', 4, 6);
  return {
    art: Array.from({ length: count }, (_, i) => one(i)).join(''),
    box: [-244, -count * 26 - 80, 488, count * 26 + 96],
    feet: [[-200, 200]],
    focus: [-150, -count * 26 - 80, 260, 220],
  };
}

function bread(c: Canvas, look: Look): Piece {
  const { dice } = look;
  if (look.says('buns')) return buns(c, look);
  if (look.says('naan', 'paratha')) return flatbreads(c, look);
  const tone = look.says('rye')
    ? dice.pick('crust', ['#5d3a22', '#6d4428'] as const)
    : look.says('wholemeal')
      ? dice.pick('crust', ['#8a5428', '#9a622e'] as const)
      : dice.pick('crust', ['#c98f50', '#b97a3c', '#d39c5c'] as const);
  const flat = look.says('sandwich') || dice.chance('loaf', 0.5);
  const body = flat
    ? 'M-250,-60C-260,-150 -190,-190 -120,-196C-40,-204 60,-204 130,-194C210,-184 262,-140 250,-60C246,-10 220,0 180,0H-180C-220,0 -246,-10 -250,-60Z'
    : 'M-190,-90C-190,-190 -110,-236 0,-236C110,-236 190,-190 190,-90C190,-24 150,0 96,0H-96C-150,0 -190,-24 -190,-90Z';
  const top = flat ? -190 : -228;
  const cuts = (flat ? [-130, -50, 30, 110] : [-70, 0, 70])
    .map(
      (x) =>
        fillPath(
          `M${x - 26},${top + 96}C${x - 10},${top + 50} ${x + 18},${top + 26} ${x + 44},${top + 22}C${x + 40},${top + 58} ${x + 14},${top + 90} ${x - 26},${top + 96}Z`,
          '#ecd0a0',
        ) +
        stroke(
          `M${x - 26},${top + 96}C${x - 10},${top + 50} ${x + 18},${top + 26} ${x + 44},${top + 22}`,
          darker(tone, 0.4),
          5,
          { opacity: 0.6 },
        ),
    )
    .join('');
  const flour = Array.from({ length: 40 }, (_, i) =>
    disc(
      dice.between(`fx${i}`, -200, 200),
      dice.between(`fy${i}`, top, -60),
      dice.between(`fr${i}`, 2, 7),
      2.4,
      '#fdf4e2',
      0.4,
    ),
  ).join('');
  return {
    art: c.form(body, tone, { depth: 36, dark: 0.6, light: 0.4, art: cuts + flour }),
    box: [-255, top - 14, 510, -top + 14],
    feet: [[-190, 190]],
    focus: [-170, top - 20, 230, 230],
  };
}

/** White cheese in a tray with its brand: a ball in brine, or a pressed block with cloth marks. */
function freshCheese(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const white = dice.pick('white', ['#fbf8ef', '#f7f1e0', '#f4f1e6']);
  const paint = dice.pick('band', ['#3f7a5a', '#2f66a8', '#b5472e', '#d8a23e', '#6d4a7c', '#3a8f9c']);
  const weight = look.amount('weight') ?? Number(/(\d+) g/i.exec(look.title)?.[1] ?? 350);
  const k = 0.84 + Math.min(weight, 600) / 3000;
  if (look.says('mozzarella')) {
    const ball = (x: number, y: number, r: number) =>
      c.pool(x + 8, y + r * 0.86, r * 0.95, r * 0.22, 0.4) +
      disc(
        x,
        y,
        r,
        r * 0.9,
        c.radial(
          [
            [0, '#ffffff'],
            [0.5, white],
            [1, darker(white, 0.26)],
          ],
          0.5,
          0.5,
          0.62,
          0.36,
          0.28,
        ),
      ) +
      disc(x - r * 0.34, y - r * 0.42, r * 0.24, r * 0.14, '#ffffff', 0.8);
    const balls = dice.pick('balls', [
      [[0, -150, 118]],
      [
        [-92, -140, 92],
        [92, -136, 88],
      ],
      [
        [-128, -134, 74],
        [0, -146, 84],
        [126, -132, 72],
      ],
    ] as [number, number, number][][] as [[number, number, number][], ...[number, number, number][][]]);
    const leaf = (x: number, turn: number) =>
      placed(
        c.form('M0,0C20,-40 74,-46 104,-14C78,18 30,24 0,0Z', '#5f8f4a', { depth: 5 }) +
          stroke('M4,-2Q50,-18 98,-14', '#c6dba6', 2.4, { opacity: 0.7 }),
        { x, y: -226, turn },
      );
    return {
      art: placed(
        disc(0, -70, 262, 56, darker(paint, 0.3)) +
          disc(0, -76, 252, 50, '#dfeaf0') +
          balls.map(([x, y, r]) => ball(x, y, r)).join('') +
          (dice.chance('basil', 0.6) ? leaf(-30, -14) + leaf(20, -150) : '') +
          c.form('M-262,-72C-250,-10 -190,0 -150,0H150C190,0 250,-10 262,-72Q0,-14 -262,-72Z', paint, { depth: 13 }) +
          lettering(look.brand, { y: -22, size: 26, color: '#fdfaf3', weight: 1.6, fit: 250 }),
        { scale: k },
      ),
      box: [-264 * k, -286 * k, 528 * k, 286 * k],
      feet: [[-150 * k, 150 * k]],
      focus: [-200, -280, 300, 260],
    };
  }
  const [w, h] = [dice.between('width', 320, 400), dice.between('height', 120, 170)];
  const weave = c.tile(
    16,
    16,
    bar(0, 0, 16, 2, darker(white, 0.2), 0, 0.3) + bar(0, 0, 2, 16, darker(white, 0.2), 0, 0.3),
  );
  const cubes = Array.from({ length: dice.count('cubes', 2, 4) }, (_, i) =>
    placed(block(c, { width: 74, height: 60, back: [22, 24], front: white, side: darker(white, 0.12), top: white }), {
      x: 190 + (i % 2) * 78 - (i > 1 ? -30 : 0),
      y: i > 1 ? -62 : 0,
    }),
  ).join('');
  const sleeve = dice.pick('sleeve', [
    [-w * 0.5, w * 0.42],
    [-w * 0.2, w * 0.4],
    [w * 0.04, w * 0.36],
  ] as [number, number][] as [[number, number], ...[number, number][]]);
  return {
    art: placed(
      bar(-w / 2 - 50, -16, w + 420, 16, '#b98e5f', 8) +
        placed(
          block(
            c,
            { width: w, height: h, back: [60, 62], front: white, side: darker(white, 0.14), top: white },
            sheet(weave) + bar(sleeve[0], -h, sleeve[1], h, paint, 0, 0.94),
          ) +
            lettering(look.brand, {
              x: sleeve[0] + sleeve[1] / 2,
              y: -h * 0.42,
              size: 24,
              color: '#fdfaf3',
              weight: 1.5,
              fit: sleeve[1] - 20,
            }),
          { y: -14 },
        ) +
        placed(cubes, { y: -14 }),
      { x: -110, scale: k },
    ),
    box: [(-w / 2 - 50) * k - 110, (-h - 90) * k, (w + 420) * k, (h + 90) * k],
    focus: [-w / 2 - 80, -h - 90, 300, 240],
  };
}

/** Cheese to spread: a pot, round or oval, with a knife and a slice of bread beside it. */
function cheeseSpread(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const cream = dice.pick('cream', ['#fbf3dc', '#f6e8bf', '#f4dfa6']);
  const tone = dice.pick('pot', ['#2f66a8', '#3f7a5a', '#f7f4ea', '#e9bd3a', '#b5472e', '#6c8fb0']);
  const pot = tub(
    c,
    look,
    dice.between('pot wide', 250, 320),
    dice.between('pot high', 130, 190),
    tone,
    {
      paper: dice.pick('paper', ['#fdfaf0', lighter(tone, 0.85), tone]),
      ink: dice.pick('ink', ['#2f66a8', '#3f7a5a', '#b5472e', '#22272a']),
      emblems: ['leaf', 'sun', 'mountain', 'blossom'],
      lines: 2,
    },
    dice.pick('foil', ['#e6e9ea', '#f0dfae', '#cfe0ea']),
  );
  const crust = dice.pick('crust', ['#c98440', '#a8682f', '#8a5a34']);
  const bread =
    c.form('M-100,0C-120,-60 -120,-120 -84,-140C-60,-160 60,-160 84,-140C120,-120 120,-60 100,0Z', crust, {
      depth: 9,
    }) +
    fillPath('M-88,-8C-104,-60 -102,-110 -74,-128C-50,-144 50,-144 74,-128C102,-110 104,-60 88,-8Z', '#f0ddb4') +
    c.form('M-70,-24C-90,-70 -60,-120 -10,-116C40,-122 84,-90 66,-50C56,-16 -20,-8 -70,-24Z', cream, {
      depth: 10,
      dark: 0.3,
      light: 0.7,
    }) +
    (dice.chance('herbs', 0.5)
      ? [-40, -10, 24, 44, -24, 8].map((x, i) => disc(x, -84 + ((i * 29) % 50), 5, 3, '#5d7f52')).join('')
      : '');
  const right = pot.box[0] + pot.box[2];
  return {
    art: placed(bread, { x: right + 70, y: -10, turn: dice.between('bread', -8, 12), scale: 0.9 }) + pot.art,
    box: [pot.box[0], Math.min(pot.box[1], -170), pot.box[2] + 180, Math.max(pot.box[3], 170)],
    focus: pot.focus,
  };
}

/** Slices that lie fanned out before their pack with a window. */
function cheeseSlices(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = dice.pick('cheese', ['#eda83c', '#e89a34', '#f2c46a']);
  const wrap = dice.pick('wrap', ['#c22f2b', '#2f66a8', '#3f7a5a', '#e9bd3a', '#22272a']);
  const [w, h] = [dice.between('pack wide', 270, 330), dice.between('pack high', 260, 340)];
  const pack =
    c.form(rectangle(-w / 2, -h, w, h, 16), wrap, { depth: 12, light: 0.5 }) +
    c.inside(
      rectangle(-w / 2 + 34, -h * 0.56, w - 68, h * 0.46, 14),
      sheet(tone),
      ...Array.from({ length: 7 }, (_, i) => bar(-w / 2, -h * 0.56 + i * 22, w, 4, darker(tone, 0.3), 0, 0.6)),
    ) +
    lettering(look.brand, { y: -h * 0.86, size: 32, color: '#fdfaf3', weight: 1.8, fit: w - 70 }) +
    lettering('SLICES', { y: -h * 0.7, size: 20, color: '#fdfaf3', fit: w - 120 }) +
    stroke(`M${-w / 2 + 30},-${h * 0.5}L${-w / 2 + 120},-${h * 0.12}`, '#ffffff', 8, { opacity: 0.4 });
  const count = dice.count('slices', 3, 6);
  const holes = dice.chance('holes', 0.4);
  const slice = (i: number) =>
    placed(
      bar(-94, -18, 190, 26, '#10161d', 8, 0.16) +
        fillPath('M-100,0L-60,-74H120L80,0Z', i % 2 ? tone : lighter(tone, 0.12)) +
        (holes ? disc(-10, -36, 15, 7, darker(tone, 0.25)) + disc(44, -22, 11, 5, darker(tone, 0.25)) : '') +
        fillPath('M-100,0H80V7H-100Z', darker(tone, 0.25)),
      { x: i * 20, y: -i * 13, turn: dice.between(`slice ${i}`, -5, 5) },
    );
  return {
    art:
      placed(pack, { x: -70, y: -26 }) +
      placed(Array.from({ length: count }, (_, i) => slice(i)).join(''), { x: dice.between('fan at', 40, 110), y: -8 }),
    box: [-70 - w / 2, -h - 28, w + 190, h + 28],
    feet: [[-70 - w / 2, 230]],
    focus: [-170, -300, 300, 300],
  };
}

function cheese(c: Canvas, look: Look): Piece {
  const { dice } = look;
  if (look.says('spread')) return cheeseSpread(c, look);
  if (look.says('slices')) return cheeseSlices(c, look);
  if (look.says('mozzarella', 'paneer') || (look.says('white') && look.says('brined'))) return freshCheese(c, look);
  const tone = look.says('smoked')
    ? dice.pick('cheese', ['#d9a04a', '#c98f4a'] as const)
    : look.says('cheddar')
      ? dice.pick('cheese', ['#eda83c', '#e89a34'] as const)
      : dice.pick('cheese', ['#ecc25a', '#f0d48c', '#f4e6bd'] as const);
  const rind = dice.pick('rind', ['#d8a23e', '#b5472e', '#8a5a34', '#efe2c2', '#3a4146']);
  const [tall, fall] = [dice.between('height', 120, 180), dice.between('slope', 24, 52)];
  const tip = dice.between('tip', -60, 60);
  const low = -tall + fall;
  const face = polygon([
    [-230, -tall, 6],
    [210, low, 6],
    [210, 0, 6],
    [-230, 0, 6],
  ]);
  const roof = polygon([
    [-230, -tall, 6],
    [tip, -tall - dice.between('depth', 74, 110), 14],
    [210, low, 6],
  ]);
  const holes = Array.from({ length: dice.count('holes', 0, 9) }, (_, i) => {
    const [x, y, r] = [
      dice.between(`hx${i}`, -200, 180),
      dice.between(`hy${i}`, low + 8, -20),
      dice.between(`hr${i}`, 9, 24),
    ];
    return (
      disc(
        x,
        y,
        r,
        r * 0.86,
        c.linear([
          [0, darker(tone, 0.4)],
          [1, darker(tone, 0.1)],
        ]),
      ) +
      stroke(
        `M${round(x - r * 0.8)},${round(y + r * 0.5)}Q${round(x)},${round(y + r)} ${round(x + r * 0.8)},${round(y + r * 0.5)}`,
        lighter(tone, 0.6),
        2,
        { opacity: 0.7 },
      )
    );
  }).join('');
  const paint = dice.pick('seal', ['#3f7a5a', '#2f66a8', '#b5472e', '#22272a']);
  return {
    art:
      fillPath(
        roof,
        c.linear([
          [0, lighter(tone, 0.5)],
          [1, lighter(tone, 0.16)],
        ]),
      ) +
      stroke(roof, rind, 8) +
      c.form(face, tone, { depth: 14, light: 0.5, dark: 0.4, art: holes }) +
      bar(196, low - 2, 16, -low + 2, darker(rind, 0.1), 4) +
      placed(
        disc(0, 0, 62, 50, paint) +
          stroke(oval(0, 0, 54, 42), '#ffffff', 2.4, { opacity: 0.7 }) +
          lettering(look.brand, { y: 6, size: 15, color: '#fdfaf3', weight: 1.3, fit: 92 }),
        { x: dice.between('seal at', -150, 110), y: -tall * 0.42 },
      ),
    box: [-235, -tall - 112, 450, tall + 112],
    feet: [[-228, 210]],
    focus: [-220, -tall - 80, 230, 230],
  };
}

/** Five rows of six on a square tray of pulp, seen from slightly above. */
function eggTray(c: Canvas, look: Look, pulp: Hex, egg: (x: number, y: number, k: number) => string): Piece {
  const rows = Array.from({ length: 5 }, (_, row) => {
    const k = 0.66 + row * 0.05;
    const y = -232 + row * 44;
    return Array.from({ length: 6 }, (_, i) => egg((i - 2.5) * 96 * k * 1.16, y, k)).join('');
  }).join('');
  const plane = polygon([
    [-236, -262, 20],
    [236, -262, 20],
    [312, -46, 16],
    [-312, -46, 16],
  ]);
  const rim = `M-312,-64${'q52,40 104,0'.repeat(6)}L296,0H-296Z`;
  return {
    art:
      c.form(plane, darker(pulp, 0.2), { depth: 12 }) +
      rows +
      c.form(rim, pulp, { depth: 12, light: 0.5 }) +
      bar(-110, -34, 220, 30, '#fbfaf6', 4, 0.9) +
      lettering(look.brand, { y: -13, size: 17, color: darker(pulp, 0.65), fit: 190 }),
    box: [-314, -296, 628, 296],
    feet: [[-296, 296]],
    focus: [-200, -290, 300, 260],
  };
}

function eggs(c: Canvas, look: Look): Piece {
  const shell = look.says('brown')
    ? look.dice.pick('shell', ['#c98f63', '#b97d52'] as const)
    : look.says('quail')
      ? '#d9cdb4'
      : look.dice.pick('shell', ['#f4ead9', '#ead6ba', '#d9a478'] as const);
  const pulp = look.dice.pick('pulp', ['#b9b3a6', '#9aa39b', '#c7b08f', '#8fa3ad']);
  const speckles = look.says('quail')
    ? Array.from({ length: 9 }, (_, i) =>
        disc(
          look.dice.between(`px${i}`, -36, 36),
          look.dice.between(`py${i}`, -50, 44),
          4 + (i % 3) * 2,
          3 + (i % 2) * 3,
          '#4f4032',
          0.7,
        ),
      ).join('')
    : '';
  const egg = (x: number, y: number, k: number) =>
    placed(
      fillPath(
        'M0,-74C34,-74 54,-26 54,8C54,44 30,60 0,60C-30,60 -54,44 -54,8C-54,-26 -34,-74 0,-74Z',
        c.radial(
          [
            [0, lighter(shell, 0.6)],
            [0.5, shell],
            [1, darker(shell, 0.35)],
          ],
          0.5,
          0.5,
          0.62,
          0.36,
          0.28,
        ),
      ) + speckles,
      { x, y, scale: k },
    );
  if ((look.amount('pieces') ?? Number(/(\d+) pcs/i.exec(look.title)?.[1] ?? 12)) > 20)
    return eggTray(c, look, pulp, (x, y, k) => egg(x, y, k));
  const xs = [-210, -105, 0, 105, 210];
  const back = xs.map((x) => egg(x * 0.88 + 6, -150, 0.82)).join('');
  const front = xs.map((x) => egg(x, -112, 0.94)).join('');
  const tray = `M-276,-100${xs.map((x) => `Q${x - 52},-64 ${x},-84Q${x + 40},-96 ${x + 53},-104`).join('')}L276,-100L250,0H-250Z`;
  const dents = c.blurred(6, xs.map((x) => stroke(`M${x - 53},-86V-8`, darker(pulp, 0.6), 12)).join(''), 0.4);
  const lidBack = polygon([
    [-250, -190, 20],
    [-230, -250, 20],
    [230, -250, 20],
    [250, -190, 20],
  ]);
  return {
    art:
      c.form(lidBack, darker(pulp, 0.08), { depth: 12 }) +
      placed(
        bar(-90, -22, 180, 40, look.dice.pick('sticker', ['#3f7a5a', '#d8a23e', '#b5472e', '#2f66a8', '#f4efe2']), 6) +
          bar(-64, -6, 128, 6, '#fdfaf3', 3, 0.9),
        { x: look.dice.pick('sticker at', [-120, 0, 120]), y: -222 },
      ) +
      bar(-256, -200, 512, 80, darker(pulp, 0.35)) +
      back +
      bar(-262, -134, 524, 30, darker(pulp, 0.1), 8) +
      front +
      c.form(tray, pulp, { depth: 14, light: 0.5, art: dents }) +
      lettering(look.brand, { y: -46, size: 22, color: darker(pulp, 0.6), fit: 300 }),
    box: [-276, -252, 552, 252],
    feet: [[-250, 250]],
    focus: [-270, -250, 260, 260],
  };
}

function butter(c: Canvas, look: Look): Piece {
  if (look.says('ghee'))
    return jar(c, look, {
      width: look.dice.between('width', 230, 260),
      height: look.dice.between('height', 260, 300),
      lid: look.dice.pick('lid', ['#c79b5a', '#f4f1e8', look.color]),
      lidHeight: 60,
      color: '#e6bd4a',
      finish: 'glass',
      contents: sheet(
        c.linear([
          [0, '#f4d67a'],
          [1, '#d9a530'],
        ]),
      ),
      label: { paper: '#fdf8ea', ink: look.color, emblems: ['drop', 'leaf', 'sun'], lines: 2 },
    });
  const tone = '#f2db86';
  const wrap = lighter(look.color, 0.3);
  const box = block(c, { width: 380, height: 150, back: [110, 84], front: tone, side: darker(tone, 0.05), top: tone });
  const paper = fillPath(
    'M-190,-150L-80,-234L60,-234L-30,-150L-30,0H-190Z',
    c.linear(
      [
        [0, lighter(wrap, 0.5)],
        [1, wrap],
      ],
      [0, 0, 1, 1],
    ),
  );
  const curl = fillPath(
    'M-30,-150L60,-234L76,-220L0,-140L6,0H-30Z',
    c.linear([
      [0, '#ffffff'],
      [1, lighter(wrap, 0.3)],
    ]),
  );
  return {
    art:
      box +
      paper +
      c.inside(
        rectangle(-190, -150, 160, 150),
        label(c, look, [-190, -150, 160, 150], {
          paper: lighter(wrap, 0.5),
          ink: look.color,
          emblems: ['leaf', 'drop', 'blossom'],
          lines: 1,
        }),
      ) +
      curl +
      stroke('M60,-120v60M110,-120v60', darker(tone, 0.3), 3, { opacity: 0.3 }),
    box: [-190, -236, 490, 236],
    feet: [[-190, 260]],
    focus: [-190, -236, 260, 236],
  };
}

function chocolate(c: Canvas, look: Look): Piece {
  const dark = look.says('dark')
    ? look.dice.pick('cocoa', ['#33201a', '#3d261c'] as const)
    : look.dice.pick('cocoa', ['#6d4128', '#7a4a2e', '#5d3722'] as const);
  const slab = rectangle(-130, -430, 260, 300, 8);
  const squares = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [-124 + (i % 3) * 84, -424 + Math.floor(i / 3) * 72];
    return (
      bar(
        x,
        y,
        80,
        68,
        c.linear(
          [
            [0, lighter(dark, 0.22)],
            [1, darker(dark, 0.2)],
          ],
          [0, 0, 1, 1],
        ),
        6,
      ) +
      bar(
        x + 10,
        y + 9,
        60,
        50,
        c.linear(
          [
            [0, darker(dark, 0.1)],
            [1, lighter(dark, 0.14)],
          ],
          [0, 0, 1, 1],
        ),
        4,
      )
    );
  }).join('');
  const foil = fillPath(
    'M-138,-330L-110,-350L-80,-326L-44,-352L-8,-326L30,-350L66,-324L102,-348L138,-326V-290H-138Z',
    c.linear(
      [
        [0, '#f4f6f7'],
        [0.4, '#a9b2b6'],
        [0.7, '#eef1f2'],
        [1, '#b9c1c4'],
      ],
      [0, 0, 1, 0.4],
    ),
  );
  const sleeve = rectangle(-140, -304, 280, 304, 4);
  const art =
    c.form(slab, dark, { depth: 8, art: bar(-140, -440, 280, 320, darker(dark, 0.3)) + squares }) +
    foil +
    c.form(sleeve, look.color, {
      depth: 12,
      light: 0.5,
      dark: 0.4,
      art: label(c, look, [-140, -304, 280, 304], {
        paper: look.dice.pick('sleeve', [look.color, '#f6ecd8', darker(look.color, 0.4)]),
        ink: look.dice.pick('sleeve ink', [look.accent, look.color]),
        emblems: ['bean', 'star', 'mountain', 'leaf'],
        lines: 2,
      }),
    });
  return {
    art: placed(art, { turn: look.dice.between('lean', -6, 5) }),
    box: [-165, -440, 330, 440],
    feet: [[-134, 134]],
    focus: [-140, -440, 240, 240],
  };
}

function chicken(c: Canvas, look: Look): Piece {
  const tray = polygon([
    [-260, -70, 14],
    [260, -70, 14],
    [230, 0, 20],
    [-230, 0, 20],
  ]);
  const meat = (x: number, y: number, turn: number, tone: Hex) =>
    placed(
      c.form('M-130,10C-120,-60 -30,-84 50,-66C110,-54 140,-20 126,24C90,60 -90,70 -130,10Z', tone, {
        depth: 18,
        light: 0.55,
        dark: 0.35,
        art: stroke('M-90,0C-40,-30 30,-40 90,-14M-70,24C-20,6 50,0 100,10', lighter(tone, 0.5), 5, { opacity: 0.5 }),
      }),
      { x, y, turn },
    );
  const film = rectangle(-250, -190, 500, 150, 70);
  return {
    art:
      bar(-256, -110, 512, 60, darker(look.color, 0.5), 20) +
      meat(-100, -108, -6, '#eec1ad') +
      meat(100, -104, 8, '#e8b39c') +
      meat(0, -84, 2, '#f0c9b6') +
      fillPath(
        film,
        c.linear(
          [
            [0, '#ffffff', 0.5],
            [0.3, '#ffffff', 0.05],
            [0.5, '#ffffff', 0.3],
            [1, '#ffffff', 0.05],
          ],
          [0, 0, 1, 0.6],
        ),
      ) +
      c.form(tray, darker(look.color, 0.2), { depth: 12 }) +
      placed(
        c.inside(
          rectangle(-80, -52, 160, 104, 8),
          label(c, look, [-80, -52, 160, 104], {
            paper: '#ffffff',
            ink: look.color,
            emblems: ['leaf', 'sun'],
            lines: 1,
          }),
        ),
        { x: 130, y: -140, turn: -6 },
      ),
    box: [-262, -200, 524, 200],
    feet: [[-230, 230]],
    focus: [-250, -200, 250, 200],
  };
}

/** A pack in printed film, its rolls in rows, with a loose roll or two before it; recycled paper is greyer. */
function toiletPaper(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const paper = look.says('recycled')
    ? dice.pick('paper', ['#e3ddcf', '#d9d5c9', '#e8e2d2'])
    : dice.pick('paper', ['#f7f6f2', '#f7f6f2', '#fdf3f1', '#eef4f6']);
  const print = dice.pick('print', [
    c.tile(26, 26, disc(7, 7, 3, 3, darker(paper, 0.2), 0.35) + disc(20, 20, 3, 3, '#ffffff', 0.8)),
    c.tile(34, 34, stroke('M0,17Q8,3 17,17T34,17', darker(paper, 0.2), 3, { opacity: 0.5 })),
    c.tile(40, 40, stroke('M20,4L36,20L20,36L4,20Z', darker(paper, 0.2), 3, { opacity: 0.5 })),
    c.tile(
      44,
      44,
      [0, 90, 180, 270].map((a) => placed(disc(0, -9, 4, 8, look.accent, 0.35), { x: 22, y: 22, turn: a })).join(''),
    ),
  ]);
  const roll = (x: number, y: number, k: number) =>
    placed(
      turned(
        c,
        [
          [92, -180],
          [92, 0],
        ],
        paper,
        { finish: 'matte', lid: paper, tilt: 0.3, art: bar(-100, -200, 200, 230, print) },
      ).art +
        disc(0, -180, 34, 11, '#b89b78') +
        disc(0, -178, 29, 8, '#6d5a44'),
      { x, y, scale: k },
    );
  const pieces = look.amount('pieces') ?? Number(/(\d+) pcs/i.exec(look.title)?.[1] ?? 12);
  const columns = pieces <= 8 ? 2 : pieces <= 16 ? 3 : 4;
  const rows = pieces <= 12 ? 2 : 3;
  const film = dice.pick('film', [
    '#2f66b3',
    '#3f7d50',
    '#6c4694',
    '#e39aac',
    '#2f9d9b',
    '#e9bd3a',
    '#c65b3c',
    '#8fb8d8',
  ]);
  const [w, h] = [columns * 112, rows * 112];
  const pack = rectangle(-w / 2, -h, w, h, 34);
  const bumps = Array.from({ length: rows * columns }, (_, i) => {
    const [x, y] = [-w / 2 + 56 + (i % columns) * 112, -h + 56 + Math.floor(i / columns) * 112];
    return (
      disc(x, y, 54, 54, lighter(paper, 0.4), 0.55) +
      disc(x, y, 22, 22, '#b89b78', 0.4) +
      stroke(oval(x, y, 53, 53), darker(paper, 0.25), 2, { opacity: 0.5 })
    );
  }).join('');
  const band = dice.between('band', 0.2, 0.42);
  const motif = dice.pick('film art', [
    bar(-w, -h * (0.5 + band / 2), w * 2, h * band, film, 0, 0.94),
    fillPath(`M${-w},${-h}H${w}V${-h * (1 - band)}Q0,${-h * (0.8 - band)} ${-w},${-h * (1 - band * 0.6)}Z`, film, 0.94),
    fillPath(
      `M${-w},0V${-h * band * 1.4}C${-w * 0.2},${-h * band * 2} ${w * 0.2},${-h * band * 0.6} ${w},${-h * band * 1.6}V0Z`,
      film,
      0.94,
    ),
    bar(-w / 2, -h, w * band * 1.2, h, film, 0, 0.94),
  ]);
  const text = dice.pick('name at', [-h * 0.54, -h * 0.78, -h * 0.3]);
  const loose = dice.count('loose', 0, 2);
  const k = dice.between('roll', 0.62, 0.74);
  return {
    art:
      c.form(pack, lighter(film, 0.72), { depth: 20, dark: 0.35, light: 0.7, art: bumps + motif }) +
      bar(-w * 0.34, text - 16, w * 0.68, 78, '#fdfcf8', 39, 0.94) +
      lettering(look.brand, { y: text, size: 30, color: darker(film, 0.4), weight: 1.8, fit: w * 0.52 }) +
      lettering(`${pieces} ROLLS`, { y: text + 38, size: 14, color: darker(film, 0.4), fit: w * 0.4 }) +
      stroke(`M${-w / 2 + 24},${-h + 30}L${-w / 2 + 70},${-h * 0.4}`, '#ffffff', 10, { opacity: 0.6 }) +
      (loose > 0 ? roll(w / 2 + 30, 0, k) : '') +
      (loose > 1 ? roll(-w / 2 - 10, 0, k * 0.94) : ''),
    box: [-w / 2 - (loose > 1 ? 76 : 0), -h, w + (loose > 1 ? 76 : 0) + (loose > 0 ? 100 : 0), h],
    feet: [[-w / 2 + 10, w / 2 - 10]],
    focus: [-140, -h, 280, 280],
  };
}

const close = { isClose: true, isTinted: true } as const;

const counter = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [close, { mount: 'table', size: 0.94 }],
});

export const FRESH_FOOD = {
  cheese: counter(cheese),
  butter: counter(butter, 0.95),
  eggs: counter(eggs),
  bread: counter(bread),
  chocolate: counter(chocolate),
  fruit: counter(fruit, 0.9),
  vegetables: counter(vegetables, 0.9),
  chicken: counter(chicken),
  'toilet-paper': counter(toiletPaper, 0.95),
} satisfies Drawings<string>;
