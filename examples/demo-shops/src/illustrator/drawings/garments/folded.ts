/** A garment folded for a shelf. */
import { bar, type Canvas, disc, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';

/** Folded on a block: layers of cloth with the fold towards us. */
export function folded(c: Canvas, look: Look): Piece {
  const { color: tone, dice } = look;
  const layers = dice.count('layers', 3, 4);
  let art = '';
  let y = 0;
  for (let i = 0; i < layers; i++) {
    const height = dice.between(`layer${i}`, 46, 60);
    const width = 470 - dice.between(`inset${i}`, 0, 22);
    y -= height - 4;
    art =
      c.form(
        rectangle(-width / 2, y, width, height, 26),
        i === layers - 1 ? lighter(tone, 0.05) : darker(tone, 0.03 * i),
        {
          depth: 12,
          dark: 0.55,
          light: 0.4,
          art: cloth(c, look),
        },
      ) + art;
  }
  const back = 120;
  const roof = `M-232,${y + 24}Q-236,${y + 2} -214,${y - 10}L-170,${y - back}Q-160,${y - back - 10} -140,${y - back - 10}H140Q160,${y - back - 10} 170,${y - back}L214,${y - 10}Q236,${y + 2} 232,${y + 24}Q0,${y + 40} -232,${y + 24}Z`;
  const fold = c.blurred(6, stroke(`M-200,${y}L-120,${y - back}M200,${y}L110,${y - back}`, darker(tone, 0.6), 9), 0.4);
  const tag = disc(0, y - back + 34, 34, 10, darker(tone, 0.4)) + bar(-15, y - back + 30, 30, 12, '#f5f1e8', 2, 0.85);
  return {
    art:
      art + c.form(roof, lighter(tone, 0.06), { depth: 16, dark: 0.4, light: 0.45, art: cloth(c, look) + fold + tag }),
    box: [-236, y - back - 12, 472, -y + back + 12],
    focus: [-220, y - back, 260, 260],
  };
}
