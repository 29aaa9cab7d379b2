/** What several shoes share: gloss, second colour, panels and laces. */
import { type Canvas, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter, lightness } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';

export const isGlossy = (look: Look) => look.material === 'leather' || look.material === 'silk';
export const second = (look: Look): Hex =>
  lightness(look.color) > 0.72
    ? look.accent
    : look.dice.pick('trim', ['#f4f1e8', darker(look.color, 0.3), look.accent]);

/** A sewn-on panel: its own volume over a soft shadow, with a row of stitches. */
export function panel(c: Canvas, upper: string, outline: string, tone: Hex, stitch = ''): string {
  return c.inside(
    upper,
    c.blurred(4, placed(fillPath(outline, '#1b242c'), { x: 4, y: 6 }), 0.3),
    c.form(outline, tone, { depth: 7, dark: 0.36, light: 0.45 }),
    stitch ? stroke(stitch, darker(tone, 0.5), 2, { opacity: 0.5, dash: '6 4' }) : '',
  );
}

export function laces(tone: Hex, points: readonly (readonly [number, number])[]): string {
  return points
    .map(
      ([x, y]) =>
        placed(stroke('M-22,26Q-24,10 -12,2Q8,-14 26,-18', '#20292f', 14, { opacity: 0.3 }), { x: x + 3, y: y + 6 }) +
        placed(
          stroke('M-22,26Q-24,10 -12,2Q8,-14 26,-18', darker(tone, 0.2), 13) +
            stroke('M-23,24Q-24,9 -12,0Q8,-15 26,-20', lighter(tone, 0.5), 8),
          { x, y },
        ),
    )
    .join('');
}
