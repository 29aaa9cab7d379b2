/**
 * Parses a product request: its constraints (price, colour, size, …), the words to match as text, and unknown words.
 */
import type { Language, SearchFilters } from '@quarry/contract';
import { type Understanding, understand } from '@quarry/language';
import { foldText } from '../../../words/fold-text.ts';
import { asciiDigits, numbersIn } from '../../../words/numbers-in.ts';
import type { PhraseList } from '../../../words/phrases.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';

export interface WishSlots {
  /** The request without the phrases around it, price and negations. May be empty. */
  said: string;
  /** The same without the words that became conditions. */
  words: string;
  filters: SearchFilters;
  /** Something of the message was understood: a condition or a concept. */
  hasMeaning: boolean;
  /** Says what to look for: a kind of product, or what is in it (`vitamin C`, `paracetamol`). */
  namesProduct: boolean;
  /** Words that are neither understood nor small talk. */
  unexplained: string[];
  /** The original words, if the request is parsed from other words ("for kids" for "for a 3 year old"). */
  askedAs?: string;
  /** The message begins like a continuation of the last request. */
  continues: boolean;
}

const PRODUCT_KINDS = new Set(['category', 'product_type', 'ingredient']);
const CONDITION_KINDS = new Set(['color', 'size', 'gender', 'material', 'brand']);

export function readWishSlots(message: string, language: Language, currency: string): WishSlots {
  const own = OWN_PHRASES[language];
  const { understood, spans, rest } = readConditions(message, own.around, { language, currency });
  const said = withoutEdges(tidy(rest), own.unsaid);
  const inside = understand(said, { language, currency }).spans;
  const conditions = inside.filter(({ kind }) => CONDITION_KINDS.has(kind));
  const words = withoutEdges(tidy(cut(said, conditions)), own.unsaid);
  const unexplained = own.unsaid
    .removeFrom(cut(said, inside))
    .match(/[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu);

  return {
    said,
    words: /[\p{L}\p{N}]/u.test(own.unsaid.removeFrom(words)) ? words : '',
    filters: { ...understood },
    hasMeaning: spans.length > 0 || Object.keys(understood).length > 0,
    namesProduct: spans.some(({ kind, negated }) => PRODUCT_KINDS.has(kind) && !negated),
    unexplained: unexplained ?? [],
    continues: beginsWith(message, own.joining),
  };
}

/**
 * "I want" says nothing about a product, but "I do not want" does: where something is ruled out, the words around the
 * wish are taken away only after it was read.
 */
function readConditions(
  message: string,
  around: PhraseList,
  options: { language: Language; currency: string },
): Understanding {
  const whole = understand(message, options);
  if ((whole.understood.exclude ?? []).length > 0) return { ...whole, rest: around.removeFrom(whole.rest) };
  const read = understand(tidy(around.removeFrom(message)) || message, options);
  const budget = BUDGET.exec(asciiDigits(read.rest));
  const [amount] = numbersIn(budget?.[1] ?? '');
  if (!budget || amount === undefined || read.understood.price_max !== undefined) return read;
  const rest = asciiDigits(read.rest).replace(budget[0], ' ');
  return { ...read, understood: { ...read.understood, price_max: amount }, rest };
}

/** "My budget is 4000": the amount is the most that may be spent. */
const BUDGET =
  /(?<!\p{L})(?:budget|ბიუჯეტ\p{L}*|bütçe\p{L}*|butce\p{L}*|büdcə\p{L}*|budce\p{L}*|ميزاني\p{L}*)[^\d,.;]{0,16}?(\d[\d., ]*)/iu;

function cut(text: string, spans: Understanding['spans']): string {
  let left = text;
  for (const { start, end } of [...spans].sort((one, other) => other.start - one.start)) {
    left = `${left.slice(0, start)} ${left.slice(end)}`;
  }
  return left;
}

/** "a jacket", "for headache" and `mavi olsun` are the wishes "jacket", "headache" and `mavi`. */
function withoutEdges(text: string, unsaid: PhraseList): string {
  const words = text.split(' ');
  const saysNothing = (word = ''): boolean => !/[\p{L}\p{N}]/u.test(word) || unsaid.isAllOf(foldText(word));
  while (words.length > 1 && saysNothing(words[0])) words.shift();
  while (words.length > 1 && saysNothing(words.at(-1))) words.pop();
  return tidy(words.join(' '));
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,.!?;:،؟–-]+|[\s,.!?;:،؟–-]+$/gu, '');

function beginsWith(message: string, joining: PhraseList): boolean {
  const words = foldText(message).trim().split(/\s+/);
  // The longest joining phrases ("make it", "less than") have two words.
  return [1, 2].some((count) => joining.isAllOf(words.slice(0, count).join(' ')));
}
