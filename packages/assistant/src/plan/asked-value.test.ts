import { describe, expect, it } from 'vitest';
import { asksAmountOfThing, asksWhatItCarries, readAskedValue } from './asked-value.ts';

describe('A question for a value', () => {
  it.each([
    ['ka', 'რამდენი მილილიტრია'],
    ['az', 'neçə litrdir'],
    ['tr', 'kaç litrelik'],
    ['en', 'how many litres'],
  ] as const)('names its quantity by a unit in any case, in %s', (language, question) => {
    expect(readAskedValue(question, language)?.quantities).toContain('volume');
  });

  it('is none where yes or no is asked for', () => {
    expect(readAskedValue('is it waterproof', 'en')).toBeNull();
  });
});

describe('A question how much there is', () => {
  it.each([
    ['how much protein does it have', 'en', true],
    ['ne kadar ağır', 'tr', true],
    ['how much is it', 'en', false],
    ['how much does it cost', 'en', false],
    ['how much for two', 'en', false],
    ['ne kadar tutar', 'tr', false],
    ['nə qədərdir', 'az', false],
    ['კი, რამდენი ღირს', 'ka', false],
    ['كم سعره', 'ar', false],
  ] as const)('“%s” (%s) asks for something else than money: %s', (question, language, isIt) => {
    expect(asksAmountOfThing(question, language)).toBe(isIt);
  });
});

it.each([
  ['kaç kilo taşır', true],
  ['neçə kiloya qədər daşıyır', true],
  ['how many kilos does it hold', true],
  ['how heavy is it', false],
])('“%s” asks what it carries: %s', (question, isIt) => {
  expect(asksWhatItCarries(question)).toBe(isIt);
});
