/**
 * Clothes for the upper body and dresses, shown from the front as if worn by nobody. One cut with many measures (sleeves,
 * neckline, length, closure); everything that a text may say (colour, pattern, cloth, kind) shows on the cloth.
 */
import type { Canvas } from '../studio/canvas.ts';
import { mix } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import type { Look } from '../studio/look.ts';
import type { Piece } from '../studio/stage.ts';
import type { Cut } from './garment-cut.ts';
import { blouseCut, coatCut, hoodieCut, jacketCut, shirtCut, suitCut, sweaterCut, tShirtCut } from './garment-kinds.ts';
import { dressCut } from './garment-kinds/dress-cut.ts';
import { fromBehind } from './garment-back.ts';
import { folded } from './garments/folded.ts';
import { suit } from './garments/suit.ts';
import { garment } from './garments/garment.ts';

/** Mills dye "navy" and "black" a little differently: two plain suits of one colour are told apart by the shade. */
function dyed(look: Look): Look {
  const { dice } = look;
  const bath = dice.pick('bath', ['#ffffff', '#0b0d12', '#7a5a3c', '#3c5a7a']);
  return { ...look, color: mix(look.color, bath, dice.between('dye', 0, 0.16)) };
}

const wardrobe = (
  cut: (look: Look) => Cut,
  last: Drawing['more'] = [{ draw: folded, mount: 'plinth', size: 0.95 }],
): Drawing => {
  const draw = (c: Canvas, look: Look, isBack = false): Piece => {
    const measures = isBack ? fromBehind(cut(look)) : cut(look);
    return look.category === 'suit' ? suit(c, dyed(look), measures, isBack) : garment(c, look, measures, isBack);
  };
  return {
    draw: (c, look) => draw(c, look),
    mount: 'wall',
    more: [{ isClose: true, isTinted: true }, { draw: (c, look) => draw(c, look, true), mount: 'wall' }, ...last],
  };
};

/** Dresses and suits are not folded: they have a front, a close view and a back. */
const uncreased = (cut: (look: Look) => Cut): Drawing => {
  const { more, ...rest } = wardrobe(cut);
  const [close, ...others] = more;
  return { ...rest, more: [close, ...others.slice(0, 1)] };
};

/** Jacket and trousers together are tall and would look small; the close view is large enough as it is. */
const tall = ({ more: [close, ...others], ...drawing }: Drawing): Drawing => ({
  ...drawing,
  size: 1.06,
  more: [{ ...close, size: 1 }, ...others],
});

export const GARMENTS = {
  dress: uncreased(dressCut),
  shirt: wardrobe(shirtCut),
  blouse: uncreased(blouseCut),
  't-shirt': wardrobe(tShirtCut),
  sweater: wardrobe(sweaterCut),
  hoodie: wardrobe(hoodieCut),
  jacket: uncreased(jacketCut),
  coat: uncreased(coatCut),
  suit: tall(uncreased(suitCut)),
} satisfies Drawings<string>;
