/** What a word may mean on this shelf: every word of the catalogue is held against it. */
import {
  analyze,
  answersTo,
  areOpposites,
  type ConceptKind,
  conceptOf,
  isLexiconWord,
  LANGUAGES,
  type Token,
} from '@quarry/language';
import { codePointsOf, editDistance } from '../../match/edit-distance.ts';
import * as weight from '../../match/reading-weights.ts';
import { typoBudget } from '../../match/typo-budget.ts';
import { information } from '../../rank/bm25f.ts';
import { areNeighbours, countHolders, countStem, formsOf, massOf, type Neighbours, type Shelf } from './shelf.ts';

export interface Reading extends Neighbours {
  how: string;
  /** The word that stands for the forms. */
  head?: string;
  weight: number;
  /** When set, no words count but this value. */
  attribute?: { key: string; value: string };
  /** When set, no words count but these products. */
  identified?: ReadonlySet<string>;
  productCount: number;
}

export interface Word {
  /** As it was typed; empty for a name that was not. */
  surface: string;
  /** How many were typed. */
  letters: number;
  readings: Reading[];
  information: number;
}

const NO_WORDS = { forms: new Map<string, number>(), followedBy: null };

export function readWord(shelf: Shelf, token: Token, growing: boolean): Word {
  const readings: Reading[] = [];
  const asTyped = asForms(shelf, 'exact', 1, token.exact, token.stem);
  if (asTyped) readings.push(asTyped);
  if (growing) readings.push(...completions(shelf, token.exact, asTyped));
  const isItself = isLexiconWord(token);
  if (!isItself)
    readings.push(...spellings(shelf, token.exact, Math.max(0, ...readings.map(({ productCount }) => productCount))));
  readings.push(...splits(shelf, token.exact));
  if (readings.length === 0 && growing && !isItself) readings.push(...spellingsOfBeginning(shelf, token.exact));
  return asWord(shelf, readings, token);
}

export function asWord(shelf: Shelf, readings: Reading[], { surface, exact } = { surface: '', exact: '' }): Word {
  return { surface, letters: [...exact].length, readings, information: informationOf(shelf, readings) };
}

export function addReading(shelf: Shelf, word: Word, reading: Reading): void {
  word.readings.push(reading);
  word.information = informationOf(shelf, word.readings);
}

function informationOf(shelf: Shelf, readings: readonly Reading[]): number {
  const [surest] = readings.toSorted((a, b) => b.weight - a.weight || b.productCount - a.productCount);
  return surest ? information(surest.productCount, shelf.size) : 0;
}

/** What a word was taken for when nothing of it is as it was typed. */
export function isOnly(how: string, { readings }: Word): boolean {
  return readings.length > 0 && readings.every((one) => one.how === how);
}

function wordsOf({ stemOf }: Shelf): string[] {
  return [...stemOf.keys()].sort();
}

function completions(shelf: Shelf, typed: string, asTyped: Reading | undefined): Reading[] {
  if ([...typed].length < weight.COMPLETION_FROM_LETTERS) return [];
  const longer = wordsOf(shelf).filter((word) => word.startsWith(typed) && !asTyped?.forms.has(word));
  return likeliest(
    shelf,
    longer.map((word) => ({ word, edits: 0 })),
    { how: 'prefix', weights: [asTyped ? weight.COMPLETION_BESIDE_WORD : weight.COMPLETION], typed },
  ).slice(0, weight.MOST_COMPLETIONS);
}

function spellings(shelf: Shelf, typed: string, evidence: number): Reading[] {
  if (evidence * weight.SUSPICION > shelf.size) return [];
  for (let limit = 1; limit <= typoBudget(typed); limit++) {
    const near = wordsOf(shelf)
      .map((word) => ({ word, edits: editDistance(codePointsOf(typed), codePointsOf(word), limit) }))
      .filter(
        ({ word, edits }) =>
          edits > 0 &&
          edits <= limit &&
          !areOpposites(typed, word) &&
          countStem(shelf, shelf.stemOf.get(word)!) >= evidence * weight.SUSPICION,
      );
    if (near.length === 0) continue;
    return likeliest(shelf, near, { how: 'spelling', weights: weight.SPELLING, typed }).slice(0, weight.MOST_SPELLINGS);
  }
  return [];
}

function spellingsOfBeginning(shelf: Shelf, typed: string): Reading[] {
  if (typoBudget(typed) === 0) return [];
  const letters = codePointsOf(typed);
  const near = wordsOf(shelf).filter((word) => {
    const points = codePointsOf(word);
    return (
      points.some((_, length) => editDistance(letters, points.slice(0, length + 1), 1) <= 1) || letters.length <= 1
    );
  });
  return likeliest(
    shelf,
    near.map((word) => ({ word, edits: word.startsWith(typed) ? 0 : 1 })),
    { how: 'spelling', weights: weight.SPELLING.map((one) => one * weight.COMPLETION), typed },
  ).slice(0, weight.MOST_SPELLINGS);
}

