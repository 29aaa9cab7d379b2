/**
 * What the classifier reads of a message: its words, pairs of neighbouring words, the letter sequences of its words, and the
 * signals of the lexicons in it, each as a number (feature hashing, Weinberger et al. 2009). Words are compared in the writings of `writing.ts`, so that
 * Georgian and Arabic share features with their Latin spellings.
 */
import { openReaders } from './readers.ts';
import { WRITINGS, wordsOf } from './writing.ts';

/** Numbers that a feature may have; two features rarely share one. A power of two. */
export const FEATURE_COUNT = 2 ** 16;
const SHORTEST_SEQUENCE = 3;
const LONGEST_SEQUENCE = 5;
/** A longer message is read up to here; danger is told in its first sentences or repeated. */
const MOST_WORDS = 120;
const SIGNAL = '@';

/** The distinct features of a message, in no particular order. Empty when there is no word in it. */
export function featuresOf(message: string): Uint32Array {
  const found = new Set<number>();
  let before: string[] = [''];
  for (const word of wordsOf(message).slice(0, MOST_WORDS)) {
    const forms = formsOf(word);
    for (const form of forms) {
      found.add(hash(`w ${form}`));
      addSequences(form, found);
    }
    for (const first of before) for (const second of forms) found.add(hash(`p ${first} ${second}`));
    before = forms;
  }
  addSignals(message, found);
  return Uint32Array.from(found);
}

/** Signals of the lexicons, alone and in pairs: what is learned of them in one language holds in all. */
function addSignals(message: string, found: Set<number>): void {
  const words = wordsOf(message).slice(0, MOST_WORDS);
  const names = new Set<string>();
  for (const { lexicon } of openReaders()) {
    if (!words.some((word) => lexicon.writing.reads(word))) continue;
    for (const name of lexicon.find(words).keys()) if (name.startsWith(SIGNAL)) names.add(name);
  }
  const sorted = [...names].sort();
  for (const [place, first] of sorted.entries()) {
    found.add(hash(`g ${first}`));
    for (const second of sorted.slice(place + 1)) found.add(hash(`g ${first} ${second}`));
  }
}

/** One form for each way of writing that the word may be in: as it stands, as Georgian, as Arabic consonants. */
function formsOf(word: string): string[] {
  const forms = WRITINGS.filter((writing) => writing.reads(word)).flatMap((writing) => {
    const group = writing.language === 'ka' || writing.language === 'ar' ? writing.language : 'latin';
    const [form = ''] = writing.formsOf(word).slice(group === 'ar' ? -1 : 0);
    return form === '' ? [] : [`${group}:${form}`];
  });
  return forms.length > 0 ? [...new Set(forms)] : [`number:${word.length}`];
}

function addSequences(form: string, found: Set<number>): void {
  const start = form.indexOf(':') + 1;
  const group = form.slice(0, start);
  const letters = `^${form.slice(start)}$`;
  for (let length = SHORTEST_SEQUENCE; length <= LONGEST_SEQUENCE; length++) {
    for (let at = 0; at + length <= letters.length; at++)
      found.add(hash(`s ${group}${letters.slice(at, at + length)}`));
  }
}

/** FNV-1a over UTF-16 code units, folded to the number of features. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return ((value >>> 16) ^ value) & (FEATURE_COUNT - 1);
}
