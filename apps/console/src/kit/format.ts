/** Numbers and times in the console's language. Digits are the Latin ones everywhere, as in the shops' prices. */
import type { Language } from '@quarry/contract';

const SAMPLE = new Date(Date.UTC(2026, 10, 21));

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  ka: 'ka-GE',
  tr: 'tr-TR',
  ar: 'ar-u-nu-latn',
  az: 'az-AZ',
};
/** Browsers without a language write numbers as the fallback does: with the same marks as the language itself. */
const FALLBACKS: Partial<Record<Language, string>> = { ka: 'ru-RU', az: 'de-DE' };

/** Some browsers have no words for Georgian and Azerbaijani months, and write "M11" or the words of another language. */
function isKnown(language: Language): boolean {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: 'short', timeZone: 'UTC' });
  return format.resolvedOptions().locale.startsWith(language) && !/\d/.test(format.format(SAMPLE));
}

const localeOf = (language: Language) => (isKnown(language) ? undefined : FALLBACKS[language]) ?? LOCALES[language];

/** A date as text: with the word of the month where the browser knows it, else in numbers. */
function dateFormat(language: Language, withYear: boolean, more: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const isInWords = isKnown(language) || FALLBACKS[language] === undefined;
  return new Intl.DateTimeFormat(localeOf(language), {
    day: isInWords ? 'numeric' : '2-digit',
    month: isInWords ? 'short' : '2-digit',
    ...(withYear && { year: 'numeric' }),
    ...more,
  });
}

export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  const text = new Intl.NumberFormat(localeOf(language), { currencyDisplay: 'narrowSymbol', ...options }).format(value);
  // In Arabic text a sign of letters, as in "US$", would be torn apart: an amount is isolated, from the left.
  return language === 'ar' && options.style === 'currency' ? `\u2066${text.replaceAll('\u200f', '')}\u2069` : text;
}

/** @param share 0 to 1 */
export function formatShare(share: number, language: Language): string {
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: 1 });
}

/** @param time ISO 8601 @param timeZone IANA name; default: the browser's */
export function formatTime(time: string, language: Language, timeZone?: string): string {
  const more = { hour: '2-digit', minute: '2-digit', ...(timeZone && { timeZone }) } as const;
  return dateFormat(language, true, more).format(new Date(time));
}

/** An hour of a day, or a day without its year, in the given time zone: labels of a chart. */
export function formatStep(time: string, language: Language, timeZone: string, isHour: boolean): string {
  const format = isHour
    ? new Intl.DateTimeFormat(localeOf(language), { timeZone, hour: '2-digit', minute: '2-digit' })
    : dateFormat(language, false, { timeZone });
  return format.format(new Date(time));
}

export function formatDay(day: string, language: Language): string {
  return dateFormat(language, true, {}).format(new Date(day));
}
