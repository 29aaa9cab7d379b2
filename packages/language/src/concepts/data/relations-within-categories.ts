/** To which category the kinds of things in `types-within-categories.ts` belong. */
import type { RelationRow } from '../relation.ts';
import { type } from './relation-ends.ts';

export const WITHIN_CATEGORY_RELATIONS: readonly RelationRow[] = [
  [
    'category:vegetables',
    'narrower',
    type('potatoes', 'tomatoes', 'onions', 'carrots', 'cabbage', 'spinach', 'okra', 'hot-peppers'),
  ],
  ['category:fruit', 'narrower', type('oranges', 'pears', 'guavas')],
  ['category:juice', 'narrower', type('orange-juice', 'mango-juice')],
  ['category:soft-drink', 'narrower', type('cola', 'lemonade')],
  ['category:sauce', 'narrower', type('mayonnaise')],
  ['category:coffee', 'narrower', type('ground-coffee')],
  ['category:tea', 'narrower', type('tea-bags')],
  ['category:bread', 'narrower', type('sandwich-bread')],
  ['category:toothpaste', 'narrower', type('kids-toothpaste', 'herbal-toothpaste')],
  ['category:toothbrush', 'narrower', type('kids-toothbrush')],
  ['category:sunscreen', 'narrower', type('tinted-sunscreen', 'sunscreen-spray')],
  ['category:baby-care', 'narrower', type('baby-lotion', 'baby-bath-foam')],
  ['category:nappies', 'narrower', type('night-nappies')],
  ['category:baby-formula', 'narrower', type('goat-milk-formula')],
  ['category:thermometer', 'narrower', type('bath-thermometer')],
  ['category:cleanser', 'narrower', type('cleansing-foam', 'cleansing-balm')],
  ['category:serum', 'narrower', type('eye-serum', 'night-serum')],
  ['category:lip-balm', 'narrower', type('tinted-lip-balm')],
  ['category:scrub', 'narrower', type('sugar-scrub')],
  ['category:hand-cream', 'narrower', type('hand-and-nail-cream')],
  ['category:soap', 'narrower', type('olive-oil-soap')],
  ['category:ring', 'narrower', type('stone-ring')],
  ['category:shower-head', 'narrower', type('hand-shower')],
  ['category:paint', 'narrower', type('washable-paint')],
  ['category:wallpaper', 'narrower', type('kids-wallpaper')],
  ['category:door-handle', 'narrower', type('door-knob')],
  ['category:wheel-rim', 'narrower', type('steel-wheel')],
  ['category:car-jack', 'narrower', type('hydraulic-jack', 'scissor-jack', 'trolley-jack')],
];
