import { describe, expect, it } from 'vitest';
import { labelFacets } from './facet-labels.ts';

describe('the words of a facet', () => {
  it("are the lexicon's and the shop's own", () => {
    const facets = [
      { key: 'color', values: [{ value: 'red', count: 3 }] },
      {
        key: 'brand',
        values: [
          { value: 'nordlys', count: 2 },
          { value: 'unknown', count: 1 },
        ],
      },
      { key: 'price', values: [], min: 30, max: 240 },
    ];

    expect(labelFacets(facets, 'ka', new Map([['nordlys', 'Nordlys']]))).toEqual([
      { key: 'color', label: 'ფერი', values: [{ value: 'red', label: 'წითელი', count: 3 }] },
      {
        key: 'brand',
        label: 'ბრენდი',
        values: [
          { value: 'nordlys', label: 'Nordlys', count: 2 },
          { value: 'unknown', label: 'unknown', count: 1 },
        ],
      },
      { key: 'price', label: 'ფასი', values: [], min: 30, max: 240 },
    ]);
  });
});
