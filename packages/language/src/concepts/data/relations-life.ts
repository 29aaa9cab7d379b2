/** Relations of health, food, books and free time, in one list. */
import type { RelationRow } from '../relation.ts';
import { READING_RELATIONS } from './relations-books.ts';
import { FOOD_RELATIONS } from './relations-food.ts';
import { HEALTH_RELATIONS } from './relations-health.ts';
import { LEISURE_RELATIONS } from './relations-leisure.ts';

export const LIFE_RELATIONS: readonly RelationRow[] = [
  ...HEALTH_RELATIONS,
  ...FOOD_RELATIONS,
  ...READING_RELATIONS,
  ...LEISURE_RELATIONS,
];
