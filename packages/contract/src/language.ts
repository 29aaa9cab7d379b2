import { z } from 'zod';

/** The languages shoppers may use, in the order in which every selector lists them. */
export const LANGUAGES = ['en', 'ka', 'tr', 'ar', 'az'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

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
