/** One list of results drafted from two rankings of the same products, for an experiment that compares them. */
import type { StoreSettings } from '@quarry/contract';
import type { Steering } from '../../search-engine/steering.ts';
import type { CallOptions, ProductHits, ProductQuery, ProductSearch } from '../../search-engine/product-search.ts';
import { teamDraft } from './team-draft.ts';

interface OtherRanking {
  steering: Steering | undefined;
  /** The coin of a round: the same for each page of a list. */
  isControlFirst(round: number): boolean;
}

/**
 * A page of the drafted list. Both rankings are read from their beginning, so that a later page continues the draft.
 * @returns also which results of the page stand for which ranking.
 */
export async function searchInterleaved(
  engine: Pick<ProductSearch, 'searchAll'>,
  settings: StoreSettings,
  { steering, skip, take, ...query }: ProductQuery,
  other: OtherRanking,
  call?: CallOptions,
): Promise<ProductHits & { control: string[]; treatment: string[] }> {
  const ranked = (by: Steering | undefined) => ({ ...query, ...(by && { steering: by }), skip: 0, take: skip + take });
  const [control, treatment] = await engine.searchAll(settings, [ranked(steering), ranked(other.steering)], call);
  if (!control || !treatment) throw new Error('The engine has not answered both rankings.');
  const hits = new Map([...treatment.hits, ...control.hits].map((hit) => [hit.id, hit]));
  const draft = teamDraft(idsOf(control), idsOf(treatment), other.isControlFirst);
  const shown = draft.order.slice(skip, skip + take);
  return {
    ...control,
    hits: shown.flatMap((id) => hits.get(id) ?? []),
    control: shown.filter((id) => draft.control.has(id)),
    treatment: shown.filter((id) => draft.treatment.has(id)),
  };
}

function idsOf({ hits }: ProductHits): string[] {
  return hits.map(({ id }) => id);
}
