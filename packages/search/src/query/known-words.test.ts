import { expect, it } from 'vitest';
import { buildIndex } from '../index/product-index.ts';
import { aDocument } from '../testing/a-document.ts';

const index = buildIndex(
  [
    aDocument('Black denim jacket', { id: 'denim', attributes: { category: ['jacket'], color: ['black'] } }),
    aDocument('Coffee tables, a pair', { id: 'pair', attributes: { category: ['coffee-table'] } }),
  ],
  { fieldWeights: { title: 3, description: 1 } },
);

it.each([
  ['siyah deri ceket', 'deri'],
  ['something for my back pain', 'pain'],
])('a word that the lexicon knows is not read as another one: %s', (text, word) => {
  const { hits } = index.search({ text, skip: 0, take: 10 });

  const readings = hits.flatMap(({ reasons }) => reasons).filter(({ words }) => words.includes(word));
  expect(readings).toEqual([]);
});
