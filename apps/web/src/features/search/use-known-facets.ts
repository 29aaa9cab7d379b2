/**
 * The facets to show, even when the current reply has none. A failed reply has no facets, and an empty one lost those
 * of the active filters: a shopper must be able to uncheck a value where it was checked, and a selected value keeps its
 * label.
 */
import type { FoundProducts, SearchReply } from '@quarry/client';
import type { Facet } from '@quarry/contract';
import { useState } from 'react';

export interface KnownFacets {
  /** Of the last reply to this query. */
  facets: readonly Facet[];
  /** The label of a value from any earlier reply of this shop; null if unknown. */
  labelOf: (key: string, value: string) => string | null;
}

/** `query`: the current query; `found` may still be the reply to an earlier one. */
export function useKnownFacets(query: string, found: FoundProducts | null): KnownFacets {
  const reply = found?.criteria.query === query ? found.reply : null;
  const [known, setKnown] = useState<Known>({ query, reply: null, facets: [], labels: NO_LABELS });
  const current = known.query === query && known.reply === reply ? known : learn(known, query, reply);
  if (current !== known) setKnown(current);
  return { facets: current.facets, labelOf: (key, value) => current.labels.get(nameOf(key, value)) ?? null };
}

interface Known {
  readonly query: string;
  readonly reply: SearchReply | null;
  readonly facets: readonly Facet[];
  readonly labels: ReadonlyMap<string, string>;
}

const NO_LABELS: ReadonlyMap<string, string> = new Map();

function learn(known: Known, query: string, reply: SearchReply | null): Known {
  const before = known.query === query ? known.facets : [];
  if (reply === null) return { ...known, query, reply, facets: before };
  const told = reply.facets.flatMap(({ key, values }) =>
    values.map(({ value, label }) => [nameOf(key, value), label] as const),
  );
  const facets = reply.documents.length > 0 || before.length === 0 ? reply.facets : before;
  return { query, reply, facets, labels: new Map([...known.labels, ...told]) };
}

function nameOf(key: string, value: string): string {
  return `${key} ${value}`;
}
