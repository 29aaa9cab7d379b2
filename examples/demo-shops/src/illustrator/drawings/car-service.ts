/** What a car eats and wears out: oil, battery, filters, plugs, bulbs. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter, mix } from '../studio/color.ts';
import { label } from '../studio/labels.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { carton } from './packs.ts';
import { block, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { boxed } from './boxed.ts';
import { lettering } from '../studio/lettering.ts';
import { together } from './vessels.ts';
import { brandStyle, STEEL } from './workshop-metal.ts';

/** A jerry can with a handle, for oil and coolant. */
export function canister(c: Canvas, look: Look, tone: Hex, ...emblems: [string, ...string[]]): Piece {
  const { dice } = look;
  const [w, h] = [dice.between('width', 240, 290), dice.between('height', 390, 440)];
  const x = w / 2;
  const neck = dice.pick('neck', [-1, 1]);
  const body = polygon([
    [-x, 0, 26],
    [-x, -h * 0.7, 40],
    [-x * (neck < 0 ? 0.78 : 0.2), -h, 18],
    [x * (neck < 0 ? 0.2 : 0.78), -h, 18],
    [x, -h * 0.7, 40],
    [x, 0, 26],
  ]);
  const hole = polygon(
    neck < 0
      ? [
          [x * 0.12, -h * 0.9, 22],
          [x * 0.42, -h * 0.86, 22],
          [x * 0.72, -h * 0.72, 18],
          [x * 0.14, -h * 0.74, 22],
        ]
      : [
          [-x * 0.12, -h * 0.9, 22],
          [-x * 0.42, -h * 0.86, 22],
          [-x * 0.72, -h * 0.72, 18],
          [-x * 0.14, -h * 0.74, 22],
        ],
  );
  const cap = dice.pick('cap', ['#22272a', look.accent, '#c22f2b', '#f4f5f3']);
  const sx = neck * x * (neck < 0 ? 0.42 : 0.42);
  const style = brandStyle(look, ...emblems);
  const ribs = bar(-x, -h * 0.66, w, 4, darker(tone, 0.4), 0, 0.4) + bar(-x, -26, w, 4, darker(tone, 0.4), 0, 0.4);
  return {
    art:
      placed(
        turned(
          c,
          [
            [38, -46, 6],
            [40, 0],
          ],
          cap,
          { lid: lighter(cap, 0.1), art: sheet(c.tile(9, 60, bar(0, 0, 3, 60, darker(cap, 0.5), 0, 0.5))) },
        ).art,
        { x: sx, y: -h },
      ) +
      c.form(body, tone, { depth: 22, dark: 0.5, light: 0.55, art: ribs }) +
      fillPath(
        hole,
        c.linear([
          [0, darker(tone, 0.55)],
          [1, mix(tone, '#e7ebed', 0.55)],
        ]),
      ) +
      c.relief(hole, darker(tone, 0.4), { depth: 7, dark: 0.2, light: 0.1 }) +
      c.inside(
        rectangle(-x + 22, -h * 0.6, w - 44, h * 0.52, 12),
        label(c, look, [-x + 22, -h * 0.6, w - 44, h * 0.52], style),
      ) +
      c.relief(rectangle(-x + 22, -h * 0.6, w - 44, h * 0.52, 12), style.paper, { depth: 6, dark: 0.2, light: 0.2 }) +
      c.inside(body, c.blurred(8, stroke(`M${-x + 16},-40V${-h * 0.66}`, '#ffffff', 12), 0.5)),
    box: [-x, -h - 54, w, h + 54],
    feet: [[-x + 10, x - 10]],
    focus: [-x, -h - 54, w, w],
  };
}