function splits(shelf: Shelf, typed: string): Reading[] {
  const letters = [...typed];
  return letters.slice(1).flatMap((_, i): Reading[] => {
    const [first, second] = [letters.slice(0, i + 1).join(''), letters.slice(i + 1).join('')];
    const isShort = Math.min(i + 1, letters.length - i - 1) < weight.SHORTEST_HALF;
    if (isShort && /\p{Nd}$/u.test(first) === /^\p{Nd}/u.test(second)) return [];
    if (!shelf.stemOf.has(first) || !shelf.stemOf.has(second)) return [];
    const [left, right] = [formsOf(shelf, first, ''), formsOf(shelf, second, '')];
    const pair = { forms: new Map(left.map((form) => [form, 1])), followedBy: new Set(right) };
    return asNeighbours(shelf, 'split', weight.SPLIT, pair);
  });
}

/** Of one stem the word with the fewest mistakes, then the most frequent one; of all, the most frequent first. */
function likeliest(
  shelf: Shelf,
  candidates: { word: string; edits: number }[],
  { how, weights, typed }: { how: string; weights: readonly number[]; typed: string },
): Reading[] {
  // One letter before a known word is a name (`iphone`), unless it is that word's own.
  const trust = (word: string) =>
    how === 'spelling' && /^[iex]/.test(typed) && typed[0] !== typed[1] && typed.slice(1) === word
      ? weight.BRANDLIKE
      : 1;
  const mass = (word: string) =>
    massOf(shelf, word) + (how === 'prefix' ? weight.NAMES_A_CATEGORY * (shelf.named.get(word) ?? 0) : 0);
  const stems = [...new Set(candidates.map(({ word }) => shelf.stemOf.get(word)!))];
  const groups = stems.map((stem) => {
    const group = candidates.filter(({ word }) => shelf.stemOf.get(word) === stem);
    const [head] = group.toSorted((a, b) => a.edits - b.edits || mass(b.word) - mass(a.word));
    return { stem, head: head!, mass: group.reduce((sum, { word }) => sum + mass(word), 0) };
  });
  const greatest = Math.max(...groups.map((group) => group.mass));
  return groups
    .map(({ stem, head, mass: share }) => ({
      stem,
      word: head.word,
      weight: (weights[head.edits] ?? 0) * (share / greatest) ** weight.FREQUENCY_POWER * trust(head.word),
    }))
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .flatMap((one) => asForms(shelf, how, one.weight, one.word, one.stem) ?? []);
}

export function asForms(shelf: Shelf, how: string, trust: number, word: string, stem: string): Reading | undefined {
  const forms = formsOf(shelf, word, stem);
  if (forms.length === 0) return undefined;
  return {
    how,
    head: word,
    weight: trust,
    forms: new Map(forms.map((form) => [form, form === word ? 1 : Math.fround(weight.INFLECTED)])),
    followedBy: null,
    productCount: Math.max(
      countStem(shelf, stem),
      shelf.stemOf.has(word) ? countStem(shelf, shelf.stemOf.get(word)!) : 0,
    ),
  };
}

function asNeighbours(shelf: Shelf, how: string, trust: number, pairs: Neighbours): Reading[] {
  const productCount = shelf.products.filter((product) => areNeighbours(product, pairs)).length;
  return productCount === 0 ? [] : [{ how, weight: trust, ...pairs, productCount }];
}

/** A name of one word by all its forms, one of several words by their standing side by side. */
export function readName(shelf: Shelf, name: readonly Token[], how: string, trust: number): Reading[] {
  const [first, second, ...more] = name;
  if (first === undefined) return [];
  if (second === undefined) return [asForms(shelf, how, trust, first.exact, first.stem) ?? []].flat();
  const pairOf = (left: Token, right: Token) => ({
    forms: new Map(formsOf(shelf, left.exact, left.stem).map((form) => [form, 1])),
    followedBy: new Set(formsOf(shelf, right.exact, right.stem)),
  });
  const further = more.map((right, i) => pairOf(more[i - 1] ?? second, right));
  return asNeighbours(shelf, how, trust, { ...pairOf(first, second), further });
}

/** What answers a concept by meaning: as an attribute, and by its names. */
export function readRelated(shelf: Shelf, kind: string, name: string): Reading[] {
  const concept = conceptOf(kind as ConceptKind, name);
  if (concept === undefined) return [];
  return answersTo(concept)
    .filter(({ strength }) => strength >= weight.WEAKEST_RELATED)
    .slice(0, weight.MOST_RELATED)
    .flatMap(({ concept: answer, strength }) => {
      const trust = weight.RELATED * strength;
      const { kind: key, value } = answer;
      const productCount = countHolders(shelf, key, new Set([value]));
      const asAttribute = { how: 'related', weight: trust, ...NO_WORDS, attribute: { key, value }, productCount };
      const names = LANGUAGES.flatMap((language) => answer.forms[language].slice(0, weight.NAMES_PER_LANGUAGE));
      return [
        ...(productCount > 0 ? [asAttribute] : []),
        ...[...new Set([value, ...names])].flatMap((one) =>
          readName(shelf, analyze(one), 'related', trust * weight.OTHER_NAME),
        ),
      ];
    });
}

export function asIdentified(products: ReadonlySet<string>): Reading {
  return {
    how: 'identifier',
    weight: weight.IDENTIFIER_PART,
    ...NO_WORDS,
    identified: products,
    productCount: products.size,
  };
}
