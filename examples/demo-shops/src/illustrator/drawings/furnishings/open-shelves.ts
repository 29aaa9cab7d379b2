/** Shelves without doors: leaning ladder shelves and wall shelves. */
import { contents } from '../cabinets.ts';
import { bar, type Canvas, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { hardGrain, hardTone } from '../../studio/surface.ts';

/** Shelves on two leaning posts, deeper towards the floor. */
export function ladderShelf(c: Canvas, look: Look): Piece {
  const tone = hardTone(look, '#c49d6c');
  const width = look.dice.between('width', 300, 360);
  const r = width / 2;
  const paint = c.linear(
    [
      [0, lighter(tone, 0.3)],
      [0.5, tone],
      [1, darker(tone, 0.4)],
    ],
    [0, 0, 1, 0],
  );
  const shelves = [0, 1, 2, 3, 4].map((i) => {
    const y = -640 + i * 134;
    const deep = 16 + i * 7;
    const plane = polygon([
      [-r - i * 6, y],
      [-r + 12 - i * 6, y - deep],
      [r - 12 + i * 6, y - deep],
      [r + i * 6, y],
    ]);
    return (
      placed(contents(c, look, -r + 12, y - 104, width - 24, 100, `ladder ${i}`), { y: -deep * 0.4 }) +
      fillPath(plane, lighter(tone, 0.3), i === 0 ? 0.9 : 0.75) +
      bar(-r - i * 6, y, width + i * 12, 15, paint, 2) +
      c.inside(rectangle(-r - i * 6, y, width + i * 12, 15), hardGrain(c, look, tone))
    );
  });
  const posts =
    stroke(`M${-r - 2},-690L${-r - 36},0M${r + 2},-690L${r + 36},0`, darker(tone, 0.4), 19) +
    stroke(`M${-r - 2},-690L${-r - 36},0M${r + 2},-690L${r + 36},0`, tone, 15);
  return {
    art: shelves.join('') + posts,
    box: [-r - 46, -700, width + 92, 700],
    feet: [
      [-r - 46, -r - 26],
      [r + 26, r + 46],
    ],
    focus: [-r, -690, width, width],
  };
}

/** One or two boards on the wall, with things on them. */
export function wallShelf(c: Canvas, look: Look): Piece {
  const tone = hardTone(look, '#c49d6c');
  const width = look.dice.between('width', 560, 680);
  const r = width / 2;
  const boards = look.dice.count('boards', 1, 3);
  const bracket = look.dice.pick('bracket', ['#2c2f31', '#c79b5a', ''] as const);
  const one = (i: number) => {
    const y = -30 - i * 210;
    const outline = rectangle(-r, y, width, 24, 3);
    return (
      placed(contents(c, look, -r + 20, y - 130, width * 0.46, 128, `left ${i}`), {}) +
      placed(contents(c, look, r * 0.1, y - 120, width * 0.4, 118, `right ${i}`), {}) +
      fillPath(
        polygon([
          [-r, y],
          [-r + 20, y - 18],
          [r - 20, y - 18],
          [r, y],
        ]),
        lighter(tone, 0.35),
        0.85,
      ) +
      (bracket
        ? [-r * 0.7, r * 0.7]
            .map((x) => stroke(`M${x},${y + 22}V${y + 74}M${x - 26},${y + 26}H${x + 2}`, bracket, 9))
            .join('')
        : '') +
      c.pool(0, y + 40, r * 0.9, 16, 0.25) +
      c.form(outline, tone, { depth: 5, dark: 0.4, light: 0.4, art: hardGrain(c, look, tone) })
    );
  };
  return {
    art: Array.from({ length: boards }, (_, i) => one(i)).join(''),
    box: [-r, -170 - (boards - 1) * 210, width, 216 + (boards - 1) * 210],
    feet: [[0, 0.1]],
    focus: [-r, -170, 330, 330],
  };
}
