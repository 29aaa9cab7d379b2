/**
 * What is tried, and in which order, when the words as typed find nothing that has all of them. The step that helped is
 * named to the shopper. Price limits, exclusions and filters hold on every step.
 */
import { detectLanguage, transliterations } from '@quarry/language';
import type { EngineQuery, RecoveryStep } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { findMatches, type Matches } from '../rank/find-matches.ts';
import type { Workspace } from '../rank/score-wishes.ts';
import { type ReadRequest, readRequest } from './read-request.ts';
import type { Wish } from './read-query.ts';

export interface Answer {
  request: ReadRequest;
  matches: Matches;
  recoveredBy: RecoveryStep | null;
}

/** How many words may be dropped one after another before a query counts as nonsense here. */
const MOST_DROPPED = 8;
/** Longer texts are not read in another script: nobody types a paragraph that way into a search box. */
const LONGEST_TRANSLITERATED = 200;
/** A shorter known word is too little to rest a whole answer on. */
const SHORTEST_KEPT_WORD = 3;

export function answer(data: IndexData, room: Workspace, query: EngineQuery): Answer {
  const request = readRequest(data, query);
  const matches = findMatches(data, request, room);
  const asTyped: Answer = { request, matches, recoveredBy: stepTaken(request, matches) };
  if (matches.greatCount > 0 && asTyped.recoveredBy === null) return asTyped;

  const transliterated = transliterate(data, room, query);
  if (transliterated !== undefined) return transliterated;
  if (matches.products.length > 0) return asTyped;
  return dropWords(data, room, request) ?? asTyped;
}

/** What normal matching had to do to find what it found. */
function stepTaken({ wishes }: ReadRequest, { products, greatCount, meetsConditions }: Matches): RecoveryStep | null {
  if (products.length === 0) return null;
  if (greatCount > 0) return wishes.some(isOnlyRespelled) ? 'spelling' : null;
  return meetsConditions ? 'dropped-word' : 'relaxed-filter';
}

function isOnlyRespelled({ words, concept }: Wish): boolean {
  return (
    concept === null &&
    words.some(({ readings }) => readings.length > 0 && readings.every(({ how }) => how === 'spelling'))
  );
}

/** Latin letters read as another script, when that finds products with all the words, spelled as they should be. */
function transliterate(data: IndexData, room: Workspace, query: EngineQuery): Answer | undefined {
  const isShort = query.text.length <= LONGEST_TRANSLITERATED;
  // Without Georgian words in the index only those help that the lexicon knows, and with them a query looks Georgian.
  if (!isShort || !(data.hasGeorgian || detectLanguage(query.text, 'en') === 'ka')) return undefined;
  for (const text of transliterations(query.text)) {
    if (text === query.text) continue;
    const request = readRequest(data, { ...query, text });
    const matches = findMatches(data, request, room);
    if (matches.greatCount > 0 && stepTaken(request, matches) === null) {
      return { request, matches, recoveredBy: 'transliteration' };
    }
  }
  return undefined;
}

/** Without the words that the index does not know, then without the least telling one, until something is found. */
function dropWords(data: IndexData, room: Workspace, request: ReadRequest): Answer | undefined {
  let wishes = request.wishes.filter(isReliable);
  for (let dropped = 0; wishes.length > 0 && dropped < MOST_DROPPED; dropped++) {
    if (wishes.length < request.wishes.length) {
      const matches = findMatches(data, { ...request, wishes }, room);
      if (matches.products.length > 0) {
        return {
          request: { ...request, wishes },
          matches: { ...matches, great: new Uint8Array(matches.great.length), greatCount: 0 },
          recoveredBy: 'dropped-word',
        };
      }
    }
    const [weakest] = wishes.toSorted((a, b) => a.information - b.information);
    wishes = wishes.filter((wish) => wish !== weakest);
  }
  return undefined;
}

/** Said plainly, and known as said: no guess at a spelling, no scrap of a word. */
function isReliable({ key, words }: Wish): boolean {
  if (key !== null) return true;
  return words.every(
    ({ exact, readings }) =>
      [...exact].length >= SHORTEST_KEPT_WORD &&
      readings.some(({ how }) => how === 'exact' || how === 'split' || how === 'joined'),
  );
}
