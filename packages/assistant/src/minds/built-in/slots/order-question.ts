/** Parses questions about an order: its number, the proof of ownership, and the requested detail. */
import { foldText } from '../../../words/fold-text.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { ORDER_TALK, type OrderTopic } from '../../../phrases/order-topics.ts';
import type { Turn } from '../../mind.ts';
import { type OrderSlots, readOrderSlots } from './order-slots.ts';
import { readWishSlots } from './wish-slots.ts';
import { shopTopicsOf } from '../../../shop-topics/shop-topics.ts';

export interface OrderQuestion {
  slots: OrderSlots;
  isBareNumber: boolean;
  topics: readonly OrderTopic[];
}

const SHORTEST_ORDER_NUMBER = 4;
const LONGEST_FOLLOW_UP = 8;
const MAX_WORDS_AROUND_ORDER = 6;

/** Null when the message asks of no order. "How many days does delivery take" asks of any. */
export function readOrderQuestion(turn: Turn): OrderQuestion | null {
  const { message, language, memory, store } = turn;
  const folded = foldText(message).trim();
  const { pending, numberAsked, last, proven } = memory.orders;
  const topics = ORDER_TALK.flatMap(([topic, list]) => (list.in(folded) ? [topic] : []));
  const slots = readOrderSlots(message, { numberPending: pending !== null, told: proven });
  const isBareNumber =
    /^\s*#?(?:\p{Lu}{1,5}-)?\d{3,8}(?:-\d{1,8})?\s*[.!?]?\s*$/u.test(message) && slots.number !== null;
  if (slots.number === null && (listOf('ifIOrder').in(folded) || shopTopicsOf(turn).length > 0)) return null;
  const speaksOfOrder =
    listOf('myOrders').in(folded) ||
    (listOf('orderNouns').in(folded) &&
      (slots.number !== null || listOf('orderCues').in(folded) || topics.includes('change')));
  const answersUs =
    (pending !== null && (slots.email !== null || slots.phoneEnding !== null)) ||
    (numberAsked && slots.number !== null) ||
    (slots.number !== null && (slots.email !== null || slots.phoneEnding !== null));

  const isOrder = speaksOfOrder || answersUs || isBareNumber;
  // "1042 status": a number as long as an order's, and what people ask of orders.
  const isLongNumber = slots.number !== null && slots.number.length >= SHORTEST_ORDER_NUMBER;
  const words = folded.split(/\s+/).length;
  // "And 1043?", "and look up 7305 too", right after an order was told; "shoes under 1000" is a wish.
  const isOtherOrder = (): boolean => {
    const { namesProduct, filters } = readWishSlots(message, language, store.currency.code);
    return words <= MAX_WORDS_AROUND_ORDER && !namesProduct && Object.keys(filters).length === 0;
  };
  const asksOfNumber =
    isLongNumber &&
    (topics.length > 0 || proven.includes(slots.number ?? '') || (last !== null && (words <= 3 || isOtherOrder())));
  if (isOrder || asksOfNumber) {
    // "Cancel the order" right after one was told means that one.
    const isOfLast = slots.number === null && last !== null && topics.includes('change');
    return { slots: isOfLast ? { ...slots, number: last } : slots, isBareNumber, topics };
  }
  const isToBeChanged = topics.includes('change') && memory.shown.products.length === 0 && words <= LONGEST_FOLLOW_UP;
  if (isToBeChanged && last === null) return { slots, isBareNumber, topics };
  // "What is the tracking number": of the order that was just told.
  const goesOn = last !== null && topics.length > 0 && words <= LONGEST_FOLLOW_UP;
  return goesOn ? { slots: { ...slots, number: last }, isBareNumber: false, topics } : null;
}
