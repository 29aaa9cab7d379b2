/** The names of attributes: headings of facets, rows of a comparison. */
import type { Language } from '../language.ts';
import { readLabels } from './read-labels.ts';

const KEYS = readLabels('labels/attributes.tsv');

/** A shop's own key is shown as it is, `heel_height` as "Heel height". */
export function attributeName(key: string, language: Language): string {
  const words = key.replaceAll('_', ' ').replaceAll('-', ' ');
  return KEYS.get(key)?.[language] ?? words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** The keys that have a name in every language. */
export const NAMED_ATTRIBUTES: readonly string[] = [...KEYS.keys()];
