/** Folded and filled packaging: cartons, bags, sacks, gable cartons, blisters, wrapped bars. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, lighter, mix } from '../studio/color.ts';
import { label, type LabelStyle, smallPrint } from '../studio/labels.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { block } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';

/** A printed carton. Its side carries the small print. */
export function carton(c: Canvas, look: Look, width: number, height: number, depth: number, style: LabelStyle): Piece {
  const back: [number, number] = [depth, depth * 0.52];
  const side = look.dice.chance('side', 0.5) ? style.ink : darker(style.paper, 0.06);
  const print = label(c, look, [-width / 2, -height, width, height], style);
  const flank =
    bar(0, -height, depth, height, side) +
    smallPrint(depth * 0.18, -height * 0.7, depth * 0.6, 6, lighter(side, 0.7), 0.5);
  return {
    art: block(c, { width, height, back, front: style.paper, side, top: style.paper }, print, flank),
    box: [-width / 2, -height - back[1], width + back[0], height + back[1]],
    feet: [[-width / 2, width / 2 + depth * 0.7]],
    focus: [-width / 2 - 10, -height - back[1] - 10, Math.min(width, height) * 0.95, Math.min(width, height) * 0.95],
  };
}

/** A strip of tablets or capsules in foil, lying against its carton. */
export function blister(c: Canvas, look: Look, x: number, y: number, turn: number): string {
  const { dice } = look;
  const [columns, rows] = [dice.count('columns', 3, 5), 2];
  const isCapsule = look.doseForm === 'capsule';
  const cell = 52;
  const [width, height] = [columns * cell + 26, rows * (isCapsule ? 72 : 58) + 26];
  const pill = dice.pick('pill', ['#ffffff', lighter(look.color, 0.55), lighter(look.accent, 0.4), '#f6e9c8']);
  let art =
    c.blurred(9, bar(8, 14, width, height, '#1b242c', 16), 0.4) +
    bar(
      0,
      0,
      width,
      height,
      c.linear(
        [
          [0, '#f8fafa'],
          [0.3, '#c5ced1'],
          [0.5, '#eef2f3'],
          [0.75, '#aeb9bd'],
          [1, '#dfe5e7'],
        ],
        [0, 0, 1, 0.7],
      ),
      14,
    ) +
    `<rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="13" fill="none" stroke="#ffffff" stroke-opacity=".8" stroke-width="2"/>`;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cx = 13 + cell / 2 + column * cell;
      const cy = 13 + (height - 26) / (rows * 2) + (row * (height - 26)) / rows;
      const [rx, ry] = isCapsule ? [15, 28] : dice.chance('oblong', 0.4) ? [14, 23] : [19, 19];
      const tint = isCapsule ? look.color : pill;
      art +=
        bar(cx - rx - 3, cy - ry - 3, rx * 2 + 6, ry * 2 + 6, '#8d999e', rx + 3, 0.5) +
        bar(
          cx - rx,
          cy - ry,
          rx * 2,
          ry * 2,
          c.linear(
            [
              [0, lighter(tint, 0.5)],
              [0.5, tint],
              [1, darker(tint, 0.2)],
            ],
            [0, 0, 1, 1],
          ),
          rx,
        );
      if (isCapsule)
        art += c.inside(rectangle(cx - rx, cy - ry, rx * 2, ry * 2, rx), bar(cx - rx, cy, rx * 2, ry, pill, 0, 0.9));
      art += disc(cx - rx * 0.35, cy - ry * 0.45, rx * 0.32, ry * 0.2, '#ffffff', 0.85);
    }
  return placed(art, { x, y, turn });
}

/** A pillow bag of film with crimped ends, as crisps and pasta come in. `window` shows what is inside. */
export function pillowBag(c: Canvas, look: Look, width: number, height: number, style: LabelStyle, window = ''): Piece {
  const r = width / 2;
  const outline = `M${-r + 8},${-height}L${r - 8},${-height}L${r - 4},${-height + 36}C${r + 14},${-height * 0.7} ${r + 14},${-height * 0.3} ${r - 4},-34L${r - 8},0H${-r + 8}L${-r + 4},-34C${-r - 14},${-height * 0.3} ${-r - 14},${-height * 0.7} ${-r + 4},${-height + 36}Z`;
  const crimps = [-height, -30]
    .map((y) => Array.from({ length: 30 }, (_, i) => bar(-r + (i * width) / 30, y, 3, 30, '#10161d', 0, 0.16)).join(''))
    .join('');
  const creases = [
    [-r, -height + 30, -r * 0.5, -height * 0.8],
    [r, -height + 30, r * 0.62, -height * 0.78],
    [-r, -30, -r * 0.56, -height * 0.2],
    [r, -30, r * 0.5, -height * 0.18],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0], i) =>
      fillPath(
        `M${x1},${y1}Q${x1 * 0.6},${y2} ${x2},${y2}Q${x1 * 0.9},${y2} ${x1},${y1 + (i < 2 ? 60 : -60)}Z`,
        i % 2 ? '#10161d' : '#ffffff',
        0.22,
      ),
    )
    .join('');
  const shine = c.blurred(
    10,
    fillPath(
      `M${-r * 0.7},${-height * 0.84}Q${-r * 0.92},${-height * 0.5} ${-r * 0.7},${-height * 0.14}Q${-r * 0.66},${-height * 0.5} ${-r * 0.5},${-height * 0.84}Z`,
      '#ffffff',
    ),
    0.6,
  );
  return {
    art:
      c.form(outline, style.paper, {
        depth: 26,
        dark: 0.5,
        light: 0.5,
        art: label(c, look, [-r, -height + 34, width, height - 68], style) + window,
      }) + c.inside(outline, crimps, creases, shine),
    box: [-r - 12, -height, width + 24, height],
    feet: [[-r * 0.9, r * 0.9]],
    focus: [-r, -height, width, width],
  };
}

