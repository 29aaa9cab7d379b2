import { describe, expect, it } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import { PhrasesByWord } from './phrases-by-word.ts';

function phrases(): PhrasesByWord<string> {
  const made = new PhrasesByWord<string>();
  made.add({ en: 'palm oil|palm', tr: 'fındık', ka: 'რძე', az: '' }, 'found', { withSuffixes: true });
  made.add({ en: 'at', tr: 'süt' }, 'plain');
  return made;
}
const at = (text: string, place = 0) => phrases().at(analyze(text), place);

describe('phrases by their first word', () => {
  it('finds all phrases at a place, the longest first', () => {
    expect(at('palm oil')).toEqual([
      { meaning: 'found', length: 2 },
      { meaning: 'found', length: 1 },
    ]);
    expect(at('palm tree')).toEqual([{ meaning: 'found', length: 1 }]);
    expect(at('the palm oil', 0)).toEqual([]);
    expect(at('palm', 7)).toEqual([]);
    expect(at('oil')).toEqual([]);
  });

  it('finds inflected words by their stems', () => {
    expect(at('palms')).toHaveLength(1);
    expect(at('რძეს')).toHaveLength(1);
    expect(at('რძის')).toHaveLength(1);
  });

  it('a short Latin word is found as it is written only', () => {
    expect(at('at')).toEqual([{ meaning: 'plain', length: 1 }]);
    expect(at('ate')).toEqual([]);
  });

  it('finds Turkic forms that mean with, where these are wanted', () => {
    for (const form of ['fındıklı', 'findikli', 'fındıklu']) expect(at(form), form).not.toEqual([]);
    expect(at('sütlü')).toEqual([]);
  });

  it('tells whether a phrase may begin with a word', () => {
    const [palm, table] = [analyze('palms'), analyze('table')].map(([word]) => word);
    expect(palm && phrases().mayBegin(palm)).toBe(true);
    expect(table && phrases().mayBegin(table)).toBe(false);
  });
});
