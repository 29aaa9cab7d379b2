import { describe, expect, it } from 'vitest';
import { storeSettings } from '../testing/fake-server.ts';
import { PLACEHOLDER_IMAGE } from '../catalog/normalize-product.ts';
import { readDocument, searchCard } from './search-card.ts';

const veli = storeSettings('veli');
const FULL = {
  id: 'd-1',
  metadata: {
    title: 'Soft cream',
    brand: 'Orchard Row',
    short_description: 'For dry skin',
    keywords: ['dry', ' skin ', '', 7],
    category: 'cream',
    description: 'A cream for dry skin, every day.',
    images: ['/1.webp', null, ' '],
    image_url: '/main.webp',
    url: 'https://shop.test/cream',
    original_price: 20,
    discounted_price: '15.5',
    full_name: { ka: 'რბილი კრემი' },
    medicament_category_name: { ka: 'მოვლა' },
    medicament_sub_category_name: { ka: 'კრემები' },
  },
};
const withFields = (fields: Record<string, unknown>) => ({ id: 'd-1', metadata: { ...FULL.metadata, ...fields } });

describe('a document of a search reply', () => {
  it('SEARCH-25 is read with all its fields', () => {
    expect(readDocument(FULL, veli)).toEqual({
      id: 'd-1',
      metadata: {
        title: 'Soft cream',
        brand: 'Orchard Row',
        short_description: 'For dry skin',
        keywords: ['dry', 'skin'],
        category: 'cream',
        description: 'A cream for dry skin, every day.',
        images: ['/1.webp'],
        image_url: '/main.webp',
        url: 'https://shop.test/cream',
        original_price: 20,
        discounted_price: '15.5',
        full_name_ka: 'რბილი კრემი',
        medicament_category_name_ka: 'მოვლა',
        medicament_sub_category_name_ka: 'კრემები',
      },
    });
  });

  it.each([
    [
      ['dry', 'skin'],
      ['dry', 'skin'],
    ],
    ['dry, skin,, every day ', ['dry', 'skin', 'every day']],
    [null, []],
    [{}, []],
  ])('SEARCH-26 takes its keywords from %j', (keywords, read) => {
    expect(readDocument(withFields({ keywords }), veli)?.metadata.keywords).toEqual(read);
  });

  it('SEARCH-27 is converted to a card', () => {
    expect(searchCard(FULL, veli)).toEqual({
      id: 'd-1',
      name: 'რბილი კრემი',
      description: 'For dry skin',
      images: ['/1.webp'],
      url: 'https://shop.test/cream',
      price: 15.5,
      originalPrice: 20,
      store: 'veli',
    });
  });

  it('OPEN-42 has its Georgian name, in either form, else its title', () => {
    const nameOf = (fields: Record<string, unknown>) => searchCard(withFields(fields), veli)?.name;
    expect(nameOf({ full_name: null, full_name_ka: 'კრემი' })).toBe('კრემი');
    expect(nameOf({ full_name: { ka: ' ' } })).toBe('Soft cream');
    expect(searchCard(withFields({ short_description: '' }), veli)?.description).toBe(
      'A cream for dry skin, every day.',
    );
  });

  it.each([
    [20, 15, 15, 20],
    [20, null, 20, 20],
    [20, 'soon', 20, 20],
    ['20', '25', 25, 20],
    [null, 15, 15, null],
    ['', undefined, null, null],
  ])('CONF-53 with the prices %j and %j costs %j', (original_price, discounted_price, price, originalPrice) => {
    expect(searchCard(withFields({ original_price, discounted_price }), veli)).toMatchObject({ price, originalPrice });
  });

  it('CARD-06 CARD-07 CARD-10 has the pictures that its store shows, or the placeholder', () => {
    expect(searchCard(FULL, { ...veli, main_image_only: true })?.images).toEqual(['/main.webp']);
    expect(searchCard(withFields({ images: [], image_url: null }), veli)?.images).toEqual([PLACEHOLDER_IMAGE]);
  });

  it('may have its fields at the same level as its id', () => {
    expect(searchCard({ id: 7, title: 'Flat', price: 3 }, veli)).toMatchObject({ id: '7', name: 'Flat', price: 3 });
  });

  it.each([null, undefined, 'x', [], {}, { metadata: {} }])('CARD-13 is null for %j', (document) => {
    expect(searchCard(document, veli)).toBeNull();
  });
});
