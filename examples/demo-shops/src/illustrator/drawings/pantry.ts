/** Groceries in packaging: bags, cartons, bottles, jars, cans and tubs. */
import { bar, type Canvas, disc, fillPath, sheet } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import type { LabelStyle } from '../studio/labels.ts';
import type { Look } from '../studio/look.ts';
import { rectangle } from '../studio/outline.ts';
import { carton, drinkCarton, paperBag, pillowBag } from './packs.ts';
import type { Piece } from '../studio/stage.ts';
import { bottle, can, jar, tub } from './vessels.ts';

const style = (look: Look, ...emblems: [string, ...string[]]): LabelStyle => ({
  paper: look.dice.pick('paper', ['#faf5e8', '#ffffff', lighter(look.color, 0.78), '#f3e7cd']),
  ink: look.color,
  emblems,
  lines: 2,
});

/** A window in the pack that shows grains, shapes or pieces. */
function pieces(c: Canvas, look: Look, tones: readonly [Hex, ...Hex[]], size: number, isLong = false): string {
  const { dice } = look;
  const cell = size * 5;
  const art = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [dice.between(`x${i}`, 0, cell), dice.between(`y${i}`, 0, cell)];
    const tone = dice.pick(`tone${i}`, tones);
    const turn = dice.between(`turn${i}`, 0, 180);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">${disc(0, 1.6, size, isLong ? size * 0.36 : size * 0.8, darker(tone, 0.45))}${disc(0, 0, size, isLong ? size * 0.34 : size * 0.78, tone)}${disc(-size * 0.3, -size * 0.2, size * 0.3, size * 0.14, '#ffffff', 0.5)}</g>`;
  }).join('');
  return sheet(darker(tones[0], 0.3)) + sheet(c.tile(cell, cell, art));
}

function windowed(
  emblems: readonly [string, ...string[]],
  tones: readonly [Hex, ...Hex[]],
  size: number,
  isLong = false,
) {
  return (c: Canvas, look: Look): Piece => {
    const [w, h] = [look.dice.between('width', 290, 340), look.dice.between('height', 390, 450)];
    const high = look.dice.between('window', 0.3, 0.4);
    const glass = rectangle(
      -w * 0.32,
      -h * high,
      w * 0.64,
      h * (high - 0.1),
      look.dice.pick('window edge', [16, 60, 120]),
    );
    const window =
      c.inside(glass, pieces(c, look, tones, size, isLong)) +
      fillPath(
        glass,
        c.linear(
          [
            [0, '#ffffff', 0.35],
            [0.4, '#ffffff', 0],
            [1, '#10161d', 0.2],
          ],
          [0, 0, 1, 1],
        ),
      );
    return pillowBag(c, look, w, h, { ...style(look, ...emblems), foot: h * (high - 0.04) }, window);
  };
}

const bag =
  (...emblems: [string, ...string[]]) =>
  (c: Canvas, look: Look): Piece =>
    paperBag(
      c,
      look,
      look.dice.between('width', 270, 320),
      look.dice.between('height', 380, 440),
      style(look, ...emblems),
    );

const box =
  (w: number, h: number, ...emblems: [string, ...string[]]) =>
  (c: Canvas, look: Look): Piece =>
    carton(
      c,
      look,
      w * look.dice.between('width', 0.92, 1.08),
      h * look.dice.between('height', 0.92, 1.08),
      look.dice.between('depth', 70, 120),
      style(look, ...emblems),
    );

const crisps =
  (...emblems: [string, ...string[]]) =>
  (c: Canvas, look: Look): Piece =>
    pillowBag(c, look, look.dice.between('width', 310, 350), look.dice.between('height', 420, 470), {
      ...style(look, ...emblems),
      paper: look.dice.pick('film', [look.color, lighter(look.color, 0.25), lighter(look.accent, 0.15)]),
      ink: look.dice.pick('film ink', [look.accent, darker(look.color, 0.35)]),
    });

