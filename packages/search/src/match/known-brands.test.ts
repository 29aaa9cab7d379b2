import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

const index = indexOf(
  aDocument('Pair of desk legs, oak', { id: 'legs' }),
  aDocument('Canopy for babies', { id: 'babies' }),
  aDocument('Sticker with a dragon', { id: 'dragon' }),
  aDocument('Photo frame with dividers', { id: 'dividers' }),
  aDocument('Velvet block-heel pumps', { id: 'pumps' }),
);

describe('a word that everybody knows and this catalogue does not have', () => {
  it.each(['lego', 'barbie', 'dyson', 'drawers'])('is no slip for another word: %s', (text) => {
    expect(idsFor(index, text)).toEqual([]);
    expect(index.search({ text, skip: 0, take: 5 }).corrections).toEqual([]);
  });

  it('leaves real slips put right, with the word that was read', () => {
    const { hits, corrections } = index.search({ text: 'dragn', skip: 0, take: 5 });
    expect(hits.map(({ id }) => id)).toEqual(['dragon']);
    expect(corrections).not.toEqual([]);
  });
});
