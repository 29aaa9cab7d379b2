/**
 * Questions about the shop itself. One message may ask several ("how do I pay and do you deliver?"), and may name a
 * place. A wish that only borrows a word ("a card holder") is none.
 */
import type { Language, ShopTextTopic } from '@quarry/contract';
import type { Memory } from '../../../memory/memory.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { PhraseList } from '../../../words/phrases.ts';
import { OWN_PHRASES, PHRASES } from '../phrases/phrase-books.ts';
import {
  ASKING,
  ASKS_PRICE,
  ASKS_TIME,
  BRINGING_BACK,
  NEAREST,
  OPEN_NOW,
  SHOP_MATTERS,
} from '../phrases/shop-matters.ts';
import { readWishSlots } from '../slots/wish-slots.ts';

export type ShopTopic = ShopTextTopic | 'hours' | 'branches';

export interface ShopQuestion {
  kind: 'shop';
  /** In the order in which they are looked for; empty when only a matter is asked about. */
  topics: ShopTopic[];
  /** Words beside the topics: a place, a particular matter. */
  words: string;
  /** The shopper was just asked where they are. */
  answersPlace: boolean;
}

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
const MOST_WORDS_BESIDE = 4;

export function recogniseShopQuestion(
  message: string,
  language: Language,
  currency: string,
  memory: Memory,
): ShopQuestion | null {
  const folded = foldText(message).trim();
  const matters = SHOP_MATTERS.filter(({ asked }) => asked.in(folded));
  const found = TOPICS.filter(([, list]) => list.in(folded));
  const asksNearest = NEAREST.in(folded);
  const answersPlace = memory.advice.asked === 'district';

  const lists = [...found.map(([, list]) => list), ...matters.map(({ asked }) => asked)];
  const without = (text: string): string => lists.reduce((rest, list) => list.removeFrom(rest), text);
  // Looked at without the topics' own words: `saat` is a watch, but in `iş saatları` it is none.
  const rest = without(message);
  const bare = PHRASES.questionWords.removeFrom(rest);
  const words = [NEAREST, OPEN_NOW, ASKS_PRICE, ASKS_TIME].reduce(
    (text, list) => list.removeFrom(text),
    OWN_PHRASES[language].unsaid.removeFrom(bare),
  );
  const { namesProduct } = readWishSlots(bare, language, currency);
  if (answersPlace && found.length === 0 && !namesProduct && countWords(words) <= MOST_WORDS_BESIDE) {
    return { kind: 'shop', topics: ['branches'], words, answersPlace };
  }
  if (BRINGING_BACK.in(folded)) return { kind: 'shop', topics: ['returns'], words: '', answersPlace };
  const topics = found.map(([topic]) => topic);
  if (asksNearest && topics.length === 0 && !namesProduct && countWords(words) <= 2) topics.push('branches');
  if (topics.length === 0 && matters.length === 0) return null;
  if (namesProduct || countWords(words) > MOST_WORDS_BESIDE) return null;
  // A matter by itself is a question only when somebody asks.
  if (topics.length === 0 && !looksAsked(message, folded)) return null;
  return { kind: 'shop', topics, words, answersPlace };
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;

function looksAsked(message: string, folded: string): boolean {
  return /[?؟]/.test(message) || PHRASES.questionWords.in(folded) || ASKING.in(folded);
}
