/** The notation of a currency by its ISO 4217 code, for shops that do not configure one, and prices in a notation. */
import type { Language } from './language.ts';
import type { Currency } from './store.ts';

const USUAL_DECIMALS = 2;
const decimalsByCode = new Map<string, number>();

/** `12.50 ₾`, `$12.50`, `Rs 12.50`, `¥1200`: the currency's own number of decimals, and the store's notation. */
export function priceText(amount: number, { code, sign, position, space }: Currency): string {
  const parts = [sign, amount.toFixed(decimalsOf(code))];
  return (position === 'before' ? parts : parts.reverse()).join(space ? ' ' : '');
}

/** By ISO 4217, as `Intl` knows it: 0 for the yen, 3 for the Kuwaiti dinar, 2 for most and for an unknown code. */
function decimalsOf(code: string): number {
  const decimals = decimalsByCode.get(code) ?? (/^[A-Z]{3}$/i.test(code) ? decimalsByIntl(code) : USUAL_DECIMALS);
  decimalsByCode.set(code, decimals);
  return decimals;
}

function decimalsByIntl(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? USUAL_DECIMALS;
}

/**
 * Sign, position and spacing from the Unicode CLDR data of `Intl`. The sign is the one that readers of `language` use
 * (`₺`, `AED`, `د.إ.`). A symbol is placed as in the currency's home country (`12.50 ₾` in every language); a letter
 * code is placed as in the readers' language.
 * @throws RangeError for a code that is not three letters.
 */
export function currencyOf(code: string, language: Language): Currency {
  const read = written(code, language);
  const isSymbol = !/\p{L}/u.test(read.sign);
  const home = isSymbol ? written(code, homeLocale(code)) : read;
  return { code, sign: read.sign, position: home.position, space: home.space };
}

/**
 * A currency code begins with its country's code: `GEL` is `GE`. `Intl` derives the country's main language from it.
 */
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
  // Direction marks belong to the surrounding sentence, not to the sign.
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
