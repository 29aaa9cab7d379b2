/** Words that name a category, in any language, with the number of products of each. */
import { analyze, type Token } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { listAt } from '../index/number-lists.ts';
import { namesOf } from './concept-names.ts';

const CATEGORY = 'category';
const remembered = new WeakMap<object, ReadonlyMap<number, number>>();

/** Products of the categories whose name is this dictionary word or ends with it ("stand" in "laptop stand"). */
export function productsNamedBy(data: IndexData, word: number): number {
  let named = remembered.get(data.wordsVersion);
  if (named === undefined) remembered.set(data.wordsVersion, (named = countNamed(data)));
  return named.get(word) ?? 0;
}

function countNamed(data: IndexData): ReadonlyMap<number, number> {
  const named = new Map<number, number>();
  for (const number of data.attributes.valuesOfKey(CATEGORY)) {
    const products = data.attributes.productsOf(number).length;
    const words = new Set(
      namingWords(data.attributes.pair(number).value).flatMap(({ exact, stem }) => formsOfName(data, exact, stem)),
    );
    for (const word of words) named.set(word, (named.get(word) ?? 0) + products);
  }
  return named;
}

/** Independent of the index: after a change of words counts are computed again, but names are not analyzed again. */
const wordsOfCategory = new Map<string, readonly Pick<Token, 'exact' | 'stem'>[]>();
const MAX_CATEGORIES = 5000;

function namingWords(category: string): readonly Pick<Token, 'exact' | 'stem'>[] {
  let words = wordsOfCategory.get(category);
  if (words === undefined) {
    words = namesOf(CATEGORY, category).flatMap((name) =>
      headsOf(analyze(name)).map(({ exact, stem }) => ({ exact, stem })),
    );
    if (wordsOfCategory.size >= MAX_CATEGORIES) wordsOfCategory.clear();
    wordsOfCategory.set(category, words);
  }
  return words;
}

/** The word that names the thing itself: "phone" in "smart phone". Arabic puts it first, the others last. */
function headsOf(name: readonly Token[]): Token[] {
  const head = /\p{Script=Arabic}/u.test(name[0]?.surface ?? '') ? name[0] : name.at(-1);
  return head === undefined ? [] : [head];
}

function formsOfName(data: IndexData, exact: string, stem: string): number[] {
  const word = data.words.find(exact);
  const ofStem = data.stems.find(stem);
  return [...(word < 0 ? [] : [word]), ...(ofStem < 0 ? [] : listAt(data.wordsOfStem, ofStem))].filter(
    (one, place, all) => all.indexOf(one) === place,
  );
}
