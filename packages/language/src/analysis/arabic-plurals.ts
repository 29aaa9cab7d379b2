/**
 * Arabic nouns with irregular (broken) plurals (قميص, قمصان), and a few other forms that cannot be stemmed by removing
 * affixes (حمراء of أحمر, أختي of أخت), from `data/words/arabic-plurals.tsv`. Plurals that are more often another word
 * are left out (أسرة family, فرش bedding, عدد number, كبار grown-ups), and أكمام, whose singular كم also means "how
 * many".
 */
import { readWordLists, wordsOf } from '../data/word-table.ts';
import { skeleton } from './fold.ts';

/** Words that look like an inflection of another word but are not: سلمون (salmon) is not a plural of سلم (ladder). */
export const WHOLE_WORDS: ReadonlySet<string> = new Set(
  wordsOf('arabic-words', 'whole').map((word) => skeleton(word).replace(/ه$/, '')),
);

/**
 * Feminine nouns that keep their ending, because the masculine form is another word (a school and a teacher, a lens and
 * lentils).
 */
export const OWN_FEMININES: ReadonlySet<string> = new Set(wordsOf('arabic-words', 'feminine').map(skeleton));

/**
 * Skeletons of plurals and other irregular forms, mapped to the skeletons of their dictionary forms; words such as `زر`
 * map to themselves.
 */
export const DICTIONARY_FORMS: ReadonlyMap<string, string> = readNouns();

/** The dictionary forms. Words of two letters are left out, because they are ambiguous: سنة is a year, not a tooth. */
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
