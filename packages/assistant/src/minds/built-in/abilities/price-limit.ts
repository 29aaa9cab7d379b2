/** Formats the shopper's price limit for the reply, and as a reason on the products within it. */
import type { MatchReason, SearchFilters } from '@quarry/contract';
import { understand } from '@quarry/language';
import type { Wishes } from '../../../memory/memory.ts';
import { writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { WORDINGS } from '../wording/wordings.ts';

/** "Cheaper than" leaves out the price itself; no shop has a price between. */
const SMALLEST_STEP = 0.01;
/** "About 20" is understood as a fifth more or less. */
const ABOUT = 0.2;

/** The conditions as the search takes them: its limits include the amounts. */
export function exactLimits({ filters, below, above }: Wishes): SearchFilters {
  return {
    ...filters,
    ...(below !== undefined && { price_max: toCents(below - SMALLEST_STEP) }),
    ...(above !== undefined && { price_min: toCents(above + SMALLEST_STEP) }),
  };
}

/** `up to $50`; null when no price is set. */
export function describePrice({ filters, below, above }: Wishes, turn: Turn): string | null {
  const wording = WORDINGS[turn.language];
  const price = (amount: number): string => writePrice(amount, turn.store.currency, turn.language);
  const { price_min: low, price_max: high } = filters;
  if (below !== undefined) {
    return low === undefined ? wording.priceBelow(price(below)) : wording.priceBetween(price(low), price(below));
  }
  if (above !== undefined) {
    return high === undefined ? wording.priceAbove(price(above)) : wording.priceBetween(price(above), price(high));
  }
  if (low !== undefined && high !== undefined) {
    const middle = toCents((low + high) / 2);
    const isAbout = toCents(middle * (1 - ABOUT)) === low && toCents(middle * (1 + ABOUT)) === high;
    return isAbout ? wording.priceAbout(price(middle)) : wording.priceBetween(price(low), price(high));
  }
  if (high !== undefined) return wording.priceMax(price(high));
  return low === undefined ? null : wording.priceMin(price(low));
}

const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Why every found product keeps to the price, with the words of this message that said so (`under 50`); empty when the
 * message says none or the wish for it was let go of. The search itself is given amounts and cannot know the words.
 */
export function priceReasons(wishes: Wishes, turn: Turn): MatchReason[] {
  const value = describePrice(wishes, turn);
  if (value === null) return [];
  const { message, language, store } = turn;
  const { spans } = understand(message, { language, currency: store.currency.code });
  const words = spans.filter(({ kind }) => kind === 'price').map(({ start, end }) => message.slice(start, end).trim());
  return words.length === 0 ? [] : [{ field: 'price', value, words: words.join(' ') }];
}
