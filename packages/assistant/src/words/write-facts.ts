/** Formats facts: prices with the shop's currency sign, numbers and dates by the conventions of the language. */
import type { Currency, Language, ListedProduct } from '@quarry/contract';

/** Arabic keeps Western digits: they are what the price tags on the cards show. */
const LOCALES: Record<Language, string> = { en: 'en-US', ka: 'ka-GE', tr: 'tr-TR', ar: 'ar-u-nu-latn', az: 'az-AZ' };

/** A price in a sentence: whole amounts without decimals, the sign where the shop's cards have it. */
export function writePrice(amount: number, currency: Currency, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = numberFormat(language, digits).format(amount);
  const between = currency.space ? '\u00a0' : '';
  return currency.position === 'before' ? `${currency.sign}${between}${number}` : `${number}${between}${currency.sign}`;
}

export function writeNumber(value: number, language: Language): string {
  return numberFormat(language).format(value);
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than the rest of a sentence, so each is made once. */
function numberFormat(language: Language, digits?: number): Intl.NumberFormat {
  const name = `${language} ${digits ?? 'any'}`;
  let format = numberFormats.get(name);
  if (!format) {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    format = new Intl.NumberFormat(LOCALES[language], digits === undefined ? {} : options);
    numberFormats.set(name, format);
  }
  return format;
}

/** An ISO day as a person writes it, null when it is none (`None`, an empty text). */
export function writeDay(isoDay: string | null, language: Language): string | null {
  if (!isoDay || !/^\d{4}-\d{2}-\d{2}/.test(isoDay)) return null;
  const day = new Date(`${isoDay.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(day);
}

/** A label on its own, capitalized: `navy` → `Navy`. Scripts without capitals are unchanged. */
export function asLabel(text: string, language: Language): string {
  const [first = '', ...rest] = text;
  // Georgian has capitals in Unicode (`Ბ`), but they are not used at the beginning of words.
  return (/\p{Script=Latin}/u.test(first) ? first.toLocaleUpperCase(LOCALES[language]) : first) + rest.join('');
}

/** The product's name in the language of the reply, where the shop has one. */
export function titleIn(product: ListedProduct, language: Language): string {
  return product.texts[language]?.title || product.title;
}
