/** Relations of the home, technology, car and workshop shops. */
import type { RelationRow } from '../relation.ts';
import { CAR_RELATIONS } from './relations-cars.ts';
import { HOME_GOES_WITH } from './relations-home-goes-with.ts';
import { HOME_NARROWER } from './relations-home-narrower.ts';
import { HOME_USE_RELATIONS } from './relations-home-uses.ts';

export const HOME_RELATIONS: readonly RelationRow[] = [
  ...HOME_NARROWER,
  ...HOME_GOES_WITH,
  ...HOME_USE_RELATIONS,
  ...CAR_RELATIONS,
];
