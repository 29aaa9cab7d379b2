/**
 * Words that turn a product's name into the name of its accessory: a "phone case" is not a phone, a "sofa cover" not a
 * sofa. They follow the product in English, Georgian, Turkish and Azerbaijani and precede it in Arabic. Listed as
 * skeletons of the usual forms, because stemming would match too many words.
 */
import { wordsOf } from '../data/word-table.ts';

export const ACCESSORY_WORDS: ReadonlySet<string> = new Set(
  ['latin', 'ka', 'ar'].flatMap((script) => wordsOf('accessory-words', script)),
);
