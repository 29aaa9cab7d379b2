/** Numbers and times in the console's language. Digits are the Latin ones everywhere, as in the shops' prices. */
import type { Language } from '@quarry/contract';

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  ka: 'ka-GE',
  tr: 'tr-TR',
  ar: 'ar-u-nu-latn',
  az: 'az-AZ',
};

export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(LOCALES[language], options).format(value);
}

/** @param share 0 to 1 */
export function formatShare(share: number, language: Language): string {
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: 1 });
}

/** @param time ISO 8601 @param timeZone IANA name; default: the browser's */
export function formatTime(time: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(time));
}

export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(new Date(day));
}
