/**
 * What is tried, and in which order, when the words as typed find nothing that has all of them. The step that helped is
 * named to the shopper. Price limits, exclusions and filters hold on every step.
 *
 * Matching itself forgives typing mistakes, knows synonyms and meanings: `spelling`, `synonym` and `concepts` say that it
 * had to. `dropped-word` and `relaxed-filter` say that the best there is lacks something. The other steps read the query
 * anew and are taken only when they find products that have everything, spelled as it should be.
 */
import {
  analyze,
  type ConceptKind,
  conceptOf,
  conceptsIn,
  keyboardLayouts,
  transliterations,
  widerThan,
} from '@quarry/language';
import type { EngineQuery, RecoveryStep } from '../engine-query.ts';
import { findIdentifiers } from '../index/identifier-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { findMatches, type Matches } from '../rank/find-matches.ts';
import type { Workspace } from '../rank/score-wishes.ts';
import { isKnownThroughout } from './known-throughout.ts';
import { type ReadRequest, readRequest } from './read-request.ts';
import type { Wish } from './read-query.ts';
import { romanizations } from './romanize.ts';
import { overlaps } from './settled-parts.ts';
import { isSaid, synonymPhrases } from './synonym-phrases.ts';

export interface Answer {
  request: ReadRequest;
  matches: Matches;
  recoveredBy: RecoveryStep | null;
}

/** How many words may be dropped one after another before a query counts as nonsense here. */
const MOST_DROPPED = 8;
/** Longer texts are not read in another script: nobody types a paragraph that way into a search box. */
const LONGEST_RETYPED = 200;
/** Who types this much types words to their end. */
const LONGEST_BEGINNINGS = 40;
/** A shorter known word is too little to rest a whole answer on. */
const SHORTEST_KEPT_WORD = 3;

/** The words as they were typed, and no further step. */
export function answerAsTyped(data: IndexData, room: Workspace, query: EngineQuery): Answer {
  const request = readRequest(data, query);
  const matches = findMatches(data, request, room);
  return { request, matches, recoveredBy: stepTaken(request, matches) };
}

export function answer(data: IndexData, room: Workspace, query: EngineQuery): Answer {
  const found = findAnswer(data, room, query);
  // No product need have the word: a colour that was mistyped was found by what it means.
  const isMistyped = found.recoveredBy === null && found.request.isPutRight && found.matches.products.length > 0;
  return isMistyped ? { ...found, recoveredBy: 'spelling' } : found;
}

function findAnswer(data: IndexData, room: Workspace, query: EngineQuery): Answer {
  const asTyped = answerAsTyped(data, room, query);
  const { request, matches } = asTyped;
  if (matches.greatCount > 0 && isAsItShouldBe(asTyped.recoveredBy)) return asTyped;

  const { understood } = request;
  const retyped =
    readAnew(data, room, query, { readingsOf: keyboardLayouts, step: 'keyboard-layout', understood }) ??
    readAnew(data, room, query, {
      readingsOf: (text) => [...transliterations(text), ...romanizations(data, text, query.language)],
      step: 'transliteration',
      understood,
    });
  if (retyped !== undefined) return retyped;
  const begun = matches.greatCount === 0 ? readBeginnings(data, room, query) : undefined;
  if (begun !== undefined) return begun;
  // What rests on guesses alone and lacks something besides is an accident.
  const isGuess = matches.greatCount === 0 && request.identifiers.length === 0 && !request.wishes.some(isReliable);
  if (matches.products.length > 0 && !isGuess) return reachFurther(data, room, asTyped);
  const lacking =
    dropWords(data, room, request) ?? (namesKind(request) ? undefined : readAsPlainWords(data, room, query));
  if (lacking !== undefined) return reachFurther(data, room, lacking);
  const nothing: Answer = { request, matches: noneOf(matches), recoveredBy: null };
  return findNear(data, room, request) ?? widen(data, room, request) ?? nothing;
}

/**
 * No product has everything: those that a model of meaning finds near come in beside those that have some of the words.
 * Learned vectors know no more of the query than these do.
 */
function reachFurther(data: IndexData, room: Workspace, found: Answer): Answer {
  if (found.request.question.vector === undefined || found.matches.greatCount > 0) return found;
  const request: ReadRequest = { ...found.request, reaches: true };
  const matches = lesser(findMatches(data, request, room));
  return matches.products.length > found.matches.products.length
    ? { request, matches, recoveredBy: 'concepts' }
    : found;
}

/** By nearness alone: a guess at a word must not come back with it. */
function findNear(data: IndexData, room: Workspace, asTyped: ReadRequest): Answer | undefined {
  if (asTyped.wishes.length === 0) return undefined;
  const request: ReadRequest = { ...asTyped, wishes: asTyped.wishes.filter(isReliable), reaches: true };
  const matches = lesser(findMatches(data, request, room));
  return matches.products.length === 0 ? undefined : { request, matches, recoveredBy: 'concepts' };
}

