/** The drawings of the building categories: paint, tiles, boards, bags, sanitary ware and electrics. */
import { cable } from './cables.ts';
import { lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { paperBag } from './packs.ts';
import { faucet } from './sanitary/faucet.ts';
import { shower } from './sanitary/shower.ts';
import { toilet } from './sanitary/toilet.ts';
import { laminate } from './wall-and-floor/laminate.ts';
import { paint } from './wall-and-floor/paint.ts';
import { tiles } from './wall-and-floor/tiles.ts';
import { wallpaper } from './wall-and-floor/wallpaper.ts';
import { lightBulb } from './building/light-bulb.ts';
import { socket } from './building/socket.ts';
import { screws } from './building/screws.ts';
import { doorHandle } from './building/door-handle.ts';

const bench = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.93 }],
});

const hung = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'wall',
  size,
  more: [{ isClose: true }, { isTinted: true, size: size * 0.82 }],
});

export const BUILDING = {
  paint: bench(paint, 0.94),
  tiles: bench(tiles),
  laminate: bench(laminate),
  cement: bench((c, look) =>
    paperBag(
      c,
      look,
      look.dice.between('width', 320, 360),
      look.dice.between('height', 410, 450),
      {
        paper: look.dice.pick('paper', ['#d9cfbd', '#c9bfae', '#e9e6de', lighter(look.color, 0.55)]),
        ink: look.color,
        emblems: ['mountain', 'gear', 'star'],
        lines: 2,
      },
      true,
    ),
  ),
  wallpaper: bench(wallpaper),
  faucet: bench(faucet, 0.92),
  'shower-head': hung(shower, 0.86),
  toilet: { draw: toilet, mount: 'floor', size: 0.94, more: [{ isClose: true }, { isTinted: true, size: 0.8 }] },
  'light-bulb': bench(lightBulb, 0.9),
  socket: hung(socket, 0.78),
  cable: bench(cable, 0.96),
  screws: bench(screws),
  'door-handle': hung(doorHandle, 0.84),
} satisfies Drawings<string>;
