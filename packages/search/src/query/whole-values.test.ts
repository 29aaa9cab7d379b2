import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

const book = (id: string, author: string) =>
  aDocument(`The ${id}`, { id, attributes: { author: [author], category: ['novel'] } });

describe('what is not wanted', () => {
  const index = indexOf(book('river', 'maro velani'), book('stone', 'maro teradze'), book('wind', 'lia orbel'));

  it('is the whole value that the shop has', () => {
    expect(new Set(idsFor(index, 'novel not by maro velani'))).toEqual(new Set(['stone', 'wind']));
  });

  it('is each value that has the word', () => {
    expect(idsFor(index, 'novel not by maro')).toEqual(['wind']);
  });

  it('is known to be absent where products have one value each', () => {
    expect(index.search({ text: 'novel not by maro', skip: 0, take: 3 })).toMatchObject({
      tierTotals: { meets_all: 1, unstated: 0 },
    });
  });
});
