/** The pharmacy: cartons with blisters, syrups, drops, sprays, tubes, and the small devices beside them. */
import { ACROSS, bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter, mix } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import type { LabelStyle } from '../studio/labels.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { oval, polygon, rectangle } from '../studio/outline.ts';
import { boxed, withCarton } from './boxed.ts';
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
  const { dice } = look;
  const glow = dice.pick('display', ['#bfe0d2', '#bcd6ee', '#f3d9a8', '#1d2a30', '#d8e8c0']);
  const ink = glow === '#1d2a30' ? '#8fe0c0' : '#26352d';
  const trim = dice.pick('trim', [look.isColored ? '#f1f4f4' : look.color, look.accent, '#5d666b', '#2f9d9b']);
  const head = dice.pick('head', [
    'M-170,-440C-180,-480 -150,-500 -100,-500H90C150,-500 170,-470 166,-430C160,-380 120,-360 70,-356H-90C-140,-360 -164,-400 -170,-440Z',
    'M-176,-470L-120,-500H110L160,-460V-390L120,-356H-120L-176,-392Z',
    'M-180,-428A80,74 0 0 1 -100,-502H60C150,-510 190,-440 150,-380C130,-352 60,-352 0,-354H-100A80,74 0 0 1 -180,-428Z',
  ]);
  const [lean, foot] = [dice.between('grip lean', -10, 50), dice.between('foot', 100, 170)];
  const grip = `M-20,-370C-10,-250 ${lean},-120 ${lean + 20},-20Q${lean + 24},0 ${lean + 50},0H${lean + foot}Q${lean + foot + 26},0 ${lean + foot + 20},-26C${lean + 130},-130 ${lean * 0.5 + 130},-250 110,-380Z`;
  const screen = dice.pick('screen', [
    rectangle(-80, -476, 170, 92, 14),
    rectangle(-60, -470, 190, 76, 38),
    rectangle(-30, -480, 120, 100, 8),
  ]);
  const reading = `${36 + dice.count('degree', 0, 1)}.${dice.count('tenth', 1, 8)}`;
  return boxed(
    c,
    look,
    {
      art:
        c.form(grip, tone, {
          depth: 20,
          light: 0.5,
          dark: 0.4,
          art: dice.pick('grip art', [
            '',
            bar(lean - 60, -140, 300, 160, trim),
            stroke(`M60,-340C70,-220 ${lean + 90},-120 ${lean + 100},-20`, trim, 30),
            sheet(c.tile(40, 18, bar(0, 0, 40, 5, darker(tone, 0.4), 0, 0.3))),
          ]),
        }) +
        c.form(head, tone, {
          depth: 20,
          light: 0.6,
          dark: 0.4,
          art: dice.pick('head art', [
            '',
            bar(-200, -400, 400, 60, trim),
            bar(100, -520, 120, 200, trim),
            bar(-200, -520, 80, 200, trim),
          ]),
        }) +
        c.form(rectangle(-196, -482, 44, dice.between('eye', 80, 112), 20), dice.pick('eye tone', [trim, '#2c3236']), {
          depth: 7,
        }) +
        pane(c, screen, glow) +
        lettering(reading, { x: 4, y: -452, size: 40, color: ink, weight: 1.5, fit: 96 }) +
        c.form('M-44,-350C-60,-310 -50,-280 -26,-262L-4,-270C-16,-300 -14,-330 -6,-352Z', trim, { depth: 6 }) +
        [0, 1, 2]
          .slice(0, dice.count('keys', 1, 3))
          .map((i) => disc(118, -452 + i * 30, 11, 11, i === 0 ? trim : '#8d999e'))
          .join('') +
        lettering(look.brand, { x: lean + 84, y: -60, size: 17, color: darker(tone, 0.6), fit: 96 }),
      box: [-200, -502, 400, 502],
      feet: [[lean + 20, lean + foot]],
      focus: [-190, -510, 330, 330],
    },
    0.45,
    'cross',
    'heart',
    'wave',
    'drop',
  );
}

