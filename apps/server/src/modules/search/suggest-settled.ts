/**
 * Queries that other shoppers settled on and that begin as this one does. Each is asked before it is shown: what finds
 * nothing today with all its words is not suggested.
 */
import type { StoreSettings } from '@quarry/contract';
import type { ProductSearch } from './product-search.ts';

const MOST = 3;
/** Tried for each one that is shown, at most. */
const TRIED_EACH = 2;

/** @param settled most wanted first. */
export async function suggestSettled(
  engine: Pick<ProductSearch, 'search'>,
  settings: StoreSettings,
  typed: string,
  settled: readonly string[],
): Promise<string[]> {
  const beginning = plain(typed);
  const candidates: string[] = [];
  for (const query of settled) {
    if (candidates.length >= MOST * TRIED_EACH) break;
    const text = plain(query);
    if (text !== beginning && text.startsWith(beginning)) candidates.push(query);
  }
  const asked = await Promise.all(
    candidates.map(async (text) => ({ text, ...(await engine.search(settings, { text, skip: 0, take: 1 })) })),
  );
  return asked
    .filter(({ hits, recoveredBy }) => hits[0]?.isGreat && recoveredBy === null)
    .slice(0, MOST)
    .map(({ text }) => text);
}

function plain(text: string): string {
  return text.trimStart().replace(/\s+/g, ' ').toLowerCase();
}
