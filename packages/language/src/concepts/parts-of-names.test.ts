import { describe, expect, it } from 'vitest';
import { partsOfNamesIn } from './parts-of-names.ts';

describe('parts of names', () => {
  it('are words and runs of words, with those for the same in all languages', () => {
    const parts = partsOfNamesIn('sleeping bags for cats');
    expect(parts.find(({ start, end }) => start === 0 && end === 13)?.names).toContain('спальник');
    expect(parts.find(({ start }) => start === 18)?.names).toContain('pişik');
  });

  it('are found in their inflected forms', () => {
    expect(partsOfNamesIn('ფანჯრისთვის')[0]?.names).toContain('window');
    expect(partsOfNamesIn('для окна')[0]?.names).toContain('window');
  });

  it('are not short words of another Latin language', () => {
    expect(partsOfNamesIn('is it you')).toEqual([]);
  });
});
