/**
 * What a message wants, decided from the surest sign to the weakest: an order's number before a question about the
 * shop, a question about the shop before a wish for products, and a wish when nothing else is certain.
 */
import { measuresIn } from '@quarry/language';
import type { Memory } from '../../../memory/memory.ts';
import type { Turn } from '../../mind.ts';
import { foldText } from '../../../words/fold-text.ts';
import { numbersIn } from '../../../words/numbers-in.ts';
import { IF_I_ORDER, ORDER_TALK, type OrderTopic } from '../phrases/order-talk.ts';
import { OWN_PHRASES, PHRASES } from '../phrases/phrase-books.ts';
import { ON_SALE, SCENT } from '../phrases/asides.ts';
import { type AdviceIntent, recogniseAdvice } from './recognise-advice.ts';
import { recogniseShopQuestion, type ShopQuestion } from './recognise-shop-question.ts';
import { type ProductIntent, recogniseProductTalk } from './recognise-product-talk.ts';
import { type OrderSlots, readOrderSlots } from '../slots/order-slots.ts';
import { readReferences } from '../slots/references.ts';
import { withAgeAsWord } from '../slots/gift-slots.ts';
import { withLoneSize } from '../slots/lone-size.ts';
import { readWishSlots, type WishSlots } from '../slots/wish-slots.ts';

export type Intent =
  | { kind: 'order'; slots: OrderSlots; isBareNumber: boolean; topics: readonly OrderTopic[] }
  | ShopQuestion
  | { kind: 'greeting' | 'thanks' | 'goodbye' | 'help' | 'restart' | 'more' | 'other-buttons' }
  /** `than`: the price that it must be cheaper or dearer than, or the products whose price that is. */
  | { kind: 'cheaper' | 'dearer'; wish: WishSlots; than: number | readonly string[] | null }
  | { kind: 'narrow'; wish: WishSlots }
  /** `wish`: a kind of thing, where one is named. */
  | { kind: 'on-sale'; wish: WishSlots }
  | ProductIntent
  | AdviceIntent
  /** `isQuestion`: it may be a question that only sounds like a wish. */
  | { kind: 'find'; wish: WishSlots; isQuestion: boolean };

const SHORTEST_ORDER_NUMBER = 4;
/** "Anything cheaper? I want a present": beside the comparison so many words may be unknown. */
const MOST_WORDS_BESIDE_PRICE = 1;
const LONGEST_FOLLOW_UP = 8;
const MOST_WORDS_AROUND_ORDER = 6;

export function recogniseIntent(turn: Turn): Intent {
  const { message, language, memory, store } = turn;
  const currency = store.currency.code;
  const folded = foldText(message).trim();
  if (PHRASES.otherButtons.isAllOf(folded)) return { kind: 'other-buttons' };

  const order = orderIntent(turn, folded);
  if (order) return order;

  if (PHRASES.greetings.isAllOf(folded)) return { kind: 'greeting' };
  if (PHRASES.help.isAllOf(withoutGreeting(folded))) return { kind: 'help' };
  if (PHRASES.restart.isAllOf(withoutGreeting(folded))) return { kind: 'restart' };

  const own = OWN_PHRASES[language];
  const core = own.around.removeFrom(message) || message;
  if (PHRASES.more.isAllOf(folded) || PHRASES.more.isAllOf(foldText(core))) return { kind: 'more' };
  if (PHRASES.thanks.isAllOf(folded)) return { kind: 'thanks' };
  if (PHRASES.goodbye.isAllOf(folded)) return { kind: 'goodbye' };

  const wish = withLoneSize(readWishSlots(message, language, currency), message, language, memory);
  // Question words apart: Arabic `ما` is "what" and, nearly, "water".
  const namesProduct = (text: string): boolean =>
    readWishSlots(PHRASES.questionWords.removeFrom(text), language, currency).namesProduct;
  const shop = recogniseShopQuestion(message, language, currency, memory);
  if (shop) return shop;

  // "Is the second one on sale" is about the second.
  const pointed = readReferences(message, language, memory)?.how;
  if (ON_SALE.in(folded) && (pointed === undefined || pointed === 'description')) {
    return { kind: 'on-sale', wish: readWishSlots(ON_SALE.removeFrom(message), language, currency) };
  }

  const advice = recogniseAdvice(turn);
  const productTalk = recogniseProductTalk(message, language, currency, memory);
  // "How long does the battery of the first one last" is about a product, not about a car.
  const isOfProduct =
    advice?.kind === 'car-part' &&
    productTalk?.kind === 'about' &&
    readReferences(message, language, memory)?.how === 'place';
  if (advice && !isOfProduct) return advice;
  if (productTalk) return productTalk;

  for (const kind of ['dearer', 'cheaper'] as const) {
    const list = PHRASES[kind];
    // "Any cheaper size? 195/65 R15": the measure is what is wished for.
    // "Cheaper than 1000" says its limit.
    const hasLimit = wish.filters.price_min !== undefined || wish.filters.price_max !== undefined;
    if (!list.in(folded) || hasLimit || measuresIn(message, { language }).length > 0) continue;
    const said = list.removeFrom(message);
    const references = readReferences(said, language, memory);
    const isPlace = references !== null && references.how === 'place' && references.ids.length > 0;
    const rest = readWishSlots(isPlace ? references.rest : said, language, currency);
    const [amount] = rest.namesProduct ? [] : numbersIn(said);
    const isLimit = amount !== undefined && Object.keys(rest.filters).length === 0;
    if (rest.namesProduct || (rest.unexplained.length > MOST_WORDS_BESIDE_PRICE && !isPlace && !isLimit)) continue;
    return { kind, wish: rest, than: isPlace ? references.ids : isLimit ? amount : null };
  }

  // "Honey scent" of the shampoos on the table is no honey.
  if (memory.wishes && SCENT.in(folded) && !nameOfThings(wish, memory)) {
    const { category: _category, ...filters } = wish.filters;
    return { kind: 'narrow', wish: { ...wish, filters, namesProduct: false, unexplained: [] } };
  }
  if (memory.wishes && continuesWish(wish, memory)) return { kind: 'narrow', wish };
  const forChild = store.kind === 'pharmacy' ? null : withAgeAsWord(message, language);
  const found = forChild === null ? wish : { ...readWishSlots(forChild, language, currency), askedAs: wish.said };
  return { kind: 'find', wish: found, isQuestion: looksLikeQuestion(folded) && !namesProduct(message) };
}

