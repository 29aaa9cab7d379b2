/** Product requests in conversational wording, with the function words around them. */
import { describe, expect, it } from 'vitest';
import { testUnderstanding } from '../testing/understanding-table.ts';
import { understand } from './understand.ts';

const JEWELLERY = ['necklace', 'earrings', 'ring', 'bracelet'];

testUnderstanding('things said in passing', 'tr', [
  ['ofis sandalyesi de bakalım', { category: 'office-chair' }],
  ['kanepe olsun', { category: 'sofa' }],
  ['takı', { category: JEWELLERY }],
  ['çocuk öksürük şurubu', { category: 'cough' }],
]);

testUnderstanding('things said in passing', 'az', [
  ['siçan', { category: 'mouse' }],
  ['siçan da lazımdır', { category: 'mouse' }],
  ['zinət əşyası olsun', { category: JEWELLERY }],
  ['göy', { color: 'blue' }],
  ['don olsun, göy', { category: 'dress', color: 'blue' }],
]);

testUnderstanding('things said in passing', 'ka', [
  ['ბავშვს ახველებს, სიროფი', { category: 'cough' }],
  ['ოფისის სკამიც', { category: 'office-chair' }],
  ['სამკაული', { category: JEWELLERY }],
]);

testUnderstanding('things said in passing', 'ar', [
  ['شراب سعال للأطفال', { category: 'cough' }],
  ['مجوهرات', { category: JEWELLERY }],
]);

testUnderstanding('things said in passing', 'en', [
  ['syrup for cough for a child', { category: 'cough' }],
  ['jewellery for my wife', { category: JEWELLERY }],
]);

describe('a word for a present', () => {
  it.each(['gift', 'a present for my wife', 'საჩუქარი', 'hediye', 'هدية', 'hədiyyə'])(
    'names no product: %s',
    (text) => {
      const { understood, spans } = understand(text);

      expect(understood).toEqual({});
      expect(spans.map(({ kind }) => kind)).toContain('occasion');
    },
  );
});
