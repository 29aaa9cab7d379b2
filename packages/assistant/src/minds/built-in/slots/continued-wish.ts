/** Whether a request continues the previous one, and the constraints of a message that starts a new one. */
import { foldText } from '../../../words/fold-text.ts';
import type { Memory } from '../../../memory/memory.ts';
import { oncePer } from '../../../words/once-per.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import type { Turn } from '../../mind.ts';
import { withAgeAsWord } from './gift-slots.ts';
import { withLoneSize } from './lone-size.ts';
import { readWishSlots, type WishSlots } from './wish-slots.ts';

/** The request of a message; a size without a unit counts if clothes were shown. */
export const readWish = oncePer(
  ({ message, language, memory, store }: Turn): WishSlots =>
    withLoneSize(readWishSlots(message, language, store.currency.code), message, language, memory),
);

/** The constraints that the message adds to the previous request; null if there are none. */
export function readContinued({ message, memory }: Turn, wish: WishSlots): WishSlots | null {
  if (!memory.wishes) return null;
  // "Honey scent" after shampoos were shown is a scent, not honey.
  if (listOf('scent').in(foldText(message)) && !nameOfThings(wish, memory)) {
    const { category: _category, ...filters } = wish.filters;
    return { ...wish, filters, namesProduct: false, unexplained: [] };
  }
  return continuesWish(wish, memory) ? wish : null;
}

/** A new request; `isQuestion`: it may be a question that resembles a request. */
export function readNewWish(
  { message, language, store }: Turn,
  wish: WishSlots,
): { wish: WishSlots; isQuestion: boolean } {
  const currency = store.currency.code;
  // Question words apart: Arabic `ما` is "what" and, nearly, "water".
  const { namesProduct } = readWishSlots(listOf('questionWords').removeFrom(message), language, currency);
  const forChild = store.kind === 'pharmacy' ? null : withAgeAsWord(message, language);
  const found = forChild === null ? wish : { ...readWishSlots(forChild, language, currency), askedAs: wish.said };
  return { wish: found, isQuestion: looksLikeQuestion(foldText(message).trim()) && !namesProduct };
}

/** The named kinds are those of the shown products, or scents. */
function nameOfThings(wish: WishSlots, memory: Memory): boolean {
  const current = new Set(memory.shown.products.map(({ category }) => category));
  const named = [wish.filters.category ?? []].flat();
  return named.length === 0 || named.some((category) => SMELLING.has(category) || current.has(category));
}
const SMELLING = new Set([
  'perfume',
  'candle',
  'shampoo',
  'conditioner',
  'shower-gel',
  'soap',
  'body-lotion',
  'hand-cream',
]);

/** A message without a category and without content words is about the shown products. */
function continuesWish(wish: WishSlots, memory: Memory): boolean {
  const current = [memory.wishes?.filters.category ?? []].flat();
  const asked = [wish.filters.category ?? []].flat();
  const isSameCategory = asked.length > 0 && asked.every((category) => current.includes(category));
  if (wish.namesProduct) return isSameCategory && wish.continues;
  if (wish.unexplained.length === 0) return wish.hasMeaning;
  // "Silk or cashmere would be nice": conditions, and words that say nothing about a product.
  return wish.continues || Object.keys(wish.filters).length > 0;
}

const withoutGreeting = (folded: string): string => listOf('greetings').removeFrom(folded) || folded;

/** English and Arabic ask at the beginning; Turkish and Azerbaijani at the end. */
function looksLikeQuestion(folded: string): boolean {
  const words = withoutGreeting(folded).match(/[\p{L}\p{N}']+/gu) ?? [];
  return [1, 2, 3].some((count) =>
    [words.slice(0, count), words.slice(-count)].some((part) => listOf('questionWords').isAllOf(part.join(' '))),
  );
}
