import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

describe('what a query measures', () => {
  it('includes the word that names it', () => {
    const laptop = (id: string, ram: string) =>
      aDocument(`Arko laptop ${id}`, { id, attributes: { category: ['laptop'], ram: [ram] } });
    const index = indexOf(laptop('large', '16 GB'), laptop('small', '8 GB'));
    const { hits } = index.search({ text: 'laptop 16gb ram', skip: 0, take: 5 });
    expect(hits.map(({ id, great }) => [id, great])).toEqual([
      ['large', true],
      ['small', false],
    ]);
  });

  it('may be a class, which has no digit', () => {
    const machine = (id: string, energyClass: string) =>
      aDocument(`Washing machine ${id}`, {
        id,
        fields: { description: `Energy class: ${energyClass.toUpperCase()}.` },
        attributes: { category: ['washing-machine'], energy_class: [energyClass] },
      });
    const index = indexOf(machine('good', 'a'), machine('poor', 'c'));
    const { hits } = index.search({ text: 'energy class a washing machine', skip: 0, take: 5 });
    expect(hits.map(({ id, great }) => [id, great])).toEqual([
      ['good', true],
      ['poor', false],
    ]);
  });

  it('is all that is asked where nothing else is said', () => {
    const index = indexOf(
      aDocument('Rope 40 m', { id: 'long' }),
      aDocument('Rope 20 m', { id: 'short' }),
      aDocument('Hose 40 m', { id: 'hose' }),
    );
    const { hits } = index.search({ text: '40 m', skip: 0, take: 5 });
    expect(new Set(hits.map(({ id }) => id))).toEqual(new Set(['long', 'hose']));
  });

  it('is judged again after a change', () => {
    const laptop = (id: string, ram: string) =>
      aDocument(`Arko laptop ${id}`, { id, attributes: { category: ['laptop'], ram: [ram] } });
    const index = indexOf(laptop('first', '16 GB'), laptop('second', '8 GB'));
    const great = () =>
      index
        .search({ text: 'laptop 16gb ram', skip: 0, take: 5 })
        .hits.filter((hit) => hit.great)
        .map(({ id }) => id);
    expect(great()).toEqual(['first']);
    index.apply([
      { kind: 'put', document: laptop('first', '8 GB') },
      { kind: 'put', document: laptop('second', '16 GB') },
    ]);
    expect(great()).toEqual(['second']);
  });
});
