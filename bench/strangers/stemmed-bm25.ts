/**
 * BM25 over stemmed words with the field boosts of the other engines, as the usual baseline. Robertson and Zaragoza,
 * "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), with k1 = 1.2 and b = 0.75.
 */
import snowball from 'snowball-stemmers';
import type { Ask } from '../relevance/ask-quarry.ts';
import { BOOSTS, FIELDS } from '../relevance/rivals.ts';
import type { RawProduct } from '../relevance/judged-data.ts';

const K1 = 1.2;
const B = 0.75;

/** @param stemmerName as Snowball names its algorithms; undefined: words as they are. */
export function openStemmedBm25(products: readonly RawProduct[], stemmerName: string | undefined): Ask {
  const stemmer = stemmerName === undefined ? undefined : snowball.newStemmer(stemmerName);
  const wordsOf = (text: string): string[] =>
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stemmer?.stem(word) ?? word);
  const postings = new Map<string, Map<number, number>>();
  const lengths = products.map((product, number) => {
    let length = 0;
    for (const field of FIELDS) {
      for (const word of wordsOf(product[field] ?? '')) {
        const ofWord = postings.get(word) ?? new Map<number, number>();
        postings.set(word, ofWord);
        ofWord.set(number, (ofWord.get(number) ?? 0) + BOOSTS[field]);
        length += BOOSTS[field];
      }
    }
    return length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return (text, take) => {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsOf(text))) {
      const ofWord = postings.get(word);
      if (ofWord === undefined) continue;
      const idf = Math.log(1 + (products.length - ofWord.size + 0.5) / (ofWord.size + 0.5));
      for (const [number, count] of ofWord) {
        const norm = K1 * (1 - B + (B * (lengths[number] ?? 0)) / average);
        scores.set(number, (scores.get(number) ?? 0) + (idf * count * (K1 + 1)) / (count + norm));
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, take)
      .map(([number]) => products[number]?.id ?? '');
  };
}
