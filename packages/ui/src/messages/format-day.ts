/**
 * Formats dates in five languages, with Latin digits to match prices and order numbers. Month names are listed here
 * because browsers lack some languages: Chromium has no Georgian and no Azerbaijani.
 */
import type { Language } from '@quarry/contract';

const MONTHS: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ka: ['იან', 'თებ', 'მარ', 'აპრ', 'მაი', 'ივნ', 'ივლ', 'აგვ', 'სექ', 'ოქტ', 'ნოე', 'დეკ'],
  tr: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  az: ['yan', 'fev', 'mar', 'apr', 'may', 'iyn', 'iyl', 'avq', 'sen', 'okt', 'noy', 'dek'],
};
const NOT_AVAILABLE = 'N/A';

/** `2026-11-02` as `2 Nov 2026`; an empty value or the word `None` as `N/A`; an invalid date unchanged. */
export function formatDay(day: string | null | undefined, language: Language): string {
  const written = day?.trim() ?? '';
  if (written === '' || written === 'None') return NOT_AVAILABLE;
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(written) ?? [];
  const name = MONTHS[language][Number(month) - 1];
  return name ? `${Number(date)} ${name} ${year}` : written;
}

export function isAvailable(formatted: string): boolean {
  return formatted !== NOT_AVAILABLE;
}