export function battery(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('case', ['#22272a', '#2a3440', '#3a4043']);
  const lid = dice.pick('lid', [look.color, '#22272a', '#c22f2b', '#2f66b3']);
  const [w, h] = [430, 280];
  const style = {
    ...brandStyle(look, 'star', 'sun', 'gear'),
    paper: dice.pick('sticker', ['#f6f7f6', look.color, '#e9bd3a']),
  };
  const post = (x: number, tint: Hex) =>
    placed(
      turned(
        c,
        [
          [21, -34, 4],
          [24, 0],
        ],
        '#a9b1b5',
        { finish: 'metal', lid: '#c4cacd' },
      ).art + bar(-32, 0, 64, 9, tint, 4),
      { x, y: -h - 66 },
    );
  return {
    art:
      block(
        c,
        { width: w, height: h, back: [96, 54], front: tone, side: tone, top: lid },
        c.inside(
          rectangle(-w / 2 + 34, -h + 70, w - 68, h - 104, 10),
          label(c, look, [-w / 2 + 34, -h + 70, w - 68, h - 104], style),
        ),
      ) +
      placed(block(c, { width: w + 10, height: 46, back: [98, 55], front: lid, side: lid, top: lighter(lid, 0.05) }), {
        y: -h + 6,
      }) +
      post(-110, '#c22f2b') +
      post(210, '#22272a') +
      stroke(`M-90,${-h - 66}C-40,${-h - 120} 120,${-h - 120} 170,${-h - 66}`, darker(lid, 0.4), 13),
    box: [-w / 2 - 5, -h - 120, w + 110, h + 120],
    feet: [[-w / 2, w / 2 + 70]],
    focus: [-w / 2, -h - 110, 330, 330],
  };
}

export function filterRound(c: Canvas, look: Look): Piece {
  const tone = look.isColored
    ? look.color
    : look.dice.pick('can', ['#e0762b', '#2f66b3', '#f0f0ed', '#22272a', '#c22f2b']);
  const w = look.dice.between('width', 120, 150);
  const h = look.dice.between('height', 280, 350);
  const flutes = sheet(c.tile(17, 400, bar(0, -h, 6, 52, darker(tone, 0.5), 0, 0.4)));
  return {
    art:
      turned(
        c,
        [
          [w * 0.72, -h, 20],
          [w, -h + 34, 22],
          [w, -40],
          [w * 0.98, -34],
        ],
        tone,
        {
          art:
            bar(-w, -h, w * 2, 66, sheetless(c, tone)) +
            flutes +
            label(c, look, [-w, -h + 80, w * 2, h - 140], {
              ...brandStyle(look, 'drop', 'gear'),
              paper: tone,
              ink: darker(tone, 0.35),
            }),
        },
      ).art +
      turned(
        c,
        [
          [w * 1.02, -42],
          [w * 1.04, -26, 6],
          [w * 0.96, -8],
          [w * 0.94, 0],
        ],
        '#8f979b',
        { finish: 'metal' },
      ).art,
    box: [-w - 4, -h, w * 2 + 8, h],
    feet: [[-w, w]],
    focus: [-w, -h, w * 2, w * 2],
  };
}

const sheetless = (c: Canvas, tone: Hex) =>
  c.tile(17, 80, bar(0, 0, 7, 80, darker(tone, 0.5), 0, 0.35) + bar(8, 0, 4, 80, '#ffffff', 0, 0.25));

export const airFilter = (c: Canvas, look: Look): Piece =>
  boxed(c, look, filterAlone(c, look), 0.6, 'gear', 'leaf', 'wave');

