/** The drawings of the shoe categories: profiles with the toe to the right, shown as a pair. */
import { placed } from '../studio/canvas.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { sneaker } from './shoes/sneaker.ts';
import { boot } from './shoes/boot.ts';
import { heels } from './shoes/heels.ts';
import { sandals } from './shoes/sandals.ts';
import { loafer } from './shoes/loafer.ts';

/** Both shoes of a pair, the further one a step ahead. */
function pair(draw: Drawing['draw']): Drawing['draw'] {
  return (c, look) => {
    const one = draw(c, look);
    const [x, y, width, height] = one.box;
    return {
      ...one,
      art: placed(one.art, { x: 84, y: -74, scale: 0.94 }) + c.pool(x + width / 2, -6, width * 0.5, 20, 0.3) + one.art,
      box: [x, y - 60, width + 90, height + 60],
      feet: one.feet,
    };
  };
}

const rack = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [
    { draw: pair(draw), mount: 'table', size: size * 0.94 },
    { isClose: true, isTinted: true },
  ],
});

export const SHOES = {
  sneakers: rack(sneaker, 1.04),
  boots: rack(boot),
  heels: rack(heels),
  sandals: rack(sandals, 0.98),
  loafers: rack(loafer, 1.02),
} satisfies Drawings<string>;
