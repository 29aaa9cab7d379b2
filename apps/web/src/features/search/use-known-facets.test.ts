import { type FoundProducts, newCriteria, type SearchReply } from '@quarry/client';
import type { Facet } from '@quarry/contract';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useKnownFacets } from './use-known-facets.ts';

const colors: Facet = { key: 'color', label: 'ფერი', values: [{ value: 'green', label: 'მწვანე', count: 3 }] };
const brands: Facet = { key: 'brand', label: 'Brand', values: [{ value: 'sakhli', label: 'Sakhli', count: 1 }] };

function found(query: string, facets: readonly Facet[], documents: readonly unknown[] = [{}]): FoundProducts {
  const reply = { total: documents.length, documents, facets } as unknown as SearchReply;
  return { criteria: newCriteria(query), reply };
}

function after(...replies: [query: string, found: FoundProducts | null][]) {
  const { result, rerender } = renderHook(
    ({ query, reply }: { query: string; reply: FoundProducts | null }) => useKnownFacets(query, reply),
    { initialProps: { query: '', reply: null as FoundProducts | null } },
  );
  for (const [query, reply] of replies) rerender({ query, reply });
  return result.current;
}

describe('the facets of a search', () => {
  it('are those of the last reply', () => {
    expect(after(['sofa', found('sofa', [colors])], ['sofa', found('sofa', [brands])]).facets).toEqual([brands]);
  });

  it('are kept when a filter leads to an empty result or an error', () => {
    const first: [string, FoundProducts] = ['sofa', found('sofa', [colors])];
    expect(after(first, ['sofa', found('sofa', [brands], [])]).facets).toEqual([colors]);
    expect(after(first, ['sofa', null]).facets).toEqual([colors]);
  });

  it('are those of an empty reply if there was no other', () => {
    expect(after(['sofa', found('sofa', [brands], [])]).facets).toEqual([brands]);
  });

  it('are not kept for another query, whatever its result', () => {
    const first: [string, FoundProducts] = ['sofa', found('sofa', [colors])];
    expect(after(first, ['lamp', first[1]]).facets).toEqual([]);
    expect(after(first, ['lamp', first[1]], ['lamp', null]).facets).toEqual([]);
  });
});

describe('the name of a value', () => {
  it('is remembered from every reply of the shop', () => {
    const known = after(['sofa', found('sofa', [colors])], ['lamp', null], ['lamp', found('lamp', [brands])]);
    expect(known.labelOf('color', 'green')).toBe('მწვანე');
    expect(known.labelOf('brand', 'sakhli')).toBe('Sakhli');
    expect(known.labelOf('size', 'green')).toBeNull();
  });
});
