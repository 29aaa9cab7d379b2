import { z } from 'zod';
import { LANGUAGES } from './language-names.ts';

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** One value for each language. */
export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make('en'), ka: make('ka'), tr: make('tr'), ar: make('ar'), az: make('az') };
}
