/**
 * What a shop's search without understanding finds: the words of the query as they are written, against the words of
 * titles, descriptions, brands and kinds. Little words are left out, and a plural meets its singular, as the search
 * that comes with most shop systems does it. A product counts for each word it has; one word is enough.
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
