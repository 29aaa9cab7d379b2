/** Fallback to the wider category of a clause: other shoes if there are no boots. */
import { conceptOf, widerThan } from '@quarry/language';
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { acceptedValues } from '../match/accepted-values.ts';
import type { Clause } from '../match/read-query.ts';

/** Maximum share of the shop in the wider category: a larger one is no answer (dresses for a query for socks). */
const MAX_SHARE = 0.2;
/** A category of this many products or fewer is always accepted, also in a small shop. */
const MIN_SHOWN = 24;

/** For each clause that names a kind, in order, a clause for its wider categories only. */
export function widerClauses(data: IndexData, clauses: readonly Clause[]): Clause[][] {
  return clauses.flatMap((clause) => {
    const said = clause.said.flatMap((one) =>
      widerKindsOf(clause.kind, one.name)
        .filter((value) => countOf(data, value) <= Math.max(MIN_SHOWN, MAX_SHARE * data.living))
        .map((value) => ({ ...one, value, name: value })),
    );
    return said.length === 0
      ? []
      : [[{ ...clause, key: 'category', said, words: [], concept: null, related: null, information: 1 }]];
  });
}

/** Categories and groups of categories that the thing belongs to, nearest first. */
function widerKindsOf(kind: string | null, name: string): string[] {
  const concept = kind === null ? undefined : conceptOf(kind, name);
  if (concept === undefined) return [];
  const wider = widerThan(concept);
  return [...wider, ...wider.flatMap(widerThan)]
    .filter((one) => one.kind === 'category' || one.kind === 'category_group')
    .map(({ value }) => value);
}

function countOf(data: IndexData, category: string): number {
  return acceptedValues('category', category).reduce(
    (sum, value) => sum + productsWith(data.attributes, 'category', value).length,
    0,
  );
}