function filterAlone(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const [high, fold] = [dice.between('filter high', 200, 290), dice.pick('fold', [16, 20, 27, 38])];
  const rubber = look.isColored
    ? look.color
    : look.dice.pick('rubber', ['#e0762b', '#22272a', '#2f66b3', '#c22f2b', '#3f7d50', '#8d969b']);
  const isCarbon = look.says('carbon');
  const paper = isCarbon ? '#5d666b' : look.dice.pick('paper', ['#e9d9a6', '#f0ece0', '#d8a9a0', '#c3d3dc', '#dfe3d2']);
  if (!isCarbon && look.dice.chance('round', 0.35)) {
    const pleats = sheet(
      c.tile(
        13,
        400,
        bar(0, -300, 13, 700, paper) +
          bar(0, -300, 4, 700, darker(paper, 0.45), 0, 0.7) +
          bar(6, -300, 3, 700, '#ffffff', 0, 0.5),
      ),
    );
    return {
      art:
        turned(
          c,
          [
            [190, -200],
            [190, 0],
          ],
          paper,
          { finish: 'matte', art: pleats, tilt: 0.26 },
        ).art +
        turned(
          c,
          [
            [204, -36, 8],
            [206, 0],
          ],
          rubber,
          { tilt: 0.26 },
        ).art +
        turned(
          c,
          [
            [204, -240, 8],
            [206, -196],
          ],
          rubber,
          { lid: rubber, tilt: 0.26 },
        ).art +
        disc(0, -240, 120, 31, darker(rubber, 0.6)) +
        disc(0, -232, 116, 26, darker(paper, 0.5)),
      box: [-208, -300, 416, 310],
      focus: [-200, -290, 280, 260],
    };
  }
  const lean = dice.between('filter lean', 60, 170);
  const top = -high;
  const frame = polygon([
    [-300, -40, 14],
    [-300 + lean, top, 14],
    [290, top, 14],
    [300, -40, 14],
  ]);
  const [left, right] = [-256, -256 + lean * 0.85];
  const inner = polygon([
    [left, -62],
    [right, top + 22],
    [262, top + 22],
    [262, -62],
  ]);
  const count = Math.ceil(518 / fold);
  const upper = (262 - right) / count;
  const pleats = Array.from({ length: count }, (_, i) => {
    const [x0, x1] = [left + i * fold, right + i * upper];
    return (
      fillPath(
        `M${round(x0)},-62L${round(x1)},${round(top + 22)}H${round(x1 + upper / 2)}L${round(x0 + fold / 2)},-62Z`,
        lighter(paper, 0.4),
      ) +
      fillPath(
        `M${round(x0 + fold / 2)},-62L${round(x1 + upper / 2)},${round(top + 22)}H${round(x1 + upper)}L${round(x0 + fold)},-62Z`,
        darker(paper, 0.34),
      )
    );
  }).join('');
  const beads = dice.count('beads', 0, 3);
  return {
    art:
      fillPath(
        polygon([
          [-300, -44, 10],
          [300, -44, 10],
          [296, 0, 10],
          [-296, 0, 10],
        ]),
        c.linear([
          [0, lighter(rubber, 0.1)],
          [1, darker(rubber, 0.45)],
        ]),
      ) +
      c.form(frame, rubber, { depth: 8, light: 0.5 }) +
      c.inside(
        inner,
        pleats +
          Array.from({ length: beads }, (_, i) =>
            bar(-300, top + ((i + 1) * (high - 60)) / (beads + 1), 600, 6, '#f7f6f2', 0, 0.8),
          ).join(''),
      ) +
      lettering(look.brand, { y: -30, size: 19, color: inkOn(rubber), weight: 1.7, fit: 200 }) +
      c.relief(inner, darker(paper, 0.4), { depth: 9, dark: 0.2, light: 0 }),
    box: [-302, top - 4, 604, high + 4],
    focus: [-260, -250, 300, 240],
  };
}

