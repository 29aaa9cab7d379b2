import { describe, expect, it } from 'vitest';
import { allergiesIn, allergyAsRuledOut, avoidedAfter } from './allergies.ts';
import { understand } from '@quarry/language';

describe('an allergy', () => {
  it.each([
    ['en', 'I have a nut allergy', 'nuts'],
    ['en', 'my son is allergic to hazelnuts', 'nuts'],
    ['en', 'I am lactose intolerant', 'lactose'],
    ['en', 'gift for a friend with coeliac disease', 'gluten'],
    ['ka', 'თხილზე ალერგია მაქვს', 'nuts'],
    ['tr', 'fıstığa alerjim var', 'nuts'],
    ['ar', 'عندي حساسية من المكسرات', 'nuts'],
    ['az', 'fındığa allergiyam var', 'nuts'],
    ['en', 'our dog is allergic to chicken', 'chicken'],
    ['tr', 'kerevize alerjim var', 'celery'],
  ] as const)('%s: %s', (_language, message, substance) => {
    expect(allergiesIn(message)).toContain(substance);
  });

  it.each([
    'I have no allergies, any nuts?',
    'I am not allergic to nuts',
    'chocolate with nuts',
    'I have a pollen allergy',
  ])('%s is none to anything that is known here', (message) => {
    expect(allergiesIn(message)).toEqual([]);
  });

  it.each([
    ['en', 'I have a nut allergy, any chocolate?', 'nuts'],
    ['tr', 'fındığa alerjim var, çikolata var mı', 'nuts'],
    ['ar', 'عندي حساسية من المكسرات، هل لديكم شوكولاتة', 'nuts'],
  ] as const)('%s: %s rules the thing out of a wish beside it', (language, message, excluded) => {
    const { understood } = understand(allergyAsRuledOut(message, language), { language });

    expect(understood.exclude).toContain(excluded);
    expect(understood.category).toBe('chocolate');
  });

  it.each([
    ['my daughter can’t eat eggs', 'eggs'],
    ['he must avoid nuts', 'nuts'],
    ['კვერცხს ვერ ვჭამ', 'eggs'],
    ['yumurta yiyemiyorum', 'eggs'],
    ['yumurta yeyə bilmirəm', 'eggs'],
    ['ما اقدر اكل مكسرات', 'nuts'],
  ])('%s is kept like one', (message, substance) => {
    expect(avoidedAfter(message, [])).toEqual([substance]);
  });

  it.each([
    ['actually she is not allergic to nuts', ['milk']],
    ['forget the allergy', []],
    ['alerjiyi unut', []],
    ['ალერგია აღარ აქვს', []],
    ['انسى الحساسية', []],
    ['allergiyanı unudun', []],
    ['and a bar of chocolate', ['nuts', 'milk']],
  ])('%s: what is avoided after it', (message, left) => {
    expect(avoidedAfter(message, ['nuts', 'milk'])).toEqual(left);
  });
});