/** What normal matching had to do to find what it found. */
function stepTaken(request: ReadRequest, { products, greatCount, meetsConditions }: Matches): RecoveryStep | null {
  if (products.length === 0) return null;
  if (greatCount === 0) return meetsConditions ? 'dropped-word' : 'relaxed-filter';
  return stepOfReading(request);
}

/** How the words had to be read for products that have everything. */
function stepOfReading({ wishes }: ReadRequest): RecoveryStep | null {
  if (wishes.some((wish) => isOnly(wish, 'spelling'))) return 'spelling';
  if (wishes.some((wish) => isOnly(wish, 'synonym'))) return 'synonym';
  return wishes.some(isOnlyMeant) ? 'concepts' : null;
}

function isOnly({ words, key, concept, related, said }: Wish, how: 'spelling' | 'synonym'): boolean {
  // Where a mistyped word was understood it was still mistyped; a synonym beside an understood word was not needed.
  if (how === 'synonym' && (key !== null || concept !== null || related !== null)) return false;
  return words.some(
    ({ readings, surface }) =>
      readings.length > 0 &&
      readings.every((one) => one.how === how) &&
      !(how === 'spelling' && key !== null && said.some((one) => isNameOf(surface, one.name))),
  );
}

/** Whether a word is spelled just as the lexicon has it: `ქალი` is no slip, though the texts only know words like it. */
function isNameOf(word: string, value: string): boolean {
  return conceptsIn(word).some(({ concept }) => concept.value === value);
}

/** No product names it, in any language: others answer what was meant. */
function isOnlyMeant({ key, words, concept, related }: Wish): boolean {
  return key === null && related !== null && concept === null && words.some(({ readings }) => readings.length === 0);
}

/** Every word as the beginning of a longer one, where that finds products with all of them: `app wat`. */
function readBeginnings(data: IndexData, room: Workspace, query: EngineQuery): Answer | undefined {
  const isShort = query.text.length <= LONGEST_BEGINNINGS;
  if (!isShort || !/\S\s+\S/.test(query.text)) return undefined;
  const request = readRequest(data, query, { growsEverywhere: true });
  if (!canBeMet(request)) return undefined;
  const matches = findMatches(data, request, room);
  return matches.greatCount === 0 ? undefined : { request, matches, recoveredBy: stepTaken(request, matches) };
}

interface OtherLetters {
  readingsOf(text: string): string[];
  step: RecoveryStep;
  /** Of the text as it was typed. */
  understood: ReadRequest['understood'];
}

/** The same keys or sounds in other letters, where they are words that are known here. */
function readAnew(
  data: IndexData,
  room: Workspace,
  query: EngineQuery,
  { readingsOf, step, understood }: OtherLetters,
): Answer | undefined {
  if (query.text.length > LONGEST_RETYPED) return undefined;
  for (const text of readingsOf(query.text)) {
    if (text === query.text || isScraps(text)) continue;
    if (!hasKnownWord(data, { ...query, text }, query.text) && !isArticleNumber(data, text, query.text)) continue;
    if (!isKnownThroughout(data, { ...query, text })) continue;
    const request = readRequest(data, { ...query, text });
    // Most texts fail already by how their words had to be read: no product needs to be looked at for that.
    if (
      request.wishes.length + request.identifiers.length === 0 ||
      !isAsItShouldBe(stepOfReading(request)) ||
      !keepsLimits(request.understood, understood) ||
      !canBeMet(request)
    )
      continue;
    const matches = findMatches(data, request, room);
    if (matches.greatCount > 0) return { request, matches, recoveredBy: step };
  }
  return undefined;
}

/** A word that was ruled out as it was typed is no word to look for in other letters, and a price limit holds in any. */
function keepsLimits(read: ReadRequest['understood'], typed: ReadRequest['understood']): boolean {
  return (
    (typed.exclude ?? []).every((value) => read.exclude?.includes(value) === true) &&
    (typed.price_min === undefined || (read.price_min !== undefined && read.price_min >= typed.price_min)) &&
    (typed.price_max === undefined || (read.price_max !== undefined && read.price_max <= typed.price_max))
  );
}

/** Spelled right, and said in words that are known here or that the staff gave. */
function isAsItShouldBe(step: RecoveryStep | null): boolean {
  return step === null || step === 'synonym';
}

/** Whether some product could meet every wish: none does where nothing at all is known of a word. */
function canBeMet({ wishes, identifiers }: ReadRequest): boolean {
  return (
    identifiers.length > 0 ||
    wishes.every(
      ({ key, words, concept, related }) =>
        key !== null || concept !== null || related !== null || words.every(({ readings }) => readings.length > 0),
    )
  );
}

/** Keys that are letters in one script and signs in the other leave single letters between the signs. */
function isScraps(text: string): boolean {
  const letters = analyze(text).reduce((sum, { surface }) => sum + (surface.length > 1 ? surface.length : 0), 0);
  return 2 * letters < text.replace(/\s/g, '').length;
}

