/**
 * The staff's synonyms, as readings of the words that were typed: "kicks" is read as "sneakers" too, in place and beside
 * everything else that it may mean. A word that is still being typed, or mistyped, finds its synonyms all the same.
 */
import { analyze, type Token } from '@quarry/language';
import type { Steering, SynonymRule } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { codePointsOf, distanceToPrefix, editDistance } from './edit-distance.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import { formsOf, type Reading, readAsForms, readAsNeighbours } from './reading.ts';
import { COMPLETION, SPELLING, SYNONYM, SYNONYM_FROM_LETTERS } from './reading-weights.ts';
import { typoBudget } from './typo-budget.ts';

/** What is said, and what it means as well. */
interface Phrase {
  said: Token[];
  meant: Token[];
}

const remembered = new WeakMap<Steering, Phrase[]>();

/** Adds the readings to the words, which stand in the order of the query; the last may still be growing. */
export function readSynonyms(
  data: IndexData,
  words: readonly QueryWord[],
  { steering, growing }: { steering: Steering | undefined; growing: boolean },
): void {
  if (steering?.synonyms === undefined || steering.synonyms.length === 0) return;
  for (const { said, meant } of phrasesOf(steering)) {
    for (let first = 0; first + said.length <= words.length; first++) {
      const stretch = words.slice(first, first + said.length);
      const trust = said.reduce((least, token, i) => {
        const isGrowing = growing && first + i === words.length - 1;
        return Math.min(least, likeness(stretch[i] as QueryWord, token, isGrowing));
      }, 1);
      const reading = trust === 0 ? undefined : readMeaning(data, meant, SYNONYM * trust);
      if (reading === undefined) continue;
      for (const word of stretch) {
        word.readings.push(reading);
        word.information = informationOf(data, word.readings);
      }
    }
  }
}

function phrasesOf(steering: Steering): Phrase[] {
  const known = remembered.get(steering);
  if (known !== undefined) return known;
  const phrases = (steering.synonyms ?? []).flatMap(pairsOf).flatMap(([from, to]) => {
    const [said, meant] = [analyze(from), analyze(to)];
    return said.length === 0 || meant.length === 0 ? [] : [{ said, meant }];
  });
  remembered.set(steering, phrases);
  return phrases;
}

function pairsOf(rule: SynonymRule): [string, string][] {
  const [from, to] = 'words' in rule ? [rule.words, rule.words] : [rule.from, rule.to];
  return from.flatMap((said) => to.filter((meant) => meant !== said).map((meant): [string, string] => [said, meant]));
}

/** How surely the typed word is that one: 1, less for a beginning or a mistyped one, 0 for another word. */
function likeness(typed: QueryWord, { exact, stem }: Token, isGrowing: boolean): number {
  if (typed.exact === exact || typed.stem === stem) return 1;
  const letters = [...typed.exact].length;
  if (isGrowing && letters >= SYNONYM_FROM_LETTERS && exact.startsWith(typed.exact)) return COMPLETION;
  // A word of the catalogue is no mistake.
  if (typed.readings.some(({ how }) => how === 'exact')) return 0;
  const budget = Math.min(1, typoBudget(typed.exact));
  if (budget === 0) return 0;
  const [said, word] = [codePointsOf(typed.exact), codePointsOf(exact)];
  if (editDistance(said, word, budget) <= budget) return SPELLING[1] as number;
  return isGrowing && distanceToPrefix(said, word, budget) <= budget ? (SPELLING[1] as number) * COMPLETION : 0;
}

/** One word by all its forms, two by standing side by side; of longer ones the last two, which say what it is. */
function readMeaning(data: IndexData, meant: readonly Token[], weight: number): Reading | undefined {
  const place = (token: Token) => ({ word: data.words.find(token.exact), stem: data.stems.find(token.stem) });
  const [first, second] = meant.slice(-2);
  if (first === undefined) return undefined;
  if (second === undefined) return readAsForms(data, { how: 'synonym', weight, ...place(first) });
  const forms = (token: Token) => formsOf(data, place(token).word, place(token).stem);
  return readAsNeighbours(data, { how: 'synonym', weight, first: forms(first), second: forms(second) });
}
