/** Shared by the selection of outfits and rooms. */
import { conceptOf, narrowerThan } from '@quarry/language';

/** Products looked at of each kind: enough that a tight budget still finds one. */
export const CANDIDATES = 24;
/** Of the kinds that could be a piece, so many are searched. */
export const MAIN_KINDS = 12;

/** The categories that a wide word of the lexicon stands for. */
export function categoriesUnder(group: string): string[] {
  const concept = conceptOf('category_group', group);
  return concept ? narrowerThan(concept).map(({ value }) => value) : [];
}
