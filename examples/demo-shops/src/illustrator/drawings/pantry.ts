/** The drawings of the categories of packaged groceries. */
import { darker, lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { paperBag } from './packs.ts';
import { jar } from './vessels.ts';
import { bag, box, crisps, spices, tinned, windowed } from './pantry/dry-goods.ts';
import { glassJar, honey, oil, sauce, yogurt } from './pantry/jars.ts';
import { style } from './pantry/label-style.ts';
import { juice, milk, softDrink, water } from './pantry/drinks.ts';
import { detergent, dishwashing } from './pantry/cleaning.ts';

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
