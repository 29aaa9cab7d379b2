import { LANGUAGES, StoreKind } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '../messages/messages-provider.tsx';
import { grouped } from '../messages/grouped-number.ts';
import { exampleQueries } from './example-queries.ts';
import { kindName } from './kind-names.ts';
import { recoveryLines } from './recovery-words.ts';

describe('the texts of a search', () => {
  it('name the recovery step, also an unknown one', () => {
    const english = messagesFor('en');
    const said = (step: string | null, more: object = {}) =>
      recoveryLines({ query: 'sopha', step, corrections: [], readAs: null, ...more }, english);
    expect(said('spelling')).toEqual(['No exact match for “sopha” – showing the closest spelling.']);
    expect(said('tomorrow')).toEqual(['No exact match for “sopha” – showing the closest ones.']);
    expect(said(null)).toEqual([]);
    const corrections = [{ typed: 'sopha', meant: 'sofa' }];
    expect(said('spelling', { corrections })).toEqual(['“sopha” was read as “sofa”.']);
    expect(said('dropped-word', { corrections })).toEqual([
      'No exact match for “sopha” – showing what fits most of the words.',
      '“sopha” was read as “sofa”.',
    ]);
    expect(said('keyboard-layout', { readAs: 'sofa' })).toEqual(['“sopha” was read as “sofa”.']);
  });

  it('name the kind of a part in every language, and nothing for a kind without a name', () => {
    for (const language of LANGUAGES) expect(kindName('color', language)).toBeTruthy();
    expect(kindName('word', 'en')).toBeNull();
    expect(kindName('constructor', 'en')).toBeNull();
  });

  it('have examples for every kind of shop in the script of the language', () => {
    for (const kind of StoreKind.options) {
      for (const language of LANGUAGES) expect(exampleQueries(kind, language).length).toBeGreaterThan(1);
      for (const query of exampleQueries(kind, 'ka')) expect(query).toMatch(/\p{Script=Georgian}/u);
      for (const query of exampleQueries(kind, 'ar')) expect(query).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('follow the plural rules of each language', () => {
    expect([1, 2, 12_480].map(messagesFor('en').resultCount)).toEqual(['1 result', '2 results', '12\u202f480 results']);
    expect([1, 2, 3, 11, 100].map(messagesFor('ar').resultCount)).toEqual([
      'نتيجة واحدة',
      'نتيجتان',
      '3 نتائج',
      '11 نتيجة',
      '100 نتيجة',
    ]);
    expect(LANGUAGES.map((language) => messagesFor(language).tieredCount(3, 12))).toEqual([
      '3 results, 12 similar',
      '3 შედეგი, 12 მსგავსი',
      '3 sonuç, 12 benzer',
      '3 نتائج، ومشابهة: 12',
      '3 nəticə, 12 oxşar',
    ]);
    expect([0, 999, 1000, 1_234_567].map(grouped)).toEqual(['0', '999', '1\u202f000', '1\u202f234\u202f567']);
  });
});
