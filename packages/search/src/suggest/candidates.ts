/**
 * What an input may be completed to, likeliest first; whether a candidate leads anywhere is not looked at here. Candidates
 * are made one by one as they are asked for: most often the first few are enough, and each costs an analysis.
 *
 *   `gom`     names that begin so, and, the letters taken without their marks, `gömlek`
 *   `red dr`  names that begin so; the words before as they are, the last one completed
 *   `leathr`  completions of what was probably meant
 *   `kab`     when nothing else is found: the same in Georgian letters, კაბა
 */
import { analyze, detectLanguage, type Language, type Token, transliterations } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { isFiller } from '../query/small-words.ts';
import { headOf } from '../match/reading.ts';
import { readKnownWord } from '../match/remembered-words.ts';
import { keyOf, withoutMarks } from './phrase-list.ts';

/** So many names are looked at for each kind of completion, to have enough in the shopper's language. */
const MOST_NAMES = 48;
const MOST_FOLDED = 12;
const MOST_POPULAR = 12;
/** A shorter word alone is a scrap: `xl`, `no`. */
const SHORTEST_WORD = 3;
const HAS_DIGIT = /\p{Nd}/u;

export interface Input {
  text: string;
  language: Language | undefined;
}

export interface Candidate {
  phrase: string;
  /** What phrases are compared by. */
  key: string;
}

/** In the letters as they were typed, from the names that the index uses. */
export function* completions(data: IndexData, { text, language }: Input): Generator<Candidate, void, undefined> {
  const tokens = tokensOf(text, language);
  const last = tokens.at(-1);
  if (last === undefined) return;
  const typed = keyOf(tokens);
  const isGrowing = last.end === text.length;
  const prefix = isGrowing ? typed : `${typed} `;
  const before = text.slice(0, last.start).trimStart();
  const corrected = correctWords(data, tokens.slice(0, -1)) ?? before;

  const asTyped = data.phrases.from(prefix, MOST_NAMES);
  const withoutMarks = data.phrases.fromPlain(prefix, MOST_FOLDED);
  const names = [...asTyped, ...withoutMarks];
  if (isGrowing && tokens.length > 1) {
    const ends = [...data.phrases.from(last.exact, MOST_NAMES / 2), ...data.phrases.fromPlain(last.exact, MOST_FOLDED)];
    names.push(...ends.map((end) => corrected + end));
  }
  const known = new Set([typed]);
  yield* worthSaying(ownLanguageFirst(data, names, language), last, known);
  if (!isGrowing) return;
  const meant = respelled(data, last).map((phrase) => corrected + phrase);
  yield* worthSaying(ownLanguageFirst(data, meant, language), last, known);
}

/** The same in the letters of another script. */
export function* transliteratedCompletions(
  data: IndexData,
  { text, language }: Input,
): Generator<Candidate, void, undefined> {
  for (const other of otherScripts(text)) {
    yield candidateOf(other);
    yield* completions(data, { text: other, language });
  }
}

/**
 * Queries of other shoppers that begin as this one does, letters without their marks and in another script included; the
 * most frequent first.
 */
export function* popularCompletions(
  popular: ReadonlyMap<string, number>,
  { text, language }: Input,
): Generator<Candidate, void, undefined> {
  if (popular.size === 0) return;
  const keys = keysOfQueries(popular, language);
  const prefixes = [text, ...otherScripts(text)].map((one) => withoutMarks(prefixOf(one, language)));
  const own = withoutMarks(keyOf(tokensOf(text, language)));
  const begun = [...keys]
    .filter(([, key]) => key !== own && prefixes.some((prefix) => prefix !== '' && key.startsWith(prefix)))
    .map(([query]) => query)
    .sort((a, b) => (popular.get(b) as number) - (popular.get(a) as number) || (a < b ? -1 : 1))
    .slice(0, MOST_POPULAR);
  for (const query of begun) yield candidateOf(query);
}

function otherScripts(text: string): string[] {
  return transliterations(text).filter((other) => other !== text);
}

/** What completions begin with: the words so far, and whether the last one is complete. */
function prefixOf(text: string, language: Language | undefined): string {
  const tokens = tokensOf(text, language);
  const last = tokens.at(-1);
  if (last === undefined) return '';
  return last.end === text.length ? keyOf(tokens) : `${keyOf(tokens)} `;
}

/** Words before the last one that the index does not know, as they were probably meant; null when all are known. */
function correctWords(data: IndexData, tokens: readonly Token[]): string | null {
  let isCorrected = false;
  const words = tokens.map((token) => {
    if (data.words.find(token.exact) >= 0 || data.stems.find(token.stem) >= 0) return token.surface;
    const meant = readKnownWord(data, token, { growing: false }).readings.find(({ how }) => how === 'spelling');
    if (meant === undefined) return token.surface;
    isCorrected = true;
    return headOf(data, meant);
  });
  return isCorrected ? `${words.join(' ')} ` : null;
}

/** Completions of what may have been meant by a mistyped word. */
function respelled(data: IndexData, last: Token): string[] {
  return readKnownWord(data, last, { growing: true })
    .readings.filter(({ how }) => how === 'spelling')
    .flatMap((reading) => data.phrases.from(headOf(data, reading), 2));
}

/** Folded forms of popular queries without marks, made once for a list of them and each language of shoppers. */
const keysOfPopular = new WeakMap<ReadonlyMap<string, number>, Map<Language | undefined, Map<string, string>>>();

function keysOfQueries(popular: ReadonlyMap<string, number>, language: Language | undefined): Map<string, string> {
  const byLanguage = keysOfPopular.get(popular) ?? new Map<Language | undefined, Map<string, string>>();
  keysOfPopular.set(popular, byLanguage);
  const known = byLanguage.get(language);
  if (known !== undefined) return known;
  const keys = new Map([...popular.keys()].map((query) => [query, withoutMarks(keyOf(tokensOf(query, language)))]));
  byLanguage.set(language, keys);
  return keys;
}

/**
 * New ones that do not end in a word that asks for nothing, a scrap, or a model number that nobody began to type. What is
 * found becomes `known`.
 */
function* worthSaying(phrases: Iterable<string>, typed: Token, known: Set<string>): Generator<Candidate> {
  const isTypingNumber = HAS_DIGIT.test(typed.exact);
  for (const phrase of phrases) {
    const tokens = analyze(phrase);
    const last = tokens.at(-1);
    const key = keyOf(tokens);
    if (last === undefined || known.has(key) || isFiller(last.exact)) continue;
    if (tokens.length === 1 && [...last.exact].length < SHORTEST_WORD) continue;
    if (!isTypingNumber && HAS_DIGIT.test(last.exact)) continue;
    known.add(key);
    yield { phrase, key };
  }
}

/** A catalogue in several languages has each name in all of them; the order within a language stays. */
function* ownLanguageFirst(
  data: IndexData,
  phrases: readonly string[],
  language: Language | undefined,
): Generator<string> {
  const own = language ?? data.language;
  const others: string[] = [];
  for (const phrase of phrases) {
    if (own === undefined || detectLanguage(phrase, own) === own) yield phrase;
    else others.push(phrase);
  }
  yield* others;
}

function candidateOf(phrase: string): Candidate {
  return { phrase, key: keyOf(analyze(phrase)) };
}

function tokensOf(text: string, language: Language | undefined): Token[] {
  return analyze(text, language === undefined ? {} : { language });
}
