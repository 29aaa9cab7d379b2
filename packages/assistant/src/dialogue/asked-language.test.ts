import { describe, expect, it } from 'vitest';
import { operation } from '../testing/planned-turn.ts';
import { languageAskedFor } from './asked-language.ts';

const asked = (text: string) =>
  languageAskedFor({ operations: [operation('language', ['language', text])], language: null, isRomanized: false });

describe('A language that is asked for by name', () => {
  it.each([
    ['english', 'en'],
    ['ინგლისურად', 'en'],
    ['ქართულად', 'ka'],
    ['in georgian', 'ka'],
    ['türkçe', 'tr'],
    ['بالعربي', 'ar'],
    ['azərbaycanca', 'az'],
    ['klingon', null],
  ])('%s is %s', (text, language) => {
    expect(asked(text)).toBe(language);
  });
});
