/** The pharmacy: cartons with blisters, syrups, drops, sprays, tubes, and the small devices beside them. */
import { ACROSS, bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, lighter, mix } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import type { LabelStyle } from '../studio/labels.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { blister, carton, pillowBag } from './packs.ts';
import { pane, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { woodGrain } from '../studio/surface.ts';
import { bottle, jar, together, tube } from './vessels.ts';

const white = '#f6f8f7';

const style = (look: Look, ...emblems: [string, ...string[]]): LabelStyle => ({
  paper: look.dice.pick('paper', [white, white, '#f3f6ef', lighter(look.color, 0.86)]),
  ink: look.color,
  emblems,
});

/** Draws the form the medicine is taken in; tablets when none is named. */
function remedy(...emblems: [string, ...string[]]) {
  return (c: Canvas, look: Look): Piece => {
    const { dice } = look;
    const print = style(look, ...emblems);
    const cap = dice.pick('cap', [white, look.color, darker(look.color, 0.3)]);
    switch (look.doseForm) {
      case 'syrup': {
        const amber = dice.pick('glass', ['#7a4214', '#8a5320', '#5d3312']);
        const flask = bottle(c, look, {
          width: dice.between('width', 180, 220),
          height: dice.between('height', 290, 350),
          neck: 0.42,
          shoulder: dice.between('shoulder', 0.6, 1.4),
          closure: 'screw',
          color: amber,
          cap: white,
          label: print,
          labelFrom: 0.1,
          labelTo: 0.68,
        });
        const box = carton(c, look, 190, 400, 90, print);
        return together(flask, box, 14);
      }
      case 'drops': {
        const flask = bottle(c, look, {
          width: 150,
          height: dice.between('height', 190, 240),
          neck: 0.46,
          shoulder: 0.8,
          closure: dice.pick('closure', ['dropper', 'screw']),
          color: dice.pick('glass', ['#7a4214', white, '#2f5f7a']),
          cap,
          label: print,
          labelTo: 0.74,
        });
        return together(flask, carton(c, look, 170, 330, 80, print), 14);
      }
      case 'spray':
        return together(
          bottle(c, look, {
            width: dice.between('width', 130, 160),
            height: dice.between('height', 260, 330),
            neck: 0.4,
            shoulder: 1,
            closure: 'spray',
            color: white,
            cap,
            label: print,
            labelTo: 0.76,
          }),
          carton(c, look, 170, 380, 80, print),
          14,
        );
      case 'ointment':
      case 'cream':
      case 'gel':
        return together(
          tube(c, look, {
            width: dice.between('width', 170, 210),
            height: dice.between('height', 380, 430),
            color: white,
            cap,
            label: print,
            capWidth: dice.between('cap width', 0.3, 0.44),
          }),
          carton(c, look, 190, 420, 70, print),
          12,
        );
      case 'powder':
        return jar(c, look, {
          width: dice.between('width', 260, 310),
          height: dice.between('height', 300, 360),
          lid: cap,
          lidHeight: 74,
          color: white,
          label: print,
        });
      case 'sachet': {
        const box = carton(c, look, dice.between('width', 300, 360), dice.between('height', 330, 390), 110, print);
        const sachet = pillowBag(c, look, 130, 190, print);
        return {
          ...box,
          art: box.art + c.pool(210, 0, 100, 14, 0.5) + placed(sachet.art, { x: 200, y: 4, turn: 8 }),
          box: [box.box[0], box.box[1], box.box[2] + 20, box.box[3]],
        };
      }
      default: {
        const isTub = dice.chance('tub', look.category === 'vitamins' || look.category === 'supplements' ? 0.7 : 0);
        if (isTub) {
          const body = dice.pick('body', [white, '#5a3416', look.color, darker(look.color, 0.3)]);
          return jar(c, look, {
            width: dice.between('width', 230, 270),
            height: dice.between('height', 300, 380),
            lid: cap,
            lidHeight: dice.between('lid', 60, 86),
            color: body,
            label: print,
            shoulder: 0.12,
          });
        }
        const height = dice.between('height', 230, 330);
        const box = carton(c, look, dice.between('width', 380, 470), height, dice.between('depth', 70, 110), print);
        const [bx, by] = [dice.between('blister x', 60, 110), dice.between('blister y', -130, -100)];
        return {
          ...box,
          art: box.art + blister(c, look, bx, by, dice.between('blister turn', 4, 11)),
          box: [box.box[0], box.box[1], box.box[2] + 40, box.box[3] + 50],
          feet: [[box.box[0], box.box[0] + box.box[2]]],
        };
      }
    }
  };
}

/** A pistol that takes the temperature from the brow. */
function infraredThermometer(c: Canvas, look: Look, tone: string): Piece {
  return {
    art:
      c.form(
        'M-170,-440C-180,-480 -150,-500 -100,-500H90C150,-500 170,-470 166,-430C160,-380 120,-360 70,-356H-90C-140,-360 -164,-400 -170,-440Z',
        tone,
        { depth: 20, light: 0.6, dark: 0.4 },
      ) +
      c.form('M-20,-370C-10,-250 10,-120 30,-20Q34,0 60,0H150Q176,0 170,-26C150,-130 130,-250 110,-380Z', tone, {
        depth: 20,
        light: 0.5,
        dark: 0.4,
      }) +
      c.form(rectangle(-196, -482, 44, 108, 20), look.color, { depth: 7 }) +
      pane(c, rectangle(-80, -476, 170, 92, 14), '#bfe0d2') +
      lettering(`36.${look.dice.count('tenth', 2, 8)}`, { x: 4, y: -452, size: 42, color: '#26352d', weight: 1.5 }) +
      c.form('M-44,-350C-60,-310 -50,-280 -26,-262L-4,-270C-16,-300 -14,-330 -6,-352Z', look.color, { depth: 6 }) +
      disc(118, -428, 15, 15, look.color) +
      lettering(look.brand, { x: 88, y: -60, size: 17, color: darker(look.color, 0.2), fit: 100 }),
    box: [-200, -502, 380, 502],
    feet: [[30, 172]],
    focus: [-190, -510, 330, 330],
  };
}

function thermometer(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : white;
  if (look.says('infrared')) return infraredThermometer(c, look, tone);
  const body = polygon([
    [-44, -470, 44],
    [44, -470, 44],
    [48, -150, 30],
    [20, -90, 14],
    [15, -30, 10],
    [-15, -30, 10],
    [-20, -90, 14],
    [-48, -150, 30],
  ]);
  const tip = rectangle(-14, -44, 28, 46, 14);
  const reading = `${36 + dice.count('degree', 0, 1)}.${dice.count('tenth', 1, 8)}`;
  const art =
    fillPath(
      tip,
      c.linear(
        [
          [0, '#7d878c'],
          [0.35, '#f4f7f8'],
          [1, '#6a7479'],
        ],
        ACROSS,
      ),
    ) +
    c.form(body, tone, { depth: 14, dark: 0.5, light: 0.6 }) +
    pane(c, rectangle(-30, -400, 60, 116, 10), '#c3d3c4') +
    `<g transform="translate(0 -342) rotate(-90)">${lettering(reading, { size: 30, y: -15, color: '#26352d', weight: 1.5 })}</g>` +
    c.form(rectangle(-20, -262, 40, 54, 20), look.isColored ? darker(tone, 0.3) : look.color, { depth: 7, light: 0.6 });
  return {
    art: placed(art, { turn: dice.between('lean', 20, 30), x: 30, y: -18 }),
    box: [-110, -440, 330, 440],
    feet: [[-50, 60]],
    focus: [40, -420, 220, 220],
  };
}

function pressureMonitor(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = white;
  const cuff = rectangle(40, -250, 300, 190, 70);
  const tubing = 'M90,-90C60,-20 -10,-10 -60,-30C-120,-50 -150,-20 -170,-30';
  const shell = rectangle(-260, -300, 330, 300, 46);
  const numbers = [
    `${dice.count('upper', 112, 128)}`,
    `${dice.count('lower', 70, 84)}`,
    `${dice.count('pulse', 60, 78)}`,
  ];
  const art =
    c.form(cuff, mix(look.color, '#33475a', 0.4), { depth: 24, light: 0.4 }) +
    stroke('M70,-205H300M70,-105H300', '#ffffff', 3, { opacity: 0.4, dash: '9 7' }) +
    stroke(tubing, '#2c3236', 16) +
    stroke(tubing, '#6a747a', 5, { opacity: 0.7 }) +
    c.form(shell, tone, { depth: 18, dark: 0.45, light: 0.6 }) +
    pane(c, rectangle(-228, -270, 210, 238, 18), '#bccabd') +
    numbers
      .map((line, i) =>
        lettering(line, {
          x: -44,
          y: -252 + i * 74,
          size: i === 2 ? 36 : 52,
          color: '#26352d',
          weight: 1.4,
          align: 'end',
        }),
      )
      .join('') +
    c.form(rectangle(-2, -230, 50, 80, 25), look.color, { depth: 8, light: 0.6 }) +
    disc(
      23,
      -92,
      20,
      20,
      c.linear([
        [0, '#ffffff'],
        [1, '#b8c2c4'],
      ]),
    );
  return {
    art,
    box: [-262, -302, 604, 302],
    feet: [
      [-240, 60],
      [90, 320],
    ],
    focus: [-262, -302, 310, 310],
  };
}

function toothbrush(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const isBamboo = look.says('bamboo');
  const wood = '#d3b577';
  const isElectric = look.says('electric');
  const one = (tone: string, turn: number, x: number) => {
    const handle = polygon([
      [-17, 0, 16],
      [17, 0, 16],
      [21, -130, 20],
      [13, -250, 20],
      [10, -370, 10],
      [19, -400, 10],
      [19, -505, 18],
      [-19, -505, 18],
      [-19, -400, 10],
      [-10, -370, 10],
      [-13, -250, 20],
      [-21, -130, 20],
    ]);
    const bristles = Array.from({ length: 5 }, (_, i) =>
      bar(
        -18 - dice.between('bristle', 26, 36),
        -500 + i * 19,
        34,
        15,
        c.linear(
          [
            [0, i % 2 ? tone : '#ffffff'],
            [1, '#dfe7ea'],
          ],
          ACROSS,
        ),
        3,
      ),
    ).join('');
    return placed(
      bristles +
        (isElectric
          ? placed(
              turned(
                c,
                [
                  [26, -330, 16],
                  [40, -300, 14],
                  [44, -60, 30],
                  [38, 0],
                ],
                white,
                { finish: 'gloss', art: bar(-60, -80, 120, 90, tone, 0, 0.9) + disc(0, -230, 13, 13, tone) },
              ).art,
              { y: 0 },
            )
          : '') +
        c.form(isElectric ? rectangle(-13, -505, 26, 190, 12) : handle, isBamboo ? wood : white, {
          depth: 9,
          light: 0.6,
          art: isBamboo
            ? woodGrain(c, wood, 0.3, true) + bar(-30, -40, 60, 50, tone, 0, 0.7)
            : isElectric
              ? ''
              : bar(-30, -240, 60, 250, tone) + bar(-30, -520, 60, 40, tone),
        }) +
        (isBamboo || isElectric ? '' : c.form(rectangle(-11, -190, 22, 110, 11), lighter(tone, 0.35), { depth: 4 })),
      { turn, x },
    );
  };
  return {
    art: isElectric
      ? one(look.isColored && look.colorName !== 'white' ? look.color : look.accent, 0, 20)
      : one(look.accent, 7, 60) + one(look.color, -6, -20),
    box: [-110, -515, 250, 515],
    feet: [[-50, 90]],
    focus: [-110, -515, 210, 210],
  };
}

function plasters(c: Canvas, look: Look): Piece {
  const box = carton(c, look, 300, 300, 80, style(look, 'cross', 'heart'));
  const strip = (x: number, y: number, turn: number) => {
    const skin = look.isForKids ? look.color : '#dcae87';
    const dots = [-24, -8, 8, 24]
      .flatMap((dx) => [-10, 10].map((dy) => disc(dx, dy, 2.6, 2.6, darker(skin, 0.4), 0.5)))
      .join('');
    return placed(
      c.blurred(6, bar(-86, -22, 176, 60, '#1b242c', 28), 0.3) +
        c.form(rectangle(-88, -28, 176, 56, 28), skin, { depth: 8, light: 0.5 }) +
        bar(-40, -26, 80, 52, lighter(skin, 0.3), 6, 0.8) +
        dots,
      { x, y, turn },
    );
  };
  return { ...box, art: box.art + strip(150, -80, 62) + strip(210, -36, 14), box: [-150, -345, 450, 350] };
}

function nappies(c: Canvas, look: Look): Piece {
  return pillowBag(c, look, look.dice.between('width', 400, 450), look.dice.between('height', 340, 400), {
    paper: lighter(look.color, 0.3),
    ink: look.color,
    emblems: ['moon', 'star', 'heart'],
  });
}

function babyBottle(c: Canvas, look: Look): Piece {
  const pot = bottle(c, look, {
    width: 170,
    height: 320,
    neck: 0.7,
    shoulder: 0.6,
    closure: 'screw',
    color: '#dfeaf0',
    cap: look.color,
    finish: 'glass',
    contents: '#f7f3ea',
  });
  const teat = turned(
    c,
    [
      [12, -470, 12],
      [17, -446, 10],
      [19, -428, 8],
      [44, -398, 20],
      [50, -380],
    ],
    '#e8c9a2',
    { finish: 'matte' },
  ).art;
  const scale = Array.from({ length: 7 }, (_, i) => bar(20, -60 - i * 28, i % 2 ? 22 : 36, 3, look.color)).join('');
  return together(
    { ...pot, art: teat + pot.art + scale, box: [-85, -470, 170, 470] },
    jar(c, look, {
      width: 200,
      height: 210,
      lid: look.color,
      lidHeight: 54,
      color: white,
      label: style(look, 'moon', 'heart'),
    }),
    16,
  );
}

function toothpaste(c: Canvas, look: Look): Piece {
  return together(
    tube(c, look, {
      width: look.dice.between('width', 150, 180),
      height: 440,
      color: white,
      cap: look.dice.pick('cap', [white, look.color]),
      capWidth: 0.36,
      label: style(look, 'wave', 'leaf', 'star'),
    }),
    carton(c, look, 150, 460, 70, style(look, 'wave', 'leaf', 'star')),
    14,
  );
}

const hygiene = (c: Canvas, look: Look): Piece =>
  look.dice.chance('wipes', 0.4)
    ? pillowBag(c, look, 380, 250, style(look, 'drop', 'leaf', 'wave'))
    : bottle(c, look, {
        width: look.dice.between('width', 160, 200),
        height: look.dice.between('height', 280, 360),
        neck: 0.4,
        shoulder: look.dice.between('shoulder', 0.5, 1.3),
        closure: look.dice.pick('closure', ['pump', 'flip']),
        color: lighter(look.color, 0.55),
        cap: white,
        finish: 'glass',
        contents: lighter(look.color, 0.3),
        label: style(look, 'drop', 'leaf'),
      });

const sunscreen = (c: Canvas, look: Look): Piece => {
  const tone = look.isColored ? look.color : look.dice.pick('sun', ['#f0b23c', '#e88a3a', '#f3c765']);
  const print: LabelStyle = {
    paper: lighter(tone, 0.2),
    ink: look.dice.pick('sun ink', ['#2d6f8c', '#c4562c', '#ffffff']),
    emblems: ['sun', 'wave'],
  };
  return look.dice.chance('sun spray', 0.35)
    ? bottle(c, look, {
        width: 170,
        height: 360,
        neck: 0.5,
        shoulder: 1,
        closure: 'spray',
        color: tone,
        cap: white,
        label: print,
        labelFrom: 0.06,
        labelTo: 0.8,
      })
    : tube(c, look, {
        width: look.dice.between('width', 200, 240),
        height: look.dice.between('height', 400, 460),
        color: tone,
        cap: white,
        capWidth: 0.44,
        label: print,
      });
};

const close = { isClose: true, isTinted: true } as const;
const shelf = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [close, { mount: 'table', isTinted: true, size: 0.95 }],
});

