/**
 * A baseline keyword search, as most shop systems have it: matches query words against words of titles, descriptions,
 * brands and types, without stop words, with plurals normalized. One matching word is enough; products are ranked by
 * the number of matches.
 */
import type { Product } from '@quarry/contract';

const LITTLE_WORDS = new Set(
  'a an and any are at be but for from i in is it my of on or some something the to up wear with would'.split(' '),
);

/** A word in the title is worth more than one in the description. */
const TITLE_WEIGHT = 3;

export function plainSearch(products: readonly Product[], query: string): Product[] {
  const wanted = [...new Set(wordsOf(query))].filter((word) => !LITTLE_WORDS.has(word)).map(singular);
  return products
    .map((product) => ({ product, score: scoreOf(product, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ product }) => product);
}

function scoreOf({ title, description, brand, category }: Product, wanted: readonly string[]): number {
  const inTitle = new Set(wordsOf(`${title} ${brand ?? ''} ${category ?? ''}`).map(singular));
  const inText = new Set(wordsOf(description).map(singular));
  return wanted.reduce((score, word) => score + (inTitle.has(word) ? TITLE_WEIGHT : inText.has(word) ? 1 : 0), 0);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function singular(word: string): string {
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
