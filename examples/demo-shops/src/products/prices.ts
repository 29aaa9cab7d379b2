/** Generates prices in the style of shops: 89.90 ₾, $34.99, Rs 245. */
import type { Chance } from '../random.ts';

/** Conversion from the catalogue's lari to the shop's currency; realistic shop prices, not exchange rates. */
const PER_LARI: Record<string, number> = { GEL: 1, USD: 0.4, INR: 31 };

export function fromLari(lari: number, currency: string): number {
  return lari * (PER_LARI[currency] ?? 1);
}

/** Rounds to a usual price ending in that currency. */
function shelfPrice(amount: number, currency: string, chance: Chance): number {
  if (currency === 'INR') {
    const step = amount < 200 ? 1 : amount < 1000 ? 5 : 10;
    const whole = Math.max(5, Math.round(amount / step) * step);
    return step > 1 && chance.happens(0.4) ? whole - 1 : whole;
  }
  const endings = currency === 'USD' ? [0.99, 0.99, 0.5, 0] : [0.9, 0.5, 0, 0.95];
  const price = Math.floor(amount) + chance.pick(endings);
  return price < 0.5 ? 0.5 : Math.round(price * 100) / 100;
}

interface Prices {
  original_price: number;
  discounted_price: number | null;
  current_price: number;
}

/** A third of the products are reduced, by ten to forty percent. `fixed` is the required price of a staple. */
export function drawPrices(amount: number, currency: string, fixed: number | undefined, chance: Chance): Prices {
  const isReduced = chance.happens(0.34);
  if (fixed !== undefined) {
    const before = shelfPrice(fixed * (1.15 + chance.next() * 0.4), currency, chance);
    return isReduced && before > fixed
      ? { original_price: before, discounted_price: fixed, current_price: fixed }
      : { original_price: fixed, discounted_price: null, current_price: fixed };
  }
  const original = shelfPrice(amount, currency, chance);
  const reduced = shelfPrice(original * (1 - chance.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4])), currency, chance);
  return isReduced && reduced < original
    ? { original_price: original, discounted_price: reduced, current_price: reduced }
    : { original_price: original, discounted_price: null, current_price: original };
}
