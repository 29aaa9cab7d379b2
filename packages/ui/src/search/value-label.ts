/**
 * How a value of a filter is written, in the list and on its chip. Words of the lexicon are kept small, and a list
 * begins them with a capital; Georgian has no capitals to begin with, and measures and codes (`spf 50`, `5w 30`) stay
 * as they are.
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
