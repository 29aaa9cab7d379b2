/** Chargers: wireless pads and stands, and plugs for a car. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { oval, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';
import { shell } from './device-look.ts';

export function wirelessCharger(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#f0f0ed');
  const stands = dice.chance('stand', 0.4);
  const trim = dice.pick('trim', [look.accent, darker(tone, 0.35), lighter(tone, 0.5), '#c79b5a']);
  const lamp = dice.pick('lamp', ['#7fe0a8', '#9cd8ee', '#f3b56a']);
  const cable = 'M150,-16C240,-10 250,-60 300,-46C360,-30 350,-6 420,-8';
  const wire = stroke(cable, darker(tone, 0.35), 14) + stroke(cable, tone, 10);
  if (stands)
    return {
      art:
        wire +
        c.form(
          'M-150,-40H150Q186,-38 190,-16Q188,0 150,0H-150Q-188,0 -190,-16Q-186,-38 -150,-40Z',
          darker(tone, 0.08),
          { depth: 9 },
        ) +
        c.form(
          'M-96,-60L-120,-330Q-116,-372 -70,-376H70Q116,-372 120,-330L96,-60Q80,-44 0,-44Q-80,-44 -96,-60Z',
          tone,
          { depth: 15, light: 0.6 },
        ) +
        dice.pick('pad', [
          stroke(oval(0, -230, 72, 78), darker(tone, 0.3), 4, { opacity: 0.5 }),
          disc(0, -230, 84, 88, trim, 0.9),
          stroke(rectangle(-86, -350, 172, 250, 30), trim, 8),
          disc(0, -290, 50, 50, trim, 0.8) + disc(0, -160, 34, 34, trim, 0.8),
        ]) +
        fillPath('M8,-268L-26,-222H-2L-10,-190L26,-238H2Z', lighter(tone, 0.8)) +
        lettering(look.brand, { y: -90, size: 16, color: darker(tone, 0.5), fit: 120 }) +
        disc(0, -24, 5, 4, lamp),
      box: [-192, -380, 620, 384],
      feet: [[-180, 180]],
      focus: [-150, -390, 300, 300],
    };
  return {
    art:
      wire +
      turned(
        c,
        [
          [dice.between('pad wide', 186, 216), -dice.between('pad high', 34, 70), 12],
          [222, -30, 16],
          [206, 0],
        ],
        dice.pick('rim', [tone, trim, darker(tone, 0.3)]),
        { finish: 'matte', lid: lighter(tone, 0.1), tilt: 0.3 },
      ).art +
      dice.pick('mark', [
        stroke(oval(0, -54, 150, 45), darker(tone, 0.3), 4, { opacity: 0.4 }),
        disc(0, -54, 140, 42, trim, 0.85),
        stroke(oval(0, -54, 168, 50), trim, 12) + stroke(oval(0, -54, 84, 25), trim, 5),
        stroke('M-130,-54H130M0,-94V-14', darker(tone, 0.3), 7, { opacity: 0.5 }),
      ]) +
      placed(`<g transform="scale(1 .34)">${fillPath('M10,-60L-38,8H-4L-14,60L38,-14H4Z', look.accent)}</g>`, {
        y: -54,
      }) +
      disc(0, 36, 9, 5, lamp),
    box: [-226, -124, 650, 190],
    feet: [[-200, 200]],
    focus: [-200, -160, 300, 240],
  };
}

export function carCharger(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#2a2d30');
  const wide = dice.between('head', 0.84, 1.16);
  const ring = dice.pick('ring', [look.accent, '#c79b5a', '#9cd8ee', '#c22f2b']);
  return {
    art: placed(
      turned(
        c,
        [
          [16, -10, 6],
          [18, 20],
          [52, 30, 8],
          [62, 190],
        ],
        '#c3c9cc',
        { finish: 'metal' },
      ).art +
        turned(
          c,
          [
            [62, 186],
            [78 * wide, 210, 10],
            [84 * wide, 380, 20],
            [74 * wide, 400],
          ],
          tone,
          {
            finish: 'gloss',
            art:
              bar(-120, dice.between('ring at', 216, 350), 240, dice.between('ring wide', 6, 30), ring) +
              (dice.chance('ribbed', 0.4) ? sheet(c.tile(13, 600, bar(0, 0, 4, 600, '#000000', 0, 0.35))) : ''),
          },
        ).art +
        disc(0, 400, 74, 12, darker(tone, 0.4)) +
        bar(-44, 395, 34, 9, '#0d1012', 3) +
        bar(10, 395, 34, 9, '#0d1012', 3) +
        bar(-66, 84, 14, 60, '#8f979b', 5) +
        bar(52, 84, 14, 60, '#8f979b', 5) +
        lettering(`${look.amount('power') ?? 30}W`, { y: 288, size: 30, color: lighter(tone, 0.75) }) +
        lettering(look.brand, { y: 336, size: 17, color: lighter(tone, 0.6), fit: 130 }),
      { y: -150, x: 190, turn: dice.between('lean', 56, 76) },
    ),
    box: [-240, -210, 470, 264],
    feet: [[-190, 190]],
    focus: [-230, -200, 300, 260],
  };
}
