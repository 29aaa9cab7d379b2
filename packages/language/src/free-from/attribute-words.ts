/** Words in names and values of attributes that state what a product contains, from `data/free-from/attribute-words.json`. */
import table from '../../data/free-from/attribute-words.json' with { type: 'json' };

const wordsOf = (forms: Readonly<Record<string, string>>): string[] =>
  Object.values(forms).flatMap((words) => words.split('|'));

/** Parts of the names of attributes that list ingredients or suitability. Others (`color: honey`) state no content. */
const CONTENT_KEYS: readonly string[] = wordsOf(table.content_keys);
const NONE: ReadonlySet<string> = new Set(wordsOf(table.none));
const PRESENT: ReadonlySet<string> = new Set(wordsOf(table.present));
/** `0 g`, `0,0 %` */
const NOTHING = /^0+(?:[.,]0+)?\s?(?:\p{L}*|%)$/u;

/** @param name in lower case, with spaces between its words. */
export const isContentKey = (name: string): boolean => CONTENT_KEYS.some((part) => name.includes(part));

/** @param value in lower case, as the following. */
export const saysNone = (value: string): boolean => NONE.has(value) || NOTHING.test(value);

export const saysPresent = (value: string): boolean => PRESENT.has(value) || /\d/.test(value);
