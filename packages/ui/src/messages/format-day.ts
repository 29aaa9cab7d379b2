/** Days as a reader of the language writes them, in Latin figures so that they match prices and order numbers. */
import type { Language } from '@quarry/contract';

const LOCALES: Record<Language, string> = { en: 'en-GB', ka: 'ka', tr: 'tr', ar: 'ar-u-nu-latn', az: 'az' };
const NOT_AVAILABLE = 'N/A';

/** `2026-11-02` as `2 Nov 2026`; an empty value or the word `None` as `N/A`; anything that is no day as it stands. */
export function formatDay(day: string | null | undefined, language: Language): string {
  const written = day?.trim() ?? '';
  if (written === '' || written === 'None') return NOT_AVAILABLE;
  const time = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(written) ? `${written}T00:00:00Z` : written);
  if (Number.isNaN(time)) return written;
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(time);
}

export function isAvailable(formatted: string): boolean {
  return formatted !== NOT_AVAILABLE;
}
