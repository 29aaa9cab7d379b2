/**
 * Which language one message is in, for its `lang` and `dir`: its letters decide, so that an Arabic question is set
 * from right to left whatever language the page speaks. A text with any letter of the chat's own script is in the
 * chat's language, though it begin with a brand in Latin letters. Latin letters say nothing between English, Turkish
 * and Azerbaijani, so there the language of the chat decides, unless that one has a script of its own.
 */
import type { Language } from '@quarry/contract';

const ARABIC = /\p{Script=Arabic}/u;
const GEORGIAN = /\p{Script=Georgian}/u;
const LETTER = /\p{L}/u;

export function languageOfText(text: string, chatLanguage: Language): Language {
  if (chatLanguage === 'ar' && ARABIC.test(text)) return 'ar';
  if (chatLanguage === 'ka' && GEORGIAN.test(text)) return 'ka';
  for (const character of text) {
    if (!LETTER.test(character)) continue;
    if (ARABIC.test(character)) return 'ar';
    if (GEORGIAN.test(character)) return 'ka';
    return chatLanguage === 'ar' || chatLanguage === 'ka' ? 'en' : chatLanguage;
  }
  return chatLanguage;
}
