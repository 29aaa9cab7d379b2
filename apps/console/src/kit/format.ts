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

/** An hour of a day, or a day without its year, in the given time zone: labels of a chart. */
export function formatStep(time: string, language: Language, timeZone: string, isHour: boolean): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    ...(isHour ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' }),
  }).format(new Date(time));
}

export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(new Date(day));
}
