/** How a currency is written, by its ISO 4217 code, for shops that say nothing more about it. */
import type { Language } from './language.ts';
import type { Currency } from './store.ts';

/**
 * Sign, position and spacing from the Unicode CLDR data of `Intl`. The sign is the one that readers of `language` know
 * (`₺`, `AED`, `د.إ.`). A symbol stands where the currency's home country puts it (`12.50 ₾` in every language); a code
 * of letters stands where the readers' language puts codes.
 * @throws RangeError for a code that is not three letters.
 */
export function currencyOf(code: string, language: Language): Currency {
  const read = written(code, language);
  const isSymbol = !/\p{L}/u.test(read.sign);
  const home = isSymbol ? written(code, homeLocale(code)) : read;
  return { code, sign: read.sign, position: home.position, space: home.space };
}

/** A currency code begins with its country's code: `GEL` is `GE`, and most people there read Georgian. */
function homeLocale(code: string): string {
  return new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().toString();
}

function written(code: string, locale: string): Omit<Currency, 'code'> {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  }).formatToParts(1);
  // Marks of direction belong to the sentence that a price stands in, not to the sign.
  const shown = parts.map(({ type, value }) => ({ type, value: value.replace(/[\u200e\u200f\u061c]/g, '') }));
  const signAt = shown.findIndex(({ type }) => type === 'currency');
  const numberAt = shown.findIndex(({ type }) => type === 'integer');
  const between = shown.slice(Math.min(signAt, numberAt) + 1, Math.max(signAt, numberAt));
  return {
    sign: shown[signAt]?.value ?? code,
    position: signAt < numberAt ? 'before' : 'after',
    space: between.some(({ type, value }) => type === 'literal' && value.trim() === '' && value !== ''),
  };
}
