import { describe, expect, it } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import { borrowedSpellings, conceptsHeardAs } from './loan-words.ts';

const heard = (word: string) => analyze(word).flatMap((token) => conceptsHeardAs(token).map(({ value }) => value));

describe('Russian loan words', () => {
  it('are recognized by their sound, without unstressed vowels and case endings', () => {
    expect(heard('შურუპავიორტი')).toEqual(heard('შურუპოვიორტი'));
    expect(heard('ბოლგარკა')).toContain('angle-grinder');
    expect(heard('bolqarka')).toContain('angle-grinder');
    expect(heard('მულტივარკა')).toContain('multicooker');
    expect(heard('multivarkanı')).toContain('multicooker');
  });

  it('are not heard in short words', () => {
    expect(heard('კარი')).toEqual([]);
  });

  it('are spelled as Georgians and Azerbaijanis do', () => {
    expect(borrowedSpellings('плёнка')).toEqual(['პლიონკა', 'plyonka']);
    expect(borrowedSpellings('зарядка')).toEqual(['ზარიადკა', 'zaryadka']);
  });
});
