/** The facets of a search reply, read leniently. */
import type { Facet } from '@quarry/contract';
import { isRecord } from '../is-record.ts';
import { eachOf } from './search.ts';

export function readFacets(facets: unknown): Facet[] {
  return eachOf(facets, readFacet);
}

function readFacet(facet: unknown): Facet | null {
  if (!isRecord(facet) || typeof facet.key !== 'string' || typeof facet.label !== 'string') return null;
  const { key, label, values, min, max } = facet;
  if (!Array.isArray(values)) return null;
  return {
    key,
    label,
    values: eachOf(values, readFacetValue),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
  };
}

function readFacetValue(entry: unknown): Facet['values'][number] | null {
  if (!isRecord(entry)) return null;
  const { value, label, count } = entry;
  return typeof value === 'string' && typeof label === 'string' && Number.isInteger(count)
    ? { value, label, count: Number(count) }
    : null;
}
