/** Juice, soft drinks, water and milk. */
import type { Canvas } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import type { LabelStyle } from '../../studio/labels.ts';
import type { Look } from '../../studio/look.ts';
import { drinkCarton } from '../packs.ts';
import type { Piece } from '../../studio/stage.ts';
import { bottle, can } from '../vessels.ts';
import { style } from './label-style.ts';

/** Of the fruit that the title names. */
function juiceTone(look: Look): Hex {
  if (look.says('orange')) return '#e8842a';
  if (look.says('apple')) return '#d9b25a';
  if (look.says('pomegranate')) return '#9c2438';
  if (look.says('mango')) return '#eda52c';
  if (look.says('guava')) return '#e58a7c';
  return look.dice.pick('juice', ['#e8842a', '#c7342f', '#e9b434', '#7a2f5a'] as const);
}

export function juice(c: Canvas, look: Look): Piece {
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

export function softDrink(c: Canvas, look: Look): Piece {
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

export const water = (c: Canvas, look: Look): Piece =>
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

export const milk = (c: Canvas, look: Look): Piece =>
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
