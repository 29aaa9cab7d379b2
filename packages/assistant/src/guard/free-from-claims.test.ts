import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../memory/memory.ts';
import { aDocument } from '../testing/products.ts';
import { judgeSentence } from './guard-sentence.ts';
import { createLedger } from './ledger.ts';

const stated = aDocument('p1', {
  title: 'Oat Crackers',
  description: 'Free from gluten and nuts.',
  category: 'biscuits',
});
const silent = aDocument('p2', { title: 'Maize Wafers', description: 'Crisp and light.', category: 'biscuits' });
const cotton = aDocument('p3', { title: 'Trench Coat', category: 'coat', attributes: { material: 'cotton' } });

function mayBeSaid(sentence: string, documents = [stated, silent]) {
  const ledger = createLedger({ memory: emptyMemory(), said: ['gluten free crackers'], storeName: 'Shop' });
  ledger.addProducts(documents);
  return judgeSentence(sentence, ledger, '$').mayBeSaid;
}

describe('a sentence that says a product is free from something', () => {
  it.each([
    'Maize Wafers are gluten-free.',
    'Maize Wafers contain no gluten.',
    'Maize Wafers are safe for a nut allergy.',
    'All of these are gluten free.',
    'Maize Wafers – გლუტენის გარეშე.',
    'Maize Wafers glutensiz.',
    'Maize Wafers gluten içermez.',
    'Maize Wafers خالية من الغلوتين.',
    'Maize Wafers tərkibində qlüten yoxdur.',
    'Oat Crackers are lactose free.',
  ])('is removed when the data do not state it: %s', (sentence) => {
    expect(mayBeSaid(sentence)).toBe(false);
  });

  it.each([
    'Oat Crackers are gluten-free.',
    'Oat Crackers are safe for a nut allergy.',
    'Oat Crackers glutensiz.',
    'Oat Crackers – გლუტენის გარეშე.',
    'The shop does not say whether Maize Wafers are gluten free.',
    'Are Maize Wafers gluten free?',
  ])('stays when the data state it, or when it claims nothing: %s', (sentence) => {
    expect(mayBeSaid(sentence)).toBe(true);
  });

  it('holds of a material where the data name another one', () => {
    expect(mayBeSaid('Trench Coat is without wool.', [cotton])).toBe(true);
    expect(mayBeSaid('Trench Coat is without cotton.', [cotton])).toBe(false);
  });

  it('about no product in particular holds only when every product that was told is free from it', () => {
    const also = aDocument('p4', { title: 'Rice Cakes', description: 'Gluten-free.', category: 'biscuits' });
    expect(mayBeSaid('All of these are gluten free.', [stated, also])).toBe(true);
    expect(mayBeSaid('All of these are gluten free.', [stated, also, silent])).toBe(false);
    expect(mayBeSaid('All of these are gluten free.', [])).toBe(false);
  });

  it('holds only when the data state each of its substances', () => {
    expect(mayBeSaid('Oat Crackers contain no gluten and no nuts.')).toBe(true);
    expect(mayBeSaid('Oat Crackers contain no gluten and no milk.')).toBe(false);
    expect(mayBeSaid('Oat Crackers and Maize Wafers are gluten-free.')).toBe(false);
  });

  it('speaks of safety only where somebody must avoid something', () => {
    expect(mayBeSaid('Maize Wafers are suitable for milk lovers.')).toBe(true);
    expect(mayBeSaid('Maize Wafers are suitable for a milk allergy.')).toBe(false);
  });
});