/** Pens for the mouth and arm, and a floating one for the bath: a fish, a boat, a leaf with a dial. */
function thermometer(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : white;
  if (look.says('infrared')) return infraredThermometer(c, look, tone);
  if (look.says('bath')) return boxed(c, look, bathThermometer(c, look, tone), 0.4, 'drop', 'wave', 'sun');
  const [wide, long] = [dice.between('pen wide', 34, 58), dice.between('pen long', 420, 500)];
  const trim = look.isColored
    ? dice.pick('trim', ['#f1f4f4', darker(tone, 0.35), look.accent])
    : dice.pick('trim', [look.color, look.accent, '#e39aac', '#2f9d9b', '#8d999e']);
  const body = dice.pick('pen', [
    polygon([
      [-wide, -long, wide],
      [wide, -long, wide],
      [wide + 4, -150, 30],
      [20, -90, 14],
      [15, -30, 10],
      [-15, -30, 10],
      [-20, -90, 14],
      [-wide - 4, -150, 30],
    ]),
    polygon([
      [-wide, -long, 12],
      [wide, -long, 12],
      [wide, -200, 40],
      [18, -110, 20],
      [15, -30, 8],
      [-15, -30, 8],
      [-18, -110, 20],
      [-wide, -200, 40],
    ]),
    polygon([
      [-wide * 0.7, -long, 30],
      [wide * 0.7, -long, 30],
      [wide * 1.2, -long + 150, 60],
      [wide * 0.8, -160, 40],
      [16, -30, 8],
      [-16, -30, 8],
      [-wide * 0.8, -160, 40],
      [-wide * 1.2, -long + 150, 60],
    ]),
  ]);
  const glow = dice.pick('display', ['#c3d3c4', '#bcd6ee', '#d9e6b8', '#e8d9b0']);
  const reading = `${36 + dice.count('degree', 0, 1)}.${dice.count('tenth', 1, 8)}`;
  const pane1 = -long + dice.between('pane', 60, 100);
  const art =
    fillPath(
      rectangle(-14, -44, 28, 46, 14),
      c.linear(
        [
          [0, '#7d878c'],
          [0.35, '#f4f7f8'],
          [1, '#6a7479'],
        ],
        ACROSS,
      ),
    ) +
    c.form(body, tone, {
      depth: 14,
      dark: 0.5,
      light: 0.6,
      art: dice.pick('pen art', [
        '',
        bar(-80, -long, 160, 44, trim),
        bar(-80, -190, 160, 200, trim),
        bar(-80, pane1 - 14, 160, 146, trim),
        stroke(`M${-wide * 0.8},-${long}V-160`, trim, 15),
      ]),
    }) +
    pane(c, rectangle(-30, pane1, 60, 116, dice.pick('pane corner', [4, 12, 30])), glow) +
    `<g transform="translate(0 ${pane1 + 58}) rotate(-90)">${lettering(reading, { size: 30, y: -15, color: '#26352d', weight: 1.5 })}</g>` +
    c.form(
      dice.pick('key', [
        rectangle(-20, pane1 + 138, 40, 54, 20),
        rectangle(-18, pane1 + 144, 36, 36, 18),
        rectangle(-24, pane1 + 146, 48, 26, 8),
      ]),
      trim,
      { depth: 7, light: 0.6 },
    );
  const lean = dice.between('lean', 14, 42);
  const piece: Piece = {
    art: placed(art, { turn: lean, x: 30 - lean, y: -18 }),
    box: [-110, -long, 390, long],
    feet: [[-50, 60]],
    focus: [40, -420, 220, 220],
  };
  return boxed(c, look, piece, 0.5, 'cross', 'heart', 'drop', 'leaf');
}

