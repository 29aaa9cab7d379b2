/**
 * Corrects typing mistakes by the words of the lexicon: `televzor`, `შოკლადი`, `elbsie`. For words that a catalogue in
 * another language cannot correct: an English catalogue has no Turkish word to compare with.
 */
import { analyze, type Token } from '../analysis/analyze.ts';
import { latinLanguageOf } from '../analysis/detect-language.ts';
import { skeleton } from '../analysis/fold.ts';
import { foldWord, knownWords } from '../analysis/stem.ts';
import { tokenize } from '../analysis/tokenizer.ts';
import { isLatinLanguage, type Language } from '../language.ts';
import { areOpposites } from './other-words.ts';
import { findConcepts } from './find-concepts.ts';

/**
 * In shorter words a changed letter gives another word too often. Arabic words are shorter, because short vowels are
 * not written.
 */
const SHORTEST_TYPED: Readonly<Record<Language, number>> = { en: 5, ka: 5, tr: 5, az: 5, ar: 4 };
const SHORTEST_MEANT = 4;
/** One mistake changes at most two adjacent letters, so this many first or last letters are correct. */
const ENDS = 2;

/** Words by their first two and their last two letters. */
type WordsByEnds = ReadonlyMap<string, readonly string[]>;
const remembered: Partial<Record<Language, WordsByEnds>> = {};

/**
 * Returns a function that corrects the words of one text: it gives the word of the lexicon, as a skeleton, that is one
 * mistake (a letter missing, added, wrong, or two transposed) away. Undefined for a word that the lexicon has, and when
 * words with different stems are equally near and not exactly one of them forms a name with the adjacent words.
 * `language` is evidence about Latin words.
 */
export function knownWordsNear(text: string, language?: Language): (token: Token) => string | undefined {
  let latin: Language | undefined;
  return ({ surface, exact, script, start, end }) => {
    if (/\d/.test(exact) || !(script === 'latin' || script === 'georgian' || script === 'arabic')) return undefined;
    if (script === 'latin') latin ??= latinLanguageOf(tokenize(text), language);
    const own = script === 'georgian' ? 'ka' : script === 'arabic' ? 'ar' : (latin ?? 'en');
    const typed = skeleton(exact);
    const { stem } = foldWord(surface, own);
    const { words, stems } = knownWords(own);
    if (words.has(typed) || stems.has(stem)) return undefined;
    const ways = nearest(typed, own);
    const candidates = ways.length > 0 || stem === typed ? ways : nearest(stem, own);
    if (isOneWord(candidates, own)) return candidates[0];
    const inName = candidates.filter((word) => standsInName(text, { start, end }, word, own));
    return isOneWord(inName, own) ? inName[0] : undefined;
  };
}

function isOneWord(words: readonly string[], language: Language): boolean {
  return new Set(words.map((word) => foldWord(word, language).stem)).size === 1;
}

/** Whether the word forms a name with the adjacent words: `مجفف شعر` is a hair dryer. */
function standsInName(
  text: string,
  { start, end }: Pick<Token, 'start' | 'end'>,
  word: string,
  language: Language,
): boolean {
  const meant = text.slice(0, start) + word + text.slice(end);
  const textLanguage = isLatinLanguage(language) ? language : 'en';
  return findConcepts(analyze(meant, { language }), textLanguage).some(
    (match) => match.to - match.from > 1 && match.start <= start && start < match.end,
  );
}

/** Words one mistake away; if some have the same first letter, only those. */
function nearest(typed: string, language: Language): string[] {
  if (typed.length < SHORTEST_TYPED[language]) return [];
  const byEnds = (remembered[language] ??= collectWords(language));
  const near = new Set(
    [...(byEnds.get(`${typed.slice(0, ENDS)}-`) ?? []), ...(byEnds.get(`-${typed.slice(-ENDS)}`) ?? [])].filter(
      (word) => isOneSlipAway(typed, word) && !areOpposites(typed, word),
    ),
  );
  // The first letter is seldom wrong.
  const surer = [...near].filter((word) => word[0] === typed[0]);
  return surer.length > 0 ? surer : [...near];
}

function collectWords(language: Language): WordsByEnds {
  const { words, stems } = knownWords(language);
  const byEnds = new Map<string, string[]>();
  const add = (key: string, word: string) => {
    const known = byEnds.get(key);
    if (known === undefined) byEnds.set(key, [word]);
    else known.push(word);
  };
  for (const word of new Set([...words, ...stems])) {
    if (word.length < SHORTEST_MEANT) continue;
    add(`${word.slice(0, ENDS)}-`, word);
    add(`-${word.slice(-ENDS)}`, word);
  }
  return byEnds;
}

/** Whether one inserted, deleted or changed letter, or two transposed neighbours, turn one word into the other. */
export function isOneSlipAway(one: string, other: string): boolean {
  const longer = one.length >= other.length ? one : other;
  const shorter = longer === one ? other : one;
  const surplus = longer.length - shorter.length;
  if (surplus > 1) return false;
  let first = 0;
  while (first < shorter.length && longer[first] === shorter[first]) first += 1;
  if (surplus === 1) return longer.slice(first + 1) === shorter.slice(first);
  if (first === longer.length) return false;
  if (longer.slice(first + 1) === shorter.slice(first + 1)) return true;
  return (
    longer[first] === shorter[first + 1] &&
    longer[first + 1] === shorter[first] &&
    longer.slice(first + 2) === shorter.slice(first + 2)
  );
}
