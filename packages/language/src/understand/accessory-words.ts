/**
 * Heads that turn a product into its accessory: a "phone case" is no phone, a "sofa cover" no sofa.
 * They follow the product in English, Georgian, Turkish and Azerbaijani and precede it in Arabic. Stems would cut too
 * much here, so the usual forms are listed, as skeletons.
 */
import { wordsOf } from '../data/word-table.ts';

export const ACCESSORY_WORDS: ReadonlySet<string> = new Set(
  ['latin', 'ka', 'ar'].flatMap((script) => wordsOf('accessory-words', script)),
);
