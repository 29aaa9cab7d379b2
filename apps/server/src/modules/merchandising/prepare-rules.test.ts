import { type Language, Rule } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { prepareRules } from './prepare-rules.ts';

let made = 0;
function aRule(facts: object): Rule {
  made += 1;
  return Rule.parse({
    id: `rule-${made}`,
    name: `Rule ${made}`,
    kind: 'hide',
    filters: { brand: 'Nordlys' },
    created_at: '',
    updated_at: '',
    ...facts,
  });
}
const NOON = Date.parse('2026-11-20T12:00:00Z');

function called(rules: Rule[], text: string, more: { language?: Language; now?: number; store?: Language } = {}) {
  const { store = 'en', ...query } = more;
  return prepareRules(rules, store)
    .calledBy({ text, now: NOON, ...query })
    .map(({ name }) => name);
}
const isCalled = (rule: object, text: string, more = {}) => called([aRule(rule)], text, more).length === 1;

describe('the words that call a rule', () => {
  it.each([
    ['dress', 'DRESS'],
    ['dress', 'red dresses'],
    ['red dress', 'dress in red'],
    ['კაბა', 'წითელი კაბები'],
    ['ayakkabı', 'siyah ayakkabılar'],
    ['فستان', 'الفستان الأحمر'],
    [':-)', ' :-) '],
  ])('"%s" is called by "%s"', (query, text) => {
    expect(isCalled({ query }, text)).toBe(true);
  });

  it.each([
    ['dress', 'shirt'],
    ['red dress', 'dress'],
    ['bed', 'red'],
    ['dress', ''],
    [':-)', ':-('],
  ])('"%s" is not called by "%s"', (query, text) => {
    expect(isCalled({ query }, text)).toBe(false);
  });

  it('of an exact rule are these and no others, in any inflection', () => {
    const exact = { query: 'red dress', match: 'exact' };

    expect(isCalled(exact, 'Red dresses')).toBe(true);
    expect(isCalled(exact, 'red dress long')).toBe(false);
    expect(isCalled(exact, 'dress')).toBe(false);
  });

  it('are empty for a rule that applies to every search', () => {
    expect(isCalled({ query: null }, 'anything')).toBe(true);
    expect(isCalled({ query: null }, '')).toBe(true);
  });
});

describe('a rule', () => {
  it('that is disabled does not apply', () => {
    expect(isCalled({ query: null, enabled: false }, 'dress')).toBe(false);
  });

  it('applies from its start until its end', () => {
    const rule = { query: null, starts_at: '2026-11-20T12:00:00Z', ends_at: '2026-11-20T17:00:00+04:00' };

    expect(isCalled(rule, 'dress', { now: NOON - 1 })).toBe(false);
    expect(isCalled(rule, 'dress', { now: NOON })).toBe(true);
    expect(isCalled(rule, 'dress', { now: NOON + 3_599_999 })).toBe(true);
    expect(isCalled(rule, 'dress', { now: NOON + 3_600_000 })).toBe(false);
  });

  it('of one language applies to queries in it, stated or detected', () => {
    const georgian = { query: null, language: 'ka' };

    expect(isCalled(georgian, 'წითელი კაბა')).toBe(true);
    expect(isCalled(georgian, 'red dress')).toBe(false);
    expect(isCalled(georgian, 'red dress', { language: 'ka' })).toBe(true);
  });
});

describe('several rules', () => {
  it('are ordered by closeness to the query, then by creation, deterministically', () => {
    const rules = [
      aRule({ name: 'always', query: null }),
      aRule({ name: 'one word', query: 'dress' }),
      aRule({ name: 'two words', query: 'dress red' }),
      aRule({ name: 'another word', query: 'red' }),
      aRule({ name: 'exactly', query: 'red dress', match: 'exact' }),
    ];
    const order = ['exactly', 'two words', 'one word', 'another word', 'always'];

    expect(called(rules, 'red dress')).toEqual(order);
    expect(called(rules, 'red dress')).toEqual(order);
  });
});
