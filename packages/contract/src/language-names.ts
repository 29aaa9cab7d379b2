/** The supported languages and their names; separate from the schema so that importing them does not load Zod. */

/** In the order of every language selector. */
export const LANGUAGES = ['en', 'ka', 'tr', 'ar', 'az'] as const;
type Language = (typeof LANGUAGES)[number];

/** Each language's name in that language. */
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
