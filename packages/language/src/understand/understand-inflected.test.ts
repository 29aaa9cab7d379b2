import { describe, expect, it } from 'vitest';
import { conceptsIn } from './concepts-in.ts';
import { SHOES, testUnderstanding } from '../testing/understanding-table.ts';

testUnderstanding('inflected Turkish', 'tr', [
  ['kırmızı elbiseler 500 liraya kadar', { price_max: 500, color: 'red', category: 'dress' }],
  ['kirmizi elbiseleri 500 liraya kadar goster', { price_max: 500, color: 'red', category: 'dress' }],
  ['pamuklu gömlekler', { material: 'cotton', category: 'shirt' }],
  ['yünlü kazağın fiyatı', { material: 'wool', category: 'sweater' }],
  ['kadın elbisesi', { gender: 'women', category: 'dress' }],
  ['çocuk ayakkabıları 300 lirayı geçmesin', { price_max: 300, category: SHOES }],
  ['şekersiz çikolatalar', { category: 'chocolate', exclude: ['sugar'] }],
  ['erkek kol saatleri', { gender: 'men', category: 'watch' }],
  ['ELBİSELERİ KIRMIZI', { color: 'red', category: 'dress' }],
  ['aynalı dolap', { category: 'wardrobe' }],
]);

testUnderstanding('inflected Azerbaijani', 'az', [
  ['don', { category: 'dress' }],
  ['qadın donu', { gender: 'women', category: 'dress' }],
  ['qırmızı donlar 50 manata qədər', { price_max: 50, color: 'red', category: 'dress' }],
  ['qirmizi donlar 50 manata qeder', { price_max: 50, color: 'red', category: 'dress' }],
  ['kirmizi donlar 50 manata qeder', { price_max: 50, color: 'red', category: 'dress' }],
  ['usaq ayaqqabilari 40 manatdan ucuz', { price_max: 40, category: SHOES }],
  ['pambıqlı köynəklər', { material: 'cotton', category: 'shirt' }],
  ['shalvar 50 manat', { price_max: 50, category: 'trousers' }],
  ['şəkərsiz şokoladlar', { category: 'chocolate', exclude: ['sugar'] }],
  ['qara köynəyi', { color: 'black', category: 'shirt' }],
]);

describe('English words that look Azerbaijani', () => {
  it.each(["don't", "I don't want fur", 'dont worry'])('%s asks for no dress', (text) => {
    expect(conceptsIn(text).map(({ concept }) => concept.id)).not.toContain('category:dress');
  });
});
