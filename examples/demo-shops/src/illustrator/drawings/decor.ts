/** The drawings of the decoration categories: lamps, rugs, mirrors, curtains, cushions and vases. */
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { floorLamp, pendant, tableLamp } from './lamps.ts';
import { rug, rugFromAbove } from './decor/rug.ts';
import { mirror } from './decor/mirror.ts';
import { curtain } from './decor/curtain.ts';
import { cushion } from './decor/cushion.ts';
import { vase } from './decor/vase.ts';

const room = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'floor',
  size,
  more: [{ isClose: true }, { isTinted: true, mirror: true, size: size * 0.86 }],
});

const hung = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'wall',
  size,
  more: [{ isClose: true }, { isTinted: true, mirror: true, size: size * 0.82 }],
});

const small = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [
    { isClose: true, isTinted: true },
    { mount: 'table', mirror: true, size: size * 0.94 },
  ],
});

export const DECOR = {
  'floor-lamp': room(floorLamp, 1.06),
  'table-lamp': small(tableLamp),
  'pendant-lamp': hung(pendant, 0.92),
  rug: {
    draw: rugFromAbove,
    mount: 'wall',
    size: 0.98,
    more: [{ isClose: true }, { draw: rug, mount: 'floor', isTinted: true }],
  },
  mirror: hung(mirror, 0.84),
  curtain: hung(curtain, 1.04),
  cushion: room(cushion, 0.8),
  vase: small(vase),
} satisfies Drawings<string>;