export const REMEDIES = {
  painkiller: shelf(remedy('cross', 'star', 'wave')),
  'cold-and-flu': shelf(remedy('cross', 'drop', 'leaf')),
  cough: shelf(remedy('leaf', 'wave', 'drop')),
  allergy: shelf(remedy('blossom', 'leaf', 'cross')),
  digestion: shelf(remedy('wave', 'leaf', 'grain')),
  antiseptic: shelf(remedy('cross', 'drop')),
  'heart-and-pressure': shelf(remedy('heart')),
  sleep: shelf(remedy('moon')),
  vitamins: shelf(remedy('fruit', 'sun', 'leaf')),
  supplements: shelf(remedy('leaf', 'grain', 'sun')),
  'eye-care': shelf(remedy('drop', 'wave')),
  'skin-treatment': shelf(remedy('drop', 'leaf', 'blossom')),
  toothpaste: shelf(toothpaste),
  toothbrush: shelf(toothbrush),
  sunscreen: shelf(sunscreen),
  'baby-care': shelf((c, look) =>
    look.dice.chance('oil', 0.5)
      ? bottle(c, look, {
          width: 190,
          height: 320,
          neck: 0.5,
          shoulder: 1.2,
          waist: 0.12,
          closure: 'flip',
          color: lighter(look.color, 0.6),
          cap: look.color,
          label: style(look, 'heart', 'moon', 'star'),
        })
      : tube(c, look, {
          width: 210,
          height: 380,
          color: white,
          cap: look.color,
          capWidth: 0.45,
          label: style(look, 'heart', 'moon', 'star'),
        }),
  ),
  nappies: shelf(nappies, 1.1),
  'baby-formula': shelf((c, look) =>
    look.dice.chance('feeding', 0.3)
      ? babyBottle(c, look)
      : jar(c, look, {
          width: 300,
          height: 360,
          lid: look.dice.pick('lid', [white, look.color]),
          lidHeight: 44,
          color: white,
          label: style(look, 'heart', 'moon', 'star'),
          shoulder: 0.01,
        }),
  ),
  thermometer: shelf(thermometer),
  'blood-pressure-monitor': shelf(pressureMonitor),
  plasters: shelf(plasters),
  hygiene: shelf(hygiene),
} satisfies Drawings<string>;
