/** Tables and desks. */
import { front, handle } from './cabinets.ts';
import { bar, type Canvas, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { hardGrain, hardTone, marbleVeins } from '../studio/surface.ts';

/** `part` tells the tables of a nest apart. */
export function table(c: Canvas, look: Look, width: number, high: number, isLow: boolean): Piece {
  if (look.says('nesting')) return nest(c, look);
  return oneTable(c, look, width, high, isLow);
}

/** Two or three tables of one make, the smaller ones half under the large one. */
function nest(c: Canvas, look: Look): Piece {
  const plain = { ...look, says: (...words: readonly string[]) => !words.includes('nesting') && look.says(...words) };
  const round = look.dice.chance('round nest', 0.5);
  const shaped = {
    ...plain,
    says: (...words: readonly string[]) => (words.includes('round') ? round : plain.says(...words)),
  };
  const large = oneTable(c, shaped, 430, 250, true);
  const middle = oneTable(c, shaped, 340, 190, true);
  const low = oneTable(c, shaped, 260, 140, true);
  const isThree = look.dice.chance('three', 0.5);
  return {
    art:
      placed(large.art, { x: -90, y: -30 }) +
      c.pool(140, -4, 190, 20, 0.3) +
      placed(middle.art, { x: 130, y: -12 }) +
      (isThree ? c.pool(250, 10, 140, 16, 0.3) + placed(low.art, { x: 270, y: 12 }) : ''),
    box: [-310, -340, isThree ? 712 : 614, 356],
    feet: [
      [-290, -230],
      [60, 110],
      [240, 300],
    ],
    focus: [-300, -330, 330, 330],
  };
}

function oneTable(c: Canvas, look: Look, width: number, high: number, isLow: boolean): Piece {
  const { dice } = look;
  const isMarble = look.material === 'marble';
  const isGlass = look.material === 'glass';
  const isMetal = ['metal', 'steel', 'brass', 'aluminium'].includes(look.material);
  const top = isMarble ? (look.isColored ? look.color : '#e9e6e1') : isGlass ? '#bcd2d4' : hardTone(look, '#b0845a');
  const legTone =
    isMarble || isGlass || isMetal
      ? dice.pick('frame', ['#2c2f31', '#c79b5a', '#8f979b'])
      : dice.chance('dark legs', 0.3)
        ? '#2c2f31'
        : darker(top, 0.08);
  const isRound = look.says('round');
  const paint = c.linear(
    [
      [0, lighter(legTone, 0.35)],
      [0.5, legTone],
      [1, darker(legTone, 0.45)],
    ],
    [0, 0, 1, 0],
  );
  const r = width / 2;
  const dip = isRound ? r * 0.24 : isLow ? 62 : 48;
  const thick = isMarble ? 18 : isGlass ? 9 : dice.between('thick', 14, 26);
  const face = isRound
    ? turned(
        c,
        [
          [r, -high],
          [r, -high + thick, 6],
        ],
        top,
        { finish: 'matte', lid: top, tilt: 0.24 },
      )
    : undefined;
  const plane = isRound
    ? ''
    : polygon([
        [-r, -high, 4],
        [-r + dip * 1.1, -high - dip, 6],
        [r - dip * 1.1, -high - dip, 6],
        [r, -high, 4],
      ]);
  const kind = isRound
    ? dice.pick('round legs', ['pedestal', 'tripod', 'drum'])
    : dice.pick(
        'legs',
        isMarble || isGlass || isMetal ? ['frame', 'frame', 'cross', 'taper'] : ['taper', 'frame', 'cross', 'block'],
      );
  const parts: string[] = [];
  const line = (d: string, w: number) => stroke(d, paint, w);
  const far = darker(legTone, 0.35);
  switch (kind) {
    case 'pedestal':
      parts.push(
        turned(
          c,
          [
            [26, -high],
            [20, -high * 0.5, 20],
            [30, -26, 20],
            [r * 0.5, -8, 10],
            [r * 0.52, 0],
          ],
          legTone,
          { finish: isMetal ? 'metal' : 'matte' },
        ).art,
      );
      break;
    case 'drum':
      parts.push(
        turned(
          c,
          [
            [r * 0.62, -high],
            [r * 0.54, 0],
          ],
          legTone,
          { finish: 'matte', art: sheet(c.tile(22, 22, bar(0, 0, 7, 22, darker(legTone, 0.5), 0, 0.35))) },
        ).art,
      );
      break;
    case 'tripod':
      parts.push(
        stroke(`M0,${-high}L0,-34`, far, 15),
        line(`M${-r * 0.3},${-high}L${-r * 0.7},0`, 17),
        line(`M${r * 0.3},${-high}L${r * 0.7},0`, 17),
      );
      break;
    case 'frame':
      parts.push(
        stroke(`M${-r + 64},${-high - 8}V-30M${r - 64},${-high - 8}V-30`, far, 11),
        line(`M${-r + 22},${-high}V-6H${-r + 26}M${r - 22},${-high}V-6`, 14),
        line(`M${-r + 22},-7L${-r + 64},-32M${r - 22},-7L${r - 64},-32`, 10),
      );
      break;
    case 'cross':
      parts.push(
        line(`M${-r + 40},${-high}L${-r + 150},-4M${-r + 150},${-high}L${-r + 40},-4`, 15),
        line(`M${r - 40},${-high}L${r - 150},-4M${r - 150},${-high}L${r - 40},-4`, 15),
        line(`M${-r + 96},${-high * 0.5}H${r - 96}`, 11),
      );
      break;
    default: {
      const w = kind === 'block' ? 40 : 26;
      parts.push(
        fillPath(
          polygon([
            [-r + 70, -high],
            [-r + 92, -high],
            [-r + 86, -30],
            [-r + 74, -30],
          ]),
          far,
        ),
        fillPath(
          polygon([
            [r - 70, -high],
            [r - 92, -high],
            [r - 86, -30],
            [r - 74, -30],
          ]),
          far,
        ),
        bar(-r + 26, -high + thick, width - 52, isLow ? 22 : 38, darker(top, 0.22)),
      );
      for (const sign of [-1, 1])
        parts.push(
          fillPath(
            polygon([
              [sign * (r - 16), -high + 4],
              [sign * (r - 16 - w), -high + 4],
              [sign * (r - 16 - w * (kind === 'block' ? 1 : 0.62)), 0],
              [sign * (r - 16 + (kind === 'block' ? 0 : 4)), 0],
            ]),
            paint,
          ),
        );
    }
  }
  if (isLow && !isRound && dice.chance('shelf', 0.4))
    parts.push(
      bar(
        -r + 36,
        -high * 0.36,
        width - 72,
        13,
        c.linear([
          [0, lighter(top, 0.1)],
          [1, darker(top, 0.3)],
        ]),
        3,
      ),
    );
  if (face)
    parts.push(
      face.art,
      c.inside(rectangle(-r, -high - r * 0.24, width, r * 0.48 - 2, r), isMarble ? marbleVeins(c, top) : ''),
    );
  else
    parts.push(
      isGlass
        ? fillPath(plane, top, 0.6) + stroke(plane, '#ffffff', 2, { opacity: 0.8 })
        : fillPath(
            plane,
            c.linear(
              [
                [0, lighter(top, 0.4)],
                [1, lighter(top, 0.1)],
              ],
              [0, 0, 1, 0.4],
            ),
          ) + c.inside(plane, hardGrain(c, look, top)),
      bar(
        -r,
        -high,
        width,
        thick,
        c.linear([
          [0, lighter(top, 0.2)],
          [0.4, darker(top, 0.08)],
          [1, darker(top, 0.34)],
        ]),
        3,
      ),
      c.inside(rectangle(-r, -high, width, thick), hardGrain(c, look, top)),
      look.says('extending')
        ? stroke(
            `M-${r * 0.24},${-high - dip}L-${r * 0.3},${-high}V${-high + thick}M${r * 0.24},${-high - dip}L${r * 0.3},${-high}V${-high + thick}`,
            darker(top, 0.6),
            3,
            { opacity: 0.7 },
          )
        : '',
      stroke(`M${-r + 2},${-high}H${r - 2}`, lighter(top, 0.7), 2, { opacity: 0.7 }),
    );
  return {
    art: parts.join(''),
    box: [-r, -high - dip, width, high + dip],
    feet:
      kind === 'pedestal' || kind === 'drum'
        ? [[-r * 0.52, r * 0.52]]
        : [
            [-r + 10, -r + 60],
            [r - 60, r - 10],
          ],
    focus: [-r, -high - dip - 40, width * 0.5, width * 0.5],
  };
}

export function desk(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = hardTone(look, '#c49d6c');
  const isStanding = look.says('standing');
  const isSmall = look.says('children');
  const width = isSmall
    ? dice.between('width', 480, 540)
    : look.amount('dimensions') === 160
      ? dice.between('width', 730, 780)
      : dice.between('width', 600, 690);
  const high = isStanding ? dice.between('height', 420, 460) : isSmall ? 300 : 330;
  const r = width / 2;
  const legTone = dice.pick('legs', [darker(tone, 0.1), '#2c2f31', '#f1f0ec']);
  const side = dice.pick('side', [1, -1]);
  const paint = c.linear(
    [
      [0, lighter(legTone, 0.3)],
      [1, darker(legTone, 0.45)],
    ],
    [0, 0, 1, 0],
  );
  const plane = polygon([
    [-r, -high, 4],
    [-r + 46, -high - 44, 6],
    [r - 46, -high - 44, 6],
    [r, -high, 4],
  ]);
  const unit = look.says('drawers') || (!isStanding && !look.says('writing') && dice.chance('unit', 0.4));
  const metal = dice.pick('metal', ['#c79b5a', '#2c2f31', '#b9c0c4']);
  const ux = side > 0 ? r - 216 : -r + 16;
  const drawers = unit
    ? bar(ux, -high + 22, 200, high - 40, darker(tone, 0.2), 4) +
      [0, 1, 2]
        .map(
          (i) =>
            front(c, look, lighter(tone, 0.06), ux + 10, -high + 34 + i * 88, 180, 78, 'plain') +
            handle(dice.pick('handle', ['knob', 'bar', 'cut'] as const), metal, ux + 100, -high + (i * 88 + 62), false),
        )
        .join('') +
      bar(ux + 8, -18, 14, 18, paint) +
      bar(ux + 178, -18, 14, 18, paint)
    : isStanding
      ? bar(-34, -high + 22, 68, 16, '#2c2f31', 4) +
        bar(-12, -high + 27, 8, 6, '#7de0a8', 2) +
        bar(4, -high + 27, 8, 6, '#d9dcdc', 2)
      : front(c, look, isSmall ? look.accent : lighter(tone, 0.06), -110, -high + 24, 220, 56, 'plain') +
        handle('knob', metal, 0, -high + 52, false);
  const leg = (x: number) =>
    isStanding
      ? bar(x - 19 + (x < 0 ? 40 : -40), -high + 10, 38, high * 0.5, paint, 3) +
        bar(
          x - 14 + (x < 0 ? 40 : -40),
          -high * 0.52,
          28,
          high * 0.5,
          c.linear(
            [
              [0, lighter(legTone, 0.5)],
              [1, darker(legTone, 0.2)],
            ],
            [0, 0, 1, 0],
          ),
          3,
        ) +
        bar(x - 62 + (x < 0 ? 40 : -40), -18, 124, 18, paint, 6)
      : fillPath(
          polygon([
            [x - 15, -high],
            [x + 15, -high],
            [x + 9, 0],
            [x - 9, 0],
          ]),
          paint,
        );
  const things = dice.chance('lamp', 0.5)
    ? placed(
        stroke('M0,0L-26,-90L40,-160', '#2c2f31', 7) +
          fillPath(
            'M20,-176L78,-176L94,-128L30,-128Z',
            c.linear([
              [0, lighter(look.accent, 0.2)],
              [1, darker(look.accent, 0.2)],
            ]),
          ) +
          bar(-30, -8, 60, 10, '#2c2f31', 5),
        { x: -side * r * 0.66, y: -high - 18, mirror: side <= 0 },
      )
    : '';
  const art =
    (isStanding ? '' : stroke(`M${-r + 62},${-high}V-26M${r - 62},${-high}V-26`, darker(legTone, 0.4), 15)) +
    drawers +
    (unit ? leg(side > 0 ? -r + 30 : r - 30) : leg(-r + 30) + leg(r - 30)) +
    fillPath(
      plane,
      c.linear(
        [
          [0, lighter(tone, 0.4)],
          [1, lighter(tone, 0.1)],
        ],
        [0, 0, 1, 0.4],
      ),
    ) +
    c.inside(plane, hardGrain(c, look, tone)) +
    bar(
      -r,
      -high,
      width,
      22,
      c.linear([
        [0, lighter(tone, 0.2)],
        [0.4, darker(tone, 0.06)],
        [1, darker(tone, 0.32)],
      ]),
      3,
    ) +
    things;
  return {
    art,
    box: [-r, -high - (things ? 196 : 44), width, high + (things ? 196 : 44)],
    feet: [
      [-r + 10, -r + 60],
      [r - 60, r - 10],
    ],
    focus: [side > 0 ? 0 : -r, -high - 60, r, r],
  };
}
