import { ProblemError } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { judgementsFile, readJudgements } from './judgement-files.ts';

const QUERIES = [
  { query: 'coat, "wool"', language: 'en' as const, grades: [{ product_id: 'a-1', grade: 3 }] },
  {
    query: 'lamp',
    language: null,
    grades: [
      { product_id: 'l-1', grade: 2 },
      { product_id: 'l-2', grade: 0 },
    ],
  },
];
const ROWS = [
  { query: 'coat, "wool"', language: 'en', productId: 'a-1', grade: 3 },
  { query: 'lamp', language: null, productId: 'l-1', grade: 2 },
  { query: 'lamp', language: null, productId: 'l-2', grade: 0 },
];

function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ProblemError) return error.message;
  }
  return 'read';
}

describe('files of judged queries', () => {
  it.each(['csv', 'trec'] as const)('are read back as they were written: %s', (format) => {
    expect(readJudgements(judgementsFile(QUERIES, format))).toEqual(ROWS);
  });

  it('are read as other programs write them', () => {
    const csv = '\uFEFFproduct_id;grade;query\r\np1;4;coat\r\n';
    expect(readJudgements({ format: 'csv', csv })).toEqual([
      { query: 'coat', language: null, productId: 'p1', grade: 3 },
    ]);
    const trec = { format: 'trec', topics: '301\tcoat\n', qrels: '301 0 p1 -1\n\n301\t0\tp2\t1\n' } as const;
    expect(readJudgements(trec).map(({ productId, grade }) => [productId, grade])).toEqual([
      ['p1', 0],
      ['p2', 1],
    ]);
  });

  it('that cannot be read are refused with the line and the reason', () => {
    const csv = (text: string) => refusal(() => readJudgements({ format: 'csv', csv: text }));
    expect(csv('query,grade\ncoat,1\n')).toContain('column product_id is missing');
    expect(csv('query,product_id,grade\ncoat,p1,good\n')).toContain('Line 2: a grade is a whole number');
    expect(csv('query,product_id,grade,language\ncoat,p1,1,xx\n')).toContain('xx is no language');
    const trec = { format: 'trec', topics: '1\tcoat', qrels: '1 0 p1 1\n2 0 p1 1' } as const;
    expect(refusal(() => readJudgements(trec))).toContain('Line 2: there is no topic 2');
  });
});
