import { describe, expect, it } from 'vitest';
import { aDocument } from '../testing/products.ts';
import { agesOf, ageOfPerson } from './ages.ts';
import { countryIn } from './countries.ts';
import { evidenceFor, readCondition } from './evidence.ts';
import { rankBy, readCriterion } from './measured.ts';

const verdict = (title: string, description: string, asked: string, language: 'en' | 'tr' | 'az' = 'en') =>
  evidenceFor(aDocument('p', { title, description }).metadata, readCondition(asked, language), language).verdict;

describe('A condition', () => {
  it.each([
    ['Lamp with 2 USB ports', '', 'two ports', 'yes'],
    ['Lamp with 3 ports', '', 'two ports', 'no'],
    ['Lamp', 'Bulb not included.', 'bulb', 'no'],
    ['Lamp', 'Bulb sold separately; shade included.', 'shade', 'yes'],
    ['Cable 2 m', '', '200 cm', 'yes'],
    ['Cable 1 m', '', '2 metres', 'no'],
    ['Lamp', '', 'waterproof', 'unknown'],
    ['Whole milk 1 l', '', 'lactose free milk', 'unknown'],
    ['Dark chocolate', '', 'halal chocolate', 'unknown'],
    ['Red wool coat', '', 'a red coat', 'yes'],
  ])('of “%s” (%s): %s is answered %s', (title, description, asked, wanted) => {
    expect(verdict(title, description, asked)).toBe(wanted);
  });

  it('is met by the same fact in another language', () => {
    expect(verdict('Magnetic holder', '', 'mıknatıslı', 'tr')).toBe('yes');
  });
});

describe('An attribute with yes or no as its value', () => {
  const verdictOf = (attributes: Record<string, string>, asked: string, language: 'en' | 'tr' | 'ka') =>
    evidenceFor(aDocument('p', { title: 'Torch', attributes }).metadata, readCondition(asked, language), language)
      .verdict;

  it.each([
    ['yes', 'waterproof', 'en', 'yes'],
    ['no', 'waterproof', 'en', 'no'],
    ['hayır', 'su geçirmez', 'tr', 'no'],
    ['yes', 'su geçirmez', 'tr', 'yes'],
    ['yes', 'წყალგამძლე', 'ka', 'yes'],
  ] as const)('waterproof: %s answers “%s” (%s) with %s', (value, asked, language, wanted) => {
    expect(verdictOf({ waterproof: value }, asked, language)).toBe(wanted);
  });
});

describe('A word', () => {
  it('is no form of the one that says it is without it', () => {
    const food = aDocument('p', { title: 'Food', attributes: { tahılsız: 'hayır' } }).metadata;
    expect(evidenceFor(food, readCondition('tahılsız', 'tr'), 'tr').verdict).toBe('no');
    expect(evidenceFor(food, readCondition('tahıl', 'tr'), 'tr').verdict).toBe('unknown');
  });
});

describe('An age', () => {
  it('of a person is read in months or years', () => {
    expect(ageOfPerson('for a 6 month old')).toBe(6);
    expect(ageOfPerson('7 yaşındaki oğlum')).toBe(84);
    expect(ageOfPerson('for my brother')).toBeNull();
  });

  it('of a product is a range, and a warranty is none', () => {
    expect(agesOf(aDocument('p', { title: 'Puzzle 3-6 years' }).metadata)).toMatchObject({ from: 36, to: 72 });
    expect(agesOf(aDocument('p', { title: 'Drill', description: '2 years warranty' }).metadata)).toBeNull();
  });
});

describe('A superlative', () => {
  it('is read as a dimension and a direction in each language', () => {
    expect(readCriterion('the heaviest', 'en')).toMatchObject({ dimension: 'weight', direction: 'more' });
    expect(readCriterion('en ucuzu', 'tr')).toMatchObject({ dimension: 'price', direction: 'less' });
    expect(readCriterion('ყველაზე დიდი', 'ka')).toMatchObject({ dimension: 'size', direction: 'more' });
    expect(readCriterion('ən güclüsü', 'az')).toMatchObject({ dimension: 'power', direction: 'more' });
  });

  it('compares amounts in different units, and is not told where too few state one', () => {
    const cans = ['Can 500 ml', 'Can 2 l', 'Can 1 l'].map((title, at) => aDocument(`c${at}`, { title }));
    const criterion = readCriterion('which holds the most', 'en');
    if (!criterion) throw new Error('not read');
    const ranked = rankBy(cans, ({ metadata }) => metadata, criterion, 'en');
    expect(ranked?.items.map(({ item }) => item.id)).toEqual(['c1', 'c2', 'c0']);
    const silent = ['Can', 'Can, red', 'Can 1 l'].map((title, at) => aDocument(`s${at}`, { title }));
    expect(rankBy(silent, ({ metadata }) => metadata, criterion, 'en')).toBeNull();
  });
});

describe('A country', () => {
  it('is known by its name in any of the languages, with endings', () => {
    expect(countryIn('do you ship to Germany?')).toBe('DE');
    expect(countryIn("Fransa'ya gönderiyor musunuz")).toBe('FR');
    expect(countryIn('გერმანიაში აგზავნით?')).toBe('DE');
    expect(countryIn('how much is delivery')).toBeNull();
  });
});