function oil(c: Canvas, look: Look): Piece {
  const tone = look.says('olive')
    ? '#8f9a2e'
    : look.says('mustard')
      ? '#c98a1c'
      : look.says('groundnut')
        ? '#d99a24'
        : look.says('corn')
          ? '#e3b52a'
          : look.dice.pick('oil', ['#e6c04a', '#e0b32e', '#ddbb52'] as const);
  return bottle(c, look, {
    width:
      (look.amount('volume') ?? 1) === 5 || look.amount('volume') === 3
        ? look.dice.between('width', 220, 250)
        : look.dice.between('width', 140, 175),
    height: look.dice.between('height', 390, 450),
    neck: look.dice.between('neck', 0.26, 0.36),
    neckHeight: 50,
    shoulder: look.dice.between('shoulder', 1.2, 2.4),
    closure: look.dice.pick('closure', ['screw', 'cork', 'screw']),
    color: tone,
    cap: look.color,
    finish: 'glass',
    contents: tone,
    label: style(look, 'leaf', 'fruit', 'sun'),
    labelFrom: 0.12,
    labelTo: 0.52,
  });
}

/** Of the fruit that the title names. */
function juiceTone(look: Look): Hex {
  if (look.says('orange')) return '#e8842a';
  if (look.says('apple')) return '#d9b25a';
  if (look.says('pomegranate')) return '#9c2438';
  if (look.says('mango')) return '#eda52c';
  if (look.says('guava')) return '#e58a7c';
  return look.dice.pick('juice', ['#e8842a', '#c7342f', '#e9b434', '#7a2f5a'] as const);
}

function juice(c: Canvas, look: Look): Piece {
  const print = { ...style(look, 'fruit', 'leaf', 'sun'), ink: juiceTone(look) };
  if (look.dice.chance('carton', 0.6)) return drinkCarton(c, look, 200, 390, print, look.dice.chance('gable', 0.3));
  const tone = juiceTone(look);
  return bottle(c, look, {
    width: 160,
    height: 340,
    neck: 0.4,
    shoulder: 1.2,
    closure: 'screw',
    color: tone,
    cap: look.accent,
    finish: 'glass',
    contents: tone,
    label: print,
    labelTo: 0.56,
  });
}

function softDrink(c: Canvas, look: Look): Piece {
  const print: LabelStyle = {
    ...style(look, 'fruit', 'star', 'wave'),
    paper: look.dice.pick('tin', [look.color, '#f4f5f3', darker(look.color, 0.3)]),
    ink: look.dice.pick('tin ink', [look.accent, lighter(look.color, 0.2)]),
  };
  if (look.dice.chance('can', 0.6))
    return can(c, look, look.dice.between('width', 165, 200), look.dice.between('height', 350, 400), print, true);
  const tone = look.says('cola')
    ? '#43201a'
    : look.says('tarragon')
      ? '#5fae5a'
      : look.says('ginger')
        ? '#d9a64a'
        : look.says('rose')
          ? '#d65a78'
          : look.says('lemonade')
            ? '#e9e6a0'
            : look.dice.pick('soda', ['#5a2a18', '#e0802c', '#9cc36a', '#cfe6ea'] as const);
  return bottle(c, look, {
    width: 150,
    height: 400,
    neck: 0.32,
    shoulder: 2.2,
    waist: 0.08,
    closure: 'screw',
    color: tone,
    cap: look.color,
    finish: 'glass',
    contents: tone,
    label: print,
    labelFrom: 0.3,
    labelTo: 0.62,
  });
}

