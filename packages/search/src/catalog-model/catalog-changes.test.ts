import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import { IndexChanger } from '../index/apply-changes.ts';
import type { IndexData } from '../index/index-data.ts';
import { openIndex } from '../index/open-index.ts';
import { IndexWriter } from '../index/write-index.ts';
import { pack, unpack } from '../snapshot/container.ts';
import type { Column } from '../index/growing-array.ts';
import { aDocument, TEST_WEIGHTS } from '../testing/a-document.ts';

function opened(documents: readonly EngineDocument[]): { data: IndexData; changer: IndexChanger } {
  const writer = new IndexWriter({ fieldWeights: TEST_WEIGHTS, language: 'en' });
  for (const document of documents) writer.add(document);
  const open = openIndex(writer.finish());
  return { data: open.data, changer: new IndexChanger(open) };
}

const tool = (id: string, title: string, category: string, more: Partial<EngineDocument> = {}) =>
  aDocument(title, { id, ...more, fields: { title, category } });

const SHOP = [
  tool('drill-1', 'Cordless Drill 18 V', 'Tools > Drills'),
  tool('drill-2', 'Hammer Drill 850 W', 'Tools > Drills'),
  tool('case-1', 'Case for Rotova 12', 'Tools > Cases'),
];

/** Names of the kinds that a product is, and what it measures. */
function known(data: IndexData, id: string) {
  const product = data.productOf(id);
  const { catalog } = data;
  return {
    kinds: catalog
      .kindsOf(product)
      .map((kind) => catalog.kinds[kind]?.name)
      .sort(),
    measures: catalog.measuresOf(product).map(({ attribute, quantity, low }) => `${attribute} ${quantity} ${low}`),
    models: catalog.modelsOf(product),
  };
}

describe('the model of an index that is changed', () => {
  it('knows a new product as a build would', () => {
    const fresh = tool('drill-3', 'Cordless Drill 12 V for Rotova 12', 'Tools > Drills');
    const { data, changer } = opened(SHOP);
    changer.apply([{ kind: 'put', document: fresh }]);
    expect(known(data, 'drill-3')).toEqual(known(opened([...SHOP, fresh]).data, 'drill-3'));
    expect(known(data, 'drill-3').models).toEqual(['rotova 12']);
  });

  it('has a category from the first product in it and counts none that is gone', () => {
    const { data, changer } = opened(SHOP);
    const count = (name: string) => data.catalog.kinds.find((kind) => kind.name === name)?.count;
    changer.apply([
      { kind: 'put', document: tool('saw-1', 'Mitre Saw', 'Tools > Saws') },
      { kind: 'remove', id: 'drill-1' },
    ]);
    expect([count('Saws'), count('Drills'), count('Tools')]).toEqual([1, 1, 3]);
    expect(data.catalog.kindsNamed([{ stem: 'saw' }]).map(({ kind }) => kind.name)).toContain('Saws');
    const drills = data.catalog.kinds.find((kind) => kind.name === 'Drills');
    expect([...data.catalog.productsOf(drills?.id ?? -1)]).toEqual([data.productOf('drill-2')]);
  });

  it('counts as a build does, after any changes', () => {
    const document = fc.record({
      id: fc.constantFrom('drill-1', 'drill-2', 'x', 'y'),
      title: fc.constantFrom('Cordless Drill 18 V', 'Hammer Drill', 'Case for Drill'),
      category: fc.constantFrom('Tools > Drills', 'Tools > Cases', 'Tools', 'Garden > Hoses'),
    });
    const change = fc.oneof(
      document.map((one) => ({ kind: 'put' as const, document: tool(one.id, one.title, one.category) })),
      document.map(({ id }) => ({ kind: 'remove' as const, id })),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        const { data, changer } = opened(SHOP);
        const now = new Map(SHOP.map((one) => [one.id, one]));
        for (const one of changes) {
          changer.apply([one]);
          if (one.kind === 'put') now.set(one.document.id, one.document);
          else now.delete(one.id);
        }
        const counts = (of: IndexData) =>
          of.catalog.kinds
            .filter(({ source, count }) => source === 'category' && count > 0)
            .map(({ name, count }) => `${name} ${count}`)
            .sort();
        expect(counts(data)).toEqual(counts(opened([...now.values()]).data));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the model of an index', () => {
  it('survives being stored', () => {
    const writer = new IndexWriter({ fieldWeights: TEST_WEIGHTS, language: 'en' });
    for (const document of SHOP) writer.add(document);
    const { about, columns } = writer.finish();
    const options = { kind: 'QUARRYIX', version: 1 };
    const stored = unpack(pack({ about, label: '', columns }, options), options);
    const again = openIndex({ about, columns: stored.columns as Map<string, Column> }).data;
    expect(again.catalog.summary).toEqual(openIndex({ about, columns }).data.catalog.summary);
    expect(known(again, 'drill-1')).toEqual(known(opened(SHOP).data, 'drill-1'));
  });
});
