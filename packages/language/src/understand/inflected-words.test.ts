/** Queries of inflected words: the lexicon must find the concepts of all forms that the analyzers stem. */
import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

describe('inflected queries', () => {
  it.each([
    ['წითელი კაბა აბრეშუმის 50 ლარამდე', { color: 'red', category: 'dress', material: 'silk', price_max: 50 }],
    ['წითელ კაბას ვეძებ აბრეშუმისგან', { color: 'red', category: 'dress', material: 'silk' }],
    ['შავ პერანგებში', { color: 'black', category: 'shirt' }],
    ['ლურჯ ჯინსებს', { color: 'blue', category: 'jeans' }],
    ['თეთრ მაისურებს ბავშვებისთვის', { color: 'white', category: 't-shirt' }],
    ['ყავისფერ ჩექმებს ქალბატონებისთვის', { color: 'brown', category: 'boots', gender: 'women' }],
    ['ტყავის სავარძლები 500 ლარამდე', { material: 'leather', category: 'armchair', price_max: 500 }],
    ['ᲬᲘᲗᲔᲚᲘ ᲙᲐᲑᲔᲑᲘ', { color: 'red', category: 'dress' }],
    ['مع الفساتين الحمراء', { category: 'dress', color: 'red' }],
    ['للقمصان القطنية البيضاء', { category: 'shirt', material: 'cotton', color: 'white' }],
    ['معاطف سوداء للنساء', { category: 'coat', color: 'black', gender: 'women' }],
    ['الحقائب الجلدية أقل من ٣٠٠', { category: 'handbag', material: 'leather', price_max: 300 }],
    ['تنانير زرقاء', { category: 'skirt', color: 'blue' }],
    ['الكراسي الخشبية', { material: 'wood' }],
  ])('%s', (query, expected) => {
    expect(understand(query).understood).toMatchObject(expected);
  });
});
