/**
 * Arabic nouns whose plural changes from within (قميص, قمصان), and a few other forms that no cutting reaches (حمراء of
 * أحمر, أختي of أخت), from `data/words/arabic-plurals.tsv`. Left out on purpose: plurals that are more often another word
 * (أسرة family, فرش bedding, عدد number, كبار grown-ups), and أكمام, whose singular كم is "how many".
 */
import { readWordLists, wordsOf } from '../data/word-table.ts';
import { skeleton } from './fold.ts';

/** Words that begin or end like an inflection of another and are none: salmon is no plural of a ladder. */
export const WHOLE_WORDS: ReadonlySet<string> = new Set(
  wordsOf('arabic-words', 'whole').map((word) => skeleton(word).replace(/ه$/, '')),
);

/** Where the masculine is another thing (a school and a teacher, a lens and lentils), the feminine keeps its ending. */
export const OWN_FEMININES: ReadonlySet<string> = new Set(wordsOf('arabic-words', 'feminine').map(skeleton));

/** Skeletons of plurals and other forms to the skeletons of their dictionary forms; `زر` and its like to themselves. */
export const DICTIONARY_FORMS: ReadonlyMap<string, string> = readNouns();

/** The dictionary forms alone. Two letters are no proof of a noun: سنة is a year, and no tooth. */
export const ARABIC_NOUNS: readonly string[] = [...new Set(DICTIONARY_FORMS.values())].filter(
  (noun) => noun.length > 2,
);

function readNouns(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const [noun, others] of readWordLists('arabic-plurals', ['noun', 'forms'])) {
    const base = skeleton(noun);
    forms.set(base, base);
    for (const other of others) {
      const form = skeleton(other);
      if (!forms.has(form)) forms.set(form, base);
    }
  }
  return forms;
}
