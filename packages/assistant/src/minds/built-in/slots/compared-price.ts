/** Parses price comparisons: "anything cheaper", "dearer than the second one", "cheaper than 40". */
import { measuresIn } from '@quarry/language';
import { foldText } from '../../../words/fold-text.ts';
import { numbersIn } from '../../../words/numbers-in.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import type { Turn } from '../../mind.ts';
import { readReferences } from './references.ts';
import { readWishSlots, type WishSlots } from './wish-slots.ts';

export interface ComparedPrice {
  direction: 'cheaper' | 'dearer';
  wish: WishSlots;
  /** The price that it must be cheaper or dearer than, or the products whose price that is. */
  than: number | readonly string[] | null;
}

/** "Anything cheaper? I want a present": beside the comparison so many words may be unknown. */
const MAX_WORDS_BESIDE_PRICE = 1;

export function readComparedPrice(
  { message, language, memory, store }: Turn,
  { filters }: WishSlots,
): ComparedPrice | null {
  const folded = foldText(message).trim();
  const currency = store.currency.code;
  for (const direction of ['dearer', 'cheaper'] as const) {
    const list = listOf(direction);
    // "Any cheaper size? 195/65 R15": the measure is what is wished for.
    // "Cheaper than 1000" says its limit.
    const hasLimit = filters.price_min !== undefined || filters.price_max !== undefined;
    if (!list.in(folded) || hasLimit || measuresIn(message, { language }).length > 0) continue;
    const said = list.removeFrom(message);
    const references = readReferences(said, language, memory);
    const isPlace = references !== null && references.how === 'place' && references.ids.length > 0;
    const rest = readWishSlots(isPlace ? references.rest : said, language, currency);
    const [amount] = rest.namesProduct ? [] : numbersIn(said);
    const isLimit = amount !== undefined && Object.keys(rest.filters).length === 0;
    if (rest.namesProduct || (rest.unexplained.length > MAX_WORDS_BESIDE_PRICE && !isPlace && !isLimit)) continue;
    return { direction, wish: rest, than: isPlace ? references.ids : isLimit ? amount : null };
  }
  return null;
}
