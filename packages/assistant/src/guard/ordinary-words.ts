/**
 * Common words of Georgian and Arabic sentences about prices, as prefixes (`guard-data/ordinary-words.json`). They are not product names. A missing word
 * removes a true sentence, which the built-in mind then replaces.
 */
import words from './guard-data/ordinary-words.json' with { type: 'json' };
/** Allows Georgian endings and Arabic prefixes. */
export const ORDINARY_WORD = new RegExp(
  `^(?:(?:${words.georgian.join('|')})[ა-ჰ]{0,6}|(?:و|ف|ب|ل|ك)?(?:ال)?(?:${words.arabic.join('|')})(?:ه|ها|هم|هما|ك|كم|نا|ي)?)$`,
  'u',
);
