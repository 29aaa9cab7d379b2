/** Round containers with a label: bottles, jars, tubes, cans and sticks. */
import { ACROSS, bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { type Closure, closureArt } from './closures.ts';
import { darker, type Hex, lighter, mix } from '../studio/color.ts';
import { label, type LabelStyle } from '../studio/labels.ts';
import type { Look } from '../studio/look.ts';
import { type Corner, polygon, rectangle } from '../studio/outline.ts';
import { type Finish, turned, wrapped } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';

interface BottleShape {
  width: number;
  height: number;
  /** Width of the neck as a part of the body, height of the neck, roundness of the shoulder. */
  neck: number;
  neckHeight?: number;
  shoulder: number;
  /** Waist in percent, for bottles that narrow in the middle. */
  waist?: number;
  closure: Closure;
  color: Hex;
  cap: Hex;
  finish?: Finish;
  capFinish?: Finish;
  /** Colour of what stands in a clear bottle. */
  contents?: Hex;
  label?: LabelStyle;
  /** Where the label lies, as parts of the body's height from its base. */
  labelFrom?: number;
  labelTo?: number;
}

export function bottle(c: Canvas, look: Look, shape: BottleShape): Piece {
  const {
    width,
    height,
    neck,
    neckHeight = height * 0.06,
    shoulder,
    waist = 0,
    closure,
    color,
    cap,
    finish = 'gloss',
    capFinish = 'gloss',
    contents,
  } = shape;
  const r = width / 2;
  const nr = r * neck;
  const from = -height * (shape.labelFrom ?? 0.12);
  const to = -height * (shape.labelTo ?? 0.66);
  const rise = Math.min(height * 0.45, (r - nr) * shoulder);
  const waistAt: Corner[] = waist
    ? [
        [r, -height * 0.72, r * 0.4],
        [r * (1 - waist), -height * 0.46, r],
        [r, -height * 0.2, r * 0.4],
      ]
    : [];
  const profile: Corner[] = [
    [nr, -height - neckHeight],
    [nr, -height, nr * 0.3],
    [r, -height + rise, r * 0.55],
    ...waistAt,
    [r, -14, 14],
    [r * 0.95, 0],
  ];
  const liquid = contents
    ? fillPath(
        rectangle(-r, -height * 0.8, width, height),
        c.linear([
          [0, lighter(contents, 0.15), 0.9],
          [1, darker(contents, 0.12), 0.95],
        ]),
      )
    : '';
  const body = turned(c, profile, color, { finish, art: liquid });
  const printed = shape.label
    ? wrapped(
        c,
        r * (waist ? 1 - waist : 1),
        to,
        from,
        label(c, look, [-r, to, width, from - to + r * 0.16], { ...shape.label, dip: r * 0.13 }),
        finish === 'matte',
      )
    : '';
  const head = closureArt(c, look, closure, nr, -height - neckHeight, cap, capFinish, width);
  return {
    art: (finish === 'glass' ? head.behind + body.art : body.art) + printed + head.art,
    box: [
      -Math.max(r, head.reach),
      -height - neckHeight - head.rise,
      Math.max(r, head.reach) * 2,
      height + neckHeight + head.rise,
    ],
    feet: [[-r, r]],
    focus: [-r * 1.2, -height - neckHeight - head.rise - 20, r * 2.4, height * 0.75],
  };
}

interface JarShape {
  width: number;
  height: number;
  lid: Hex;
  lidHeight: number;
  color: Hex;
  finish?: Finish;
  lidFinish?: Finish;
  contents?: string;
  label?: LabelStyle;
  /** Shoulder between lid and body. */
  shoulder?: number;
}

/** A wide jar with a lid; `contents` is art seen through glass. */
export function jar(
  c: Canvas,
  look: Look,
  {
    width,
    height,
    lid,
    lidHeight,
    color,
    finish = 'gloss',
    lidFinish = 'gloss',
    contents,
    label: style,
    shoulder = 0.06,
  }: JarShape,
): Piece {
  const r = width / 2;
  const lr = r * (1 - shoulder);
  const body = turned(
    c,
    [
      [lr, -height],
      [r, -height + r * (shoulder * 2.4 + 0.06), r * 0.2],
      [r, -24, 26],
      [r * 0.9, 0],
    ],
    color,
    { finish, art: contents },
  );
  const knurl = look.dice.chance('knurl', 0.5)
    ? Array.from({ length: 27 }, (_, i) =>
        bar(
          -lr - 4 + (lr + 4) * (1 - Math.cos((Math.PI * i) / 26)),
          -height - lidHeight,
          2,
          lidHeight + 30,
          darker(lid, 0.5),
          0,
          0.3,
        ),
      ).join('')
    : '';
  const cap = turned(
    c,
    [
      [lr * 1.01, -height - lidHeight, 6],
      [lr + 7, -height - lidHeight + 9, 8],
      [lr + 7, -height + 4],
    ],
    lid,
    { finish: lidFinish, lid: lighter(lid, 0.06), art: knurl },
  );
  const printed = style
    ? wrapped(
        c,
        r,
        -height * 0.82,
        -height * 0.12,
        label(c, look, [-r, -height * 0.84, width, height * 0.8], { ...style, dip: r * 0.15 }),
      )
    : '';
  return {
    art: body.art + printed + cap.art,
    box: [-r - 4, -height - lidHeight - lr * 0.13, width + 8, height + lidHeight + lr * 0.13],
    feet: [[-r, r]],
    focus: [-r, -height - lidHeight - 30, width * 0.9, width * 0.9],
  };
}

interface TubeShape {
  width: number;
  height: number;
  color: Hex;
  cap: Hex;
  label: LabelStyle;
  /** Radius of the cap as a part of the width. */
  capWidth?: number;
}

/** A squeezed tube standing on its cap: flat crimp on top, round at the foot. */
export function tube(
  c: Canvas,
  look: Look,
  { width, height, color, cap, label: style, capWidth = 0.4 }: TubeShape,
): Piece {
  const r = width / 2;
  const base = -width * 0.36;
  const outline = polygon([
    [-r, -height],
    [r, -height],
    [r * 0.98, -height + 34],
    [r * 0.86, base - 40, 30],
    [r * capWidth * 1.9, base + 4, 12],
    [-r * capWidth * 1.9, base + 4, 12],
    [-r * 0.86, base - 40, 30],
    [-r * 0.98, -height + 34],
  ]);
  const crimp = Array.from({ length: 24 }, (_, i) =>
    bar(-r + (i * width) / 24, -height, 2.5, 30, darker(color, 0.35), 0, 0.35),
  ).join('');
  const light = c.linear(
    [
      [0, darker(color, 0.3), 0.5],
      [0.14, '#ffffff', 0],
      [0.26, '#ffffff', 0.55],
      [0.36, '#ffffff', 0],
      [0.7, darker(color, 0.5), 0.1],
      [1, darker(color, 0.6), 0.5],
    ],
    ACROSS,
  );
  const fold =
    fillPath(
      polygon([
        [-r * 0.3, -height + 34],
        [r * 0.1, -height * 0.6],
        [-r * 0.1, -height + 34],
      ]),
      '#ffffff',
      0.2,
    ) +
    fillPath(
      polygon([
        [r * 0.4, -height + 34],
        [r * 0.5, -height * 0.62],
        [r * 0.62, -height + 34],
      ]),
      darker(color, 0.6),
      0.12,
    );
  const stand = turned(
    c,
    [
      [r * capWidth * 1.9, base, 6],
      [r * capWidth * 1.9, -10, 10],
      [r * capWidth * 1.84, 0],
    ],
    cap,
    {},
  );
  return {
    art:
      fillPath(outline, color) +
      c.inside(outline, label(c, look, [-r, -height + 40, width, height + base - 60], style), crimp, fold) +
      fillPath(outline, light) +
      stroke(`M${-r},${-height + 33}H${r}`, darker(color, 0.5), 2, { opacity: 0.4 }) +
      stand.art,
    box: [-r, -height, width, height],
    feet: [[-r * capWidth * 1.9, r * capWidth * 1.9]],
    focus: [-r, -height, width, width],
  };
}

/** A drinks or food can. `isTall` narrows the ends like a soda can. */
export function can(c: Canvas, look: Look, width: number, height: number, style: LabelStyle, isTall: boolean): Piece {
  const r = width / 2;
  const steel = '#c3cacd';
  const nr = isTall ? r * 0.84 : r;
  const body = turned(
    c,
    [
      [nr, -height],
      [nr, -height + 8],
      [r, -height + (isTall ? 34 : 10), 16],
      [r, isTall ? -26 : -10, 16],
      [r * (isTall ? 0.84 : 1), 0],
    ],
    steel,
    { finish: 'metal', lid: steel },
  );
  const tab =
    disc(0, -height + 2, nr * 0.86, nr * 0.1, darker(steel, 0.18)) +
    disc(nr * 0.06, -height + 2, nr * 0.26, nr * 0.045, lighter(steel, 0.5)) +
    disc(nr * 0.16, -height + 2, nr * 0.09, nr * 0.02, darker(steel, 0.5));
  const [top, bottom] = isTall ? [-height + 36, -28] : [-height + 22, -20];
  return {
    art:
      body.art +
      wrapped(
        c,
        r,
        top,
        bottom,
        label(c, look, [-r, top, width, bottom - top + r * 0.14], { ...style, dip: r * 0.13 }),
      ) +
      tab,
    box: [-r, -height - nr * 0.13, width, height + nr * 0.13],
    feet: [[-r * 0.9, r * 0.9]],
    focus: [-r, -height - 20, width, width],
  };
}

/** A pot that narrows to its foot, under a sealed foil lid. */
export function tub(
  c: Canvas,
  look: Look,
  width: number,
  height: number,
  color: Hex,
  style: LabelStyle,
  foil: Hex,
): Piece {
  const r = width / 2;
  const body = turned(
    c,
    [
      [r, -height],
      [r * 0.96, -height + 14],
      [r * 0.78, -8, 10],
      [r * 0.76, 0],
    ],
    color,
    { finish: 'matte', art: label(c, look, [-r * 0.84, -height * 0.86, r * 1.68, height * 0.84], style) },
  );
  const shade = fillPath(
    body.outline,
    c.linear(
      [
        [0, '#10161d', 0.34],
        [0.15, '#10161d', 0.06],
        [0.3, '#ffffff', 0.3],
        [0.45, '#ffffff', 0],
        [1, '#10161d', 0.36],
      ],
      ACROSS,
    ),
  );
  const lid = turned(
    c,
    [
      [r * 1.05, -height - 10, 3],
      [r * 1.05, -height + 4, 4],
    ],
    foil,
    { lid: mix(foil, '#ffffff', 0.3) },
  );
  return {
    art: body.art + shade + lid.art,
    box: [-r * 1.06, -height - r * 0.2, r * 2.12, height + r * 0.2],
    feet: [[-r * 0.76, r * 0.76]],
    focus: [-r, -height - 40, width, width],
  };
}

/** Two of the same, the second one set back and turned a little out of the light. */
export function together(front: Piece, behind: Piece, gap: number, lower = 0): Piece {
  const [x, y, width] = front.box;
  const [bx, by, bw, bh] = behind.box;
  const shift = x + width - bx + gap;
  const top = Math.min(y, by - lower);
  const right = Math.max(x + width, bx + shift + bw);
  return {
    art: placed(behind.art, { x: shift, y: -lower }) + front.art,
    box: [Math.min(x, bx + shift), top, right - Math.min(x, bx + shift), Math.max(-top, bh)],
    feet: [
      ...(behind.feet ?? [[bx, bx + bw]]).map(([a, b]): [number, number] => [round(a + shift), round(b + shift)]),
      ...(front.feet ?? [[x, x + width]]),
    ],
    focus: front.focus,
  };
}
