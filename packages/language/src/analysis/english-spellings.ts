/**
 * Converts British spellings to American ones, so that `colour` matches `color`: word families by pattern, single words
 * from a table. Words that only look British (`hour`, `velour`, `promise`, `anise`) are unchanged.
 */
import { readTable } from '../data/word-table.ts';

/** Pattern and replacement of each word family. Applied in order; more than one may match (`colourise`). */
const FAMILIES: readonly (readonly [pattern: RegExp, american: string])[] = [
  [
    /(?<=^(?:dis|un|multi|uni|bi|tri|water|full)?(?:arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|rum|sav|splend|tum|vap|vig))our/,
    'or',
  ],
  [/(?<=^(?:cent|theat|calib|fib|microfib|sab|lust)|^(?:milli|centi|kilo|deci)?(?:met|lit))re(?=[sd]?$)/, 'er'],
  // organiser, moisturising, personalised; requires two letters before, which excludes valise, anise, cerise
  [
    /(?<=[a-z]{2}(?:al|an|ar|at|el|en|er|et|id|il|im|in|it|od|ol|on|or|rg|rn|ul|um|ur))is(?=(?:e[ds]?|ers?|ing|ations?)$)/,
    'iz',
  ],
  [/^customis(?=e|ing)/, 'customiz'],
  [/sulph(?=[aiou])/, 'sulf'],
  [/(?<=^(?:ortho)?)paed/, 'ped'],
  [/^haem/, 'hem'],
  [/^anaem/, 'anem'],
  [/^anaesth/, 'anesth'],
  [/^oestr/, 'estr'],
  [/rrhoea/, 'rrhea'],
  [/^mould(?=s|ed|ing|y|$)/, 'mold'],
  [/^tyre/, 'tire'],
  [/^plough/, 'plow'],
  [/^(?<stem>travel|label|panel|model|channel|jewel|swivel|cancel)l(?=ed|ing|er)/, '$<stem>'],
];

const WORDS: ReadonlyMap<string, string> = new Map(
  readTable('words/english-spellings.tsv', ['british', 'american']).map(([british = '', american = '']) => [
    british,
    american,
  ]),
);

/** Must be fast: it is called once for every English word of a catalogue. */
const LOOKS_BRITISH = /our|[^aeiou]re|is[ei]|isat|ulph|ae|oe|mould|tyre|plough|ll[ei]/;

/** The American spelling of a skeleton; most words are unchanged. */
export function americanSpelling(word: string): string {
  const named = WORDS.get(word);
  if (named !== undefined) return named;
  if (!LOOKS_BRITISH.test(word)) return word;
  return FAMILIES.reduce((spelled, [pattern, american]) => spelled.replace(pattern, american), word);
}
