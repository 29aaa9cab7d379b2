import { describe, expect, it } from 'vitest';
import { wordChange } from './word-change.ts';

describe('what differs between a query and the next words of a visit', () => {
  it.each([
    ['anorak', 'rain jacket', { kind: 'synonym', from: 'anorak', to: 'rain jacket' }],
    ['red Sofa', 'red couch', { kind: 'synonym', from: 'sofa', to: 'couch' }],
    ['jakcet', 'jacket', { kind: 'spelling', from: 'jakcet', to: 'jacket' }],
    ['note book', 'notebook', { kind: 'spelling', from: 'note book', to: 'notebook' }],
    ['ქურთკი', 'ქურთუკი', { kind: 'spelling', from: 'ქურთკი', to: 'ქურთუკი' }],
  ])('is the words that were exchanged: %s, %s', (query, reworded, change) => {
    expect(wordChange(query, reworded)).toEqual(change);
  });

  it.each([
    ['coat', 'wool coat'],
    ['wool coat', 'coat'],
    ['coat', 'Coat'],
    ['a b c d', 'e f g h'],
  ])('is nothing where words were only added or left out, or all are others: %s, %s', (query, reworded) => {
    expect(wordChange(query, reworded)).toBeNull();
  });

  it('is another word where a short one differs by two letters', () => {
    expect(wordChange('lamb', 'lamp')?.kind).toBe('spelling');
    expect(wordChange('pen', 'pad')?.kind).toBe('synonym');
  });
});
