/**
 * What a message wants, decided from the surest sign to the weakest: an order's number before a question about the
 * shop, a question about the shop before a wish for products, and a wish when nothing else is certain.
 */
import type { Language, ShopTextTopic } from '@quarry/contract';
import type { Memory } from '../../../memory/memory.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { PhraseList } from '../../../words/phrases.ts';
import { OWN_PHRASES, PHRASES } from '../phrases/phrase-books.ts';
import { type OrderSlots, readOrderSlots } from '../slots/order-slots.ts';
import { readWishSlots, type WishSlots } from '../slots/wish-slots.ts';

export type ShopTopic = ShopTextTopic | 'hours' | 'branches';

export type Intent =
  | { kind: 'order'; slots: OrderSlots; isBareNumber: boolean }
  | { kind: 'shop'; topic: ShopTopic }
  | { kind: 'greeting' | 'thanks' | 'goodbye' | 'help' | 'restart' | 'more' | 'other-buttons' }
  | { kind: 'cheaper' | 'dearer'; wish: WishSlots }
  | { kind: 'narrow'; wish: WishSlots }
  /** `isQuestion`: it may be a question that only sounds like a wish. */
  | { kind: 'find'; wish: WishSlots; isQuestion: boolean };

const TOPICS: readonly [ShopTopic, PhraseList][] = [
  ['hours', PHRASES.hours],
  ['returns', PHRASES.returns],
  ['payment', PHRASES.payment],
  ['delivery', PHRASES.delivery],
  ['branches', PHRASES.branches],
  ['contact', PHRASES.contact],
  ['about', PHRASES.about],
];
/** A question about the shop may hold a few words more ("do you deliver to Batumi tomorrow"), a wish holds others. */
const MOST_WORDS_BESIDE_TOPIC = 4;

export function recogniseIntent(message: string, language: Language, currency: string, memory: Memory): Intent {
  const folded = foldText(message).trim();
  if (PHRASES.otherButtons.isAllOf(folded)) return { kind: 'other-buttons' };

  const order = orderIntent(message, folded, memory);
  if (order) return order;

  if (PHRASES.greetings.isAllOf(folded)) return { kind: 'greeting' };
  if (PHRASES.help.isAllOf(withoutGreeting(folded))) return { kind: 'help' };
  if (PHRASES.restart.isAllOf(withoutGreeting(folded))) return { kind: 'restart' };

  const own = OWN_PHRASES[language];
  const core = own.around.removeFrom(message) || message;
  if (PHRASES.more.isAllOf(folded) || PHRASES.more.isAllOf(foldText(core))) return { kind: 'more' };
  if (PHRASES.thanks.isAllOf(folded)) return { kind: 'thanks' };
  if (PHRASES.goodbye.isAllOf(folded)) return { kind: 'goodbye' };

  const wish = readWishSlots(message, language, currency);
  // Question words apart: Arabic `ما` is "what" and, nearly, "water".
  const namesProduct = (text: string): boolean =>
    readWishSlots(PHRASES.questionWords.removeFrom(text), language, currency).namesProduct;
  for (const [topic, list] of TOPICS) {
    if (!list.in(folded)) continue;
    // Looked at without the topic's own words: `saat` is a watch, but in `iş saatları` it is none.
    if (!namesProduct(list.removeFrom(message)) && wordsBeside(list, message, language) <= MOST_WORDS_BESIDE_TOPIC) {
      return { kind: 'shop', topic };
    }
  }

  for (const kind of ['dearer', 'cheaper'] as const) {
    const list = PHRASES[kind];
    if (!list.in(folded)) continue;
    const rest = readWishSlots(list.removeFrom(message), language, currency);
    if (!rest.namesProduct && rest.unexplained.length === 0) return { kind, wish: rest };
  }

  if (memory.wishes && continuesWish(wish, memory)) return { kind: 'narrow', wish };
  return { kind: 'find', wish, isQuestion: looksLikeQuestion(folded) && !namesProduct(message) };
}

function orderIntent(message: string, folded: string, memory: Memory): Intent | null {
  const { pending, numberAsked } = memory.orders;
  const slots = readOrderSlots(message, { numberPending: pending !== null });
  const isBareNumber =
    /^\s*#?(?:\p{Lu}{1,5}-)?\d{3,8}(?:-\d{1,8})?\s*[.!?]?\s*$/u.test(message) && slots.number !== null;
  const speaksOfOrder =
    PHRASES.myOrders.in(folded) ||
    (PHRASES.orderNouns.in(folded) && (slots.number !== null || PHRASES.orderCues.in(folded)));
  const answersUs =
    (pending !== null && (slots.email !== null || slots.phoneEnding !== null)) ||
    (numberAsked && slots.number !== null) ||
    (slots.number !== null && (slots.email !== null || slots.phoneEnding !== null));

  return speaksOfOrder || answersUs || isBareNumber ? { kind: 'order', slots, isBareNumber } : null;
}

/** Without a category of its own and without words of its own, a message is about the products on the table. */
function continuesWish(wish: WishSlots, memory: Memory): boolean {
  const current = [memory.wishes?.filters.category ?? []].flat();
  const asked = [wish.filters.category ?? []].flat();
  const isSameCategory = asked.length > 0 && asked.every((category) => current.includes(category));
  if (wish.namesProduct) return isSameCategory && wish.continues;
  if (wish.unexplained.length === 0) return wish.hasMeaning;
  return wish.continues;
}

const withoutGreeting = (folded: string): string => PHRASES.greetings.removeFrom(folded) || folded;

function wordsBeside(list: PhraseList, message: string, language: Language): number {
  const beside = OWN_PHRASES[language].unsaid.removeFrom(PHRASES.questionWords.removeFrom(list.removeFrom(message)));
  return beside.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** English and Arabic ask at the beginning; Turkish and Azerbaijani at the end. */
function looksLikeQuestion(folded: string): boolean {
  const words = withoutGreeting(folded).match(/[\p{L}\p{N}']+/gu) ?? [];
  return [1, 2, 3].some((count) =>
    [words.slice(0, count), words.slice(-count)].some((part) => PHRASES.questionWords.isAllOf(part.join(' '))),
  );
}
