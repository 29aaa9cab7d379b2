/**
 * Chooses the facets to show: those that divide the current matches best, by the Shannon entropy of the values that are
 * shown and by the share of matches that have a value.
 */
import { elementAt } from '@quarry/language';
import { bestFirst } from '../rank/best-first.ts';
import type { ValueCount } from './count-values.ts';

const MAX_KEYS = 8;
/**
 * The number of values that a shopper sees; all others count as one. So a key such as the article number, with one
 * value per product, is not useful.
 */
const VALUES_SEEN = 10;

/** Best first. Keys that are filtered already come along, or their filter could not be taken back. */
export function chooseKeys(
  counts: ReadonlyMap<string, readonly ValueCount[]>,
  matchCount: number,
  isFiltered: (key: string) => boolean,
): string[] {
  return [...counts]
    .map(([key, values]) => ({ key, worth: partingWorth(values, matchCount), isKept: isFiltered(key) }))
    .filter(({ worth, isKept }) => worth > 0 || isKept)
    .sort((a, b) => Number(b.isKept) - Number(a.isKept) || b.worth - a.worth || (a.key < b.key ? -1 : 1))
    .slice(0, MAX_KEYS)
    .map(({ key }) => key);
}

/** Entropy of the values in bits, times the share of matches that have one. */
export function partingWorth(values: readonly Pick<ValueCount, 'count'>[], matchCount: number): number {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  if (total === 0 || matchCount === 0) return 0;
  const countAt = (place: number) => elementAt(values, place).count;
  const seen = bestFirst(
    values.keys(),
    VALUES_SEEN,
    (a, b) => countAt(a) > countAt(b) || (countAt(a) === countAt(b) && a < b),
  ).map(countAt);
  const rest = total - seen.reduce((sum, count) => sum + count, 0);
  const bits = [...seen, rest].reduce(
    (sum, count) => (count === 0 ? sum : sum - (count / total) * Math.log2(count / total)),
    0,
  );
  return bits * Math.min(1, total / matchCount);
}
