import { describe, expect, it } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import { statementsOf } from './product-statements.ts';

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
});
