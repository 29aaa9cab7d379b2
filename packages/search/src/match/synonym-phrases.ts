/**
 * Synonym rules of staff, indexed for look-up. A shop may have tens of thousands, so they are found like words of an
 * index: by dictionary, stem, prefix and spelling.
 */
import { analyze, type Token } from '@quarry/language';
import type { Steering, SynonymRule } from '../engine-query.ts';
import { Dictionary } from '../index/dictionary.ts';
import { SYNONYM_FROM_LETTERS } from './reading-weights.ts';
import { buildSpellingIndex, completionsNear, type SpellingIndex, wordsNear } from './spelling-index.ts';
import { typoBudget } from './typo-budget.ts';

/** What is said, and what it means as well. */
export interface SynonymPhrase {
  said: readonly Token[];
  meant: readonly Token[];
}

interface SynonymPhrases {
  /** In the order of the rules. */
  all: readonly SynonymPhrase[];
  /** Every word of the phrases, at any position. */
  words: Dictionary;
  spelling: SpellingIndex;
  /** Stem → its words. */
  wordsOfStem: ReadonlyMap<string, readonly number[]>;
  /** Word → phrases that begin with it. */
  beginningWith: ReadonlyMap<number, readonly number[]>;
}

/** A word of a query, and how it may be taken. */
interface SaidWord {
  exact: string;
  stem: string;
  /** May be the beginning of a longer one. */
  growing: boolean;
  /** It is a word of the catalogue, and so no mistake. */
  isKnown: boolean;
}

/** Maximum number of typing mistakes in a word of a synonym; fewer than in a word of the catalogue. */
export const MAX_MISTAKES = 1;

const remembered = new WeakMap<Steering, SynonymPhrases | null>();

/** null where the staff gave none. */
export function synonymPhrases(steering: Steering | undefined): SynonymPhrases | null {
  if (steering?.synonyms === undefined || steering.synonyms.length === 0) return null;
  let phrases = remembered.get(steering);
  if (phrases === undefined) remembered.set(steering, (phrases = prepare(steering.synonyms)));
  return phrases;
}

/** Whether a word may be one that is said in some phrase. */
export function isSaid(phrases: SynonymPhrases, word: SaidWord): boolean {
  return wordsMeantBy(phrases, word).size > 0;
}

/** Numbers of the phrases that may begin with a word. */
export function phrasesBeginningWith(phrases: SynonymPhrases, word: SaidWord): number[] {
  return [...wordsMeantBy(phrases, word)].flatMap((number) => phrases.beginningWith.get(number) ?? []);
}

function wordsMeantBy(phrases: SynonymPhrases, { exact, stem, growing, isKnown }: SaidWord): Set<number> {
  const { words, spelling, wordsOfStem } = phrases;
  const meant = new Set(wordsOfStem.get(stem));
  const itself = words.find(exact);
  if (itself >= 0) meant.add(itself);
  if (growing && [...exact].length >= SYNONYM_FROM_LETTERS) for (const word of words.withPrefix(exact)) meant.add(word);
  const budget = isKnown ? 0 : Math.min(MAX_MISTAKES, typoBudget(exact));
  if (budget === 0) return meant;
  for (const { word } of wordsNear(spelling, words, exact, budget)) meant.add(word);
  if (growing) for (const { word } of completionsNear(spelling, words, exact, budget)) meant.add(word);
  return meant;
}

function prepare(rules: readonly SynonymRule[]): SynonymPhrases {
  const all = rules.flatMap(pairsOf).flatMap(([from, to]): SynonymPhrase[] => {
    const [said, meant] = [analyze(from), analyze(to)];
    return said.length === 0 || meant.length === 0 ? [] : [{ said, meant }];
  });
  const words = Dictionary.of([...new Set(all.flatMap(({ said }) => said.map(({ exact }) => exact)))].sort());
  const wordsOfStem = new Map<string, number[]>();
  const beginningWith = new Map<number, number[]>();
  all.forEach(({ said }, phrase) => {
    said.forEach(({ exact, stem }, place) => {
      const word = words.find(exact);
      addTo(wordsOfStem, stem, word);
      if (place === 0) addTo(beginningWith, word, phrase);
    });
  });
  return { all, words, spelling: buildSpellingIndex(words), wordsOfStem, beginningWith };
}

function pairsOf(rule: SynonymRule): [string, string][] {
  const [from, to] = 'words' in rule ? [rule.words, rule.words] : [rule.from, rule.to];
  return from.flatMap((said) => to.filter((meant) => meant !== said).map((meant): [string, string] => [said, meant]));
}

function addTo<Key>(lists: Map<Key, number[]>, key: Key, number: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [number]);
  else if (list.at(-1) !== number) list.push(number);
}
