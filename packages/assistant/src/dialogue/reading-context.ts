/** The context of the reader: a summary of the dialogue state. */
import type { Language } from '@quarry/contract';
import type { Question } from '../memory/advice.ts';
import type { Memory } from '../memory/memory.ts';
import type { ReadingContext } from './operation.ts';

const OPEN: Record<Question, ReadingContext['openQuestion']> = {
  'gift-person': 'for-whom',
  'gift-budget': 'budget',
  'gift-taste': 'which-kind',
  car: 'car',
  district: null,
  outfit: 'for-whom',
  complaint: 'order-number',
};

export function readingContextOf(memory: Memory, language: Language): ReadingContext {
  const { wishes, shown, orders, advice } = memory;
  const conditions = Object.keys(wishes?.filters ?? {}).length + (wishes?.conditions?.length ?? 0);
  return {
    language,
    hasSubject: wishes !== null,
    constraintCount: conditions,
    shownCount: shown.products.length,
    openQuestion: orders.pending
      ? 'order-proof'
      : orders.numberAsked
        ? 'order-number'
        : advice.asked
          ? OPEN[advice.asked]
          : null,
    lastKinds: memory.lastKinds,
  };
}
