/** Nappies and baby bottles. */
import { bar, type Canvas } from '../../studio/canvas.ts';
import { lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { pillowBag } from '../packs.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { bottle, jar, together } from '../vessels.ts';
import { style, white } from './label-style.ts';

export function nappies(c: Canvas, look: Look): Piece {
  return pillowBag(c, look, look.dice.between('width', 400, 450), look.dice.between('height', 340, 400), {
    paper: lighter(look.color, 0.3),
    ink: look.color,
    emblems: ['moon', 'star', 'heart'],
  });
}

export function babyBottle(c: Canvas, look: Look): Piece {
  const pot = bottle(c, look, {
    width: 170,
    height: 320,
    neck: 0.7,
    shoulder: 0.6,
    closure: 'screw',
    color: '#dfeaf0',
    cap: look.color,
    finish: 'glass',
    contents: '#f7f3ea',
  });
  const teat = turned(
    c,
    [
      [12, -470, 12],
      [17, -446, 10],
      [19, -428, 8],
      [44, -398, 20],
      [50, -380],
    ],
    '#e8c9a2',
    { finish: 'matte' },
  ).art;
  const scale = Array.from({ length: 7 }, (_, i) => bar(20, -60 - i * 28, i % 2 ? 22 : 36, 3, look.color)).join('');
  return together(
    { ...pot, art: teat + pot.art + scale, box: [-85, -470, 170, 470] },
    jar(c, look, {
      width: 200,
      height: 210,
      lid: look.color,
      lidHeight: 54,
      color: white,
      label: style(look, 'moon', 'heart'),
    }),
    16,
  );
}
