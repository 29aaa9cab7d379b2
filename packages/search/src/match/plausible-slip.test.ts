/** A word that the shop does not have is corrected only where a person may have mistyped it. */
import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';
import { isPlausibleSlip } from './plausible-slip.ts';

describe('a replaced letter of a short word', () => {
  it.each([
    ['dresd', 'dress'],
    ['sofs', 'sofa'],
    ['velvit', 'velvet'],
    ['kase', 'case'],
    ['tabel', 'table'],
    ['botle', 'bottle'],
    ['კაბს', 'კაბა'],
  ])('is a slip among neighbours and letters that sound alike: %s for %s', (typed, word) => {
    expect(isPlausibleSlip(typed, word)).toBe(true);
  });

  it.each([
    ['floor', 'flohr'],
    ['narn', 'yarn'],
    ['tabro', 'tabso'],
    ['speedu', 'speeds'],
  ])('is another word otherwise: %s for %s', (typed, word) => {
    expect(isPlausibleSlip(typed, word)).toBe(false);
  });
});

describe('a brand that the shop does not have', () => {
  const shop = () =>
    indexOf(
      aDocument('Wide brim hat in wool', { id: 'hat' }),
      aDocument('Layered ring', { id: 'ring' }),
      aDocument('Layer cake tin', { id: 'tin' }),
      aDocument('Bakery flour', { id: 'flour' }),
      aDocument('Linden blossom tea', { id: 'tea' }),
      aDocument('Ceramic vase', { id: 'vase' }),
      aDocument('Drill with two speeds', { id: 'drill' }),
    );

  it.each(['briu', 'bakor', 'lindu', 'werac', 'speedu'])('is not replaced by a word of other meaning: %s', (text) => {
    const { hits, recoveredBy, corrections } = shop().search({ text, skip: 0, take: 10 });
    expect(corrections ?? []).toEqual([]);
    expect(recoveredBy).not.toBe('spelling');
    expect(hits.filter(({ great }) => great)).toEqual([]);
  });

  it.each([
    ['cermic vase', 'vase'],
    ['layerd ring', 'ring'],
    ['lindne tea', 'tea'],
  ])('does not stop the correction of mistyped words: %s', (text, id) => {
    expect(shop().search({ text, skip: 0, take: 10 }).hits[0]?.id).toBe(id);
  });
});