const water = (c: Canvas, look: Look): Piece =>
  bottle(c, look, {
    width: look.amount('volume') === 5 ? look.dice.between('width', 230, 250) : look.dice.between('width', 130, 155),
    height:
      look.amount('volume') === 500 ? look.dice.between('height', 330, 360) : look.dice.between('height', 390, 430),
    neck: look.amount('volume') === 5 ? 0.22 : 0.36,
    shoulder: look.dice.between('shoulder', 1, 2),
    waist: look.dice.chance('waist', 0.5) ? 0.07 : 0,
    closure: 'screw',
    color: '#b9dcea',
    cap: look.dice.pick('cap', ['#2f66b3', '#ffffff', '#2f9d9b']),
    finish: 'glass',
    contents: '#cfe9f3',
    label: {
      paper: '#f4fafc',
      ink: look.isColored ? look.color : look.dice.pick('spring', ['#2f66b3', '#2f9d9b', '#24365a']),
      emblems: ['drop', 'mountain', 'wave'],
    },
    labelFrom: 0.34,
    labelTo: 0.6,
  });

function glassJar(tones: readonly [Hex, ...Hex[]], ...emblems: [string, ...string[]]) {
  return (c: Canvas, look: Look): Piece => {
    const tone = look.dice.pick('contents', tones);
    const w = look.dice.between('width', 230, 280);
    const h = look.dice.between('height', 260, 320);
    const contents = bar(
      -w,
      -h * 0.94,
      w * 2,
      h,
      c.linear([
        [0, lighter(tone, 0.2)],
        [0.5, tone],
        [1, darker(tone, 0.25)],
      ]),
    );
    return jar(c, look, {
      width: w,
      height: h,
      lid: look.dice.pick('lid', ['#c79b5a', '#f4f1e8', look.color, '#2b2d2f']),
      lidHeight: 50,
      lidFinish: 'metal',
      color: lighter(tone, 0.3),
      finish: 'glass',
      contents,
      label: style(look, ...emblems),
      shoulder: 0.1,
    });
  };
}

function sauce(c: Canvas, look: Look): Piece {
  const tone = look.says('ketchup')
    ? '#b5271e'
    : look.says('plum')
      ? '#5a2338'
      : look.says('mayonnaise')
        ? '#f3ead2'
        : look.says('chilli')
          ? '#c8401c'
          : look.says('mint')
            ? '#5b7b2c'
            : look.says('mango')
              ? '#e0a02c'
              : look.dice.pick('sauce', ['#b5271e', '#8a3a1a', '#e0a52c'] as const);
  if (look.dice.chance('jar', 0.4)) return glassJar([tone], 'fruit', 'leaf')(c, look);
  return bottle(c, look, {
    width: 150,
    height: look.dice.between('height', 330, 390),
    neck: 0.4,
    shoulder: look.dice.between('shoulder', 1, 2),
    waist: look.dice.chance('waist', 0.4) ? 0.1 : 0,
    closure: look.dice.pick('closure', ['flip', 'screw']),
    color: tone,
    cap: look.dice.pick('cap', ['#ffffff', look.color, '#2b2d2f']),
    contents: tone,
    finish: look.dice.pick('finish', ['gloss', 'glass']),
    label: style(look, 'fruit', 'leaf', 'star'),
    labelFrom: 0.16,
    labelTo: 0.58,
  });
}

const honey = glassJar(['#d98a16', '#c4700f', '#e8b23a', '#8a4a12'], 'blossom', 'sun', 'drop');

function yogurt(c: Canvas, look: Look): Piece {
  return tub(
    c,
    look,
    look.dice.between('width', 220, 280),
    look.dice.between('height', 220, 280),
    '#fdfdfb',
    style(look, 'fruit', 'drop', 'leaf'),
    look.dice.pick('foil', ['#d5dadc', look.color, '#f4f6f6']),
  );
}

const milk = (c: Canvas, look: Look): Piece =>
  look.dice.chance('glass', 0.25)
    ? bottle(c, look, {
        width: 160,
        height: 350,
        neck: 0.52,
        shoulder: 1.2,
        closure: 'screw',
        color: '#f2f4f2',
        cap: look.color,
        finish: 'glass',
        contents: '#fbfbf8',
        label: style(look, 'drop', 'leaf'),
        labelTo: 0.5,
      })
    : drinkCarton(
        c,
        look,
        look.dice.between('width', 190, 215),
        look.dice.between('height', 290, 330),
        {
          ...style(look, 'drop', 'leaf', 'mountain'),
          paper: '#fbfcfb',
          ink: look.isColored ? look.color : look.dice.pick('dairy', ['#2f66b3', '#3f7d50', '#c22f2b', '#2f9d9b']),
        },
        true,
      );

