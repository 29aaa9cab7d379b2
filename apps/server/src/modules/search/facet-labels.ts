/** Adds labels to facets. */
import type { Facet as LabelledFacet, Language } from '@quarry/contract';
import { attributeName, valueLabel } from '@quarry/language';
import type { Facet } from '../../search-engine/answer-parts.ts';

/** @param brandNames brands as the shop writes them, by their lower case. */
export function labelFacets(
  facets: readonly Facet[],
  language: Language,
  brandNames: ReadonlyMap<string, string>,
): LabelledFacet[] {
  return facets.map(({ key, values, ...span }) => ({
    key,
    label: attributeName(key, language),
    values: values.map(({ value, count }) => ({
      value,
      label: key === 'brand' ? (brandNames.get(value) ?? value) : valueLabel(key, value, language),
      count,
    })),
    ...span,
  }));
}
