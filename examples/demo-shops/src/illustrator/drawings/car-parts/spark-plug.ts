/** Spark plugs. */
import { bar, type Canvas, placed, sheet, stroke } from '../../studio/canvas.ts';
import type { Look } from '../../studio/look.ts';
import { carton } from '../packs.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { together } from '../vessels.ts';
import { brandStyle, STEEL } from '../workshop-metal.ts';

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
