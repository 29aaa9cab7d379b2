/** Books: a cover for each kind of reading, with the title drawn on it; upright, lying on a pile, or seen from the back. */
import {
  atom,
  botany,
  castle,
  chart,
  column,
  type CoverArt,
  creature,
  hills,
  mindArt,
  night,
  ornament,
  panels,
  path,
  plate,
  portrait,
  quarry,
  shapes,
  street,
} from './book-covers.ts';
import { bar, type Canvas, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter, mix } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { smallPrint } from '../studio/labels.ts';
import { lettering, linesOf } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import type { Piece } from '../studio/stage.ts';

interface BookKind {
  art: readonly [CoverArt, ...CoverArt[]];
  /** Height over width, thickness over width. */
  shape?: number;
  thickness?: number;
}

const KINDS = {
  novel: { art: [quarry, hills, botany, shapes] },
  'crime-fiction': { art: [street, street, night] },
  'science-fiction': { art: [night, atom, night] },
  fantasy: { art: [castle] },
  poetry: { art: [botany, hills, ornament], thickness: 0.1 },
  classic: { art: [ornament, column] },
  biography: { art: [portrait] },
  history: { art: [column, castle] },
  psychology: { art: [mindArt, shapes] },
  business: { art: [chart, shapes] },
  science: { art: [atom, night] },
  cookbook: { art: [plate], shape: 1.2 },
  'travel-book': { art: [path] },
  'art-book': { art: [shapes], shape: 1.08 },
  'picture-book': { art: [creature], shape: 1, thickness: 0.08 },
  'young-adult': { art: [botany, night, shapes, quarry] },
  textbook: { art: [shapes, atom, chart], thickness: 0.26, shape: 1.3 },
  comics: { art: [panels], thickness: 0.07, shape: 1.46 },
} as const satisfies Record<string, BookKind>;

interface Volume {
  width: number;
  height: number;
  depth: number;
  art: string;
}

/** The flat cover, with its upper left corner at (0, 0). */
function cover(c: Canvas, look: Look, kind: BookKind): Volume {
  const { dice, color } = look;
  const width = kind.shape && kind.shape < 1.15 ? 430 : 360;
  const height = width * (kind.shape ?? dice.between('shape', 1.42, 1.56));
  const depth = width * (kind.thickness ?? dice.between('thickness', 0.13, 0.22));
  const lines = linesOf(look.title, 4);
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const size = Math.min(width * 0.12, (width * 0.82 * 1.05) / longest, (height * 0.25) / (lines.length * 1.5));
  const ink = inkOn(color);
  const align = dice.chance('start', 0.5) ? ('start' as const) : ('middle' as const);
  const x = align === 'start' ? width * 0.11 : width / 2;
  const heading = lines
    .map((line, i) =>
      lettering(line, {
        x,
        y: height * 0.075 + i * size * 1.5,
        size,
        color: ink,
        weight: dice.pick('weight', [1.2, 1.7, 2.1]),
        spacing: 2,
        align,
        fit: width * 0.8,
      }),
    )
    .join('');
  const art =
    bar(
      0,
      0,
      width,
      height,
      c.linear(
        [
          [0, lighter(color, 0.1)],
          [1, darker(color, 0.22)],
        ],
        [0, 0, 0.6, 1],
      ),
    ) +
    dice.pick('cover', kind.art)(c, look, width, height) +
    heading +
    lettering(look.brand, {
      x,
      y: height * 0.93,
      size: width * 0.034,
      color: '#fdf9f0',
      align,
      fit: width * 0.7,
      spacing: 3.4,
      opacity: 0.95,
    });
  return { width, height, depth, art };
}

const hinge = (c: Canvas, width: number, height: number) =>
  bar(
    0,
    0,
    width,
    height,
    c.linear(
      [
        [0, '#000000', 0.32],
        [0.022, '#ffffff', 0.22],
        [0.05, '#000000', 0.2],
        [0.075, '#ffffff', 0.06],
        [0.4, '#ffffff', 0.1],
        [1, '#000000', 0.14],
      ],
      [0, 0, 1, 0.06],
    ),
  );

/** The block of pages between two boards. */
function pages(x: number, y: number, width: number, height: number): string {
  let lines = '';
  for (let i = 1; i < 9; i++) lines += `M${x},${round(y + (i * height) / 9)}h${width}`;
  return bar(x, y, width, height, '#f3ecdc') + stroke(lines, '#b9b19f', 1, { opacity: 0.6, cap: 'butt' });
}

