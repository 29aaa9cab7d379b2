/** The languages shoppers may use, and what they are called; apart from the schema, which a page of one language spares. */

/** In the order in which every selector lists them. */
export const LANGUAGES = ['en', 'ka', 'tr', 'ar', 'az'] as const;
type Language = (typeof LANGUAGES)[number];

/** Each language's name for itself. */
export const NATIVE_NAMES: Record<Language, string> = {
  en: 'English',
  ka: 'ქართული',
  tr: 'Türkçe',
  ar: 'العربية',
  az: 'Azərbaycanca',
};

/** Each language's English name. */
export const ENGLISH_NAMES: Record<Language, string> = {
  en: 'English',
  ka: 'Georgian',
  tr: 'Turkish',
  ar: 'Arabic',
  az: 'Azerbaijani',
};

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
