/** Suggestions in shops of invented goods: kinds rank above colours and sizes, in the language of the input. */
import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import type { ProductIndex } from '../engine-query.ts';
import { aDocument, indexOf } from '../testing/a-document.ts';

const filed = (category: string, title: string, more: Partial<EngineDocument> = {}) =>
  aDocument(title, { ...more, categoryPath: [category] });

function findsProducts(index: ProductIndex, query: string): boolean {
  return index.search({ text: query, skip: 0, take: 1 }).hits[0]?.great === true;
}

describe('suggested kinds', () => {
  const workshop = indexOf(
    filed('Bench vises', 'Torvik bench vise 12 cm red'),
    filed('Bench vises', 'Torvik bench vise 15 cm red'),
    filed('Bench vises', 'Halden bench vise 18 cm grey'),
    filed('Bench grinders', 'Torvik bench grinder 200 W'),
    filed('Bench grinders', 'Halden bench grinder 350 W'),
    filed('Torque wrenches', 'Torvik torque wrench 60 cm'),
    filed('Torque wrenches', 'Halden torque wrench 40 cm'),
  );

  it('come before colors and figures', () => {
    const { queries } = workshop.suggest('bench');
    expect(queries[0]).toMatch(/^bench (?:vises?|grinders?)$/);
    const firstDetail = queries.findIndex((query) => /\d|red|grey/.test(query));
    const lastKind = queries.findLastIndex((query) => /vise|grinder/.test(query) && !/\d|red|grey/.test(query));
    expect(firstDetail === -1 || firstDetail > lastKind).toBe(true);
  });

  it('follow a brand or a figure that is complete', () => {
    expect(workshop.suggest('halden').queries.join()).toMatch(/halden (?:bench vises?|bench grinders?|torque)/);
  });

  it('contain no numbers that were not begun in the input', () => {
    for (const query of workshop.suggest('torvik').queries) expect(query).not.toMatch(/\d/);
  });

  it('are said once, in one form', () => {
    const { queries } = workshop.suggest('torq');
    expect(queries.filter((query) => /^torque wrench(?:es)?$/.test(query))).toHaveLength(1);
  });

  it('complete the words before the last one, and words of an order', () => {
    expect(workshop.suggest('torq wren').queries[0]).toMatch(/^torque wrench/);
    expect(workshop.suggest('cheapest ben').queries.join()).toMatch(/cheapest bench/);
  });

  it('come from what begins so, with no category that only few of the finds are in', () => {
    const shop = indexOf(
      ...Array.from({ length: 9 }, (_, i) =>
        filed('Fridges', `Fridge number ${i}`, { attributes: { category: ['refrigerator'] } }),
      ),
      filed('Consoles', 'Friendly game console', { attributes: { category: ['game-console'] } }),
    );
    expect(shop.suggest('frid').categories.map(({ value }) => value)).toEqual(['refrigerator']);
  });

  it('are called as the lexicon calls them where the shop files under its values', () => {
    const shop = indexOf(
      ...['A', 'B', 'C'].map((name) =>
        filed('washing-machine', `${name} washer`, { attributes: { category: ['washing-machine'] } }),
      ),
    );
    expect(shop.suggest('washing m').queries[0]).toBe('washing machine');
  });

  it.each([
    ['en', 'Wetsuits', 'wetsuit', 'wets', /^wetsuits?/],
    ['ka', 'საყურეები', 'საყურე', 'საყ', /^საყურე/],
    ['tr', 'Kolyeler', 'kolye', 'kol', /^kolye/],
    ['ar', 'أساور', 'سوار', 'أسا', /^أساور/],
    ['az', 'Boyunbağılar', 'boyunbağı', 'boyunb', /^boyunba/],
  ] as const)('in the language that is typed: %s', (language, category, thing, typed, expected) => {
    const index = indexOf(
      filed(category, `Lira ${thing} 40 cm`),
      filed(category, `Mona ${thing} 45 cm`),
      filed(category, `Nova ${thing} 50 cm`),
    );
    const { queries } = index.suggest(typed, { language });
    expect(queries[0]).toMatch(expected);
    for (const query of queries) expect({ query, leads: findsProducts(index, query) }).toEqual({ query, leads: true });
  });

  it('are no guess at a slip in guessed letters while plain ones go on', () => {
    const index = indexOf(
      filed('Wireless', 'Wireless doorbell'),
      filed('Wireless', 'Wireless doorbell Duo'),
      filed('კაბები', 'წითელი კაბა'),
      filed('კაბები', 'წითელი კაბა გრძელი'),
    );
    expect(index.suggest('wirel', { language: 'ka' }).queries.join()).not.toContain('წითელი');
  });
});

describe('a shop whose series have names', () => {
  const item = (kind: string, series: string, n: number) => filed(kind, `Ondera ${series} ${n} ${kind.toLowerCase()}`);
  const shop = indexOf(
    ...['Washing machine', 'Air conditioner', 'Game console'].flatMap((kind) =>
      ['Mira', 'Vento', 'Luma'].flatMap((series) => [item(kind, series, 4), item(kind, series, 6)]),
    ),
  );

  it('is asked for its kinds, and for no series behind a kind', () => {
    const { queries } = shop.suggest('washing m');
    expect(queries[0]).toBe('washing machine');
    expect(queries).not.toContain('washing mira');
  });

  it('lists categories whose name begins with the input', () => {
    const called = indexOf(
      aDocument('Fridge Ondera', { attributes: { category: ['refrigerator'] } }),
      aDocument('Console Ondera', {
        attributes: { category: ['game-console'] },
        fields: { description: 'For friends who play.' },
      }),
    );
    expect(called.suggest('fri').categories.map(({ value }) => value)).toEqual(['refrigerator']);
  });
});
