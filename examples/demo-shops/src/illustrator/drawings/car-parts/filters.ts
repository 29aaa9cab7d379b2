/** Oil filters and air filters. */
import { bar, type Canvas, disc, fillPath, round, sheet } from '../../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter } from '../../studio/color.ts';
import { label } from '../../studio/labels.ts';
import type { Look } from '../../studio/look.ts';
import { polygon } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { boxed } from '../boxed.ts';
import { lettering } from '../../studio/lettering.ts';
import { brandStyle } from '../workshop-metal.ts';

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
