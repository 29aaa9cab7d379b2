/**
 * Standard ranking measures. Gains are linear (3, 1, 0), unjudged products have gain 0, the ideal ranking is made of
 * all labels of the query, and queries without a positive label are excluded from every mean.
 */
import type { Gains, JudgedQuery } from './judged-data.ts';

/** Products by query, best first. */
export type Run = ReadonlyMap<string, readonly string[]>;

export interface Measures {
  queries: number;
  ndcg10: number;
  /** Of the judged products only, in ranking order: least affected by products that were never judged. */
  judgedNdcg10: number;
  recall100: number;
  mrr: number;
}

const DEPTH = 10;
const RECALL_DEPTH = 100;

export function measure(run: Run, queries: readonly JudgedQuery[], gains: Gains): Measures {
  const scored = queries.filter(({ id }) => isScored(gains, id));
  const mean = (of: (list: readonly string[], gain: ReadonlyMap<string, number>) => number) =>
    scored.reduce((sum, { id }) => sum + of(run.get(id) ?? [], gains.get(id) ?? new Map()), 0) / scored.length;
  return {
    queries: scored.length,
    ndcg10: mean(ndcg),
    judgedNdcg10: mean((list, gain) =>
      ndcg(
        list.filter((product) => gain.has(product)),
        gain,
      ),
    ),
    recall100: mean(recall),
    mrr: mean(reciprocalRank),
  };
}

export function isScored(gains: Gains, query: string): boolean {
  return [...(gains.get(query)?.values() ?? [])].some((gain) => gain > 0);
}

export function ndcg(products: readonly string[], gains: ReadonlyMap<string, number>): number {
  const ideal = [...gains.values()].sort((a, b) => b - a);
  return discounted(products.map((product) => gains.get(product) ?? 0)) / discounted(ideal);
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, DEPTH).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
}

export function recall(products: readonly string[], gains: ReadonlyMap<string, number>): number {
  const positive = [...gains].filter(([, gain]) => gain > 0);
  const shown = new Set(products.slice(0, RECALL_DEPTH));
  return positive.filter(([product]) => shown.has(product)).length / positive.length;
}

function reciprocalRank(products: readonly string[], gains: ReadonlyMap<string, number>): number {
  const place = products.findIndex((product) => (gains.get(product) ?? 0) > 0);
  return place < 0 ? 0 : 1 / (place + 1);
}

/** TREC's format of a run: `query Q0 product rank score name`. */
export function trecLines(run: Run): string {
  return [...run]
    .flatMap(([query, products]) =>
      products.map((product, place) => `${query} Q0 ${product} ${place + 1} ${products.length - place} quarry\n`),
    )
    .join('');
}
