import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../memory/memory.ts';
import { turnOf } from '../testing/planned-turn.ts';
import { isOfSubject } from './subject.ts';

describe('the subject of a conversation', () => {
  it('is what was wished for and the titles that were shown', () => {
    const turn = turnOf('the cheapest');
    expect(isOfSubject('torches', turn)).toBe(true);
    expect(isOfSubject('Fjord torch', turn)).toBe(true);
  });

  it('is no other thing, not even in part', () => {
    expect(isOfSubject('helmet', turnOf('the cheapest helmet'))).toBe(false);
    expect(isOfSubject('torch helmet', turnOf('the cheapest torch helmet'))).toBe(false);
    expect(isOfSubject('torch', turnOf('a torch', [], emptyMemory()))).toBe(false);
  });
});
