import { describe, expect, it } from 'vitest';
import { measureQuery } from './measure-query.ts';

const GRADES = new Map([
  ['best', 3],
  ['good', 2],
  ['fair', 1],
  ['wrong', 0],
]);

describe('the figures of a judged query', () => {
  it('are 1 for the best order, and lower the later good products come', () => {
    const best = measureQuery(GRADES, ['best', 'good', 'fair', 'wrong']);
    expect(best).toEqual({ ndcg: 1, mrr: 1, recall: 1, judged: 1 });
    const swapped = measureQuery(GRADES, ['good', 'best', 'fair', 'wrong']);
    // (3 + 7 / log2(3) + 1 / 2) / (7 + 3 / log2(3) + 1 / 2)
    expect(swapped.ndcg).toBeCloseTo(0.8428, 4);
    const late = measureQuery(GRADES, ['wrong', 'other', 'fair']);
    expect(late).toMatchObject({ mrr: 1 / 3, recall: 1 / 3 });
    expect(late.judged).toBeCloseTo(2 / 3, 10);
  });

  it('count a product without a grade as wrong, and nothing found as 0', () => {
    expect(measureQuery(GRADES, ['other', 'best']).ndcg).toBeLessThan(
      measureQuery(GRADES, ['best', 'other']).ndcg ?? 0,
    );
    expect(measureQuery(GRADES, [])).toEqual({ ndcg: 0, mrr: 0, recall: 0, judged: null });
  });

  it('are unknown where no product answers the query', () => {
    const nothing = measureQuery(new Map([['wrong', 0]]), ['wrong', 'other']);
    expect(nothing).toEqual({ ndcg: null, mrr: null, recall: null, judged: 0.5 });
  });
});
