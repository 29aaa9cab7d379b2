import type { SearchSort } from '@quarry/contract';
import { foldText } from '../../../words/fold-text.ts';
import { SORTING } from '../../../phrases/product-talk.ts';
import type { Turn } from '../../mind.ts';
import { readWishSlots, type WishSlots } from './wish-slots.ts';

export interface AskedOrder {
  sort: SearchSort;
  /** What is looked for at the same time, when anything is. */
  wish: WishSlots;
}

/** "Cheapest first". */
export function readAskedOrder({ message, language, store, memory }: Turn): AskedOrder | null {
  const currency = store.currency.code;
  const folded = foldText(message);
  for (const [sort, list] of SORTING) {
    if (!list.in(folded)) continue;
    const wish = readWishSlots(list.removeFrom(message), language, currency);
    const isOfTable = memory.wishes !== null && !wish.namesProduct && wish.unexplained.length <= 1;
    if (isOfTable || wish.namesProduct) return { sort, wish };
  }
  return null;
}
