/** Unpackaged groceries: bread, cheese, eggs, fruit, vegetables, meat; and toilet paper. */
import { bar, type Canvas, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { type Drawing, type Drawings } from '../studio/drawing.ts';
import { label } from '../studio/labels.ts';
import { type Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { fruit, vegetables } from './produce.ts';
import { block } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { jar } from './vessels.ts';
import { bread } from './bread.ts';
import { cheese } from './cheese.ts';
import { eggs } from './eggs.ts';
import { toiletPaper } from './toilet-paper.ts';

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
