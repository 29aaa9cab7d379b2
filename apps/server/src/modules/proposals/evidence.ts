/** Figures of queries as evidence of a proposal. */
import type { ProposalEvidence, QueryFigures } from '@quarry/contract';

export const EVIDENCE_DAYS = 28;

export type Figures = Pick<QueryFigures, 'query' | 'searches' | 'visits' | 'without_result' | 'clicked'>;

export const NO_EVIDENCE: ProposalEvidence = {
  days: EVIDENCE_DAYS,
  searches: 0,
  visits: 0,
  without_result: 0,
  reworded: [],
  products: [],
  asked: [],
  unsaid: 0,
  simulated_visits: 0,
};

export function sumOf(figures: readonly Figures[]) {
  const all = [...byQuery(figures).values()];
  return {
    searches: all.reduce((sum, one) => sum + one.searches, 0),
    visits: all.reduce((sum, one) => sum + one.visits, 0),
    without_result: all.reduce((sum, one) => sum + one.without_result, 0),
  };
}

export function byQuery(figures: readonly Figures[]): Map<string, Figures> {
  return new Map(figures.map((one) => [one.query, one]));
}
