/** Trousers folded in half, for the second view. */
import type { Canvas } from '../../studio/canvas.ts';
import { lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';

/** A pair folded in three over itself, seen from the front. */
export function foldedLegs(c: Canvas, look: Look): Piece {
  const layers = [54, 58, 50].map((height, i) => ({ height, width: 440 - i * 9 }));
  let y = 0;
  let art = '';
  for (const { height, width } of layers) {
    y -= height;
    art =
      c.form(rectangle(-width / 2, y, width, height + 8, 28), look.color, {
        depth: 13,
        dark: 0.55,
        light: 0.45,
        art: cloth(c, look),
      }) + art;
  }
  const roof = `M-214,${y + 22}L-164,${y - 84}Q-158,${y - 94} -146,${y - 94}H146Q158,${y - 94} 164,${y - 84}L214,${y + 22}Q0,${y + 40} -214,${y + 22}Z`;
  return {
    art: art + c.form(roof, lighter(look.color, 0.06), { depth: 14, dark: 0.4, light: 0.5, art: cloth(c, look) }),
    box: [-222, y - 96, 444, -y + 96],
    focus: [-200, y - 90, 250, 250],
  };
}
