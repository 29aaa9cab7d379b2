/**
 * Detects the language of one message for its `lang` and `dir`: its script decides, so that an Arabic question is shown
 * right to left in any chat. A text with any letter of the chat language's script is in that language, even if it
 * begins with a Latin brand name. Latin letters do not distinguish English, Turkish and Azerbaijani: the chat's
 * language decides, unless that one has its own script.
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
