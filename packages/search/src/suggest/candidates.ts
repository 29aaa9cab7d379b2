/**
 * Candidates for the completion of an input, most likely first; whether they have results is checked elsewhere.
 * Candidates are generated lazily: usually the first few suffice, and each needs an analysis.
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
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { productsCalled } from '../query/asked-kind.ts';
import { isFiller } from '../query/small-words.ts';
import { headOf } from '../match/reading.ts';
import { readKnownWord } from '../match/remembered-words.ts';
import { overlaps } from '../match/resolved-spans.ts';
import { isOnOneShelf, kindNames, nameOfKind } from './kind-names.ts';
import { keyOf, withoutMarks } from './phrase-list.ts';

/** Maximum number of names considered for each kind of completion, so that enough are in the shopper's language. */
const MAX_NAMES = 48;
const MAX_FOLDED = 12;
const MAX_POPULAR = 12;
/** Minimum length of a word that is suggested alone: not `xl`, `no`. */
const SHORTEST_WORD = 3;
/** Minimum length of an input that is completed without its spaces. */
const SHORTEST_JOINED = 4;
/** Minimum length of a second or later word before kinds are offered for it. */
const SHORTEST_BEGINNING = 1;
const MAX_KINDS = 12;
/** The number of found products from which kinds are derived. */
const MAX_COUNTED = 200;
/** Minimum share of these products for a kind. */
const MIN_SHARE = 0.05;
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
  // A kind has names in each language; only those of the input's language are used.
  const isRead = (phrase: string) => own === undefined || [own, typedIn].includes(names.languageOf(phrase, own));
  const phrases = firstOf(names.begunBy(typed, joined.length >= SHORTEST_JOINED ? joined : null), MAX_KINDS, isRead);
  if (tokens.length > 1 && [...last.exact].length >= SHORTEST_BEGINNING) {
    const before = text.slice(0, last.start).trimStart();
    const corrected = correctWords(data, tokens.slice(0, -1)) ?? before;
    const behind = firstOf(names.begunBy(last.exact, null), 2 * MAX_KINDS - phrases.length, isRead);
    const stems = new Set(tokens.slice(0, -1).map(({ stem }) => stem));
    // Behind `tea` no kind of tea is named again.
    const adds = (shown: string) => !tokensOf(shown, language).some(({ stem }) => stems.has(stem));
    phrases.push(...behind.filter(adds).map((shown) => corrected + shown));
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
  if (last === undefined || isFiller(last.exact) || isScrap(last) || data.words.find(last.exact) < 0) return;
  const { kinds: named } = kindNames(data);
  const headings = new Set(data.catalog.kinds.map(({ parent }) => parent));
  const counts = new Map<number, number>();
  const step = Math.max(1, Math.floor(found.length / MAX_COUNTED));
  for (let place = 0; place < found.length; place += step) {
    for (const kind of data.catalog.kindsOf(found[place] ?? 0)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const own = language ?? data.language;
  const typed = text.trim();
  const stems = new Set(tokens.map(({ stem }) => stem));
  const said = new Set(conceptsIn(text).map(({ concept }) => concept.id));
  const names = [...counts]
    // A heading of several categories is not a kind: `grey living room`.
    .filter(([kind]) => !headings.has(kind) && named.has(kind))
    .filter(([, count]) => count >= MIN_SHARE * Math.min(found.length, MAX_COUNTED))
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .flatMap(([number]) => {
      const kind = data.catalog.kinds[number];
      const name = kind === undefined ? undefined : nameOfKind(kind, own)?.toLowerCase();
      // A kind that was named already adds nothing.
      if (kind?.concepts.some(({ id }) => said.has(id)) === true) return [];
      return name === undefined || tokensOf(name, language).some(({ stem }) => stems.has(stem)) ? [] : [name];
    })
    .slice(0, MAX_KINDS)
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

  const asTyped = data.phrases.from(prefix, MAX_NAMES);
  const withoutMarks = data.phrases.fromPlain(prefix, MAX_FOLDED);
  const names = [...asTyped, ...withoutMarks];
  if (isGrowing && tokens.length > 1) {
    // `w black` of a lamp of 10 W completes no `w`.
    const leavesScrap = (end: string) => isScrap(last) && keyOf(analyze(end)).startsWith(`${last.exact} `);
    const ends = [...data.phrases.from(last.exact, MAX_NAMES / 2), ...data.phrases.fromPlain(last.exact, MAX_FOLDED)];
    names.push(...ends.filter((end) => !leavesScrap(end) && canFollow(data, end)).map((end) => corrected + end));
  }
  const known = new Set([typed]);
  yield* worthSaying(ownLanguageFirst(data, names, language), last, known);
  if (!isGrowing || !respells) return;
  const meant = respelled(data, last).map((phrase) => corrected + phrase);
  yield* worthSaying(ownLanguageFirst(data, meant, language), last, known);
}

/**
 * Whether a name of the shop may follow any words: a brand, a colour and the like, or a name that occurs in one
 * category. The name of a series occurs in many, and follows only the words that it follows in titles: `washing mira`
 * is not suggested.
 */
function canFollow(data: IndexData, name: string): boolean {
  if (productsWith(data.attributes, 'brand', name.toLowerCase()).length > 0) return true;
  const isDetail = conceptsIn(name).some(({ concept, start, end }) => {
    return DETAILS.has(concept.kind) && start === 0 && end === name.length;
  });
  if (isDetail) return true;
  const [first] = analyze(name);
  return first === undefined || isOnOneShelf(data, productsCalled(data, first));
}

/** A letter is the beginning of anything. */
function isScrap({ exact }: Token): boolean {
  return /^\p{L}$/u.test(exact);
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
    .slice(0, MAX_POPULAR);
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
 * New candidates that do not end in a stop word or a fragment, and contain no number that was not begun in the input.
 * They are added to `known`.
 */
function* worthSaying(phrases: Iterable<string>, typed: Token, known: Set<string>): Generator<Candidate> {
  const isTypingNumber = HAS_DIGIT.test(typed.exact);
  const typedWords = new Set([...known].flatMap((key) => key.split(' ')));
  for (const phrase of phrases) {
    const tokens = analyze(phrase);
    const last = tokens.at(-1);
    const key = keyOf(tokens);
    if (last === undefined || known.has(key) || isFiller(last.exact)) continue;
    if (tokens.length === 1 && [...last.exact].length < SHORTEST_WORD) continue;
    const addsNumber = tokens.some(({ exact }) => HAS_DIGIT.test(exact) && !typedWords.has(exact));
    if (!isTypingNumber && addsNumber) continue;
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

function tokensOf(text: string, language: Language | undefined): readonly Token[] {
  return analyze(text, language === undefined ? {} : { language });
}
