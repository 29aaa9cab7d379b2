/** The drawings of the categories for the lower body: trousers, shorts, skirts. */
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { skirt } from './skirt.ts';
import { foldedLegs } from './bottoms/folded-legs.ts';
import { jeans, longTrousers, shorts } from './bottoms/trousers.ts';

const worn = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'wall',
  size,
  more: [
    { isClose: true, isTinted: true },
    { draw: foldedLegs, mount: 'plinth', size: 0.9 },
  ],
});

export const BOTTOMS = {
  jeans: worn(jeans),
  trousers: worn(longTrousers),
  shorts: worn(shorts, 0.86),
  skirt: worn(skirt, 0.94),
} satisfies Drawings<string>;
