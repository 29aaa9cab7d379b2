import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PostingCollector } from './posting-lists.ts';
import { WordLists, writeWordLists } from './word-lists.ts';

const WORDS = 20_000;
const product = fc.uniqueArray(fc.oneof(fc.nat(WORDS - 1), fc.nat(200)), { maxLength: 30 });

it('gives every product the words that it was written with, each once', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 20 }), (products) => {
      const collector = new PostingCollector();
      for (const words of products) {
        for (const word of words) {
          collector.add(word, 0, 1);
          if (word % 3 === 0) collector.add(word, 1, 2);
        }
        collector.endProduct();
      }
      const postings = collector.finish(Uint32Array.from({ length: WORDS }, (_, word) => word));
      const lists = new WordLists(writeWordLists(postings, products.length));
      expect(products.map((_, i) => [...lists.at(i)])).toEqual(
        products.map((words) => [...words].sort((a, b) => a - b)),
      );
    }),
    { numRuns: 50 },
  );
});
