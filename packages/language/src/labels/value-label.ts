/** The label of an attribute value in a reader's language. */
import { conceptOf, labelOf } from '../concepts/lexicon.ts';
import { substanceLabel } from '../free-from/substances.ts';
import type { Language } from '../language.ts';
import { measureLabel } from './measure-label.ts';

/** `s`, `xl`, `3xl`: always shown in capitals. */
const LETTER_SIZE = /^(?:(?:\dx|x{0,4})[sml]|one size)$/i;

/** The label of a canonical value; a value without a concept is shown as it is, without dashes. */
export function valueLabel(kind: string, value: string, language: Language): string {
  if (kind === 'brand' || kind === 'word') return value;
  if (kind === 'size' && LETTER_SIZE.test(value)) return value.toUpperCase();
  if (kind === 'goes_with') return valueLabel('category', value, language);
  const measure = measureLabel(value, language);
  if (measure !== null || kind === 'size') return measure ?? value;
  // A label may equal its value: `t-shirt`.
  // What a message is about may be a category of the shop or a kind of product.
  const concept = conceptOf(kind, value) ?? (kind === 'category' ? conceptOf('product_type', value) : undefined);
  if (concept) return labelOf(concept.kind, value, language);
  return (
    (kind === 'ingredient' ? substanceLabel(value, language) : undefined) ??
    value
      .replace(/(?<=\d)-(?=\d)/gu, '–')
      .replaceAll('-', ' ')
      .replaceAll('_', ' ')
  );
}