function upright(kind: BookKind) {
  return (c: Canvas, look: Look): Piece => {
    const { width: w, height: h, depth: d, art } = cover(c, look, kind);
    const rise = d * 0.42;
    const x = -w / 2;
    const spine = polygon([
      [x, -h],
      [x - d, -h - rise],
      [x - d, -rise + 4],
      [x, 0],
    ]);
    const top = polygon([
      [x, -h],
      [x - d, -h - rise],
      [x + w - d, -h - rise],
      [x + w, -h],
    ]);
    const spineText = placed(
      `<g transform="skewY(${round((Math.atan(rise / d) * 180) / Math.PI)})"><g transform="rotate(90)">${lettering(look.title, { x: h * 0.06, y: -d * 0.36, size: d * 0.28, color: inkOn(look.color), align: 'start', fit: h * 0.6 })}</g></g>`,
      { x: x - d * 0.36, y: -h - rise * 0.36 },
    );
    return {
      art:
        fillPath(
          spine,
          c.linear(
            [
              [0, darker(look.color, 0.5)],
              [0.6, darker(look.color, 0.14)],
              [1, darker(look.color, 0.36)],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        (d > 40 ? c.inside(spine, spineText) : '') +
        fillPath(
          top,
          c.linear(
            [
              [0, '#fbf8f0'],
              [1, '#d9d3c5'],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        Array.from({ length: 7 }, (_, i) =>
          stroke(
            `M${round(x - d + ((i + 1) * d) / 8)},${round(-h - rise + ((i + 1) * rise) / 8)}h${w - 4}`,
            '#b9b19f',
            1,
            { opacity: 0.55 },
          ),
        ).join('') +
        placed(
          c.inside(rectangle(0, 0, w, h, 3), art + hinge(c, w, h)) +
            stroke(`M0,0H${w}V${h}`, '#ffffff', 2, { opacity: 0.3, cap: 'butt' }),
          { x, y: -h },
        ),
      box: [x - d, -h - rise, w + d, h + rise],
      feet: [[x - d * 0.6, x + w]],
      focus: [x, -h - 6, w * 0.9, w * 0.9],
    };
  };
}

/** Lying on two other books, the cover seen at a slant. */
function lying(kind: BookKind) {
  return (c: Canvas, look: Look): Piece => {
    const { width: w, height: h, depth: d, art } = cover(c, look, kind);
    const volume = (tone: Hex, y: number, shift: number, thick: number) =>
      fillPath(
        rectangle(-w * 0.62 + shift, y - thick, w * 1.24, thick, 5),
        c.linear([
          [0, lighter(tone, 0.18)],
          [0.4, tone],
          [1, darker(tone, 0.35)],
        ]),
      ) +
      pages(-w * 0.56 + shift, y - thick + 6, w * 1.2, thick - 12) +
      bar(
        -w * 0.62 + shift,
        y - thick,
        22,
        thick,
        c.linear([
          [0, lighter(tone, 0.1)],
          [1, darker(tone, 0.4)],
        ]),
        6,
      );
    const thick = Math.max(34, d * 0.8);
    const y = -thick * 2 - 74;
    const slant = h * 0.42;
    const face = polygon([
      [-w * 0.62, y],
      [-w * 0.44, y - slant],
      [w * 0.56, y - slant],
      [w * 0.62, y],
    ]);
    return {
      art:
        volume(look.accent, 0, 14, 74) +
        volume(mix(look.accent, '#27394f', 0.6), -74, -10, thick) +
        volume(look.color, -74 - thick, 0, -74 - thick - y) +
        c.inside(
          face,
          `<g transform="translate(${round(-w * 0.62)} ${round(y)}) matrix(1.12 0 ${(-(0.18 * w) / h).toFixed(3)} ${(slant / h).toFixed(3)} ${round(0.18 * w)} ${round(-slant)})">${art}</g>`,
        ) +
        fillPath(
          face,
          c.linear([
            [0, '#ffffff', 0.3],
            [0.5, '#ffffff', 0],
            [1, '#10161d', 0.14],
          ]),
        ),
      box: [-w * 0.64, y - slant, w * 1.3, slant - y],
      focus: [-w * 0.5, y - slant, w * 0.9, w * 0.9],
    };
  };
}

/** The back cover: a few lines about the book and its code. */
function back(kind: BookKind) {
  return (c: Canvas, look: Look): Piece => {
    const { width: w, height: h, depth: d } = cover(c, look, kind);
    const tone = look.color;
    const ink = inkOn(tone);
    const code = Array.from({ length: 22 }, (_, i) =>
      bar(w * 0.64 + i * 4.4, h * 0.85, look.dice.between(`code${i}`, 1, 3.4), h * 0.06, '#1c2226'),
    ).join('');
    const print =
      bar(
        0,
        0,
        w,
        h,
        c.linear([
          [0, lighter(tone, 0.1)],
          [1, darker(tone, 0.22)],
        ]),
      ) +
      lettering(look.title, {
        x: w * 0.1,
        y: h * 0.1,
        size: w * 0.055,
        color: ink,
        align: 'start',
        fit: w * 0.8,
        weight: 1.5,
      }) +
      smallPrint(w * 0.1, h * 0.22, w * 0.8, 7, ink, 0.6) +
      smallPrint(w * 0.1, h * 0.4, w * 0.8, 6, ink, 0.6) +
      bar(w * 0.1, h * 0.56, w * 0.22, 4, look.accent) +
      bar(w * 0.61, h * 0.83, w * 0.31, h * 0.1, '#fdfbf5', 3) +
      code;
    return {
      art: placed(
        bar(w - 4, 8, d * 0.4, h - 10, '#efe8d8') +
          c.inside(rectangle(0, 0, w, h, 3), print) +
          bar(
            0,
            0,
            w,
            h,
            c.linear(
              [
                [0, '#ffffff', 0.12],
                [0.9, '#000000', 0.06],
                [0.96, '#000000', 0.24],
                [1, '#ffffff', 0.1],
              ],
              [0, 0, 1, 0],
            ),
          ),
        { x: -w / 2, y: -h },
      ),
      box: [-w / 2, -h, w + d * 0.4, h],
      focus: [-w / 2, -h * 0.5, w * 0.8, w * 0.8],
    };
  };
}

const shelf = (kind: BookKind): Drawing => ({
  draw: upright(kind),
  mount: 'plinth',
  size: 1.05,
  more: [
    { draw: lying(kind), mount: 'table', size: 0.95 },
    { draw: back(kind), mount: 'plinth', isTinted: true },
  ],
});

// oxlint-disable-next-line typescript/consistent-type-assertions -- made from all kinds of books
export const BOOKS = Object.fromEntries(
  Object.entries(KINDS).map(([category, kind]) => [category, shelf(kind)]),
) as Drawings<keyof typeof KINDS>;
