import { LANGUAGES } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { DANGER_KINDS } from './danger-kind.ts';
import { parseAnswers } from './parse-answers.ts';
import { parseLexicon } from './parse-lexicon.ts';
import { readAnswers, readLexicon } from './read-data.ts';

describe.each(LANGUAGES)('the danger data in %s', (language) => {
  it('can be read, and has rules for every kind of danger and for what may follow', () => {
    const kinds = new Set(readLexicon(language).rules.map(({ kind }) => kind));

    const known = [
      ...DANGER_KINDS.filter((kind) => kind !== 'animal'),
      'of-animal',
      'context',
      'over',
      'helped',
      'care',
    ];
    expect(known.filter((kind) => !kinds.has(kind as never))).toEqual([]);
    expect(readAnswers(language)['self-harm']).toContain('{number}');
  });
});

describe('a lexicon with a mistake', () => {
  it.each([
    ['fire\tsmoke\tmuch', /lexicon\.tsv, line 1: the weight "much"/],
    ['blaze\tsmoke', /line 1: "blaze" is none of/],
    ['# fine\nfire', /line 2: expected two or three columns/],
    ['fire\t@burning', /no forms are listed for @burning/],
    ['@a\t@b', /no forms are listed for @b/],
  ])('%j is refused with its place and reason', (text, reason) => {
    expect(() => parseLexicon(text, 'lexicon.tsv')).toThrow(reason);
  });
});

describe('answers with a mistake', () => {
  it.each([
    ['fire\tRun.', /answers\.tsv, line 1: "fire" needs \{number\}/],
    ['helped\tCall {helpline}', /"helped" must not have \{helpline\}/],
    ['flood\tSwim.', /"flood" is no key/],
    ['', /no answer for self-harm, overdose/],
  ])('%j is refused with its place and reason', (text, reason) => {
    expect(() => parseAnswers(text, 'answers.tsv')).toThrow(reason);
  });
});
