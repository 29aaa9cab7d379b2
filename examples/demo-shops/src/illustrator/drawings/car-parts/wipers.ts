/** Wiper blades. */
import { bar, type Canvas, placed, stroke } from '../../studio/canvas.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { carton } from '../packs.ts';
import { brandStyle } from '../workshop-metal.ts';

export function wipers(c: Canvas, look: Look): Piece {
  const long = (look.amount('length') ?? 550) / 600;
  const lean = look.dice.between('lean', -30, -16);
  const apart = look.dice.between('apart', 66, 110);
  const isWinter = look.says('winter');
  const blade = (turn: number, x: number, y: number) =>
    placed(
      stroke('M-320,10Q0,-30 320,10', '#101417', 11) +
        c.form(
          isWinter
            ? 'M-310,-6Q0,-84 310,-6L304,12Q0,-30 -304,12Z'
            : look.says('hybrid')
              ? 'M-310,0L-180,-40L-40,-44L-30,-58H30L40,-44L180,-40L310,0L300,8Q0,-26 -300,8Z'
              : 'M-310,0Q0,-60 310,0L300,8Q0,-34 -300,8Z',
          look.isColored ? look.color : '#2a3034',
          {
            depth: 5,
            light: 0.6,
          },
        ) +
        c.form(rectangle(-46, -56, 92, 40, 12), '#22272a', { depth: 6, light: 0.5 }) +
        stroke('M-280,-8Q0,-50 280,-8', '#ffffff', 2.4, { opacity: 0.4 }) +
        bar(-20, -50, 40, 10, look.accent, 4),
      { turn, x, y, scale: 0.7 + long * 0.3 },
    );
  const sleeve = look.dice.chance('boxed', 0.5)
    ? placed(carton(c, look, 620 * (0.7 + long * 0.3), 84, 40, brandStyle(look, 'drop', 'star')).art, { y: -10, x: 0 })
    : '';
  if (sleeve)
    return {
      art: placed(blade(-8, 0, -150) + blade(-8, 30, -220), {}) + sleeve,
      box: [-330, -330, 680, 330],
      feet: [[-300, 320]],
      focus: [-150, -300, 320, 260],
    };
  return {
    art: blade(lean, 0, -110 - apart) + blade(lean + 2, 60, -110),
    box: [-310, -340, 680, 340],
    feet: [[-280, 0]],
    focus: [-150, -300, 320, 260],
  };
}
