import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

describe('a thing named beside the one that is wanted', () => {
  const index = indexOf(
    aDocument('A History of the Sea', { id: 'sea', attributes: { category: ['history'] } }),
    aDocument('A History of Bread', { id: 'bread', attributes: { category: ['history'] } }),
    aDocument('A History of Wine', { id: 'wine', attributes: { category: ['history'] } }),
    aDocument('White loaf', { id: 'loaf', attributes: { category: ['bread'] } }),
  );

  it.each([
    ['history of wine', 'wine'],
    ['ღვინის ისტორია', 'wine'],
    ['şarap tarihi', 'wine'],
    ['تاريخ النبيذ', 'wine'],
    ['şərabın tarixi', 'wine'],
    ['პურის ისტორია', 'bread'],
    ['ekmeğin tarihi', 'bread'],
    ['تاريخ الخبز', 'bread'],
    ['çörəyin tarixi', 'bread'],
  ])('is looked for in the texts by its other names: %s', (text, id) => {
    const { hits } = index.search({ text, skip: 0, take: 5 });
    expect(hits.filter(({ great }) => great).map((hit) => hit.id)).toEqual([id]);
    expect(hits[0]?.id).toBe(id);
  });

  it('is a reason of its own, and no condition', () => {
    const { hits, understood } = index.search({ text: 'ღვინის ისტორია', skip: 0, take: 1, explain: true });
    expect(understood).toEqual({ category: 'history' });
    expect(hits[0]?.reasons).toContainEqual({ field: 'title', value: 'wine', words: 'ღვინის' });
    const sum = hits[0]?.explanation?.reduce((all, { value }) => all + value, 0);
    expect(sum).toBeCloseTo(hits[0]?.score as number, 5);
  });
});

describe('a symptom of a child', () => {
  const medicine = (title: string, id: string, age: string[], form: string) =>
    aDocument(title, {
      id,
      attributes: { category: ['painkiller'], age, dose_form: [form] },
      fields: { description: 'Relieves fever and pain.' },
    });
  const index = indexOf(
    medicine('Nurotab 400 mg tablets', 'adults', ['adult'], 'tablet'),
    medicine('Paracetix 500 mg tablets', 'anyone', [], 'tablet'),
    medicine('Nurotab syrup 100 ml', 'kids', ['kids'], 'syrup'),
    aDocument('Thermometer', { id: 'thermometer', attributes: { category: ['thermometer'] } }),
  );

  it.each([
    'child fever',
    'my child has a fever',
    'ბავშვს სიცხე აქვს',
    'ბავშვის სიცხე',
    'çocuğun ateşi var',
    'çocukta ateş',
    'طفلي عنده حرارة',
    'طفلي عنده حمى',
    'uşağın qızdırması var',
    'uşaqda qızdırma',
  ])('is answered by what is made for children, and by nothing else as well: %s', (text) => {
    const { hits } = index.search({ text, skip: 0, take: 5, explain: true });
    expect(hits[0]?.id).toBe('kids');
    expect(hits.filter(({ great }) => great).map(({ id }) => id)).toEqual(['kids']);
    for (const { score, explanation = [] } of hits) {
      expect(explanation.reduce((all, { value }) => all + value, 0)).toBeCloseTo(score, 5);
    }
  });

  it('has no age if the symptom is of nobody in particular', () => {
    const { hits } = index.search({ text: 'fever', skip: 0, take: 5 });
    expect(hits.filter(({ great }) => great).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['kids', 'adults', 'anyone']),
    );
  });

  it('is answered all the same where no product says for whom it is', () => {
    const untold = indexOf(medicine('Paracetix 500 mg tablets', 'anyone', [], 'tablet'));
    expect(untold.search({ text: 'my child has a fever', skip: 0, take: 5 }).hits.map(({ id }) => id)).toEqual([
      'anyone',
    ]);
  });
});

describe('a person whom a gift is for', () => {
  const watch = (id: string, gender: string[]) =>
    aDocument('Steel watch', { id, attributes: { category: ['watch'], gender } });
  const index = indexOf(watch('hers', ['women']), watch('his', ['men']), watch('anyone', ['unisex']));
  const found = (text: string) => index.search({ text, skip: 0, take: 5 }).hits.map(({ id }) => id);

  it.each([
    ['watch for father', ['anyone', 'his']],
    ['babama kol saati', ['anyone', 'his']],
    ['atam üçün qol saatı', ['anyone', 'his']],
    ['watch for mother', ['anyone', 'hers']],
    ['anneme kol saati', ['anyone', 'hers']],
    ['anam üçün qol saatı', ['anyone', 'hers']],
    // What was asked for in so many words goes before that.
    ["women's watch for father", ['anyone', 'hers']],
  ])('gets what is made for men or for women: %s', (text, ids) => {
    expect(found(text).slice(0, 2).toSorted()).toEqual(ids);
  });
});
