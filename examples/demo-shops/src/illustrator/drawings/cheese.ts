/** Cheese: wedges, fresh cheese, slices and spreads. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { oval, polygon, rectangle } from '../studio/outline.ts';
import { block } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { tub } from './vessels.ts';

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
    const balls = dice.pick<[number, number, number][]>('balls', [
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
    ]);
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
  const sleeve = dice.pick<[number, number]>('sleeve', [
    [-w * 0.5, w * 0.42],
    [-w * 0.2, w * 0.4],
    [w * 0.04, w * 0.36],
  ]);
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

export function cheese(c: Canvas, look: Look): Piece {
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
