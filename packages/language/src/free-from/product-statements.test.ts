import { describe, expect, it } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import { freeFromClaims, mayStateSomething, statementsOf } from './product-statements.ts';

const inName = (text: string) => statementsOf([{ text, words: analyze(text), isName: true }]);
const inDescription = (text: string) => statementsOf([{ text, words: analyze(text), isName: false }]);

describe('what a product states', () => {
  it.each([
    ['Gluten-free oat bread', 'gluten'],
    ['Glutensiz ekmek', 'gluten'],
    ['უგლუტენო პური', 'gluten'],
    ['خبز خالي من الغلوتين', 'gluten'],
    ['Qlütensiz çörək', 'gluten'],
    ['Cola, zero sugar', 'sugar'],
    ['Şekersiz sakız', 'sugar'],
    ['Şəkərsiz saqqız', 'sugar'],
    ['შაქრის გარეშე', 'sugar'],
    ['Sugars: 0 g', 'sugar'],
    ['Süd məhsulu, tərkibində laktoza yoxdur', 'lactose'],
    ['Gluten ve laktoz içermez', 'lactose'],
    ['Does not contain parabens, sulfates or silicones', 'silicones'],
    ['Decaf ground coffee', 'caffeine'],
  ])('%s: free from %s', (text, substance) => {
    expect(inName(text).freeFrom).toContain(substance);
    expect(inName(text).contains).not.toContain(substance);
  });

  it.each([
    ['Wholewheat flour', 'gluten'],
    ['Buğday unu', 'gluten'],
    ['ხორბლის ფქვილი', 'gluten'],
    ['دقيق القمح', 'gluten'],
    ['Hazelnut spread', 'nuts'],
    ['Fındıklı çikolata', 'nuts'],
    ['შოკოლადი თხილით', 'nuts'],
    ['شوكولاتة بالبندق', 'nuts'],
    ['Whole milk', 'lactose'],
    ['Cashmere coat', 'wool'],
    ['Espresso beans', 'caffeine'],
    ['Chicken and rice soup', 'chicken'],
    ['Hardallı sos', 'mustard seed'],
    ['ნიახურის წვენი', 'celery'],
    ['حساء الدجاج', 'chicken'],
    ['Toyuqlu plov', 'chicken'],
    ['Maize flour', 'corn'],
  ])('a name such as %s contains %s', (text, substance) => {
    expect(inName(text).contains).toContain(substance);
    expect(inName(text).freeFrom).not.toContain(substance);
  });

  it.each([
    ['Coconut milk', 'lactose'],
    ['Badem sütü', 'lactose'],
    ['Vegan leather bag', 'leather'],
    ['Rice flour', 'gluten'],
    ['Muesli, no added sugar', 'sugar'],
    ['Şeker ilavesiz bisküvi', 'sugar'],
  ])('%s says nothing of %s', (text, substance) => {
    expect(inName(text)).toEqual({
      freeFrom: expect.not.arrayContaining([substance]),
      contains: expect.not.arrayContaining([substance]),
    });
  });

  it('a description counts where it lists what is inside, not where it serves something with it', () => {
    expect(inDescription('May contain traces of nuts.').contains).toContain('nuts');
    expect(inDescription('Goes well with cheese.').contains).toEqual([]);
    expect(inDescription('Crisp as never before, for lovers of nuts.').contains).toEqual([]);
  });

  it('an own word outweighs a statement, a statement outweighs a known source', () => {
    expect(inDescription('Gluten-free. May contain traces of gluten.')).toMatchObject({
      freeFrom: [],
      contains: ['gluten'],
    });
    expect(inName('Lactose-free milk')).toMatchObject({ freeFrom: ['lactose'], contains: ['milk'] });
  });

  it('a list after a comma is no list of what is absent, unless it ends in and or or', () => {
    expect(inName('No gluten, milk chocolate').freeFrom).toEqual(['gluten']);
    expect(inDescription('Free from gluten, milk and nuts').freeFrom).toEqual(
      expect.arrayContaining(['gluten', 'milk', 'nuts']),
    );
  });

  it('attributes state it by their values, their names and zero amounts', () => {
    const { freeFrom, contains } = statementsOf([], {
      diet: ['gluten-free'],
      sugar: ['0 g'],
      caffeine: ['32 mg'],
      allergens: ['milk, soy'],
      color: ['honey'],
    });

    expect(freeFrom).toEqual(expect.arrayContaining(['gluten', 'sugar']));
    expect(contains).toEqual(expect.arrayContaining(['caffeine', 'milk', 'soy']));
    expect(contains).not.toContain('sugar');
  });

  it.each<[text: string, freeFrom: string[], contains: string[]]>([
    ['Free from gluten, lactose and nuts.', ['gluten', 'lactose', 'nuts'], []],
    ['Free from gluten. Milk is inside.', ['gluten'], []],
    ['No sugar, rich taste', ['sugar'], []],
    ['خالي من الغلوتين واللاكتوز', ['gluten', 'lactose'], []],
    ['Gluten, laktoz ve şeker içermez', ['sugar', 'lactose', 'gluten'], []],
    ['Süt, yumurta ve fındık içerir.', [], ['milk', 'eggs', 'lactose', 'nuts']],
    ['Çok lezzetli. Süt içerir.', [], ['milk', 'lactose']],
    ['Milk is a classic. Yumurta içerir.', [], ['eggs']],
    ['Contains milk and soy. Nuts grow nearby.', [], ['milk', 'soy', 'lactose']],
    ['Ingredients: wheat flour, milk; keep dry from nuts', [], ['milk', 'gluten', 'lactose']],
    ['Ingredients: sugar, cream, cocoa', [], ['sugar', 'milk', 'lactose']],
    ['0% alcohol beer', ['alcohol'], []],
    ['0 g sugar', ['sugar'], []],
    ['0.0 % alcohol', ['alcohol'], []],
    ['Alcohol: 0 %', ['alcohol'], []],
    ['Palm oil: 0 g', ['palm oil'], []],
    ['0 gluten', [], []],
    ['10 g sugar', [], []],
    ['Size 0 in leather', [], []],
    ['No added sugar', [], []],
    ['Served with milk', [], []],
    ['Great with milk, contains soy', [], ['soy']],
    ['Contains no nuts', ['nuts'], []],
    ['(gluten free)', ['gluten'], []],
    ['BPA-free', ['bpa'], []],
    ['Without animal fat or artificial colours', ['animal fat'], []],
    ['ალკოჰოლის გარეშე', ['alcohol'], []],
    ['არ შეიცავს შაქარს და გლუტენს', ['sugar', 'gluten'], []],
    ['შეიცავს რძეს', [], ['milk', 'lactose']],
    ['Tərkibində fındıq var', [], ['nuts']],
    ['يحتوي على الحليب والمكسرات', [], ['milk', 'nuts', 'lactose']],
    ['لا يحتوي على البارابين', ['parabens'], []],
  ])('a description %s', (text, freeFrom, contains) => {
    const stated = inDescription(text);
    expect([...stated.freeFrom].sort()).toEqual([...freeFrom].sort());
    expect([...stated.contains].sort()).toEqual([...contains].sort());
  });

  it.each([
    'Coffee table',
    'Milk frother',
    'Süt köpürtücü',
    'Wine glass',
    'كأس نبيذ',
    'Walnut dining table',
    'კაკლის მაგიდა',
    'Cream dress',
    'Moisturising cream',
    'Fishing rod',
    'Nut spanner',
    'Plant-based leather',
    'Synthetic leather',
  ])('a thing that holds no food contains none of it: %s', (text) => {
    expect(inName(text).contains).toEqual([]);
  });

  it.each<[text: string, substance: string]>([
    ['Coffee beans', 'caffeine'],
    ['Sour cream', 'milk'],
    ['Red wine', 'alcohol'],
    ['Egg noodles', 'eggs'],
    ['Almond oil shampoo', 'nuts'],
    ['Fish oil capsules', 'fish'],
    ['Leather sofa', 'leather'],
  ])('food, remedies and cosmetics contain what they are named after, things their material: %s', (text, substance) => {
    expect(inName(text).contains).toContain(substance);
  });

  it.each<[attributes: Record<string, string[]>, freeFrom: string[], contains: string[]]>([
    [{ 'gluten-free': ['yes'] }, ['gluten'], []],
    [{ 'Lactose Free': ['no'] }, [], []],
    [{ 'free from': ['nuts, soy|eggs'] }, ['nuts', 'soy', 'eggs'], []],
    [{ alcohol: ['none'] }, ['alcohol'], []],
    [{ sulfate_free: ['Evet'] }, ['sulfates'], []],
    [{ milk: ['True'] }, [], ['milk']],
    [{ egg: ['maybe'] }, [], []],
    [{ sugar: ['0.0 g'] }, ['sugar'], []],
    [{ ingredients: ['wheat, cocoa'] }, [], ['gluten']],
    [{ note: ['milk'] }, [], []],
    [{ note: ['contains milk'] }, [], ['milk', 'lactose']],
    [{ şəkər: ['yoxdur'] }, ['sugar'], []],
  ])('attributes %j', (attributes, freeFrom, contains) => {
    const stated = statementsOf([], attributes);
    // Read twice: values are cached.
    expect(statementsOf([], attributes)).toEqual(stated);
    expect([...stated.freeFrom].sort()).toEqual([...freeFrom].sort());
    for (const substance of contains) expect(stated.contains).toContain(substance);
    if (contains.length === 0) expect(stated.contains).toEqual([]);
  });

  it.each([
    [{ 'protein kaynağı': ['tavuk'] }, 'chicken'],
    [{ içindekiler: ['su, kereviz, tuz'] }, 'celery'],
    [{ შემადგენლობა: ['საქონლის ხორცი, წყალი'] }, 'beef'],
    [{ المكونات: ['دجاج، ذرة'] }, 'corn'],
  ])('attributes that tell what is inside count in every language: %j', (attributes, substance) => {
    expect(statementsOf([], attributes).contains).toContain(substance);
  });

  it.each(['Tavuk kümesi', 'Mustard dress', 'Mısır pamuğu gömlek', 'Kuru mama', 'Kuru kayısı', 'Corn plasters'])(
    '%s contains none of them',
    (text) => {
      expect(inName(text).contains).toEqual([]);
    },
  );
});

describe('freeFromClaims', () => {
  it('returns the substances of the table alone', () => {
    expect(freeFromClaims('It is free from gluten and pears.')).toEqual(['gluten']);
    expect(freeFromClaims('It is a fine bread.')).toEqual([]);
  });
});

describe('mayStateSomething', () => {
  it.each(['gluten', 'contains', 'free', 'glutensiz', 'unsalted', 'უგლუტენო', '0', '0.0'])('%s may', (text) => {
    expect(analyze(text).some(mayStateSomething)).toBe(true);
  });

  it.each(['table', '00', '10', 'ქუდი'])('%s may not', (text) => {
    expect(analyze(text).some(mayStateSomething)).toBe(false);
  });
});