/** A standing paper bag with its top rolled down: flour, sugar, cement. */
export function paperBag(
  c: Canvas,
  look: Look,
  width: number,
  height: number,
  style: LabelStyle,
  isSack = false,
): Piece {
  const r = width / 2;
  const top = -height + 46;
  const outline = isSack
    ? `M${-r + 22},${-height}H${r - 22}Q${r},${-height + 8} ${r},${-height + 40}Q${r + 16},${-height * 0.5} ${r},-30Q${r - 4},0 ${r - 36},0H${-r + 36}Q${-r + 4},0 ${-r},-30Q${-r - 16},${-height * 0.5} ${-r},${-height + 40}Q${-r},${-height + 8} ${-r + 22},${-height}Z`
    : `M${-r + 4},${top}H${r - 4}Q${r + 8},${-height * 0.5} ${r},-10Q${r},0 ${r - 14},0H${-r + 14}Q${-r},0 ${-r},-10Q${-r - 8},${-height * 0.5} ${-r + 4},${top}Z`;
  const roll = isSack
    ? ''
    : c.form(rectangle(-r + 2, -height, width - 4, 52, 10), darker(style.paper, 0.04), {
        depth: 9,
        dark: 0.5,
        light: 0.6,
      }) + stroke(`M${-r + 8},${-height + 26}H${r - 8}`, darker(style.paper, 0.5), 2, { opacity: 0.3 });
  const wrinkle = c.blurred(
    5,
    stroke(
      `M${-r * 0.9},${top + 20}Q${-r * 0.5},${top + 70} ${-r * 0.7},${top + 150}M${r * 0.86},${top + 14}Q${r * 0.6},${top + 80} ${r * 0.8},${top + 180}M${-r * 0.85},-40Q${-r * 0.6},-70 ${-r * 0.8},-150`,
      darker(style.paper, 0.6),
      9,
    ),
    0.35,
  );
  const gusset = fillPath(`M${r * 0.8},${top}L${r * 0.86},0H${r + 20}V${top}Z`, '#10161d', 0.12);
  return {
    art:
      c.form(outline, style.paper, {
        depth: 22,
        dark: 0.45,
        light: 0.55,
        art: label(c, look, [-r, top + 6, width, -top - 6], style),
      }) +
      c.inside(outline, wrinkle, gusset) +
      roll,
    box: [-r - 8, -height, width + 16, height],
    feet: [[-r, r]],
    focus: [-r, -height, width, width],
  };
}

/** A drinks carton with a gable or a flat top, and a screw cap. */
export function drinkCarton(
  c: Canvas,
  look: Look,
  width: number,
  height: number,
  style: LabelStyle,
  isGable: boolean,
): Piece {
  const [dx, dy] = [width * 0.42, width * 0.16];
  const x = -width / 2;
  const front = block(
    c,
    {
      width,
      height,
      back: [dx, dy],
      front: style.paper,
      side: mix(style.paper, style.ink, 0.25),
      top: lighter(style.paper, 0.1),
    },
    label(c, look, [x, -height, width, height], style),
    bar(0, -height * 0.4, dx, height * 0.4, style.ink),
  );
  const ridge = -height - width * 0.46;
  const cap = (cx: number, cy: number) =>
    disc(cx, cy + 8, 30, 13, darker(look.accent, 0.45)) +
    bar(
      cx - 28,
      cy - 14,
      56,
      22,
      c.linear(
        [
          [0, darker(look.accent, 0.2)],
          [0.3, lighter(look.accent, 0.4)],
          [1, darker(look.accent, 0.4)],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    disc(cx, cy - 14, 28, 11, lighter(look.accent, 0.25));
  if (!isGable)
    return {
      art: front + cap(dx * 0.4, -height - dy * 0.7),
      box: [x, -height - dy - 30, width + dx, height + dy + 30],
      feet: [[x, width / 2 + dx * 0.7]],
      focus: [x - 10, -height - 60, width * 1.1, width * 1.1],
    };
  const slope = polygon([
    [x, -height],
    [x + width, -height],
    [x + width + dx * 0.5, ridge],
    [x + dx * 0.5, ridge],
  ]);
  const fin = rectangle(x + dx * 0.5, ridge - 44, width, 48, 3);
  const gable = polygon([
    [x + width, -height],
    [x + width + dx, -height - dy],
    [x + width + dx * 0.5, ridge],
  ]);
  return {
    art:
      front +
      fillPath(
        gable,
        c.linear(
          [
            [0, darker(style.paper, 0.2)],
            [1, darker(style.paper, 0.4)],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      fillPath(
        slope,
        c.linear([
          [0, lighter(style.paper, 0.3)],
          [1, darker(style.paper, 0.08)],
        ]),
      ) +
      fillPath(
        fin,
        c.linear([
          [0, lighter(style.ink, 0.1)],
          [0.3, style.ink],
          [1, darker(style.ink, 0.25)],
        ]),
      ) +
      cap(x + dx * 0.25 + width * 0.5, (ridge - height) / 2 + 4),
    box: [x, ridge - 46, width + dx, -ridge + 46],
    feet: [[x, width / 2 + dx * 0.7]],
    focus: [x - 10, ridge - 50, width * 1.2, width * 1.2],
  };
}
