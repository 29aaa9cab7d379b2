/** The five languages Quarry understands. The order is also the column order of every row in `concepts/data`. */
export const LANGUAGES = ['en', 'ka', 'tr', 'ar', 'az'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages that share the Latin script, so that a single word may belong to any of them. */
export const LATIN_LANGUAGES = ['en', 'tr', 'az'] as const;
export type LatinLanguage = (typeof LATIN_LANGUAGES)[number];

export function isLatinLanguage(language: Language | undefined): language is LatinLanguage {
  return language === 'en' || language === 'tr' || language === 'az';
}
