/** Formats prices in the language of the page. */
import type { Currency, Language } from '@quarry/contract';

/** Before each three digits, and before the cents. */
const SEPARATORS: Record<Language, string> = { en: ',.', ar: ',.', tr: '.,', az: '.,', ka: '\u00a0,' };

/**
 * Uses the sign and position that the shop has set. A shop without them (its sign equals the code) gets the currency's
 * own, formatted for the language: `₺45,00`, `45,00 ₼`. Digits are Western in every language. Direction marks isolate
 * the text.
 *
 * The browser formats only what it alone knows: its first format takes it tens of milliseconds.
 */
export function priceText(amount: number, { code, sign, position, space }: Currency, language: Language): string {
  if (sign === code && /^[a-z]{3}$/i.test(code)) {
    const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    });
    return `\u2068${format.format(amount)}\u2069`;
  }
  // Matches the places of thousands, which are empty, and the point.
  const number = amount.toFixed(2).replace(/\B(?=(\d{3})+\.)|\./g, ({ length }) => SEPARATORS[language].charAt(length));
  const parts = position === 'before' ? [sign, number] : [number, sign];
  return `\u2066${parts.join(space ? '\u00a0' : '')}\u2069`;
}
