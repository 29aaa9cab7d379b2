/** Not the thing itself, but its kind: other shoes where there are no boots. */
import { conceptOf, widerThan } from '@quarry/language';
import type { Wish } from '../match/read-query.ts';

/** For each thing that is wished, in order, a wish for the categories above it alone. */
export function widerWishes(wishes: readonly Wish[]): Wish[][] {
  return wishes.flatMap((wish) => {
    const said = wish.said.flatMap((one) =>
      widerKindsOf(wish.kind, one.name).map((value) => ({ ...one, value, name: value })),
    );
    return said.length === 0
      ? []
      : [[{ ...wish, key: 'category', said, words: [], concept: null, related: null, information: 1 }]];
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
