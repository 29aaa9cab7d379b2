/** Phones and tablets: the front with its display, the back with its cameras. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { lighter } from '../../studio/color.ts';
import { foamCase } from '../desk-devices.ts';
import { shell, wallpaper } from '../device-look.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

/** A slab with a display: front, and behind it the back with its cameras. */
export function slab(c: Canvas, look: Look, w: number, h: number, radius: number): Piece {
  const { dice } = look;
  const tone = shell(look, '#2f4358');
  const bezel = Math.max(8, w * 0.035);
  const back = rectangle(-w / 2, -h, w, h, radius);
  const cameras = dice.count('cameras', 1, 3);
  const lens = (x: number, y: number) =>
    disc(x, y, w * 0.075, w * 0.075, '#171b1e') +
    disc(
      x,
      y,
      w * 0.055,
      w * 0.055,
      c.radial(
        [
          [0, '#55708a'],
          [0.5, '#1b2733'],
          [1, '#07090b'],
        ],
        0.5,
        0.5,
        0.5,
        0.36,
        0.32,
      ),
    ) +
    disc(x - w * 0.02, y - w * 0.02, w * 0.013, w * 0.013, '#ffffff', 0.9);
  const hump = rectangle(
    -w / 2 + w * 0.07,
    -h + w * 0.07,
    w * (cameras === 1 ? 0.22 : dice.pick('hump', [0.24, 0.4])),
    w * (0.2 * cameras + 0.05),
    w * 0.09,
  );
  const rear =
    c.form(back, tone, { depth: 10, light: 0.7, dark: 0.4 }) +
    c.inside(
      back,
      fillPath(
        polygon([
          [-w * 0.1, -h],
          [w * 0.3, -h],
          [-w * 0.1, 0],
          [-w / 2, 0],
        ]),
        '#ffffff',
        0.1,
      ),
    ) +
    c.form(hump, lighter(tone, 0.06), { depth: 4, light: 0.6 }) +
    Array.from({ length: cameras }, (_, i) => lens(-w / 2 + w * 0.18, -h + w * (0.18 + i * 0.2))).join('') +
    lettering(look.brand, { x: 0, y: -h * 0.42, size: w * 0.05, color: lighter(tone, 0.5), opacity: 0.7 });
  const body = rectangle(-w / 2, -h, w, h, radius);
  const screen = rectangle(-w / 2 + bezel, -h + bezel, w - bezel * 2, h - bezel * 2, radius - bezel * 0.8);
  const hour = `${dice.count('hour', 9, 12)}:${dice.count('minute', 10, 59)}`;
  const face =
    c.form(body, '#14181b', { depth: 4, light: 0.7, dark: 0.3 }) +
    stroke(body, lighter(tone, 0.35), 3.4) +
    c.inside(screen, wallpaper(c, look, -w / 2 + bezel, -h + bezel, w - bezel * 2, h - bezel * 2)) +
    lettering(hour, { y: -h + w * 0.24, size: w * 0.16, color: '#ffffff', weight: 0.9, opacity: 0.95 }) +
    bar(-w * 0.09, -h + bezel + w * 0.025, w * 0.18, w * 0.05, '#07090b', w * 0.025) +
    bar(-w * 0.17, -bezel - w * 0.05, w * 0.34, 5, '#ffffff', 3, 0.8);
  if (look.says('children'))
    return {
      art: foamCase(c, look.isColored ? look.color : look.accent, w, h) + face,
      box: [-w / 2 - 36, -h - 106, w + 72, h + 134],
      feet: [[-w / 2, w / 2]],
      focus: [-w / 2 - 30, -h - 90, w * 1.1, w * 1.1],
    };
  const pen = look.says('drawing')
    ? placed(
        c.form('M-9,-400H9V-30L0,0L-9,-30Z', '#f4f4f1', { depth: 4 }) +
          bar(-9, -400, 18, 60, '#c3c9cc') +
          bar(-3, -14, 6, 14, '#22272a'),
        { x: w * 0.98, y: 0, turn: 12 },
      )
    : '';
  const doodle = look.says('drawing')
    ? placed(
        stroke('M-100,-120C-60,-260 -20,-60 20,-170S90,-230 110,-110M-90,-70H60', '#ffffff', 6, { opacity: 0.9 }),
        { x: -w * 0.17, y: 10 },
      )
    : '';
  const shift = w * 0.48;
  return {
    art:
      placed(rear, { x: shift, y: -12 }) +
      c.inside(rectangle(-w / 2, -h - 20, w * 2, h + 20), c.pool(w / 2, -h / 2, 40, h * 0.54, 0.35)) +
      placed(face, { x: -shift * 0.36 }) +
      doodle +
      pen,
    box: [-w / 2 - shift * 0.36, -h - 12, w + shift * 1.36, h + 12],
    feet: [[-w / 2 - shift * 0.3, w / 2 + shift]],
    focus: [-w / 2 - shift * 0.3, -h - 20, w * 1.3, w * 1.3],
  };
}
