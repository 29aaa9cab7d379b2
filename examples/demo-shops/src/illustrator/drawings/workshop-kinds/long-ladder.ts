/** Ladders that lean or extend. */
import { bar, type Canvas, disc, placed } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { woodGrain } from '../../studio/surface.ts';
import { RUBBER, shiny } from './metal.ts';

/** Two runs of rungs that slide along each other, leaning; or four short runs on hinges. */
export function longLadder(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const tall = look.amount('height') ?? 2.4;
  const share = tall <= 1.2 ? 0.68 : tall >= 3.6 ? 1.1 : 0.9;
  const pitch = dice.between('pitch', 52, 84);
  const thick = dice.between('rail', 17, 28);
  const rungTone = dice.pick('rung', [lighter(tone, 0.2), darker(tone, 0.3), '#e9bd3a']);
  const foot = dice.pick('foot', [RUBBER, '#c22f2b', look.accent]);
  const run = (from: number, to: number, wide: number, shade: Hex) => {
    const count = Math.round((to - from) / pitch);
    const grain = look.material === 'wood' ? woodGrain(c, shade, 0.35, true) : '';
    return (
      [-1, 1]
        .map((k) =>
          grain
            ? c.form(rectangle(k * wide - thick / 2, -to, thick, to - from), shade, { depth: 4, art: grain })
            : bar(k * wide - thick / 2, -to, thick, to - from, shiny(c, shade, true), 4),
        )
        .join('') +
      Array.from({ length: count }, (_, i) => {
        const y = -from - 36 - i * ((to - from) / count);
        return bar(-wide + 6, y, wide * 2 - 12, 15, shiny(c, rungTone), 5);
      }).join('') +
      [-1, 1].map((k) => bar(k * wide - 16, -from - 20, 32, 20, foot, 4)).join('')
    );
  };
  const joint = dice.pick('joint', ['#e0762b', '#c22f2b', '#2f66b3', '#22272a', look.accent]);
  if (look.says('folding')) {
    const wide = dice.between('wide', 74, 96);
    const spread = dice.between('spread', 8, 20);
    const leg = 330 * share;
    const shift = Math.sin((spread * Math.PI) / 180) * leg;
    const at = Math.cos((spread * Math.PI) / 180) * leg - 6;
    // A low one stands folded like an A, a high one with its upper half stretched.
    const upper =
      tall <= 1.2
        ? ''
        : placed(run(0, leg, wide - 14, darker(tone, 0.14)), { x: 72, y: -at, turn: -3 }) +
          placed(run(0, leg, wide, tone), { x: -42, y: -at - 8, turn: 3 });
    const high = tall <= 1.2 ? at + 40 : at + leg + 24;
    return {
      art:
        placed(run(0, leg, wide - 14, darker(tone, 0.14)), { x: 72 + shift, turn: -spread }) +
        placed(run(0, leg, wide, tone), { x: -42 - shift, turn: spread }) +
        upper +
        [-1, 1]
          .map(
            (k) =>
              disc(-42 + k * wide, -at - 4, 25, 25, joint) +
              disc(-42 + k * wide, -at - 4, 11, 11, '#22272a') +
              disc(70 + k * (wide - 20), -at, 20, 20, joint),
          )
          .join('') +
        (tall <= 1.2 ? bar(-60 - wide * 0.6, -at - 30, wide * 1.9 + 50, 26, RUBBER, 8) : '') +
        bar(-90, -at * 0.56, 96, 34, '#f0ece2', 4) +
        lettering(look.brand, { x: -42, y: -at * 0.56 + 10, size: 14, color: '#22272a', fit: 84, weight: 1.7 }),
      box: [-170 - shift, -high, 360 + shift * 2, high],
      feet: [
        [-140 - shift, 40 - shift],
        [10 + shift, 140 + shift],
      ],
      focus: [-150, -470, 320, 320],
    };
  }
  const [low, high] = [480 * share, 680 * share];
  const [inner, outer] = [dice.between('inner', 62, 80), dice.between('outer', 88, 110)];
  return {
    art: placed(
      run(high * dice.between('slid', 0.2, 0.4), high, inner, darker(tone, 0.16)) +
        run(0, low, outer, tone) +
        [-1, 1].map((k) => bar(k * outer - 15, -low * 0.62, 30, dice.between('hook', 24, 56), joint, 4)).join('') +
        (dice.chance('stabiliser', 0.5)
          ? bar(-outer - 60, -22, outer * 2 + 120, 24, shiny(c, darker(tone, 0.2)), 6)
          : '') +
        bar(-48, -low * 0.36, 96, 34, '#f0ece2', 4) +
        lettering(look.brand, { y: -low * 0.36 + 10, size: 14, color: '#22272a', fit: 84, weight: 1.7 }),
      { turn: dice.between('lean', 3, 12) },
    ),
    box: [-outer - 40, -high - 10, outer * 2 + 150, high + 14],
    feet: [
      [-outer - 20, -outer + 30],
      [outer - 30, outer + 20],
    ],
    focus: [-120, -520 * share, 320, 320],
  };
}