export function sparkPlug(c: Canvas, look: Look): Piece {
  const metal = look.says('iridium') ? '#c3c9cc' : '#b9b0a4';
  const { dice } = look;
  const paint = look.isColored
    ? look.color
    : dice.pick('mark', ['#c22f2b', '#2f66b3', '#3f8a5a', '#e0a32b', '#22272a', '#8a4a5c']);
  const white = dice.pick('porcelain', ['#f4f3ee', '#f4f3ee', '#e9e2d2', '#dfe6ea']);
  const shell = dice.pick('shell', [STEEL, '#8f979b', '#b59a63', '#5d666b']);
  const reach = dice.between('reach', 80, 130);
  const wide = dice.between('hexagon', 46, 58);
  const marks = Array.from({ length: dice.count('marks', 1, 3) }, (_, i) =>
    bar(-40, -350 + i * 24, 80, dice.between('mark size', 8, 17), paint, 0, 0.95),
  ).join('');
  const plugs: readonly (readonly [number, number])[] = dice.pick('plugs', [
    [
      [60, 12],
      [-50, -6],
    ],
    [[10, dice.between('lean', -16, 16)]],
    [
      [130, 14],
      [20, 2],
      [-100, -9],
    ],
  ]);
  const one = (x: number, turn: number) => {
    const thread = sheet(c.tile(60, 9, bar(0, 0, 60, 3, '#2f363a', 0, 0.6) + bar(0, 4, 60, 2, '#ffffff', 0, 0.6)));
    const art =
      turned(
        c,
        [
          [9, -470, 3],
          [11, -440],
          [8, -436],
          [14, -424],
        ],
        STEEL,
        { finish: 'metal' },
      ).art +
      turned(
        c,
        [
          [15, -426, 4],
          [21, -400, 6],
          [18, -392],
          [24, -372, 6],
          [21, -364],
          [27, -340, 8],
          [29, -250],
        ],
        white,
        { art: marks },
      ).art +
      turned(
        c,
        [
          [30, -258, 3],
          [34, -246],
          [34, -206],
        ],
        shell,
        { finish: 'metal' },
      ).art +
      turned(
        c,
        [
          [wide, -212, 5],
          [wide, -160, 5],
        ],
        shell,
        { finish: 'metal' },
      ).art +
      turned(
        c,
        [
          [40, -162],
          [38, -146],
        ],
        '#8f979b',
        { finish: 'metal' },
      ).art +
      turned(
        c,
        [
          [31, -148],
          [31, reach - 158, 4],
        ],
        metal,
        { finish: 'metal', art: thread },
      ).art +
      placed(bar(-4, -36, 8, 18, '#5d666b') + stroke('M24,-36V-12Q24,-4 14,-4H-6', '#8f979b', 9), { y: reach - 122 });
    return placed(art, { x, y: 118 - reach, turn });
  };
  const box = carton(
    c,
    look,
    dice.pick('box', [110, 150, 210]),
    dice.pick('box height', [230, 300, 380]),
    70,
    brandStyle(look, 'star', 'sun', 'gear'),
  );
  const group = {
    art: plugs.map(([x, turn]) => one(x, turn)).join(''),
    box: [-140 - (plugs.length > 2 ? 80 : 0), -470, 320 + (plugs.length > 2 ? 130 : 0), 482] as const,
    feet: [
      [-60, -30],
      [40, 80],
    ] as const,
    focus: [-140, -300, 280, 280] as const,
  };
  return dice.chance('boxed', 0.6) ? together(group, box, 10) : group;
}

export function bulb(c: Canvas, look: Look): Piece {
  const one = (x: number) =>
    placed(
      turned(
        c,
        [
          [20, -330, 20],
          [30, -310, 22],
          [30, -180, 10],
          [26, -160],
        ],
        '#dbe7ee',
        { finish: 'glass' },
      ).art +
        stroke('M-10,-170V-240Q0,-262 10,-240V-170', '#b98e3a', 4) +
        bar(-12, -256, 24, 9, '#e9bd3a', 4) +
        disc(
          0,
          -250,
          60,
          60,
          c.radial([
            [0, '#fff6cf', 0.9],
            [1, '#fff6cf', 0],
          ]),
        ) +
        turned(
          c,
          [
            [34, -166, 4],
            [34, -130],
            [60, -126, 4],
            [60, -112, 4],
            [40, -108],
            [38, -60],
          ],
          '#b4bcc0',
          { finish: 'metal' },
        ).art +
        turned(
          c,
          [
            [36, -64, 4],
            [34, -6, 8],
            [30, 0],
          ],
          look.isColored ? look.color : look.dice.pick('socket', ['#22272a', '#2f66b3', '#f4f3ee']),
          {},
        ).art,
      { x },
    );
  return together(
    { art: one(0), box: [-62, -336, 124, 336], feet: [[-34, 34]], focus: [-110, -336, 240, 240] },
    carton(c, look, 190, 240, 80, brandStyle(look, 'sun', 'star')),
    24,
  );
}