function bathThermometer(c: Canvas, look: Look, tone: string): Piece {
  const { dice } = look;
  const trim = look.isColored ? '#f1f4f4' : dice.pick('bath', ['#e9bd3a', '#2f9d9b', '#e39aac', '#5fa8e0', '#e0762b']);
  const face = dice.pick('dial', ['#bfe0d2', '#bcd6ee', '#fdfaf0']);
  const dial =
    disc(0, -170, 84, 84, darker(trim, 0.1)) +
    disc(0, -172, 74, 74, face) +
    lettering(`${dice.count('bath degree', 34, 39)}`, { y: -198, size: 50, color: '#26352d', weight: 1.6 }) +
    stroke('M-40,-122Q-20,-136 0,-122T40,-122', '#2f66b3', 7);
  const shape = dice.pick('float', ['fish', 'boat', 'drop', 'whale'] as const);
  const bodies = {
    fish:
      c.form('M-220,-170C-160,-300 80,-310 160,-180L250,-260V-90L160,-160C80,-30 -160,-40 -220,-170Z', tone, {
        depth: 22,
      }) + disc(-150, -196, 14, 14, '#22272a'),
    boat:
      stroke('M-20,-250V-420', '#8d6a44', 12) +
      fillPath('M-10,-420L120,-270H-10Z', trim) +
      c.form('M-240,-220H240C220,-60 140,-20 0,-20C-140,-20 -220,-60 -240,-220Z', tone, { depth: 22 }),
    drop: c.form('M0,-420C90,-300 170,-240 170,-160A170,160 0 0 1 -170,-160C-170,-240 -90,-300 0,-420Z', tone, {
      depth: 24,
    }),
    whale:
      c.form(
        'M-230,-150C-220,-280 -60,-310 60,-270C160,-240 200,-260 220,-340C280,-330 290,-240 230,-200C210,-80 60,-20 -80,-30C-190,-40 -230,-80 -230,-150Z',
        tone,
        { depth: 22, art: fillPath('M-240,-110C-100,-60 60,-70 200,-140V20H-240Z', '#ffffff', 0.6) },
      ) +
      disc(-170, -176, 12, 12, '#22272a') +
      stroke('M-90,-300C-100,-350 -130,-360 -150,-350M-90,-300C-80,-350 -50,-360 -30,-350', '#8fc0e0', 10),
  };
  return {
    art: bodies[shape] + dial + lettering(look.brand, { y: -64, size: 17, color: darker(tone, 0.5), fit: 120 }),
    box: [-244, -430, 530, 430],
    feet: [[-120, 120]],
    focus: [-140, -320, 280, 280],
  };
}

