/**
 * Classifies questions about a shop by what shoppers ask of any shop (`data/shop-topics.json`): opening hours, delivery
 * time and cost, returns, instalments, … A message may ask of several.
 */
import { type Language, LANGUAGES, type ShopTextTopic } from '@quarry/contract';
import { transliterations } from '@quarry/language';
import { readWishSlots } from '../minds/built-in/slots/wish-slots.ts';
import type { Turn } from '../minds/mind.ts';
import { listOf } from '../phrases/phrase-lists.ts';
import { foldText } from '../words/fold-text.ts';
import ownOrderWords from './data/own-order-words.json' with { type: 'json' };
import table from './data/shop-topics.json' with { type: 'json' };
import {
  holdsAlternative,
  meets,
  type MessageWord,
  readAlternative,
  readPattern,
  type WordPattern,
  wordsOfMessage,
} from './word-patterns.ts';

/** What an answer states: a duration, an amount of money, a time of the day. */
export type StatedValue = 'time' | 'money' | 'clock';

export interface ShopTopicAsked {
  name: string;
  /** The text of the shop that speaks of it first. */
  text: ShopTextTopic;
  value: StatedValue | null;
  /** Whether its whole text is an answer where no sentence of it is one. */
  isToldWhole: boolean;
  /** Whether a sentence speaks of it. */
  isTold(sentence: readonly MessageWord[]): boolean;
}

interface Topic extends ShopTopicAsked {
  standsBesideProducts: boolean;
  asked: ReadonlyMap<string, readonly WordPattern[]>;
}

const VALUES: readonly StatedValue[] = ['time', 'money', 'clock'];
const TEXTS: readonly ShopTextTopic[] = ['delivery', 'returns', 'payment', 'contact', 'about'];

const TOPICS: readonly Topic[] = Object.entries(table).map(([name, row]) => {
  const told = row.told.map(readAlternative);
  return {
    name,
    text: TEXTS.find((one) => one === row.text) ?? 'about',
    value: VALUES.find((one) => one === row.value) ?? null,
    isToldWhole: row.isToldWhole,
    standsBesideProducts: row.standsBesideProducts,
    isTold: (sentence) => told.some((one) => holdsAlternative(one, sentence)),
    asked: new Map(Object.entries(row.asked).map(([language, patterns]) => [language, patterns.map(readPattern)])),
  };
});

export const topicCalled = (name: string): ShopTopicAsked | null => TOPICS.find((one) => one.name === name) ?? null;

/** One is a part of the other: who asks for instalments does not ask for all ways to pay. */
const GOES_BEFORE: Readonly<Record<string, readonly string[]>> = {
  instalments: ['payment'],
  damaged: ['returns', 'warranty'],
  pickup: ['address', 'delivery-cost', 'payment'],
  abroad: ['delivery-time', 'delivery-cost'],
  invoice: ['payment'],
  parking: ['address', 'hours'],
  warranty: ['returns'],
  returns: ['delivery-time'],
};
const MAX_TOPICS = 2;

const OWN_ORDER = Object.values(ownOrderWords).flatMap((words) => words.map(readAlternative));

/** Speaks of an order that the shopper has placed. */
export function speaksOfOwnOrder(message: string): boolean {
  if (listOf('ifIOrder').in(foldText(message))) return false;
  const words = wordsOfMessage(message);
  return OWN_ORDER.some((one) => holdsAlternative(one, words));
}

/** Topics that the message asks of, the most specific first; empty for another message. */
export function shopTopicsOf(turn: Turn): ShopTopicAsked[] {
  const { memory, message } = turn;
  const { orders } = memory;
  if (orders.pending !== null || orders.last !== null || speaksOfOwnOrder(message)) return [];
  const found = TOPICS.filter((topic) => asksOf(topic, turn));
  const named = new Set(found.map(({ name }) => name));
  const hidden = new Set([...named].flatMap((name) => GOES_BEFORE[name] ?? []));
  return found.filter(({ name }) => !hidden.has(name)).slice(0, MAX_TOPICS);
}

function asksOf({ asked, standsBesideProducts }: Topic, turn: Turn): boolean {
  const { message, typed = message, language, store } = turn;
  // "If she does not like it" is respelled as something ruled out.
  const said = [...new Set([message, typed])].flatMap((one) => textsOf(one, language));
  return said.some((text) => {
    const words = wordsOfMessage(text);
    const patterns = languagesOf(text, language).flatMap((one) => asked.get(one) ?? []);
    return patterns.some((pattern) => {
      const places = meets(pattern, words);
      if (places === null || standsBesideProducts) return places !== null;
      const rest = words.filter((_, at) => !places.includes(at)).map(({ start, end }) => text.slice(start, end));
      return !readWishSlots(rest.join(' '), language, store.currency.code).namesProduct;
    });
  });
}

/** The message, and as it reads in the letters of the language where it is typed in Latin ones. */
function textsOf(message: string, language: Language): string[] {
  const isLatin = /^[^\p{L}]*\p{Script=Latin}/u.test(message);
  return isLatin && (language === 'ka' || language === 'ar') ? [message, ...transliterations(message)] : [message];
}

/** Languages whose words may stand in the text: Turkish and Azerbaijani share many, and English is spoken everywhere. */
function languagesOf(text: string, language: Language): string[] {
  if (/\p{Script=Georgian}/u.test(text)) return ['ka'];
  if (/\p{Script=Arabic}/u.test(text)) return ['ar'];
  if (/\p{Script=Cyrillic}/u.test(text)) return ['ru'];
  const isTurkic = language === 'tr' || language === 'az';
  return isTurkic ? ['tr', 'az', 'en'] : LANGUAGES.filter((one) => one === 'en');
}
