import { describe, expect, it } from 'vitest';
import { aDocument } from '../testing/products.ts';
import { fitsPerson, personMeasures } from './person-measures.ts';

const measured = (message: string, language: 'en' | 'ka' | 'tr' | 'ar' | 'az') =>
  personMeasures(message, language).map(({ number, unit }) => `${number} ${unit}`);

describe('The measures of a person', () => {
  it('are lengths and weights with their units', () => {
    expect(measured('she is 4 and 104 cm tall, 17kg', 'en')).toEqual(['104 cm', '17 kg']);
  });

  it('are also heights without a unit, in five languages', () => {
    expect(measured("i'm 178, size L", 'en')).toEqual(['178 cm']);
    expect(measured('boyum 164', 'tr')).toEqual(['164 cm']);
    expect(measured('أريد دراجة، طولي 171', 'ar')).toEqual(['171 cm']);
    expect(measured('სიმაღლე 165 მაქვს', 'ka')).toEqual(['165 cm']);
    expect(measured('boyum 186-dır', 'az')).toEqual(['186 cm']);
  });

  it('are no prices and counts', () => {
    expect(measured("i'm looking for 2 under 150", 'en')).toEqual([]);
  });
});

describe('Whether a product is made for a measure', () => {
  const [height] = personMeasures('104 cm', 'en');
  const verdict = (attributes: Record<string, string>) =>
    height && fitsPerson(aDocument('p', { attributes }).metadata, height, 'en');

  it('is said by a range of the same quantity', () => {
    expect(verdict({ 'rider height': '95-110 cm' })).toBe('yes');
    expect(verdict({ 'rider height': '1.2 - 1.4 m' })).toBe('no');
  });

  it('is said by a limit', () => {
    expect(verdict({ 'max height': '100 cm' })).toBe('no');
  });

  it('is unknown where only the thing itself is measured', () => {
    expect(verdict({ length: '180 cm', weight: '12 kg' })).toBe('unknown');
    expect(verdict({})).toBe('unknown');
  });
});
