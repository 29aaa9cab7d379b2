/**
 * Figures of one judged query: NDCG with exponential gain (Järvelin and Kekäläinen, TOIS 2002; Burges et al., ICML 2005),
 * reciprocal rank and recall, where a product above grade 0 is relevant, as `trec_eval` takes it. A product without a
 * grade counts as wrong; the share of those with a grade is told beside.
 */

/** Places that NDCG and the share of judged products look at. */
export const FIRST_PLACES = 10;
/** Places in which recall looks. */
export const RECALL_PLACES = 50;

export interface QueryMeasures {
  /** null: no product has a grade above 0. */
  ndcg: number | null;
  mrr: number | null;
  recall: number | null;
  /** null: nothing was found. */
  judged: number | null;
}

/** @param found ids in the order of the results. */
export function measureQuery(grades: ReadonlyMap<string, number>, found: readonly string[]): QueryMeasures {
  const first = found.slice(0, FIRST_PLACES);
  const judged = first.length === 0 ? null : first.filter((id) => grades.has(id)).length / first.length;
  const relevant = [...grades.values()].filter((grade) => grade > 0).toSorted((a, b) => b - a);
  if (relevant.length === 0) return { ndcg: null, mrr: null, recall: null, judged };
  const gained = first.map((id) => grades.get(id) ?? 0);
  const rank = found.findIndex((id) => (grades.get(id) ?? 0) > 0);
  const among = found.slice(0, RECALL_PLACES).filter((id) => (grades.get(id) ?? 0) > 0).length;
  return {
    ndcg: Math.min(1, discounted(gained) / discounted(relevant.slice(0, FIRST_PLACES))),
    mrr: rank < 0 ? 0 : 1 / (rank + 1),
    recall: among / relevant.length,
    judged,
  };
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
