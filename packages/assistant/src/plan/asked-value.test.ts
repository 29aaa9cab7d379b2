import { describe, expect, it } from 'vitest';
import { readAskedValue } from './asked-value.ts';

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
