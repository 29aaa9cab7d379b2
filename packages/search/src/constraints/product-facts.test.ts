import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import type { IndexData } from '../index/index-data.ts';
import { openIndex } from '../index/open-index.ts';
import { IndexWriter } from '../index/write-index.ts';
import { aDocument, TEST_WEIGHTS } from '../testing/a-document.ts';
import { judgeAll } from './judge.ts';
import { productFacts } from './product-facts.ts';
import { readConstraints } from './read-constraints.ts';

function indexOf(documents: readonly EngineDocument[]): IndexData {
  const writer = new IndexWriter({ fieldWeights: TEST_WEIGHTS, language: 'en', currency: 'USD' });
  for (const document of documents) writer.add(document);
  return openIndex(writer.finish()).data;
}

/** By product: the verdicts on all constraints of the query. */
function verdicts(data: IndexData, query: string): string[] {
  const constraints = readConstraints(query, data.catalog, { language: 'en', currency: 'USD' });
  expect(constraints.length).toBeGreaterThan(0);
  return Array.from({ length: data.size }, (_, product) =>
    judgeAll(constraints, product, productFacts(data)).verdicts.join(' '),
  );
}

describe('a query on a catalogue', () => {
  it('distinguishes a screen of 16 inches from 16 GB', () => {
    const data = indexOf([
      aDocument('Arko laptop 16" 8GB RAM 512GB SSD'),
      aDocument('Arko laptop 14" 16GB RAM 512GB SSD'),
      aDocument('Arko laptop'),
    ]);
    expect(verdicts(data, 'laptop 16gb ram')).toEqual(['violated', 'met', 'unknown']);
  });

  it('reads kilograms as what titles of the category mean by them', () => {
    const machine = (kilos: number) =>
      aDocument(`Washing machine ${kilos} kg`, {
        fields: { title: `Washing machine ${kilos} kg`, category: 'Washing machines' },
        attributes: { load_capacity: [`${kilos} kg`], net_weight: ['64 kg'] },
      });
    expect(verdicts(indexOf([machine(8), machine(11)]), 'washing machine over 10 kg')).toEqual(['violated', 'met']);
  });

  it('asks one variant for everything', () => {
    const data = indexOf([
      aDocument('Hiking boots', {
        attributes: { size: ['41', '43'] },
        variants: [
          { attributes: { size: ['41'] }, price: 60, stock: 1 },
          { attributes: { size: ['43'] }, price: 120, stock: 1 },
        ],
      }),
    ]);
    expect(verdicts(data, 'boots size 43 under 100 usd')[0]).toContain('violated');
    expect(verdicts(data, 'boots size 41 under 100 usd')[0]).toBe('met met');
    expect(verdicts(data, 'boots uk 9')[0]).toBe('met');
  });

  it('finds parts that fit, refuses those for other cars, and leaves open what names none', () => {
    const data = indexOf([
      aDocument('Oil filter for Toyota Prius'),
      aDocument('Oil filter for BMW X5'),
      aDocument('Oil filter universal'),
    ]);
    expect(verdicts(data, 'oil filter prius')).toEqual(['met', 'violated', 'unknown']);
  });

  it('reads ages of attributes and of sizes of clothes', () => {
    const data = indexOf([
      aDocument('Wooden train', { attributes: { age: ['3+'] } }),
      aDocument('Romper', { attributes: { size: ['6-9 months'] } }),
    ]);
    expect(verdicts(data, 'gift for 4 year old')).toEqual(['met', 'violated']);
    expect(verdicts(data, 'romper 6-9 months')).toEqual(['violated', 'met']);
  });

  it('matches ages by range', () => {
    const data = indexOf([aDocument('Blocks 3+ years'), aDocument('Rattle 0-12 months'), aDocument('Ball')]);
    expect(verdicts(data, 'toy for 5 year old')).toEqual(['met', 'violated', 'unknown']);
  });
});
