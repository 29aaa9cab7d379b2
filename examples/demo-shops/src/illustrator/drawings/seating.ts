/** The drawings of the seating categories: sofas, armchairs, chairs and stools. */
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { armchair, couch } from './upholstery.ts';
import { chair } from './seating/chair.ts';
import { officeChair } from './seating/office-chair.ts';
import { barStool } from './seating/bar-stool.ts';

const room = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'floor',
  size,
  more: [{ isClose: true }, { mirror: true, isTinted: true, size: size * 0.86 }],
});

export const SEATING = {
  sofa: room((c, look) => {
    const seats = look.says('two seat')
      ? 2
      : look.says('three seat', 'corner')
        ? 3
        : look.says('sofa bed')
          ? 2
          : look.dice.pick('seats', [2, 2, 3]);
    return couch(
      c,
      look,
      seats,
      seats === 3 ? look.dice.between('width', 820, 880) : look.dice.between('width', 660, 760),
    );
  }),
  armchair: room(armchair, 0.85),
  chair: room(chair, 0.88),
  'office-chair': room(officeChair, 0.95),
  'bar-stool': room(barStool, 0.94),
} satisfies Drawings<string>;
