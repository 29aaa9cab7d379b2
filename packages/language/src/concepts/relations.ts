/** All relations of the lexicon, from the files in `data/`. */
import { CATEGORY_GROUPS } from './data/category-groups.ts';
import { FASHION_RELATIONS } from './data/relations-fashion.ts';
import { HOME_RELATIONS } from './data/relations-home.ts';
import { LIFE_RELATIONS } from './data/relations-life.ts';
import { WITHIN_CATEGORY_RELATIONS } from './data/relations-within-categories.ts';
import type { RelationRow } from './relation.ts';

const GROUP_RELATIONS: readonly RelationRow[] = CATEGORY_GROUPS.map(({ row: [group], narrower }) => [
  `category_group:${group}`,
  'narrower',
  narrower.map((category) => `category:${category}`),
]);

export const RELATIONS: readonly RelationRow[] = [
  ...GROUP_RELATIONS,
  ...FASHION_RELATIONS,
  ...HOME_RELATIONS,
  ...LIFE_RELATIONS,
  ...WITHIN_CATEGORY_RELATIONS,
];
