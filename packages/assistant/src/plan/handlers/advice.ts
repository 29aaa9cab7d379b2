/** Handlers of operations that ask for advice: a gift, matching products, an outfit or room, a car part, anything. */
import { showAnything } from '../../minds/built-in/abilities/anything.ts';
import { findCarPart } from '../../minds/built-in/abilities/car-parts.ts';
import { findGift } from '../../minds/built-in/abilities/gift.ts';
import { whatGoesWith } from '../../minds/built-in/abilities/goes-with.ts';
import { showReduced } from '../../minds/built-in/abilities/on-sale.ts';
import { composeSet } from '../../minds/built-in/abilities/outfit.ts';
import { readCarQuestion } from '../../minds/built-in/slots/car-question.ts';
import { readGiftQuestion } from '../../minds/built-in/slots/gift-question.ts';
import { readReferences } from '../../minds/built-in/slots/references.ts';
import { readWholeSet } from '../../minds/built-in/slots/whole-set.ts';
import { readWishSlots } from '../../minds/built-in/slots/wish-slots.ts';
import { listOf } from '../../phrases/phrase-lists.ts';
import { planCompanion } from '../take-companion.ts';
import { withRead } from './counter.ts';
import type { Handler } from './handler.ts';

export const gift: Handler = { fromPhrases: withRead(readGiftQuestion, findGift) };
export const goesWith: Handler = {
  fromSlots: planCompanion,
  fromPhrases: (turn) => {
    const pointed = readReferences(turn.message, turn.language, turn.memory);
    return () => whatGoesWith(turn, pointed);
  },
};
export const wholeSet: Handler = { fromPhrases: withRead(readWholeSet, composeSet) };
export const carPart: Handler = { fromPhrases: withRead(readCarQuestion, findCarPart) };
export const anything: Handler = { fromPhrases: (turn) => () => showAnything(turn) };
export const reduced: Handler = {
  fromPhrases: (turn) => {
    const { message, language, store } = turn;
    const wish = readWishSlots(listOf('onSale').removeFrom(message), language, store.currency.code);
    return () => showReduced(turn, wish);
  },
};
