/**
 * Formats a filter value. Lexicon words are stored in lower case and shown with an initial capital; Georgian has no
 * capitals, and measures and codes (`spf 50`, `5w 30`) are unchanged.
 */
import type { Language } from '@quarry/contract';
import { languageOfText } from '../messages/language-of-text.ts';

/** `green` → `Green`, in a Turkish shop `ipek` → `İpek`; `კაბა`, `spf 50` and `iOS` unchanged. */
export function valueLabel(label: string, language: Language): string {
  const own = languageOfText(label, language);
  const isWord = label === label.toLocaleLowerCase(own) && !/\d/.test(label);
  const [first = ''] = label;
  return isWord && own !== 'ka' ? first.toLocaleUpperCase(own) + label.slice(first.length) : label;
}
