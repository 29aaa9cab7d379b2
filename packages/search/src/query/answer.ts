/**
 * Answers a query in steps: interpretations of the text, the best of which is converted to clauses and constraints;
 * retrieval and ranking; and if no product meets everything, the products that meet most.
 *
 * `recoveredBy` lists what the results rely on beside the words as typed: `keyboard-layout` and `transliteration` are
 * edges of the path that was taken; `spelling`, `synonym` and `concepts` are ways in which words matched;
 * `dropped-word` and `relaxed-filter` mean that the results lack something, `category` that only the kind of product
 * matches. Price limits, exclusions and filters are applied in all cases.
 */
import { conceptsIn } from '@quarry/language';
import type { EngineQuery, RecoveryStep } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import type { Clause } from '../match/read-query.ts';
import { findMatches, type Matches } from '../rank/find-matches.ts';
import type { Workspace } from '../rank/score-clauses.ts';
import { type Interpretation, interpretationsOf } from './interpretations.ts';
import { type ReadRequest, readRequest, understandQuery } from './read-request.ts';
import { widerClauses } from './wider-clauses.ts';

export interface Answer {
  request: ReadRequest;
  matches: Matches;
  recoveredBy: RecoveryStep | null;
}

/** Minimum length of a known word that may be the only basis of an answer. */
const SHORTEST_KEPT_WORD = 3;
/** Slightly less than 1, because sums in another order differ in their last digits. */
const ALL_MET = 1 - 1e-9;

export function answer(data: IndexData, room: Workspace, query: EngineQuery): Answer {
  if (query.isLiteral === true) return partialAnswer(data, room, literalAnswer(data, room, query));
  const typed = understandQuery(data, query.text, query.language);
  let best: Answer | undefined;
  for (const interpretation of interpretationsOf(data, query, typed)) {
    const one = answerTo(data, room, query, interpretation);
    if (one.matches.greatCount > 0) return one;
    // All words match as typed, although by another kind of product: no other interpretation is tried.
    if (isMetThroughout(one)) return partialAnswer(data, room, one);
    if (best === undefined || one.matches.bestMet > best.matches.bestMet) best = one;
  }
  return partialAnswer(data, room, best ?? answerAsTyped(data, room, query));
}

/** The words as they were typed, and nothing else. */
export function answerAsTyped(data: IndexData, room: Workspace, query: EngineQuery): Answer {
  return answerTo(data, room, query, asTyped(query));
}

/** The same without any word that would be read as another one: such a word is found nowhere. */
function literalAnswer(data: IndexData, room: Workspace, query: EngineQuery): Answer {
  const read = readRequest(data, query, asTyped(query));
  const clauses = read.clauses.map((clause) => {
    const words = clause.words.map((word) => {
      const readings = word.readings.filter(({ how }) => how !== 'spelling');
      return readings.length === word.readings.length ? word : { ...word, readings };
    });
    return { ...clause, words };
  });
  const request = { ...read, clauses };
  const matches = findMatches(data, request, room);
  const isFound = matches.products.length > 0;
  return { request, matches, recoveredBy: isFound ? stepTaken(asTyped(query), request, matches) : null };
}

function asTyped({ text }: EngineQuery): Interpretation {
  return { text, corrections: [], retyped: [], step: null };
}

function answerTo(data: IndexData, room: Workspace, query: EngineQuery, interpretation: Interpretation): Answer {
  const request = readRequest(data, query, interpretation);
  const matches = findMatches(data, request, room);
  return {
    request,
    matches,
    recoveredBy: matches.products.length === 0 ? null : stepTaken(interpretation, request, matches),
  };
}

/** No product has everything. */
function partialAnswer(data: IndexData, room: Workspace, found: Answer): Answer {
  const { request, matches } = found;
  const reliable = request.clauses.filter(isReliable);
  // What rests on guesses alone and lacks something besides is an accident.
  const isGuess =
    request.identifiers.length === 0 &&
    !request.isOpen &&
    !request.clauses.some(({ words }) => words.some(isReliableWord)) &&
    reliable.length === 0;
  if (matches.products.length > 0 && !isGuess) return reachFurther(data, room, found);
  const near =
    reliable.length === request.clauses.length && isGuess ? undefined : nearOnes(data, room, request, reliable);
  if (near !== undefined) return near;
  for (const clauses of widerClauses(data, request.clauses)) {
    const wider = { ...request, clauses, isPartial: true };
    const ofKind = findMatches(data, wider, room);
    if (ofKind.products.length > 0) return { request: wider, matches: ofKind, recoveredBy: 'category' };
  }
  return { request, matches: noneOf(matches), recoveredBy: null };
}

/** A model of meaning adds what is near beside what has some of the words. Learned vectors know no more than these do. */
function reachFurther(data: IndexData, room: Workspace, found: Answer): Answer {
  if (found.request.question.vector === undefined) return found;
  const request: ReadRequest = { ...found.request, reaches: true, isPartial: true };
  const matches = findMatches(data, request, room);
  return matches.products.length > found.matches.products.length
    ? { request, matches, recoveredBy: 'concepts' }
    : found;
}

/** By nearness alone, and what was said plainly: a guess at a word must not come back with it. */
function nearOnes(data: IndexData, room: Workspace, asked: ReadRequest, clauses: Clause[]): Answer | undefined {
  if (asked.clauses.length === 0) return undefined;
  const request: ReadRequest = { ...asked, clauses, reaches: true, isPartial: true };
  const matches = findMatches(data, request, room);
  return matches.products.length === 0 ? undefined : { request, matches, recoveredBy: 'concepts' };
}

function stepTaken({ step }: Interpretation, request: ReadRequest, matches: Matches): RecoveryStep | null {
  if (matches.greatCount === 0) return matches.meetsConditions ? 'dropped-word' : 'relaxed-filter';
  return step ?? stepOfReading(request) ?? (request.isPutRight ? 'spelling' : null);
}

/** How the words had to be met for products that have everything. */
function stepOfReading({ clauses }: ReadRequest): RecoveryStep | null {
  if (clauses.some((clause) => isOnly(clause, 'spelling'))) return 'spelling';
  if (clauses.some((clause) => isOnly(clause, 'synonym'))) return 'synonym';
  return clauses.some(isOnlyMeant) ? 'concepts' : null;
}

function isOnly({ words, key, concept, related, said }: Clause, how: 'spelling' | 'synonym'): boolean {
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
function isOnlyMeant({ key, words, concept, related }: Clause): boolean {
  return key === null && related !== null && concept === null && words.some(({ readings }) => readings.length === 0);
}

/** Said plainly, and known as said: no guess at a spelling, no scrap of a word. */
function isReliable({ key, words, concept, related }: Clause): boolean {
  if (key !== null || concept !== null || related !== null) return true;
  return words.every(isReliableWord);
}

const GUESSES: ReadonlySet<string> = new Set(['prefix', 'spelling']);

function isReliableWord({ exact, readings }: Clause['words'][number]): boolean {
  return [...exact].length >= SHORTEST_KEPT_WORD && readings.some(({ how }) => !GUESSES.has(how));
}

function isMetThroughout({ request, matches }: Answer): boolean {
  return matches.bestMet >= ALL_MET && request.clauses.every((clause) => clause.information > 0 && isReliable(clause));
}

function noneOf({ products, scores, great, stated, ...rest }: Matches): Matches {
  return {
    ...rest,
    products: products.subarray(0, 0),
    scores: scores.subarray(0, 0),
    great: great.subarray(0, 0),
    stated: stated.subarray(0, 0),
    greatCount: 0,
    meetsConditions: false,
    nearness: null,
  };
}
