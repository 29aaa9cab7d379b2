/** Paint rollers in a tray. */
import { type Canvas, fillPath, placed, sheet, stroke } from '../../studio/canvas.ts';
import { lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { polygon } from '../../studio/outline.ts';

/** A tray with a pool of paint and a ribbed slope, for a roller. */
export function rollerTray(c: Canvas, look: Look): string {
  const tray = polygon([
    [-230, -8, 20],
    [-170, -120, 20],
    [230, -120, 20],
    [290, -8, 20],
  ]);
  const ink = look.accent;
  return placed(
    c.form(
      polygon([
        [-236, -14, 20],
        [296, -14, 20],
        [286, 22, 16],
        [-226, 22, 16],
      ]),
      '#2c3236',
      { depth: 8 },
    ) +
      c.form(tray, '#3a4146', {
        depth: 12,
        light: 0.4,
        art: sheet(c.tile(22, 18, stroke('M0,9L11,2L22,9', '#5d666b', 3))),
      }) +
      c.inside(
        tray,
        fillPath('M-240,-60C-140,-72 -40,-48 60,-62S240,-50 300,-62V0H-240Z', ink) +
          stroke('M-200,-52C-120,-62 -40,-44 40,-54', lighter(ink, 0.6), 5, { opacity: 0.7 }),
      ),
    { y: -18 },
  );
}
