/** Removes words from a request that are neither in the lexicon nor in a slot of the reader. */
import type { Operation } from '../../../dialogue/operation.ts';
import { slotsOf } from '../../../dialogue/slots.ts';
import { contentWords } from '../../../plan/words.ts';
import type { Turn } from '../../mind.ts';
import { foldText } from '../../../words/fold-text.ts';
import { readWishSlots, type WishSlots } from './wish-slots.ts';

const SURE = 0.6;

/** Unchanged where the reader does not surely name a thing: an unknown word may be the thing. */
export function groundedWish({ reading, message, language, store }: Turn, wish: WishSlots): WishSlots {
  const operations = reading?.operations ?? [];
  if (wish.unexplained.length === 0 || !operations.some(namesThing)) return wish;
  if (operations.some(({ confidence }) => confidence < SURE)) return wish;
  const slots = operations.flatMap((one) => one.slots);
  const isInSlot = (at: number, end: number): boolean => slots.some((slot) => slot.start < end && slot.end > at);
  const left = wish.unexplained.filter((word) => {
    const at = message.indexOf(word);
    return at >= 0 && !isInSlot(at, at + word.length);
  });
  if (left.length === 0) return wish;
  const unsaid = new Set(left.map((word) => foldText(word)));
  const kept = wish.said.split(' ').filter((word) => {
    const at = message.indexOf(word);
    const isPart = at >= 0 && isInSlot(at, at + word.length);
    const isSmall = contentWords(word, language).length === 0;
    return isPart || (!isSmall && !unsaid.has(foldText(word.replace(/^\P{L}+|\P{L}+$/gu, ''))));
  });
  const read = readWishSlots(kept.join(' '), language, store.currency.code);
  if (read.said === '') return wish;
  return { ...read, filters: { ...read.filters, ...wish.filters }, continues: wish.continues };
}

const namesThing = (operation: Operation): boolean =>
  (operation.kind === 'find' || operation.kind === 'find-also' || operation.kind === 'replace') &&
  slotsOf(operation, 'kind', 'product').some(({ confidence }) => confidence >= SURE);