/** The kinds that the message names are those on the table, or things that have a smell rather than are one. */
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

function orderIntent({ message, language, memory, store }: Turn, folded: string): Intent | null {
  const { pending, numberAsked, last, proven } = memory.orders;
  const topics = ORDER_TALK.flatMap(([topic, list]) => (list.in(folded) ? [topic] : []));
  const slots = readOrderSlots(message, { numberPending: pending !== null, told: proven });
  const isBareNumber =
    /^\s*#?(?:\p{Lu}{1,5}-)?\d{3,8}(?:-\d{1,8})?\s*[.!?]?\s*$/u.test(message) && slots.number !== null;
  if (slots.number === null && IF_I_ORDER.in(folded)) return null;
  const speaksOfOrder =
    PHRASES.myOrders.in(folded) ||
    (PHRASES.orderNouns.in(folded) &&
      (slots.number !== null || PHRASES.orderCues.in(folded) || topics.includes('change')));
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
    return words <= MOST_WORDS_AROUND_ORDER && !namesProduct && Object.keys(filters).length === 0;
  };
  const asksOfNumber =
    isLongNumber &&
    (topics.length > 0 || proven.includes(slots.number ?? '') || (last !== null && (words <= 3 || isOtherOrder())));
  if (isOrder || asksOfNumber) {
    // "Cancel the order" right after one was told means that one.
    const isOfLast = slots.number === null && last !== null && topics.includes('change');
    return { kind: 'order', slots: isOfLast ? { ...slots, number: last } : slots, isBareNumber, topics };
  }
  const isToBeChanged = topics.includes('change') && memory.shown.products.length === 0 && words <= LONGEST_FOLLOW_UP;
  if (isToBeChanged && last === null) return { kind: 'order', slots, isBareNumber, topics };
  // "What is the tracking number": of the order that was just told.
  const goesOn = last !== null && topics.length > 0 && words <= LONGEST_FOLLOW_UP;
  return goesOn ? { kind: 'order', slots: { ...slots, number: last }, isBareNumber: false, topics } : null;
}

/** Without a category of its own and without words of its own, a message is about the products on the table. */
function continuesWish(wish: WishSlots, memory: Memory): boolean {
  const current = [memory.wishes?.filters.category ?? []].flat();
  const asked = [wish.filters.category ?? []].flat();
  const isSameCategory = asked.length > 0 && asked.every((category) => current.includes(category));
  if (wish.namesProduct) return isSameCategory && wish.continues;
  if (wish.unexplained.length === 0) return wish.hasMeaning;
  // "Silk or cashmere would be nice": conditions, and words that say nothing about a product.
  return wish.continues || Object.keys(wish.filters).length > 0;
}

const withoutGreeting = (folded: string): string => PHRASES.greetings.removeFrom(folded) || folded;

/** English and Arabic ask at the beginning; Turkish and Azerbaijani at the end. */
function looksLikeQuestion(folded: string): boolean {
  const words = withoutGreeting(folded).match(/[\p{L}\p{N}']+/gu) ?? [];
  return [1, 2, 3].some((count) =>
    [words.slice(0, count), words.slice(-count)].some((part) => PHRASES.questionWords.isAllOf(part.join(' '))),
  );
}
