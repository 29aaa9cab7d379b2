/**
 * An index of all concepts' forms by their first stem. Most forms are never read: a form is only a reference into the
 * lexicon until a text has its first stem.
 */
import { analyze, analyzeAs, type Token } from '../analysis/analyze.ts';
import { learnedAhead } from '../analysis/learned-ahead.ts';
import type { Script } from '../analysis/script.ts';
import { foldWord } from '../analysis/stem.ts';
import { isLatinLanguage, READ_LANGUAGES, type Language, type ReadLanguage } from '../language.ts';
import type { Concept } from './concept.ts';
import { CONCEPTS } from './lexicon.ts';
import { elementAt } from '../element-at.ts';

/** Forms with the same stems. */
export interface Entry {
  stems: readonly string[];
  /** The concepts with these stems, each with its forms. */
  forms: Map<Concept, string[]>;
  language: ReadLanguage;
  /** Number of letters of the form, for the rule about accidental matches. */
  length: number;
  /** The forms as they are compared with a text; read when a text first has their first stem. */
  spellings?: ReadonlyMap<Concept, ReadonlySet<string>>;
}

/** The place of a form in the lexicon: the number of its concept, then its index among the concept's forms. */
type Place = number;
const MAX_FORMS = 1000;

/** By first stem. */
type FormIndex = Map<string, readonly Place[] | readonly Entry[]>;

/**
 * Georgian and Arabic forms that begin with a Latin word or a number; few, and the only ones that a Latin text needs.
 */
type Part = ReadLanguage | 'ka-latin' | 'ar-latin';
const LATIN_PART = { ka: 'ka-latin', ar: 'ar-latin' } as const;
const PARTS: readonly Part[] = [...READ_LANGUAGES, ...Object.values(LATIN_PART)];
const indexes: Partial<Record<Part, FormIndex>> = {};

/** The token's stem if it were a word of this language. */
function stemIn(token: Token, language: ReadLanguage): string {
  const isLatinWord = token.script === 'latin' && isLatinLanguage(language) && !/\d/.test(token.stem);
  return isLatinWord ? foldWord(token.surface, language).stem : token.stem;
}

/** The forms that begin with this stem, for a word in this script. */
export function entriesOf(first: string, language: ReadLanguage, script: Script): readonly Entry[] {
  const isInLatin = (language === 'ka' || language === 'ar') && script !== 'georgian' && script !== 'arabic';
  const index = indexOf(isInLatin ? LATIN_PART[language] : language);
  const found = index.get(first) ?? NONE;
  if (!areUnread(found)) return found;
  const entries = readEntries(found, language);
  index.set(first, entries);
  return entries;
}

function areUnread(found: readonly Place[] | readonly Entry[]): found is readonly Place[] {
  return typeof found[0] === 'number';
}

const NONE: readonly Entry[] = [];

function readEntries(places: readonly Place[], language: ReadLanguage): readonly Entry[] {
  const byStems = new Map<string, Entry>();
  for (const place of places) {
    const concept = elementAt(CONCEPTS, Math.floor(place / MAX_FORMS));
    const form = elementAt(concept.forms[language], place % MAX_FORMS);
    const stems = stemsOf(form, language);
    const key = stems.join(' ');
    const entry = byStems.get(key) ?? { stems, forms: new Map<Concept, string[]>(), language, length: form.length };
    byStems.set(key, entry);
    const own = entry.forms.get(concept);
    if (own === undefined) entry.forms.set(concept, [form]);
    else own.push(form);
  }
  return [...byStems.values()];
}

function indexOf(part: Part): FormIndex {
  indexes[part] ??= buildIndex(part);
  return indexes[part];
}

function buildIndex(part: Part): FormIndex {
  const language = part === 'ka-latin' ? 'ka' : part === 'ar-latin' ? 'ar' : part;
  const index = new Map<string, Place[]>();
  const ahead = stemsAhead(language);
  for (const [word, places] of placesByFirstWord(part, language)) {
    const first = ahead.get(word) ?? stemsOf(word, language)[0];
    if (first === undefined) continue;
    const others = index.get(first);
    index.set(first, others === undefined ? places : [...others, ...places].sort((a, b) => a - b));
  }
  return index;
}

/** The first words of forms with their stems, if computed at build time. */
function stemsAhead(language: ReadLanguage): ReadonlyMap<string, string> {
  const pairs = (language === 'ru' ? undefined : learnedAhead(language))?.firstStems.split('|') ?? [];
  const stems = new Map<string, string>();
  for (let at = 0; at + 1 < pairs.length; at += 2) stems.set(elementAt(pairs, at), elementAt(pairs, at + 1));
  return stems;
}

/** The first words of all forms in one language with their stems, to be stored at build time. */
export function firstStems(language: Language): [word: string, stem: string][] {
  const words = PARTS.filter((part) => part.startsWith(language)).flatMap((part) => [
    ...placesByFirstWord(part, language).keys(),
  ]);
  return words.flatMap((word): [string, string][] => {
    const stem = stemsOf(word, language)[0];
    return stem === undefined ? [] : [[word, stem]];
  });
}

/**
 * The key is the first word if the form has only plain letters; otherwise the whole form, for the tokenizer to split.
 */
function placesByFirstWord(part: Part, language: ReadLanguage): ReadonlyMap<string, Place[]> {
  const plain = PLAIN_WORDS[language];
  const isLatin = part !== language;
  const byWord = new Map<string, Place[]>();
  for (let at = 0; at < CONCEPTS.length; at++) {
    const forms = elementAt(CONCEPTS, at).forms[language];
    for (let own = 0; own < forms.length; own++) {
      const form = elementAt(forms, own);
      if (language !== 'ru' && isLatin !== (form.charCodeAt(0) < FIRST_OTHER_LETTER && !isLatinLanguage(language)))
        continue;
      const space = form.indexOf(' ');
      const word = space < 0 || !plain.test(form) ? form : form.slice(0, space);
      const places = byWord.get(word);
      if (places === undefined) byWord.set(word, [at * MAX_FORMS + own]);
      else places.push(at * MAX_FORMS + own);
    }
  }
  return byWord;
}

/** Digits and Latin letters sort before it, the lexicon's other letters after it. */
const FIRST_OTHER_LETTER = 0x250;

/** Words of plain letters, as in most forms, need no tokenizer. */
const PLAIN_WORDS: Readonly<Record<ReadLanguage, RegExp>> = {
  en: /^[a-z ]+$/i,
  ka: /^[\u10d0-\u10f0 ]+$/,
  tr: /^[a-zçğıöşü ]+$/,
  ar: /^[\u0621-\u064a ]+$/,
  az: /^[a-zçəğıöşü ]+$/,
  ru: /^[а-яё ]+$/,
};

function stemsOf(form: string, language: ReadLanguage): string[] {
  if (language === 'ru') return analyze(form).map(({ stem }) => stem);
  if (PLAIN_WORDS[language].test(form)) return form.split(' ').map((word) => foldWord(word, language).stem);
  return analyzeAs(form, language).map((token) => stemIn(token, language));
}

/**
 * Builds the data that the first lookups of each language would build, so that a server can do it before it listens: a
 * tenth of a second for all languages if stems were computed at build time (`learned-ahead.ts`), else more than half a
 * second.
 */
export function warmUpConcepts(): void {
  for (const part of PARTS) indexOf(part);
}
