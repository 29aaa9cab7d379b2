import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IndexChanger } from '../index/apply-changes.ts';
import { productsWithNeighbours } from '../index/neighbours.ts';
import { openIndex } from '../index/open-index.ts';
import { IndexWriter } from '../index/write-index.ts';
import { aDocument, TEST_WEIGHTS } from '../testing/a-document.ts';
import { formsOf } from './reading.ts';
import { rememberedNeighbours } from './remembered-neighbours.ts';

it('finds neighbours as if it looked at every product after each change', () => {
  const title = fc
    .array(fc.constantFrom('wall', 'walls', 'clock', 'clocks', 'red', 'shelf'), { maxLength: 5 })
    .map((words) => words.join(' '));
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), title: fc.option(title, { nil: null }) });
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(title, { maxLength: 3 }),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      (titles, changes) => {
        const writer = new IndexWriter({ fieldWeights: TEST_WEIGHTS });
        titles.forEach((one, i) => writer.add(aDocument(one, { id: 'abc'[i] as string })));
        const open = openIndex(writer.finish());
        const changer = new IndexChanger(open);
        const { data } = open;
        const forms = (exact: string, stem: string) => formsOf(data, data.words.find(exact), data.stems.find(stem));
        const isSame = () => {
          const [first, second] = [forms('wall', 'wall'), forms('clock', 'clock')];
          const products = [...productsWithNeighbours(data, first, second)];
          expect([...rememberedNeighbours(data, 'wall clock', first, second)]).toEqual(products);
          found += products.length;
        };
        isSame();
        for (const { id, title: text } of changes) {
          changer.apply([text === null ? { kind: 'remove', id } : { kind: 'put', document: aDocument(text, { id }) }]);
          isSame();
        }
      },
    ),
  );
  expect(found).toBeGreaterThan(0);
});
