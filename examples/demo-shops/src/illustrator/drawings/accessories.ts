/** The drawings of the accessory categories. */
import { backpack, handbag } from './bags.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { bracelet, necklace } from './jewellery.ts';
import { earrings } from './earrings.ts';
import { ring } from './rings.ts';
import { watch } from './watch.ts';
import { hat } from './accessories/hat.ts';
import { scarf } from './accessories/scarf.ts';
import { belt } from './accessories/belt.ts';
import { sunglasses } from './accessories/sunglasses.ts';

const stand = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [
    { isClose: true, isTinted: true },
    { mount: 'table', size: size * 0.92 },
  ],
});

const hung = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'wall',
  size,
  more: [{ isClose: true }, { isTinted: true, size: size * 0.84 }],
});

export const ACCESSORIES = {
  handbag: stand(handbag),
  backpack: stand(backpack),
  hat: stand(hat),
  scarf: hung(scarf),
  belt: stand(belt, 0.96),
  sunglasses: stand(sunglasses, 0.96),
  watch: hung(watch, 0.96),
  necklace: stand(necklace),
  earrings: stand(earrings, 0.92),
  ring: stand(ring, 0.76),
  bracelet: stand(bracelet, 0.84),
} satisfies Drawings<string>;
