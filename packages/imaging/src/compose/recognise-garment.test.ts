import { describe, expect, it } from 'vitest';
import { kindByWords, recogniseGarment } from './recognise-garment.ts';

describe('the garment type', () => {
  it.each([
    ['https://shop.example/women/red-wrap-dress-123.jpg', 'dress'],
    ['blue_denim_shirt', 'shirt'],
    ['Graphic t-shirt', 'top'],
    ['shirt dress', 'dress'],
    ['leather ankle boots', 'shoes'],
    ['women/kirmizi-elbiseler', 'dress'],
    ['handbag', 'bag'],
    ['backpack', 'backpack'],
    ['wool-coat', 'outerwear'],
    ['siyah-elbise', 'dress'],
    ['kadın gömlek', 'shirt'],
    ['qara şalvar', 'trousers'],
    ['ayaqqabı', 'shoes'],
    ['წითელი კაბა', 'dress'],
    ['შავი შარვალი', 'trousers'],
    ['ტყავის ქურთუკი', 'outerwear'],
    ['%E1%83%A5%E1%83%A3%E1%83%93%E1%83%98', 'hat'],
    ['فستان أحمر', 'dress'],
    ['بنطلون جينز', 'trousers'],
    ['three-seat sofa', 'not-wearable'],
    ['დივანი', 'not-wearable'],
    ['كرسي', 'not-wearable'],
  ])('“%s” says %s', (words, kind) => {
    expect(kindByWords(words)).toBe(kind);
  });

  it.each(['IMG_20240101', 'a1b2c3', 'capital', 'boothby', '100%'])('is unknown for the words “%s”', (words) => {
    expect(kindByWords(words)).toBeNull();
  });

  it('is taken from the category before the words', () => {
    expect(recogniseGarment({ category: 'skirt', words: 'the dress to end all dresses' })).toBe('skirt');
    expect(recogniseGarment({ category: 'sofa', words: 'dress code' })).toBe('not-wearable');
  });
});
