/**
 * What an input may be completed to, likeliest first; whether a candidate leads anywhere is not looked at here. Candidates
 * are made one by one as they are asked for: most often the first few are enough, and each costs an analysis.
 *
 *   `gom`     names that begin so, and, the letters taken without their marks, `gömlek`
 *   `red dr`  names that begin so; the words before as they are, the last one completed
 *   `leathr`  completions of what was probably meant
 *   `kab`     when nothing else is found: the same in Georgian letters, კაბა
 */
import {
  analyze,
  conceptsIn,
  detectLanguage,
  type Language,
  quantityOf,
  type Token,
  transliterations,
} from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { isFiller } from '../query/small-words.ts';
import { headOf } from '../match/reading.ts';
import { readKnownWord } from '../match/remembered-words.ts';
import { overlaps } from '../match/settled-parts.ts';
import { kindNames, nameOfKind } from './kind-names.ts';
import { keyOf, withoutMarks } from './phrase-list.ts';

/** So many names are looked at for each kind of completion, to have enough in the shopper's language. */
const MOST_NAMES = 48;
const MOST_FOLDED = 12;
const MOST_POPULAR = 12;
/** A shorter word alone is a scrap: `xl`, `no`. */
const SHORTEST_WORD = 3;
/** Fewer letters run together begin anything. */
const SHORTEST_JOINED = 4;
/** Of a word behind others so much is typed before kinds are offered for it. */
const SHORTEST_BEGINNING = 2;
const MOST_KINDS = 12;
/** So many of the found products tell what kinds they are. */
const MOST_COUNTED = 200;
/** A kind of fewer of them is an accident. */
const LEAST_SHARE = 0.05;
const HAS_DIGIT = /\p{Nd}/u;
const DETAILS: ReadonlySet<string> = new Set(['color', 'size', 'material', 'pattern']);

export interface Input {
  text: string;
  language: Language | undefined;
}

export interface Candidate {
  phrase: string;
  /** What phrases are compared by. */
  key: string;
}

/** Kinds of things that the shop sells and that begin so, by themselves or behind the words before. */
export function* kindCompletions(data: IndexData, { text, language }: Input): Generator<Candidate, void, undefined> {
  const tokens = tokensOf(text, language);
  const last = tokens.at(-1);
  if (last?.end !== text.length) return;
  const typed = keyOf(tokens);
  const joined = typed.replaceAll(' ', '');
  const names = kindNames(data);
  const own = language ?? data.language;
  const typedIn = detectLanguage(text, own);
  // A kind is called something in each language; the others are nobody's words here.
  const isRead = (phrase: string) => own === undefined || [own, typedIn].includes(names.languageOf(phrase, own));
  const phrases = firstOf(names.begunBy(typed, joined.length >= SHORTEST_JOINED ? joined : null), MOST_KINDS, isRead);
  if (tokens.length > 1 && [...last.exact].length >= SHORTEST_BEGINNING) {
    const before = text.slice(0, last.start).trimStart();
    const corrected = correctWords(data, tokens.slice(0, -1)) ?? before;
    const behind = firstOf(names.begunBy(last.exact, null), 2 * MOST_KINDS - phrases.length, isRead);
    phrases.push(...behind.map((shown) => corrected + shown));
  }
  yield* worthSaying(ownLanguageFirst(data, phrases, language), last, new Set([typed]));
}

function firstOf(phrases: Iterable<string>, most: number, isWanted: (phrase: string) => boolean): string[] {
  const first: string[] = [];
  for (const phrase of phrases) {
    if (first.length >= most) break;
    if (isWanted(phrase)) first.push(phrase);
  }
  return first;
}

/** The kinds of what was found, behind words that are complete: `16gb` → `16gb laptop`. */
export function* kindsBehind(
  data: IndexData,
  { text, language }: Input,
  found: Uint32Array,
): Generator<Candidate, void, undefined> {
  const tokens = tokensOf(text, language);
  const last = tokens.at(-1);
  if (last === undefined || isFiller(last.exact) || data.words.find(last.exact) < 0) return;
  const counts = new Map<number, number>();
  const step = Math.max(1, Math.floor(found.length / MOST_COUNTED));
  for (let place = 0; place < found.length; place += step) {
    for (const kind of data.catalog.kindsOf(found[place] ?? 0)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const own = language ?? data.language;
  const typed = text.trim();
  const stems = new Set(tokens.map(({ stem }) => stem));
  const names = [...counts]
    .filter(([, count]) => count >= LEAST_SHARE * Math.min(found.length, MOST_COUNTED))
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .flatMap(([number]) => {
      const kind = data.catalog.kinds[number];
      const name = kind === undefined ? undefined : nameOfKind(kind, own)?.toLowerCase();
      // A kind that was named already adds nothing.
      return name === undefined || tokensOf(name, language).some(({ stem }) => stems.has(stem)) ? [] : [name];
    })
    .slice(0, MOST_KINDS)
    // Arabic names the thing first.
    .map((name) => (own === 'ar' ? `${name} ${typed}` : `${typed} ${name}`));
  yield* worthSaying(ownLanguageFirst(data, names, language), last, new Set([keyOf(tokens)]));
}

/** Whether what a completion adds to the typed words is only a look or a figure: `16gb grey`, `vase 12 cm`. */
export function addsOnlyDetails({ text, language }: Input, phrase: string): boolean {
  const tokens = tokensOf(phrase, language);
  const added = tokens.slice(tokensOf(text, language).length - 1).filter(({ start }) => start > 0);
  if (added.length === 0) return false;
  const details = conceptsIn(phrase).filter(({ concept }) => DETAILS.has(concept.kind));
  return added.every(
    (token) =>
      HAS_DIGIT.test(token.exact) ||
      quantityOf(token.exact) !== token.exact ||
      details.some((one) => overlaps(one, token)),
  );
}

/** In the letters as they were typed, from the names that the index uses. */
export function* completions(
  data: IndexData,
  { text, language }: Input,
  { respells = true } = {},
): Generator<Candidate, void, undefined> {
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
  if (!isGrowing || !respells) return;
  const meant = respelled(data, last).map((phrase) => corrected + phrase);
  yield* worthSaying(ownLanguageFirst(data, meant, language), last, known);
}

/** The same in the letters of another script. */
export function* transliteratedCompletions(
  data: IndexData,
  { text, language }: Input,
  options: { respells: boolean },
): Generator<Candidate, void, undefined> {
  for (const other of otherScripts(text)) {
    yield candidateOf(other);
    yield* completions(data, { text: other, language }, options);
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
    .sort((a, b) => (popular.get(b) ?? 0) - (popular.get(a) ?? 0) || (a < b ? -1 : 1))
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

/** Words before the last one that the index does not know, as they were probably begun or meant; null when all are known. */
function correctWords(data: IndexData, tokens: readonly Token[]): string | null {
  let isCorrected = false;
  const words = tokens.map((token) => {
    if (data.words.find(token.exact) >= 0 || data.stems.find(token.stem) >= 0) return token.surface;
    const { readings } = readKnownWord(data, token, { growing: true });
    const meant = readings.find(({ how }) => how === 'prefix') ?? readings.find(({ how }) => how === 'spelling');
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
