/**
 * British spellings in their American form, so that `colour` meets `color`. Whole families by pattern, single words by
 * name. Words that only look British (`hour`, `velour`, `promise`, `anise`) keep their letters.
 */
import { readTable } from '../data/word-table.ts';

/** What a family looks like, and how it is written instead. Ordered; more than one may apply (`colourise`). */
const FAMILIES: readonly (readonly [pattern: RegExp, american: string])[] = [
  [
    /(?<=^(?:dis|un|multi|uni|bi|tri|water|full)?(?:arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|rum|sav|splend|tum|vap|vig))our/,
    'or',
  ],
  [/(?<=^(?:cent|theat|calib|fib|microfib|sab|lust)|^(?:milli|centi|kilo|deci)?(?:met|lit))re(?=[sd]?$)/, 'er'],
  // organiser, moisturising, personalised; two letters at least before: not valise, anise, cerise
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

/** Cheap on purpose: it sees every English word of a catalogue once. */
const LOOKS_BRITISH = /our|[^aeiou]re|is[ei]|isat|ulph|ae|oe|mould|tyre|plough|ll[ei]/;

/** The American spelling of a skeleton; most words are it already. */
export function americanSpelling(word: string): string {
  const named = WORDS.get(word);
  if (named !== undefined) return named;
  if (!LOOKS_BRITISH.test(word)) return word;
  return FAMILIES.reduce((spelled, [pattern, american]) => spelled.replace(pattern, american), word);
}
