/** The word for an attribute's value in a reader's language. */
import { conceptOf, labelOf } from '../concepts/lexicon.ts';
import { substanceLabel } from '../free-from/substances.ts';
import type { Language } from '../language.ts';
import { measureLabel } from './measure-label.ts';

/** `s`, `xl`, `3xl`: written large wherever sizes are written. */
const LETTER_SIZE = /^(?:(?:\dx|x{0,4})[sml]|one size)$/i;

/** The word for a canonical value; one that no concept knows stands as it is, without its dashes. */
export function valueLabel(kind: string, value: string, language: Language): string {
  if (kind === 'brand' || kind === 'word') return value;
  if (kind === 'size' && LETTER_SIZE.test(value)) return value.toUpperCase();
  if (kind === 'goes_with') return valueLabel('category', value, language);
  const measure = measureLabel(value, language);
  if (measure !== null || kind === 'size') return measure ?? value;
  // A label may look like its value: `t-shirt`.
  const concept = conceptOf(kind, value);
  if (concept) return labelOf(concept.kind, value, language);
  return (
    (kind === 'ingredient' ? substanceLabel(value, language) : undefined) ??
    value.replaceAll('-', ' ').replaceAll('_', ' ')
  );
}
