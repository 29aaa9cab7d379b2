import { expect, it } from 'vitest';
import { SHOES, TABLES, testUnderstanding } from '../testing/understanding-table.ts';
import { understand } from './understand.ts';

testUnderstanding('English', 'en', [
  ['red dress under 50', { color: 'red', category: 'dress', price_max: 50 }],
  ['dress below $50', { category: 'dress', price_max: 50 }],
  ['shoes cheaper than 100', { category: SHOES, price_max: 100 }],
  ['sneakers 50-100', { category: 'sneakers', price_min: 50, price_max: 100 }],
  ['sneakers 36-38', { category: 'sneakers' }],
  ['sofa between 500 and 1,000', { category: 'sofa', price_min: 500, price_max: 1000 }],
  [
    'lamp from 20 to 40 dollars',
    { category: ['floor-lamp', 'table-lamp', 'pendant-lamp'], price_min: 20, price_max: 40 },
  ],
  ['laptop over 1.200,50', { category: 'laptop', price_min: 1200.5 }],
  ['rug at least 200', { category: 'rug', price_min: 200 }],
  ['no more than 30 euros', { price_max: 30 }],
  ['watch for $80', { category: 'watch', price_max: 80 }],
  ['mirror around 100', { category: 'mirror', price_min: 80, price_max: 120 }],
  ['phone under 1k', { category: 'smartphone', price_max: 1000 }],
  ['t-shirt $20 or less', { category: 't-shirt', price_max: 20 }],
  ['iphone 13', {}],
  ['air max 90', {}],
  ['ibuprofen 500 mg', {}],
  ['tyre 205/55 R16', { category: 'tyre' }],
  ['table 120x60 under 300', { category: TABLES, price_max: 300 }],
  ['washing machine up to 7 kg', { category: 'washing-machine' }],
  ['size M black dress', { size: 'm', color: 'black', category: 'dress' }],
  ['jeans size 32', { size: '32', category: 'jeans' }],
  ['red sneakers 42', { color: 'red', category: 'sneakers', size: '42' }],
  ['2XL hoodie', { size: 'xxl', category: 'hoodie' }],
  ['dress M size', { category: 'dress', size: 'm' }],
  ['size 42 or 43 boots', { size: ['42', '43'], category: 'boots' }],
  ['large sofa', { category: 'sofa' }],
  ["women's leather boots", { gender: 'women', material: 'leather', category: 'boots' }],
  ['navy blue coat for men', { color: 'navy', category: 'coat', gender: 'men' }],
  ['trainers for girls', { category: 'sneakers', gender: 'girls' }],
  ['grey couch', { color: 'grey', category: 'sofa' }],
  ['biscuits without sugar', { category: 'biscuits', exclude: ['sugar'] }],
  ['sugar-free chocolate', { category: 'chocolate', exclude: ['sugar'] }],
  ['handbag not leather', { category: 'handbag', exclude: ['leather'] }],
  ['shoes, not black or brown', { category: SHOES, exclude: ['black', 'brown'] }],
  ['paint without smell', { category: 'paint', exclude: ['smell'] }],
  ['black Norden jacket', { color: 'black', brand: 'Norden', category: 'jacket' }],
  ['cedar & silk scarf', { brand: 'Cedar & Silk', category: 'scarf' }],
  ['cream dress', { color: 'cream', category: 'dress' }],
  ['cream', {}],
  ['orange juice', { category: 'juice' }],
  ['green tea', { category: 'tea' }],
  ['dress shirt', { category: 'shirt' }],
  ['dress or skirt', { category: ['dress', 'skirt'] }],
  ['phone case', {}],
  ['wireless headphones', { category: 'headphones' }],
]);

it('reads a dress for summer as any dress, not as one cut of dress', () => {
  const read = (query: string) => understand(query).spans.map(({ kind, value }) => [kind, value]);

  expect(read('summer dresses')).toEqual([
    ['season', 'summer'],
    ['category', 'dress'],
  ]);
  expect(read('sundresses')).toEqual([['product_type', 'sundress']]);
});
