/** Printers. */
import { bar, type Canvas, disc, fillPath } from '../../studio/canvas.ts';
import { darker } from '../../studio/color.ts';
import { boxPrinter } from '../desk-devices.ts';
import { shell } from '../device-look.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

export function printer(c: Canvas, look: Look): Piece {
  if (look.says('laser', 'all in one')) return boxPrinter(c, look);
  const tone = shell(look, '#f0f0ed');
  const paper = fillPath(
    'M-130,-300L-110,-430H110L130,-300Z',
    c.linear([
      [0, '#ffffff'],
      [1, '#dfe3e4'],
    ]),
  );
  const sheetOut =
    fillPath(
      'M-130,-92H130L160,-10H-160Z',
      c.linear([
        [0, '#d5dadc'],
        [0.3, '#ffffff'],
      ]),
    ) +
    bar(-84, -66, 120, 5, look.accent) +
    bar(-90, -52, 170, 4, '#9aa2a6') +
    bar(-96, -38, 150, 4, '#9aa2a6');
  return {
    art:
      paper +
      c.form(rectangle(-270, -310, 540, 290, 34), tone, { depth: 18, light: 0.6 }) +
      c.form(
        polygon([
          [-270, -290, 24],
          [-246, -336, 20],
          [246, -336, 20],
          [270, -290, 24],
          [270, -250],
          [-270, -250],
        ]),
        darker(tone, 0.06),
        { depth: 8 },
      ) +
      bar(-180, -150, 360, 74, '#1b1f22', 8) +
      sheetOut +
      c.form(rectangle(110, -228, 128, 54, 8), '#1b1f22', { depth: 4 }) +
      bar(122, -218, 70, 34, '#7fb2c8', 3) +
      disc(216, -201, 12, 12, '#7fe0a8') +
      lettering(look.brand, { x: -240, y: -216, size: 22, color: darker(tone, 0.6), align: 'start' }) +
      bar(-250, -22, 40, 22, '#22272a', 3) +
      bar(210, -22, 40, 22, '#22272a', 3),
    box: [-272, -432, 544, 432],
    focus: [-40, -330, 310, 310],
  };
}
