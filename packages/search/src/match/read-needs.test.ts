import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index/product-index.ts';
import { aDocument, idsFor } from '../testing/a-document.ts';

const shop = buildIndex(
  Object.entries({
    rest: 'Tilting footrest, grey',
    desk: 'Oak desk with two drawers',
    mat: 'Floor mat for desk chairs',
    trap: 'Wooden mouse trap',
    mouse: 'Optical computer mouse',
    bank: 'Slim power bank 8000 mAh',
    phone: 'Phone with 6 inch screen and large battery',
    boots: 'Rain boots, yellow',
    coat: 'Raincoat with hood',
    lamp: 'Reading lamp',
  }).map(([id, title]) => aDocument(title, { id })),
  { fieldWeights: { title: 4 }, language: 'en' },
);

describe('a need that names no thing', () => {
  it('is served before what only has its words', () => {
    expect(idsFor(shop, 'my feet dangle and never touch the floor')[0]).toBe('rest');
    expect(idsFor(shop, 'there are mice in the house')[0]).toBe('trap');
    expect(idsFor(shop, 'my phone dies by noon')[0]).toBe('bank');
  });

  it('is served although a thing is named that is only the place', () => {
    const office = buildIndex(
      [
        aDocument('Tilting footrest', { id: 'rest', attributes: { category: ['ergonomics'] } }),
        ...['Oak', 'Corner', 'Compact', 'Standing', 'Folding'].map((name) =>
          aDocument(`${name} desk`, { id: name, attributes: { category: ['desk'] } }),
        ),
      ],
      { fieldWeights: { title: 4 }, language: 'en' },
    );
    expect(idsFor(office, 'my feet dangle at my desk')[0]).toBe('rest');
    expect(idsFor(office, 'desk')).not.toContain('rest');
  });

  it('is understood in other languages of the shoppers', () => {
    expect(idsFor(shop, 'ayaklarım yere değmiyor')[0]).toBe('rest');
    expect(idsFor(shop, 'телефон быстро садится')[0]).toBe('bank');
  });

  it('is not read into the name of a thing, nor where something is not wanted', () => {
    expect(idsFor(shop, 'rain boots')[0]).toBe('boots');
    expect(idsFor(shop, 'computer mouse')[0]).toBe('mouse');
  });
});
