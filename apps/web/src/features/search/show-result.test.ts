import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { describe, expect, it } from 'vitest';
import { showResult, showResults } from './show-result.ts';

const dior = demoStoreSettings('dior');
const gpc = demoStoreSettings('gpc');
const coat = (fields: Record<string, unknown> = {}) => ({
  id: 'c-1',
  metadata: { title: 'Sage coat', brand: 'Orchard Row', category: 'coat', original_price: 20, ...fields },
});

describe('the card data of a result', () => {
  it.each([
    [dior, 15, '$15.00', '$20.00'],
    [dior, 20, '$20.00', null],
    [dior, 25, '$25.00', null],
    [dior, 'none', '$20.00', null],
    [gpc, 15, '15.00 ₾', '20.00 ₾'],
    [gpc, 20, '20.00 ₾', null],
    [gpc, 25, '25.00 ₾', null],
    [gpc, 'none', '20.00 ₾', null],
  ])(
    'CARD-21 CONF-52 CONF-53 in $id with the discounted price %j shows %s',
    (store, discounted_price, price, originalPrice) => {
      expect(showResult(coat({ discounted_price }), store, 'en')).toMatchObject({ price, originalPrice });
    },
  );

  it('CARD-17 CARD-11 shows a missing price as such, and leaves the placeholder to the card', () => {
    expect(showResult(coat({ original_price: null }), dior, 'en')).toMatchObject({ price: 'N/A', images: [] });
  });

  it('shows stored category names only in their language', () => {
    expect(showResult(coat({ title: 'Sage parka' }), dior, 'en')?.facts).toEqual(['Orchard Row', 'coat']);
    expect(showResult(coat({ title: 'Sage parka' }), dior, 'tr')?.facts).toEqual(['Orchard Row']);
    expect(showResult(coat({ medicament_category_name: { ka: 'მოვლა' } }), dior, 'ka')?.facts).toEqual([
      'Orchard Row',
      'მოვლა',
    ]);
  });

  it('does not repeat a category that is in the name', () => {
    expect(showResult(coat({ title: 'Sage Coat' }), dior, 'en')?.facts).toEqual(['Orchard Row']);
  });

  it('shows each reason once, and ignores invalid reasons', () => {
    const reason = { field: 'color', value: 'green', words: 'green' };
    expect(showResult(coat({ reasons: [reason, reason, null, { value: 4 }] }), dior, 'en')?.reasons).toEqual(['green']);
    expect(showResult(coat({ reasons: 'none' }), dior, 'en')?.reasons).toEqual([]);
  });

  it('shows matched attributes, not matched words of a text', () => {
    const reasons = [
      { field: 'title', value: 'coat', words: 'coats' },
      { field: 'description', value: 'warm', words: 'warm' },
      { field: 'price', value: '40', words: 'under 50' },
      { field: 'season', value: 'winter', words: 'winter' },
    ];
    expect(showResult(coat({ reasons }), dior, 'en')?.reasons).toEqual(['winter']);
  });

  it('marks only attributes that differ between results', () => {
    const kind = { field: 'category', value: 'coat', words: 'coat' };
    const color = { field: 'color', value: 'green', words: 'green' };
    const documents = [coat({ reasons: [color, kind] }), null, coat({ reasons: [kind] })];
    expect(showResults(documents, dior, 'en').map((product) => product?.reasons)).toEqual([['green'], undefined, []]);
    expect(showResults([coat({ reasons: [kind] })], dior, 'en')[0]?.reasons).toEqual(['coat']);
  });

  it('marks at most three attributes, without the shared ones', () => {
    const reason = (field: string, value: string) => ({ field, value, words: value });
    const shared = [reason('category', 'coat'), reason('gender', 'women'), reason('season', 'winter')];
    const own = ['green', 'wool', 'long', 'lined'].map((value, n) => reason(`attribute_${n}`, value));
    const documents = [coat({ reasons: [...shared, ...own] }), coat({ reasons: shared })];
    expect(showResults(documents, dior, 'en').map((product) => product?.reasons)).toEqual([
      ['green', 'wool', 'long'],
      [],
    ]);
    expect(showResults([coat({ reasons: own })], dior, 'en')[0]?.reasons).toEqual(['green', 'wool', 'long']);
  });

  it.each([null, 'x', { metadata: null }])('CARD-13 is null when it is %j', (document) => {
    expect(showResult(document, dior, 'en')).toBeNull();
  });
});