/** A monitor with its cuff: on a tube for the arm, as a strap around the wrist. */
function pressureMonitor(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : white;
  const trim = look.isColored
    ? dice.pick('trim', [look.accent, '#2f66b3', '#2f9d9b', '#6c4694', '#e39aac'])
    : look.color;
  const cloth = dice.pick('cuff', [mix(trim, '#33475a', 0.4), '#3a4146', '#8d999e', trim, '#24365a']);
  const glow = dice.pick('display', ['#bccabd', '#bcd6ee', '#1d2a30', '#d9dccb']);
  const ink = glow === '#1d2a30' ? '#8fe0c0' : '#26352d';
  const numbers = [
    `${dice.count('upper', 112, 128)}`,
    `${dice.count('lower', 70, 84)}`,
    `${dice.count('pulse', 60, 78)}`,
  ];
  const reading = (x: number, y: number, k: number) =>
    numbers
      .map((line, i) =>
        lettering(line, { x, y: y + i * 74 * k, size: (i === 2 ? 36 : 52) * k, color: ink, weight: 1.4, align: 'end' }),
      )
      .join('');
  const key = (x: number, y: number) =>
    c.form(
      dice.pick('key', [
        rectangle(x - 25, y - 40, 50, 80, 25),
        rectangle(x - 28, y - 28, 56, 56, 28),
        rectangle(x - 30, y - 20, 60, 40, 8),
      ]),
      trim,
      { depth: 8, light: 0.6 },
    );
  if (look.says('wrist')) {
    const [w, h] = [dice.between('wide', 210, 260), dice.between('high', 180, 230)];
    const y = -dice.between('stand', 210, 250);
    const strap = dice.between('strap', 76, 104);
    const ring = (inset: number) => oval(0, y + 70, 150 - inset, 124 - inset);
    return {
      art:
        fillPath(ring(0), darker(cloth, 0.55)) +
        fillPath(oval(0, y + 86, 150 - strap * 0.5, 124 - strap * 0.5), lighter(cloth, 0.18)) +
        stroke(ring(0), darker(cloth, 0.3), strap * 0.5) +
        stroke(ring(0), cloth, strap * 0.5 - 10) +
        stroke(ring(strap * 0.14), lighter(cloth, 0.4), 3, { dash: '9 7', opacity: 0.7 }) +
        c.form(rectangle(-w / 2, y - 140, w, h, dice.pick('corner', [20, 44, 80])), tone, {
          depth: 16,
          dark: 0.45,
          light: 0.6,
        }) +
        pane(c, rectangle(-w / 2 + 22, y - 122, w * 0.58, h - 36, 14), glow) +
        reading(-w / 2 + 8 + w * 0.6, y - 112, (h - 40) / 222) +
        key(w / 2 - 42, y - 70) +
        lettering(look.brand, { x: w / 2 - 42, y: y - 140 + h - 34, size: 12, color: darker(tone, 0.6), fit: 66 }),
      box: [-190, y - 146, 380, -y + 150 + Math.max(0, y + 236)],
      feet: [[-150, 150]],
      focus: [-160, y - 150, 310, 310],
    };
  }
  const wide = dice.between('cuff wide', 260, 330);
  const tubing = 'M90,-90C60,-20 -10,-10 -60,-30C-120,-50 -150,-20 -170,-30';
  const [w, h] = [dice.between('wide', 300, 350), dice.between('high', 260, 320)];
  const screen = dice.between('screen', 0.56, 0.68) * w;
  const art =
    c.form(
      rectangle(
        40,
        -dice.between('cuff up', 220, 300),
        wide,
        dice.between('cuff high', 160, 220),
        dice.pick('cuff corner', [30, 70, 90]),
      ),
      cloth,
      { depth: 24, light: 0.4 },
    ) +
    stroke(`M70,-205H${wide}M70,-105H${wide}`, '#ffffff', 3, { opacity: 0.4, dash: '9 7' }) +
    bar(wide * 0.5, -190, 90, 50, lighter(cloth, 0.5), 6, 0.7) +
    stroke(tubing, '#2c3236', 16) +
    stroke(tubing, '#6a747a', 5, { opacity: 0.7 }) +
    c.form(rectangle(-260, -h, w, h, dice.pick('corner', [16, 46, 90])), tone, {
      depth: 18,
      dark: 0.45,
      light: 0.6,
      art: dice.pick('case', ['', bar(-260, -h, w, 34, trim), bar(-260 + screen + 30, -h, w, h, trim, 0, 0.25)]),
    }) +
    pane(c, rectangle(-236, -h + 34, screen, h - 62, dice.pick('screen corner', [6, 18, 40])), glow) +
    reading(-236 + screen - 16, -h + 48, (h - 80) / 222) +
    key(-236 + screen + (w - screen) / 2 - 10, -h * 0.66) +
    disc(
      -236 + screen + (w - screen) / 2 - 10,
      -h * 0.3,
      20,
      20,
      c.linear([
        [0, '#ffffff'],
        [1, '#b8c2c4'],
      ]),
    ) +
    lettering(look.brand, { x: -230, y: -22, size: 13, color: darker(tone, 0.6), align: 'start' });
  return {
    art,
    box: [-262, -330, wide + 312, 330],
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
  toothbrush: shelf(withCarton(toothbrush, 0.5, 'drop', 'leaf', 'star', 'wave')),
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
  'blood-pressure-monitor': shelf(withCarton(pressureMonitor, 0.5, 'heart', 'cross', 'drop', 'wave')),
  plasters: shelf(plasters),
  hygiene: shelf(hygiene),
} satisfies Drawings<string>;
