/** Shows some products beside their carton. */
import type { Canvas } from '../studio/canvas.ts';
import { darker, lighter, lightness } from '../studio/color.ts';
import type { Drawing } from '../studio/drawing.ts';
import type { Look } from '../studio/look.ts';
import type { Piece } from '../studio/stage.ts';
import { carton } from './packs.ts';
import { together } from './vessels.ts';

/**
 * The piece with its carton, for a share of the products. The carton is about as high as the piece and never wider.
 * @param share of the products that are shown so, 0 to 1.
 */
export function boxed(c: Canvas, look: Look, piece: Piece, share: number, ...emblems: [string, ...string[]]): Piece {
  const { dice } = look;
  if (!dice.chance('boxed', share)) return piece;
  const [, , wide, high] = piece.box;
  const height = Math.min(360, Math.max(150, high * dice.between('carton height', 0.66, 1.04)));
  const width = Math.max(96, Math.min(wide * 0.72, height * dice.between('carton width', 0.44, 1.1)));
  const ink = lightness(look.color) > 0.75 ? look.accent : look.color;
  const box = carton(c, look, width, height, dice.between('carton depth', 50, 96), {
    paper: dice.pick('carton paper', ['#f7f6f2', '#2c3338', lighter(ink, 0.8), lighter(ink, 0.55), darker(ink, 0.55)]),
    ink: dice.pick('carton ink', [ink, ink, look.accent]),
    emblems,
    lines: 2,
  });
  return together(piece, box, dice.between('carton gap', -40, 14), dice.pick('carton back', [0, 10, 22]));
}

/** A drawing in which some products are shown beside their carton. */
export const withCarton =
  (draw: Drawing['draw'], share: number, ...emblems: [string, ...string[]]): Drawing['draw'] =>
  (c, look) =>
    boxed(c, look, draw(c, look), share, ...emblems);
