/**
 * Applies synonym rules as additional readings of the typed words: "kicks" is also read as "sneakers", beside its other
 * readings. Incomplete and mistyped words find their synonyms too.
 */
import { elementAt } from '@quarry/language';
import type { Token } from '@quarry/language';
import type { Steering } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { codePointsOf, distanceToPrefix, editDistance } from './edit-distance.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import { type Reading, readAsName } from './reading.ts';
import { COMPLETION, SPELLING, SYNONYM, SYNONYM_FROM_LETTERS } from './reading-weights.ts';
import { MAX_MISTAKES, phrasesBeginningWith, type SynonymPhrase, synonymPhrases } from './synonym-phrases.ts';
import { isCode, typoBudget } from './typo-budget.ts';

/** Adds the readings to the words, which are in query order; the last word may be incomplete. */
export function readSynonyms(
  data: IndexData,
  words: readonly QueryWord[],
  { steering, growing }: { steering: Steering | undefined; growing: boolean },
): void {
  const phrases = synonymPhrases(steering);
  if (phrases === null) return;
  const isGrowing = (place: number) => growing && place === words.length - 1;
  words.forEach((word, first) => {
    const candidates = phrasesBeginningWith(phrases, { ...word, growing: isGrowing(first), isKnown: isKnown(word) });
    for (const phrase of candidates.map((number) => elementAt(phrases.all, number))) {
      const stretch = words.slice(first, first + phrase.said.length);
      if (stretch.length < phrase.said.length) continue;
      const trust = phrase.said.reduce(
        (least, token, i) => Math.min(least, likeness(elementAt(stretch, i), token, isGrowing(first + i))),
        1,
      );
      const reading = trust === 0 ? undefined : readMeaning(data, phrase, SYNONYM * trust);
      if (reading === undefined) continue;
      for (const one of stretch) {
        one.readings.push(reading);
        one.information = informationOf(data, one.readings);
      }
    }
  });
}

/** How surely the typed word is that one: 1, less for a beginning or a mistyped one, 0 for another word. */
function likeness(typed: QueryWord, { exact, stem }: Token, isGrowing: boolean): number {
  if (typed.exact === exact || typed.stem === stem) return 1;
  const letters = [...typed.exact].length;
  if (isGrowing && letters >= SYNONYM_FROM_LETTERS && exact.startsWith(typed.exact)) return COMPLETION;
  const budget = isKnown(typed) || isCode(exact) ? 0 : Math.min(MAX_MISTAKES, typoBudget(typed.exact));
  if (budget === 0) return 0;
  const [said, word] = [codePointsOf(typed.exact), codePointsOf(exact)];
  if (editDistance(said, word, budget) <= budget) return SPELLING[1] ?? 0;
  return isGrowing && distanceToPrefix(said, word, budget) <= budget ? (SPELLING[1] ?? 0) * COMPLETION : 0;
}

/** A word of the catalogue is no mistake. */
function isKnown({ readings }: QueryWord): boolean {
  return readings.some(({ how }) => how === 'exact');
}

/** Positions in an index do not depend on the query. */
const remembered = new WeakMap<SynonymPhrase, { wordsVersion: object; byWeight: Map<number, Reading | undefined> }>();

function readMeaning(data: IndexData, phrase: SynonymPhrase, weight: number): Reading | undefined {
  let known = remembered.get(phrase);
  if (known?.wordsVersion !== data.wordsVersion)
    remembered.set(phrase, (known = { wordsVersion: data.wordsVersion, byWeight: new Map() }));
  const { byWeight } = known;
  if (!byWeight.has(weight)) byWeight.set(weight, readAsName(data, phrase.meant, { how: 'synonym', weight }));
  return byWeight.get(weight);
}
