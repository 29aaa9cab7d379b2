/** The drawing for categories without one: a parcel with the product's name on its tag. */
import { bar, type Canvas, disc, fillPath, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import type { Drawing } from '../studio/drawing.ts';
import { lettering, linesOf } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { polygon } from '../studio/outline.ts';
import { block } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';

function parcel(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const w = dice.between('width', 330, 440);
  const h = dice.between('height', 240, 360);
  const d = dice.between('depth', 90, 140);
  const paper = look.isColored ? look.color : dice.pick('kraft', ['#c8a478', '#d3b48b', '#b8936a', '#e2ddd2']);
  const tape = look.isColored ? lighter(look.color, 0.45) : look.color;
  const tapeWidth = dice.between('tape', 34, 56);
  const x = dice.between('tape x', -0.2, 0.2) * w;
  const back: [number, number] = [d, d * 0.5];
  const lines = linesOf(look.title, 3);
  const tag = polygon([
    [-w * 0.4, -h * 0.42],
    [-w * 0.02, -h * 0.42],
    [-w * 0.02, -h * 0.1],
    [-w * 0.4, -h * 0.1],
  ]);
  const art =
    block(
      c,
      { width: w, height: h, back, front: paper, side: paper, top: paper },
      bar(x, -h, tapeWidth, h, tape, 0, 0.85),
    ) +
    fillPath(
      polygon([
        [x, -h],
        [x + d, -h - back[1]],
        [x + d + tapeWidth, -h - back[1]],
        [x + tapeWidth, -h],
      ]),
      lighter(tape, 0.35),
      0.9,
    ) +
    fillPath(tag, '#fdfbf5') +
    stroke(tag, darker(paper, 0.4), 1.5, { opacity: 0.3 }) +
    lines
      .map((line, i) =>
        lettering(line, {
          x: -w * 0.37,
          y: -h * 0.38 + i * 24,
          size: 13,
          color: '#39433f',
          align: 'start',
          fit: w * 0.32,
        }),
      )
      .join('') +
    bar(-w * 0.37, -h * 0.15, w * 0.2, 5, look.accent) +
    disc(-w * 0.06, -h * 0.14, 6, 6, look.accent);
  return {
    art,
    box: [-w / 2, -h - back[1], w + d, h + back[1]],
    feet: [[-w / 2, w / 2 + d * 0.7]],
    focus: [-w / 2, -h * 0.62, w * 0.7, w * 0.7],
  };
}

export const PARCEL: Drawing = {
  draw: parcel,
  mount: 'table',
  size: 0.9,
  more: [{ isClose: true }, { mount: 'plinth', isTinted: true }],
};
