/**
 * Detects questions about the shop. A message may contain several ("how do I pay and do you deliver?") and name a
 * place. A product request with a word of such a topic ("a card holder") is not one.
 */
import type { Language, ShopTextTopic } from '@quarry/contract';
import type { Memory } from '../../../memory/memory.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { PhraseList } from '../../../words/phrases.ts';
import { readWishSlots } from './wish-slots.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';
import { SHOP_MATTERS } from '../../../phrases/shop-matters.ts';

export type ShopTopic = ShopTextTopic | 'hours' | 'branches';

export interface ShopQuestion {
  /** In the order in which they are looked for; empty when only a matter is asked about. */
  topics: ShopTopic[];
  /** Words beside the topics: a place, a particular matter. */
  words: string;
  /** The shopper was just asked where they are. */
  answersPlace: boolean;
}

const TOPICS: readonly [ShopTopic, PhraseList][] = [
  ['hours', listOf('hours')],
  ['returns', listOf('returns')],
  ['payment', listOf('payment')],
  ['delivery', listOf('delivery')],
  ['branches', listOf('branches')],
  ['contact', listOf('contact')],
  ['about', listOf('about')],
];
/** A question about the shop may hold a few words more ("do you deliver to Batumi tomorrow"), a wish holds others. */
const MAX_WORDS_BESIDE = 4;

export function readShopQuestion(
  message: string,
  language: Language,
  currency: string,
  memory: Memory,
): ShopQuestion | null {
  const folded = foldText(message).trim();
  const matters = SHOP_MATTERS.filter(({ asked }) => asked.in(folded));
  const found = TOPICS.filter(([, list]) => list.in(folded));
  const asksNearest = listOf('nearest').in(folded);
  const answersPlace = memory.advice.asked === 'district';

  const lists = [...found.map(([, list]) => list), ...matters.map(({ asked }) => asked)];
  const without = (text: string): string => lists.reduce((rest, list) => list.removeFrom(rest), text);
  // Looked at without the topics' own words: `saat` is a watch, but in `iş saatları` it is none.
  const rest = without(message);
  const bare = listOf('questionWords').removeFrom(rest);
  const words = [listOf('nearest'), listOf('openNow'), listOf('asksPrice'), listOf('asksTime')].reduce(
    (text, list) => list.removeFrom(text),
    OWN_PHRASES[language].unsaid.removeFrom(bare),
  );
  const { namesProduct } = readWishSlots(bare, language, currency);
  if (answersPlace && found.length === 0 && !namesProduct && countWords(words) <= MAX_WORDS_BESIDE) {
    return { topics: ['branches'], words, answersPlace };
  }
  if (listOf('bringingBack').in(folded)) return { topics: ['returns'], words: '', answersPlace };
  const topics = found.map(([topic]) => topic);
  if (asksNearest && topics.length === 0 && !namesProduct && countWords(words) <= 2) topics.push('branches');
  if (topics.length === 0 && matters.length === 0) return null;
  if (namesProduct || countWords(words) > MAX_WORDS_BESIDE) return null;
  // A matter by itself is a question only when somebody asks.
  if (topics.length === 0 && !looksAsked(message, folded)) return null;
  return { topics, words, answersPlace };
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;

function looksAsked(message: string, folded: string): boolean {
  return /[?؟]/.test(message) || listOf('questionWords').in(folded) || listOf('asking').in(folded);
}
