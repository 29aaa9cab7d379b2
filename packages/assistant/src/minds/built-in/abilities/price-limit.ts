/** A price that the shopper has set, in the reply's words, and as a reason on the products that keep to it. */
import type { MatchReason, SearchFilters } from '@quarry/contract';
import { understand } from '@quarry/language';
import { writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { WORDINGS } from '../wording/wordings.ts';

/** `up to $50`; null when no price is set. */
export function describePrice({ price_min: low, price_max: high }: SearchFilters, turn: Turn): string | null {
  const wording = WORDINGS[turn.language];
  const price = (amount: number): string => writePrice(amount, turn.store.currency, turn.language);
  if (low !== undefined && high !== undefined) return wording.priceBetween(price(low), price(high));
  if (high !== undefined) return wording.priceMax(price(high));
  return low === undefined ? null : wording.priceMin(price(low));
}

/**
 * Why every found product keeps to the price, with the words of this message that said so (`under 50`); empty when the
 * message says none or the wish for it was let go of. The search itself is given amounts and cannot know the words.
 */
export function priceReasons(filters: SearchFilters, turn: Turn): MatchReason[] {
  const value = describePrice(filters, turn);
  if (value === null) return [];
  const { message, language, store } = turn;
  const { spans } = understand(message, { language, currency: store.currency.code });
  const words = spans.filter(({ kind }) => kind === 'price').map(({ start, end }) => message.slice(start, end).trim());
  return words.length === 0 ? [] : [{ field: 'price', value, words: words.join(' ') }];
}
