/** Formats prices in the language of the page. */
import type { Currency, Language } from '@quarry/contract';
import { isolated } from './isolated.ts';

/**
 * Uses the sign and position that the shop has set. A shop without them (its sign equals the code) gets the currency's
 * own, formatted for the language: `₺45,00`, `45,00 ₼`. Digits are Western in every language. Direction marks isolate
 * the text.
 */
export function priceText(amount: number, { code, sign, position, space }: Currency, language: Language): string {
  const locale = `${language}-u-nu-latn`;
  if (sign === code && /^[a-z]{3}$/i.test(code)) {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    });
    return isolated(format.format(amount));
  }
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
  const parts = position === 'before' ? [sign, number] : [number, sign];
  return `\u2066${parts.join(space ? '\u00a0' : '')}\u2069`;
}
