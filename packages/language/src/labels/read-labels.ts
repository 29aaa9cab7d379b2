/** Reads a table of labels in `data/labels`: a key, then its name in each language. */
import { readTable } from '../data/word-table.ts';
import { LANGUAGES, type Language } from '../language.ts';

type Labels = Readonly<Record<Language, string>>;

/** A map instead of an object, because a shop may call an attribute `constructor`. */
export function readLabels(name: string): ReadonlyMap<string, Labels> {
  return new Map(
    readTable(name, ['key', ...LANGUAGES]).map(([key = '', en = '', ka = '', tr = '', ar = '', az = '']) => [
      key,
      { en, ka, tr, ar, az },
    ]),
  );
}
