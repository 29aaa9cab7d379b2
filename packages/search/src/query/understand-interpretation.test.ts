import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index.ts';
import { aDocument } from '../testing/a-document.ts';

const shop = buildIndex(
  [
    aDocument('Tall refrigerator', { id: 'fridge', attributes: { category: ['refrigerator'] } }),
    aDocument('Strappy sandals', { id: 'sandals', attributes: { category: ['sandals'] } }),
    aDocument('Ionic hair dryer', { id: 'dryer', attributes: { category: ['hair-dryer'] } }),
    aDocument('Rain and Lemon, poems', { id: 'poems', attributes: { category: ['poetry'] } }),
    aDocument('Chlorhexidine spray', { id: 'chlorhexidine', attributes: { category: ['antiseptic'] } }),
    aDocument('Nappies, 7–12 kg', { id: 'nappies', attributes: { category: ['nappies'] } }),
  ],
  { fieldWeights: { title: 3, attributes: 1 } },
);
const first = (text: string) => shop.search({ text, skip: 0, take: 1 }).hits[0]?.id;

describe('a query with a slip', () => {
  it('keeps the named kind, independent of what an unknown word resembles', () => {
    expect(first('ფლოსტი')).toBe('sandals');
    expect(first('მაცივარი ფროსტ')).toBe('fridge');
  });

  it('means another thing where the word put right and its neighbour are one name', () => {
    expect(first('مجقف شعر')).toBe('dryer');
  });

  it('is reported as a correction only if the lexicon does not contain the word either', () => {
    const hall = buildIndex(
      [
        aDocument('სარბენი ფეხსაცმელი', { id: 'shoes', attributes: { category: ['sneakers'] } }),
        aDocument('Round mirror', { id: 'mirror', attributes: { category: ['mirror'] } }),
      ],
      { fieldWeights: { title: 3, attributes: 1 }, language: 'ka' },
    );
    const told = (text: string) => hall.search({ text, skip: 0, take: 1 });
    expect(told('სარკე')).toMatchObject({ hits: [{ id: 'mirror' }], recoveredBy: null });
    expect(told('ფეხსაცმული')).toMatchObject({ hits: [{ id: 'shoes' }], recoveredBy: 'spelling' });
  });

  it('has no slip in a measure', () => {
    expect(first('حفاضات 7-12 كيلو')).toBe('nappies');
  });
});