/** `ვე-4711`, typed while the keyboard was set to Georgian, is `VE-4711`. */
function isArticleNumber({ identifiers }: IndexData, text: string, typed: string): boolean {
  return findIdentifiers(identifiers, text).length > 0 && findIdentifiers(identifiers, typed).length === 0;
}

/** Cheap to ask, for most readings of most queries are gibberish. What stands there as it was typed speaks for none. */
function hasKnownWord(data: IndexData, { text, steering }: EngineQuery, typed: string): boolean {
  const before = new Set(analyze(typed).map(({ exact }) => exact));
  const read = analyze(text).filter(({ exact }) => !before.has(exact));
  const phrases = synonymPhrases(steering);
  return (
    read.some(({ exact, stem }) => data.words.find(exact) >= 0 || data.stems.find(stem) >= 0) ||
    (phrases !== null && read.some((token) => isSaid(phrases, { ...token, growing: false, isKnown: true }))) ||
    (read.length > 0 && conceptsIn(text).some((concept) => read.some((token) => overlaps(concept, token))))
  );
}

/**
 * Without the words that the index does not know, then without the least telling one, until something is found. What kind
 * of thing is wanted is said to the last: a laptop that costs too much is no headphones for the same student.
 */
function dropWords(data: IndexData, room: Workspace, request: ReadRequest): Answer | undefined {
  let wishes = request.wishes.filter(isReliable);
  for (let dropped = 0; wishes.length > 0 && dropped < MOST_DROPPED; dropped++) {
    if (wishes.length < request.wishes.length) {
      const found = lesser(findMatches(data, { ...request, wishes }, room));
      if (found.products.length > 0) {
        return { request: { ...request, wishes }, matches: found, recoveredBy: 'dropped-word' };
      }
    }
    const [weakest] = wishes.toSorted((a, b) => Number(isKind(a)) - Number(isKind(b)) || a.information - b.information);
    wishes = wishes.filter((wish) => wish !== weakest);
  }
  return undefined;
}

/** A category that the shop has. */
function isKind({ key }: Wish): boolean {
  return key === 'category';
}

function namesKind({ wishes }: ReadRequest): boolean {
  return wishes.some(isKind);
}

/** Said plainly, and known as said: no guess at a spelling, no scrap of a word. */
function isReliable({ key, words, concept, related }: Wish): boolean {
  if (key !== null || concept !== null || related !== null) return true;
  return words.every(
    ({ exact, readings }) =>
      [...exact].length >= SHORTEST_KEPT_WORD &&
      readings.some(
        ({ how }) =>
          how === 'exact' || how === 'split' || how === 'joined' || how === 'synonym' || how === 'identifier',
      ),
  );
}

/** Nothing is the thing that was named: products with words of its name. */
function readAsPlainWords(data: IndexData, room: Workspace, query: EngineQuery): Answer | undefined {
  const request = readRequest(data, query, { asPlainWords: true });
  const matches = lesser(findMatches(data, request, room));
  return matches.products.length === 0 ? undefined : { request, matches, recoveredBy: 'dropped-word' };
}

/** Not the thing itself, but its kind: other shoes where there are no boots. */
function widen(data: IndexData, room: Workspace, request: ReadRequest): Answer | undefined {
  for (const wish of request.wishes) {
    const wider = wish.said.flatMap((said) =>
      widerKindsOf(wish.kind, said.name).map((value) => ({ ...said, value, name: value })),
    );
    if (wider.length === 0) continue;
    const kind: Wish = { ...wish, key: 'category', said: wider, words: [], concept: null, related: null };
    const wishes = [{ ...kind, information: 1 }];
    const matches = lesser(findMatches(data, { ...request, wishes }, room));
    if (matches.products.length > 0) return { request: { ...request, wishes }, matches, recoveredBy: 'category' };
  }
  return undefined;
}

/** Categories and groups of categories that the thing belongs to, nearest first. */
function widerKindsOf(kind: string | null, name: string): string[] {
  const concept = kind === null ? undefined : conceptOf(kind as ConceptKind, name);
  if (concept === undefined) return [];
  const wider = widerThan(concept);
  return [...wider, ...wider.flatMap(widerThan)]
    .filter((one) => one.kind === 'category' || one.kind === 'category_group')
    .map(({ value }) => value);
}

function noneOf({ products, scores, great, stated }: Matches): Matches {
  return {
    products: products.subarray(0, 0),
    scores: scores.subarray(0, 0),
    great: great.subarray(0, 0),
    stated: stated.subarray(0, 0),
    greatCount: 0,
    meetsConditions: false,
    nearness: null,
  };
}

function lesser(matches: Matches): Matches {
  return { ...matches, great: new Uint8Array(matches.great.length), greatCount: 0 };
}