/** Of the spice that the title names. */
function spiceTones(look: Look): readonly [Hex, Hex, Hex] | undefined {
  if (look.says('turmeric')) return ['#d9a01e', '#e8b63a', '#bf8812'];
  if (look.says('pepper')) return ['#3a2a22', '#5a4334', '#2a1f1a'];
  if (look.says('paprika', 'chilli')) return ['#b5301c', '#cc4a2c', '#962314'];
  if (look.says('cumin', 'coriander')) return ['#9a7a44', '#b3925a', '#7f6232'];
  if (look.says('cardamom')) return ['#8fa35a', '#a8ba72', '#748844'];
  if (look.says('masala')) return ['#8a5a2c', '#a8743f', '#6d4420'];
  return undefined;
}

const spices = (c: Canvas, look: Look): Piece =>
  jar(c, look, {
    width: look.dice.between('width', 150, 180),
    height: look.dice.between('height', 220, 260),
    lid: look.dice.pick('lid', ['#2b2d2f', '#c19768', '#c22f2b']),
    lidHeight: 60,
    color: '#c9a27c',
    finish: 'glass',
    contents: pieces(
      c,
      look,
      spiceTones(look) ??
        look.dice.pick('spice', [
          ['#a8431c', '#c25b26', '#8a3315'],
          ['#c9962b', '#e0b344', '#a97a1e'],
          ['#6d7a35', '#8a9648', '#55602a'],
          ['#3a2a22', '#5a4334', '#2a1f1a'],
        ]),
      5,
    ),
    label: style(look, 'leaf', 'star'),
    shoulder: 0.12,
  });

const detergent = (c: Canvas, look: Look): Piece =>
  look.dice.chance('liquid', 0.5)
    ? bottle(c, look, {
        width: look.dice.between('width', 220, 250),
        height: 340,
        neck: 0.42,
        shoulder: 1.4,
        waist: 0.06,
        closure: 'flip',
        color: look.color,
        cap: lighter(look.accent, 0.2),
        label: { ...style(look, 'star', 'blossom', 'wave'), ink: darker(look.color, 0.2) },
        labelFrom: 0.1,
        labelTo: 0.62,
      })
    : carton(c, look, 320, 400, 110, {
        ...style(look, 'star', 'blossom', 'wave'),
        paper: lighter(look.color, 0.15),
        ink: darker(look.color, 0.25),
      });

const dishwashing = (c: Canvas, look: Look): Piece =>
  bottle(c, look, {
    width: look.dice.between('width', 160, 190),
    height: look.dice.between('height', 330, 380),
    neck: 0.36,
    shoulder: 1.1,
    waist: look.dice.between('waist', 0.08, 0.18),
    closure: look.dice.pick('closure', ['flip', 'flip', 'trigger']),
    color: lighter(look.color, 0.2),
    cap: look.dice.pick('cap', ['#ffffff', look.accent]),
    finish: 'glass',
    contents: look.color,
    label: style(look, 'drop', 'fruit', 'star'),
    labelTo: 0.6,
  });

const tinned = (c: Canvas, look: Look): Piece => can(c, look, 240, 250, style(look, 'grain', 'bean'), false);

const close = { isClose: true, isTinted: true } as const;
const shelf = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [close, { mount: 'table', isTinted: true, size: 0.94 }],
});

