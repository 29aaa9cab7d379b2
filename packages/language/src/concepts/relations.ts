/** All relations of the lexicon, from the files in `data/`. */
import { CATEGORY_GROUPS } from './data/category-groups.ts';
import { FASHION_RELATIONS } from './data/relations-fashion.ts';
import type { RelationRow } from './relation.ts';

const GROUP_RELATIONS: readonly RelationRow[] = CATEGORY_GROUPS.map(({ row: [group], narrower }) => [
  `category_group:${group}`,
  'narrower',
  narrower.map((category) => `category:${category}`),
]);

export const RELATIONS: readonly RelationRow[] = [...GROUP_RELATIONS, ...FASHION_RELATIONS];
