import { describe, expect, it } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import type { Language } from '../language.ts';
import { isOneSlipAway, knownWordsNear } from './near-words.ts';

function near(text: string, language: Language): (string | undefined)[] {
  const wordNear = knownWordsNear(text, language);
  return analyze(text, { language }).map(wordNear);
}

describe('the word that was meant', () => {
  it.each<[string, Language, (string | undefined)[]]>([
    ['televzor', 'az', ['televizor']],
    ['elbsie', 'tr', ['elbise']],
    ['tornavda seti', 'tr', ['tornavida', undefined]],
    ['rulon dezadorant', 'az', [undefined, 'dezodorant']],
    ['შოკლადი', 'ka', ['შოკოლადი']],
    ['headphnoes', 'en', ['headphones']],
  ])('%s (%s)', (typed, language, meant) => {
    expect(near(typed, language)).toEqual(meant);
  });

  it('is nothing for a known word, a short one, a code, and what is near nothing', () => {
    expect(near('kırmızı elbise bto 5w30 zxcvbnm', 'tr')).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('counts one letter more, less or changed, and two neighbours swapped, as one slip', () => {
    expect(['drss', 'dresss', 'drexs', 'rdess', 'dress'].map((typed) => isOneSlipAway(typed, 'dress'))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(['des', 'sserd', 'skirt'].some((typed) => isOneSlipAway(typed, 'dress'))).toBe(false);
  });
});
