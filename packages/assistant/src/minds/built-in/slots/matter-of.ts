/**
 * Selects the relevant part of a message with several parts: "thanks, and how much is delivery" is about delivery,
 * "start again, a jacket" starts a new request, and the reason for not wanting ibuprofen is not a request.
 */
import { foldText } from '../../../words/fold-text.ts';
import type { Turn } from '../../mind.ts';
import { readWishSlots } from './wish-slots.ts';
import { readShopQuestion } from './shop-question.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';
import { OWN_TALK } from '../../../phrases/product-talk.ts';

export interface Matter {
  /** What is left to answer. */
  message: string;
  /** The wishes so far are given up. */
  isNewBeginning: boolean;
}

/** Where one thought ends; a comma inside a number or between two words of a list is looked at in the same way. */
const THOUGHT = /(?<=[.!?;:\n،؛؟])\s*|(?<=,)\s+/u;
/** What a clause may begin with after another one: "and how much is delivery". */
const AND = /^(?:and|but|so|also|და|მაგრამ|ve|peki|ama|و|بس|və|bəs|amma)\s+/iu;
/** A clause of a new beginning has a few words more: "never mind, let's start again". */
const MAX_WORDS_OF_BEGINNING = 3;

/** Null: the message is one thing, or nothing stands beside the pleasantries. */
export function matterOf(turn: Turn): Matter | null {
  const { message } = turn;
  const thoughts = message.split(THOUGHT).filter((thought) => /[\p{L}\p{N}]/u.test(thought));
  return newBeginning(turn) ?? withoutPleasantries(turn, thoughts) ?? withoutReason(turn, thoughts);
}

function newBeginning({ message, language, store }: Turn): Matter | null {
  const folded = foldText(message);
  if (!listOf('newBeginning').in(folded) || letsGoOf(folded, language)) return null;
  const namesProduct = (text: string): boolean => readWishSlots(text, language, store.currency.code).namesProduct;
  const thoughts = message.split(THOUGHT);
  const at = thoughts.findIndex((thought) => listOf('newBeginning').in(foldText(thought)));
  const beginning = thoughts.slice(0, at + 1).join(' ');
  const beside = listOf('newBeginning').removeFrom(thoughts[at] ?? '');
  // "Start again with shoes" says both in one thought.
  const rest = [
    countWords(beside) > MAX_WORDS_OF_BEGINNING || namesProduct(beside) ? beside : '',
    ...thoughts.slice(at + 1),
  ]
    .join(' ')
    .replace(/^\s*(?:with|and|,|:)\s+/iu, '')
    .trim();
  if (namesProduct(beginning) && !namesProduct(beside)) return null;
  if (rest !== '' && namesProduct(rest)) return { message: rest, isNewBeginning: true };
  // "I liked none of them, let's start again": the beginning alone is what is asked for.
  const isAllOfIt = listOf('restart').isAllOf(foldText(message).trim());
  return rest === '' && !isAllOfIt && !namesProduct(message) ? { message: '', isNewBeginning: true } : null;
}

/** "Forget the price" forgets the price alone. */
function letsGoOf(folded: string, language: Turn['language']): boolean {
  const { letGo, facts } = OWN_TALK[language];
  return (
    letGo.in(folded) && (['price', 'size', 'color', 'material', 'brand'] as const).some((key) => facts[key].in(folded))
  );
}

function withoutPleasantries(turn: Turn, thoughts: readonly string[]): Matter | null {
  const { message, language } = turn;
  const own = OWN_PHRASES[language];
  const isPleasant = (text: string): boolean => {
    const folded = foldText(text).trim();
    if (
      listOf('thanks').isAllOf(folded) ||
      listOf('greetings').isAllOf(folded) ||
      listOf('interjections').isAllOf(folded)
    )
      return true;
    const left = listOf('interjections').removeFrom(listOf('greetings').removeFrom(listOf('thanks').removeFrom(text)));
    return !/[\p{L}\p{N}]/u.test(left);
  };
  const kept = thoughts.filter((thought) => !isPleasant(thought));
  const whole = kept.length < thoughts.length ? kept.join(' ') : listOf('thanks').removeFrom(message);
  const rest = whole.trim().replace(AND, '').trim();
  if (rest === '' || rest === message.trim() || !/[\p{L}\p{N}]/u.test(own.unsaid.removeFrom(rest))) return null;
  return asks(turn, rest) ? { message: rest, isNewBeginning: false } : null;
}

/** A question of the shop, or of anything: only then are pleasantries more than a part of a wish or of an answer. */
function asks({ language, store, memory }: Turn, rest: string): boolean {
  const folded = foldText(rest);
  return (
    readShopQuestion(rest, language, store.currency.code, memory) !== null ||
    listOf('bringingBack').in(folded) ||
    listOf('myOrders').in(folded)
  );
}

/** "No ibuprofen please, it upsets my stomach": the thought after the one that rules something out. */
function withoutReason({ language, store }: Turn, thoughts: readonly string[]): Matter | null {
  const excludes = (thought: string): boolean =>
    (readWishSlots(thought, language, store.currency.code).filters.exclude ?? []).length > 0;
  const kept = thoughts.filter(
    (thought, index) =>
      !(
        index > 0 &&
        excludes(thoughts[index - 1] ?? '') &&
        !excludes(thought) &&
        listOf('reason').in(foldText(thought))
      ),
  );
  if (kept.length === thoughts.length) return null;
  return { message: kept.join(' ').replace(/[\s,،]+$/u, ''), isNewBeginning: false };
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
