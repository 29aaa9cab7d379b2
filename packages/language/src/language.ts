/** The five supported languages. The order is also the column order of every table in `data/lexicon`. */
export const LANGUAGES = ['en', 'ka', 'tr', 'ar', 'az'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages of the lexicon's words: Russian is read in queries and catalogues and never written. */
export const READ_LANGUAGES = [...LANGUAGES, 'ru'] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

/** The languages in Latin script, so that a single word may belong to any of them. */
export const LATIN_LANGUAGES = ['en', 'tr', 'az'] as const;
export type LatinLanguage = (typeof LATIN_LANGUAGES)[number];

export function isLatinLanguage(language: ReadLanguage | undefined): language is LatinLanguage {
  return language === 'en' || language === 'tr' || language === 'az';
}
