/** Whether a message asks for a part of a car, or names the car. */
import type { Car } from '../../../memory/advice.ts';
import type { Turn } from '../../mind.ts';
import { type CarSlots, readCar, readYear } from './car-slots.ts';
import { bareSide, withSide } from './sides.ts';
import { mentionedIn } from './whole-set.ts';
import { readWishSlots, type WishSlots } from './wish-slots.ts';

export interface CarQuestion {
  /** The part, when one was named. */
  wish: WishSlots | null;
  /** As far as this message names it. */
  car: Car | null;
}

export function readCarQuestion({ message, language, store, memory }: Turn): CarQuestion | null {
  const mentioned = mentionedIn(message, language);
  const isPart = mentioned.some(({ trade, kind }) => trade === 'auto' && kind !== 'car_make');
  const isAboutCars = store.kind === 'auto' || isPart || memory.advice.asked === 'car' || memory.advice.car !== null;
  if (!isAboutCars) return null;

  const side = memory.wishes && memory.wishes.words !== '' ? bareSide(message, language) : null;
  if (side && memory.wishes) {
    const words = withSide(memory.wishes.words, side, language);
    return { wish: readWishSlots(words, language, store.currency.code), car: null };
  }
  if (store.kind !== 'auto' && !isPart && memory.advice.asked !== 'car') return null;

  const slots: CarSlots | null = readCar(message);
  const rest = slots?.rest ?? message;
  const wish = rest === '' ? null : readWishSlots(rest, language, store.currency.code);
  if (slots) return { wish: isPart ? wish : null, car: slots.car };
  const year = readYear(message);
  const held = memory.advice.car;
  if (year !== null && held && !isPart && wish?.unexplained.length === 0) {
    return { wish: null, car: { ...held, year } };
  }
  return isPart && wish ? { wish, car: null } : null;
}
