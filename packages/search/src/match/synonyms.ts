/**
 * The staff's synonyms, as readings of the words that were typed: "kicks" is read as "sneakers" too, in place and beside
 * everything else that it may mean. A word that is still being typed, or mistyped, finds its synonyms all the same.
 */
import { elementAt } from '@quarry/language';
import type { Token } from '@quarry/language';
import type { Steering } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { codePointsOf, distanceToPrefix, editDistance } from './edit-distance.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import { type Reading, readAsName } from './reading.ts';
import { COMPLETION, SPELLING, SYNONYM, SYNONYM_FROM_LETTERS } from './reading-weights.ts';
import { MOST_MISTAKES, phrasesBeginningWith, type SynonymPhrase, synonymPhrases } from './synonym-phrases.ts';
import { isCode, typoBudget } from './typo-budget.ts';

/** Adds the readings to the words, which stand in the order of the query; the last may still be growing. */
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
  const budget = isKnown(typed) || isCode(exact) ? 0 : Math.min(MOST_MISTAKES, typoBudget(typed.exact));
  if (budget === 0) return 0;
  const [said, word] = [codePointsOf(typed.exact), codePointsOf(exact)];
  if (editDistance(said, word, budget) <= budget) return SPELLING[1] ?? 0;
  return isGrowing && distanceToPrefix(said, word, budget) <= budget ? (SPELLING[1] ?? 0) * COMPLETION : 0;
}

/** A word of the catalogue is no mistake. */
function isKnown({ readings }: QueryWord): boolean {
  return readings.some(({ how }) => how === 'exact');
}

/** Where something stands in an index does not change with the query. */
const remembered = new WeakMap<SynonymPhrase, { era: object; byWeight: Map<number, Reading | undefined> }>();

function readMeaning(data: IndexData, phrase: SynonymPhrase, weight: number): Reading | undefined {
  let known = remembered.get(phrase);
  if (known?.era !== data.era) remembered.set(phrase, (known = { era: data.era, byWeight: new Map() }));
  const { byWeight } = known;
  if (!byWeight.has(weight)) byWeight.set(weight, readAsName(data, phrase.meant, { how: 'synonym', weight }));
  return byWeight.get(weight);
}