export const PANTRY = {
  rice: shelf((c, look) =>
    windowed(
      ['grain', 'leaf', 'sun'],
      look.says('brown')
        ? ['#b98a58', '#a87846', '#c79a68']
        : look.says('sella')
          ? ['#ecd59a', '#e3c985', '#f2e0b0']
          : ['#f7f2e2', '#efe7d0', '#fffaf0'],
      7,
      true,
    )(c, look),
  ),
  flour: shelf(bag('grain', 'sun')),
  lentils: shelf((c, look) =>
    look.dice.chance('tin', 0.2)
      ? tinned(c, look)
      : windowed(
          ['bean', 'leaf', 'grain'],
          look.says('red lentils')
            ? ['#e07a3c', '#ee9454', '#c9642c']
            : look.says('green lentils', 'moong')
              ? ['#7d8a48', '#94a05c', '#68753a']
              : look.says('chickpeas')
                ? ['#dfb878', '#e9c890', '#cfa562']
                : look.says('chana')
                  ? ['#e3b443', '#eec45e', '#cf9f30']
                  : look.says('urad')
                    ? ['#33302c', '#46423c', '#25221f']
                    : look.says('kidney')
                      ? ['#7a2a26', '#8f3a34', '#611e1c']
                      : look.dice.pick('pulse', [
                          ['#c9702e', '#d98a44', '#b65f22'],
                          ['#6d7a3f', '#87924f', '#596633'],
                          ['#8a5a3a', '#a06c48', '#6f452b'],
                        ]),
          7,
        )(c, look),
  ),
  pasta: shelf(windowed(['grain', 'leaf', 'sun'], ['#e8c263', '#f0d27f', '#d9ae4a'], 15, true)),
  'cooking-oil': shelf(oil),
  sugar: shelf(bag('star', 'blossom', 'leaf')),
  salt: shelf((c, look) =>
    look.dice.chance('box', 0.5)
      ? box(230, 360, 'wave', 'mountain')(c, look)
      : jar(c, look, {
          width: 190,
          height: 330,
          lid: look.color,
          lidHeight: 34,
          color: '#f4f6f6',
          label: style(look, 'wave', 'mountain'),
          shoulder: 0.01,
        }),
  ),
  spices: shelf(spices, 0.9),
  tea: shelf((c, look) =>
    look.dice.chance('tin', 0.35)
      ? jar(c, look, {
          width: 230,
          height: 280,
          lid: darker(look.color, 0.2),
          lidHeight: 70,
          color: look.color,
          lidFinish: 'metal',
          label: style(look, 'leaf', 'blossom'),
          shoulder: 0.01,
        })
      : box(300, 260, 'leaf', 'blossom', 'mountain')(c, look),
  ),
  coffee: shelf((c, look) =>
    look.dice.chance('jar', 0.3)
      ? glassJar(['#3a2417', '#4d3120'], 'bean', 'sun')(c, look)
      : paperBag(c, look, look.dice.between('width', 230, 270), 400, {
          ...style(look, 'bean', 'mountain', 'sun'),
          paper: look.dice.pick('bag', ['#2e2620', '#c8a478', lighter(look.color, 0.1), '#f3e7cd']),
        }),
  ),
  milk: shelf(milk),
  yogurt: shelf(yogurt, 0.85),
  biscuits: shelf(box(390, 250, 'star', 'grain', 'heart')),
  chips: shelf(crisps('fruit', 'leaf', 'sun', 'star')),
  juice: shelf(juice),
  'soft-drink': shelf(softDrink),
  water: shelf(water),
  'frozen-food': shelf((c, look) =>
    look.dice.chance('bag', 0.5)
      ? crisps('mountain', 'leaf', 'star')(c, look)
      : box(400, 290, 'mountain', 'leaf', 'fruit')(c, look),
  ),
  sauce: shelf(sauce),
  honey: shelf(honey, 0.92),
  cereal: shelf(box(320, 440, 'grain', 'sun', 'star', 'fruit')),
  detergent: shelf(detergent),
  'dishwashing-liquid': shelf(dishwashing),
} satisfies Drawings<string>;
