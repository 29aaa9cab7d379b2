import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index/product-index.ts';
import { aDocument } from '../testing/a-document.ts';

const BUILD = { fieldWeights: { title: 3, description: 1 } };
const flour = (title: string, id: string) => aDocument(title, { id, attributes: { category: ['flour'] } });
const shop = buildIndex(
  [flour('Wheat flour', 'wheat'), flour('Maize flour', 'maize'), flour('Gluten-free flour mix', 'stated')],
  BUILD,
);
const ask = (text: string, index = shop) => index.search({ text, skip: 0, take: 10, explain: true });

describe('what is not wanted', () => {
  it.each([
    'gluten free flour',
    'flour without gluten',
    'glutensiz un',
    'უგლუტენო ფქვილი',
    'دقيق خالي من الغلوتين',
    'qlütensiz un',
  ])('%s is met by a statement alone, which stands first; silence is no proof, and wheat is left out', (text) => {
    const { hits, exclusions } = ask(text);

    expect(hits.map(({ id, great, unsaid }) => ({ id, great, unsaid }))).toEqual([
      { id: 'stated', great: true, unsaid: [] },
      { id: 'maize', great: false, unsaid: ['gluten'] },
    ]);
    expect(exclusions).toEqual([{ value: 'gluten', stated: 1, unsaid: 1 }]);
  });

  it.each([
    'dog food except chicken',
    'köpek maması tavuk hariç',
    'ძაღლის საკვები ქათმის გარდა',
    'dog food, not chicken',
  ])('"%s" leaves out what contains it by its list of ingredients, whatever it is called', (text) => {
    const food = (id: string, ingredients: string) =>
      aDocument('Dog food for adult dogs', { id, attributes: { category: ['dog-food'], ingredients: [ingredients] } });
    const index = buildIndex(
      [food('with', 'rice, chicken 20%'), food('silent', 'rice, duck'), food('free', 'no chicken')],
      BUILD,
    );

    const ids = ask(text, index).hits.map(({ id }) => id);
    expect(ids).not.toContain('with');
    expect(ids).toContain('silent');
  });

  it('"except" asks for a statement', () => {
    const food = (id: string, label: string) =>
      aDocument('Dog food for adult dogs', { id, attributes: { category: ['dog-food'], label: [label] } });
    const index = buildIndex([food('silent', 'grain'), food('free', 'chicken free')], BUILD);

    expect(ask('dog food except chicken', index).hits.map(({ id, great }) => [id, great])).toEqual([
      ['free', true],
      ['silent', false],
    ]);
  });

  it('is listed in an order of its own only where it is stated', () => {
    const { hits, total } = shop.search({ text: 'gluten free flour', sort: 'price_asc', skip: 0, take: 10 });

    expect([hits.map(({ id }) => id), total]).toEqual([['stated'], 1]);
  });

  it('is held against the same data after a change', () => {
    const index = buildIndex([flour('Maize flour', 'maize')], BUILD);
    index.apply([{ kind: 'put', document: flour('Maize flour, gluten free', 'maize') }]);

    expect(ask('gluten free flour', index).hits).toMatchObject([{ id: 'maize', great: true, unsaid: [] }]);
  });

  it('asked for alone, finds what states it and nothing else', () => {
    expect(ask('gluten free').hits.map(({ id }) => id)).toEqual(['stated']);
  });

  it('asked for alone where nothing states it, finds what is silent among the kinds that have it, none of it great', () => {
    const thing = (id: string, title: string, category: string) =>
      aDocument(title, { id, attributes: { category: [category] } });
    const index = buildIndex(
      [
        thing('honey', 'Honey biscuits with sugar', 'biscuits'),
        thing('oat', 'Oat biscuits', 'biscuits'),
        thing('soap', 'Olive soap', 'soap'),
      ],
      BUILD,
    );

    for (const text of ['sugar free', 'şekersiz', 'უშაქრო']) {
      const { hits, exclusions, greatTotal } = ask(text, index);
      expect(hits.map(({ id, great, unsaid }) => ({ id, great, unsaid }))).toEqual([
        { id: 'oat', great: false, unsaid: ['sugar'] },
      ]);
      expect({ exclusions, greatTotal }).toEqual({
        exclusions: [{ value: 'sugar', stated: 0, unsaid: 1 }],
        greatTotal: 0,
      });
    }
    expect(
      ask('gluten free', index)
        .hits.map(({ id }) => id)
        .sort(),
    ).toEqual(['honey', 'oat']);
    expect(ask('gluten free', buildIndex([thing('lamp', 'Desk lamp', 'lamp')], BUILD)).hits).toEqual([]);
  });

  it('a material: cashmere is wool, another material meets it, none says nothing', () => {
    const coat = (id: string, title: string, material: string[]) =>
      aDocument(title, { id, attributes: { category: ['coat'], material } });
    const index = buildIndex(
      [
        coat('cashmere', 'Long coat', ['cashmere']),
        coat('merino', 'Merino coat', []),
        coat('cotton', 'Trench coat', ['cotton']),
        coat('silent', 'City coat', []),
      ],
      BUILD,
    );

    expect(ask('coat without wool', index).hits.map(({ id, great }) => [id, great])).toEqual([
      ['cotton', true],
      ['silent', false],
    ]);
  });

  it('an unsalted thing is not a salted one', () => {
    const butter = (title: string, id: string) => aDocument(title, { id, attributes: { category: ['butter'] } });
    const index = buildIndex([butter('Salted butter', 'salted'), butter('Butter', 'plain')], BUILD);

    for (const text of ['butter unsalted', 'unsalted butter']) {
      expect(ask(text, index).hits.map(({ id }) => id)).toEqual(['plain']);
    }
  });

  it('score parts add up where something is stated', () => {
    for (const { score, explanation = [] } of ask('gluten free flour').hits) {
      expect(explanation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 4);
    }
  });
});

describe('a query that names a companion', () => {
  const thing = (id: string, title: string, category: string, color: string, gender: string) =>
    aDocument(title, { id, attributes: { category: [category], color: [color], gender: [gender] } });
  const index = buildIndex(
    [
      thing('red-boots', 'Chelsea boots', 'boots', 'red', 'men'),
      thing('black-heels', 'Block heels', 'heels', 'black', 'women'),
      thing('dress', 'Evening dress', 'dress', 'red', 'women'),
    ],
    BUILD,
  );

  it.each([
    'shoes to wear with a red dress',
    'shoes that go with a red dress',
    'kırmızı elbiseye uygun ayakkabı',
    'qırmızı dona uyğun ayaqqabı',
    'წითელ კაბასთან ჩასაცმელი ფეხსაცმელი',
    'أحذية تناسب فستان أحمر',
  ])('DEMO-12 %s: its color is no condition, and what goes with it stands first', (text) => {
    const { hits, understood } = ask(text, index);

    expect(understood.color).toBeUndefined();
    expect(hits.map(({ id }) => id)).toEqual(['black-heels', 'red-boots']);
    for (const { score, explanation = [] } of hits) {
      expect(explanation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 4);
    }
  });
});
