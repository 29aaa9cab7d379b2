/** Timing belts, alone or as a kit. */
import { type Canvas, disc, placed, stroke } from '../../studio/canvas.ts';
import { lighter } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { oval } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { boxed } from '../boxed.ts';
import { steelFace } from '../workshop-metal.ts';

export const timingBelt = (c: Canvas, look: Look): Piece =>
  boxed(c, look, beltAlone(c, look), 0.55, 'gear', 'star', 'wave');

function beltAlone(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const isKit = look.says('kit');
  const roller = (x: number, y: number, r: number) =>
    disc(x + 5, y + 9, r, r, '#10161d', 0.35) +
    disc(x, y, r, r, '#5d666b') +
    disc(x, y, r * 0.92, r * 0.92, steelFace(c, '#b4bcc0')) +
    stroke(oval(x, y, r * 0.66, r * 0.66), '#6a757b', 5) +
    disc(x, y, r * 0.36, r * 0.36, '#3a4146') +
    disc(x, y, r * 0.18, r * 0.18, '#c3c9cc');
  const rollers = isKit
    ? roller(-120, -140, look.dice.between('roller', 58, 74)) +
      roller(110, -150, look.dice.between('idler', 44, 60)) +
      (look.dice.chance('pump', 0.5) ? roller(0, -60, 34) : '')
    : '';
  const outline = look.dice.pick('run', [
    'M-250,-110C-260,-220 -170,-250 -60,-238C60,-226 150,-270 220,-226C280,-180 262,-60 190,-24C110,10 20,-30 -70,-8C-170,10 -244,-30 -250,-110Z',
    'M-220,-60C-260,-150 -220,-270 -110,-280C0,-290 120,-290 200,-250C270,-210 260,-90 210,-40C150,10 -150,20 -220,-60Z',
    'M-230,-150C-230,-260 -150,-300 -40,-270C60,-244 90,-300 170,-280C250,-258 270,-140 220,-70C170,0 60,10 -60,-6C-170,-20 -230,-60 -230,-150Z',
    'M-240,-60C-250,-110 -190,-140 -100,-130C-40,-122 -60,-250 20,-276C110,-300 170,-220 150,-140C140,-100 250,-110 240,-50C226,0 100,-10 0,-8C-110,-6 -226,0 -240,-60Z',
    'M-200,-30C-260,-60 -230,-130 -180,-160C-110,-200 -140,-290 -40,-294C60,-296 20,-200 90,-180C180,-160 260,-150 244,-80C226,-10 120,-20 0,-14C-80,-10 -150,-4 -200,-30Z',
  ] as const);
  const [thick, pitch] = [dice.between('thick', 26, 48), dice.pick('pitch', ['7 9', '4 6', '12 12', '3 3'])];
  const mark = look.isColored ? look.color : dice.pick('mark', ['#f1f0ec', '#e9bd3a', '#5fa8e0', '#e0762b', '#c22f2b']);
  const tone = dice.pick('rubber', ['#22272a', '#22272a', '#3a4146', '#2b2420']);
  return {
    art:
      placed(stroke(outline, '#0d1012', thick + 10), { y: 16 }) +
      stroke(outline, '#14181b', thick + 6) +
      stroke(outline, tone, thick) +
      stroke(outline, lighter(tone, 0.16), thick * 0.64, { dash: pitch, cap: 'butt' }) +
      placed(stroke(outline, mark, dice.between('mark wide', 2, 6), { opacity: 0.8 }), { y: -thick * 0.4 }) +
      placed(
        lettering(`${look.brand} ${look.dice.count('teeth', 92, 168)}`, { size: 13, color: '#e9e4d4', fit: 180 }),
        { x: -30, y: -19 },
      ) +
      rollers,
    box: [-254, -312, 512, 330],
    feet: [[-180, 180]],
    focus: [-60, -300, 310, 240],
  };
}
