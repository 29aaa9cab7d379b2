/** Jerry cans with a handle, for oil and coolant. */
import { bar, type Canvas, fillPath, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter, mix } from '../../studio/color.ts';
import { label } from '../../studio/labels.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { brandStyle } from '../workshop-metal.ts';

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
