/**
 * Looks for products that meet the wishes, and when there are none finds out which single wish stands in the way. Each
 * attempt is one search; the first that succeeds ends the work.
 */
import type { SearchFilters } from '@quarry/contract';
import type { Wishes } from '../../../memory/memory.ts';
import { queryOf } from '../../../memory/wishes.ts';
import type { FoundProducts } from '../../../tools/store-tools.ts';
import type { Turn } from '../../mind.ts';
import type { WishKind } from '../wording/wording.ts';
import { priceReasons } from './price-limit.ts';

/** As many as are shown at once. */
export const PAGE = 12;
/** The first page looks further, so that the quick replies know what the results differ in. */
const SAMPLE = 24;

export type Finding =
  | { kind: 'found' | 'close'; found: FoundProducts; wishes: Wishes }
  /** Nothing meets all wishes; these do without one of them, or (`all`) with the words alone. */
  | { kind: 'relaxed'; found: FoundProducts; wishes: Wishes; letGo: WishKind | 'all' }
  | { kind: 'nothing' };

/**
 * In this order: what a shopper most easily gives up comes first. Looks are a matter of taste; a budget, a size and what
 * was ruled out are facts of somebody's life.
 */
const LETTING_GO: readonly [WishKind, readonly (keyof SearchFilters)[]][] = [
  ['color', ['color']],
  ['material', ['material']],
  ['brand', ['brand']],
  ['price', ['price_min', 'price_max']],
  ['size', ['size']],
  ['gender', ['gender']],
  ['exclude', ['exclude']],
];

export async function lookFor(turn: Turn, wishes: Wishes): Promise<Finding> {
  const strict = await searchPage(turn, wishes, 1);
  if (isGood(strict)) return { kind: fits(strict) ? 'found' : 'close', found: strict, wishes };

  // "Orange juice" is no juice in orange: perhaps the words were meant as words.
  if (wishes.said !== wishes.words) {
    // Size, price and what was ruled out are not among these words, so they still hold.
    const { price_min, price_max, exclude, size } = wishes.filters;
    const plain: Wishes = {
      ...wishes,
      words: wishes.said,
      filters: definedOnly({ price_min, price_max, exclude, size }),
    };
    const found = await searchPage(turn, plain, 1);
    if (isGood(found) && fits(found)) return { kind: 'found', found, wishes: plain };
  }

  const asked = LETTING_GO.filter(([, keys]) => keys.some((key) => wishes.filters[key] !== undefined));
  for (const [letGo, keys] of asked) {
    const relaxed = without(wishes, keys);
    const found = await searchPage(turn, relaxed, 1);
    if (isGood(found)) return { kind: 'relaxed', found, wishes: relaxed, letGo };
  }
  if (asked.length > 1) {
    const bare = without(
      wishes,
      asked.flatMap(([, keys]) => keys),
    );
    const found = await searchPage(turn, bare, 1);
    if (isGood(found)) return { kind: 'relaxed', found, wishes: bare, letGo: 'all' };
  }
  return strict.total > 0 ? { kind: 'close', found: strict, wishes } : { kind: 'nothing' };
}

export function searchPage(turn: Turn, wishes: Wishes, page: number): Promise<FoundProducts> {
  const { tools, language, message } = turn;
  return tools.searchProducts({
    query: queryOf(wishes, language) || message,
    filters: wishes.filters,
    reasons: priceReasons(wishes.filters, turn),
    sort: wishes.sort,
    page,
    limit: page === 1 ? SAMPLE : PAGE,
  });
}

/** What was found meets the words, rather than being a substitute that the search came up with. */
function isGood(found: FoundProducts): boolean {
  return found.total > 0 && (found.recoveredBy === null || fits(found));
}

/** At least one product fits well, and not by a word of its description alone. */
function fits({ documents, recoveredBy }: FoundProducts): boolean {
  return documents.some(
    ({ metadata: { great_match, reasons = [] } }) =>
      great_match &&
      (recoveredBy === null || reasons.length === 0 || reasons.some(({ field }) => field !== 'description')),
  );
}

function without(wishes: Wishes, keys: readonly (keyof SearchFilters)[]): Wishes {
  const filters = { ...wishes.filters };
  for (const key of keys) delete filters[key];
  // The nearest prices first, when the price is what stood in the way.
  const sort = keys.includes('price_max') && wishes.filters.price_max !== undefined ? 'price_asc' : wishes.sort;
  return { words: wishes.words, said: wishes.words, filters, sort: keys.length > 2 ? wishes.sort : sort };
}

function definedOnly(filters: SearchFilters): SearchFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
