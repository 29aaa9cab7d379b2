/** What only the catalogue can mend: products that are looked for and not there, and properties that products do not state. */
import { setImmediate } from 'node:timers/promises';
import type { ProposalBody } from '@quarry/contract';
import type { ProductHit } from '../../search-engine/product-search.ts';
import { type Figures, NO_EVIDENCE, sumOf } from './evidence.ts';

const MIN_VISITS = 3;
/** Share of the searches for a query that found nothing. */
const EMPTY_SHARE = 0.8;
/** Products of the first page that do not state a property. */
const MIN_UNSAID = 3;
const MIN_SEARCHES = 5;
const SHOWN_PRODUCTS = 5;
/** Kinds of a missing part that name no property: words, and models that a thing fits. */
const NO_PROPERTY = new Set(['word', 'thing', 'fit', 'measure', 'without']);

interface Looking {
  /** Queries that other words help already. */
  helped: ReadonlySet<string>;
  search: (query: string) => Promise<{ hits: readonly ProductHit[]; total: number; redirect: string | null }>;
  titled: (ids: readonly string[]) => Promise<{ id: string; title: string }[]>;
}

export async function findMissing(
  queries: ReadonlyMap<string, Figures>,
  { helped, search, titled }: Looking,
): Promise<ProposalBody[]> {
  const found: ProposalBody[] = [];
  const unsaid = new Map<string, { asked: Figures[]; products: Set<string> }>();
  for (const figures of queries.values()) {
    const { hits, total, redirect } = await search(figures.query);
    await setImmediate();
    if (total === 0 && redirect === null && !helped.has(figures.query) && isEmpty(figures)) {
      found.push({
        kind: 'missing_kind',
        query: figures.query,
        change: null,
        evidence: { ...NO_EVIDENCE, ...sumOf([figures]) },
        effect: null,
      });
    }
    for (const [property, ids] of unsaidIn(hits)) {
      const known = unsaid.get(property) ?? { asked: [], products: new Set() };
      known.asked.push(figures);
      for (const id of ids) known.products.add(id);
      unsaid.set(property, known);
    }
  }
  for (const [property, { asked, products }] of unsaid) {
    const sums = sumOf(asked);
    if (sums.searches < MIN_SEARCHES || sums.visits < MIN_VISITS) continue;
    const titles = await titled([...products].slice(0, SHOWN_PRODUCTS));
    found.push({
      kind: 'missing_attribute',
      query: property,
      change: null,
      evidence: {
        ...NO_EVIDENCE,
        ...sums,
        products: titles.map((product) => ({ ...product, visits: 0 })),
        asked: asked
          .map(({ query, searches }) => ({ query, searches }))
          .toSorted((a, b) => b.searches - a.searches)
          .slice(0, SHOWN_PRODUCTS),
        unsaid: products.size,
      },
      effect: null,
    });
  }
  return found;
}

function isEmpty({ searches, visits, without_result: empty }: Figures): boolean {
  return visits >= MIN_VISITS && empty >= EMPTY_SHARE * searches;
}

/** Properties that several of the first products do not state, with these products. */
function unsaidIn(hits: readonly ProductHit[]): [string, string[]][] {
  const byProperty = new Map<string, string[]>();
  for (const { id, missing } of hits) {
    for (const { kind, verdict } of missing) {
      if (verdict !== 'unknown' || NO_PROPERTY.has(kind)) continue;
      byProperty.set(kind, [...(byProperty.get(kind) ?? []), id]);
    }
  }
  return [...byProperty].filter(([, ids]) => ids.length >= MIN_UNSAID && ids.length > hits.length / 2);
}
