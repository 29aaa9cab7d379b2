import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { attributeName } from './attribute-names.ts';

describe('the name of an attribute', () => {
  it('is a word of the language', () => {
    expect(LANGUAGES.map((language) => attributeName('material', language))).toEqual([
      'Material',
      'მასალა',
      'Malzeme',
      'الخامة',
      'Material',
    ]);
  });

  it('is the key itself where a shop has a key of its own', () => {
    for (const language of LANGUAGES) expect(attributeName('heel_height', language)).toBe('Heel height');
    expect(attributeName('inseam', 'tr')).toBe('İnseam');
  });
});
