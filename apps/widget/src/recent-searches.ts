/** The shopper's recent searches, kept in the browser only while the shopper agrees to storage. */
import { keepRecent, keptRecent } from './kept.ts';
import type { EmbedOptions } from './parts.ts';

type Storer = Pick<EmbedOptions, 'store' | 'mayStore'>;

const MOST = 5;

/** The latest first. */
export function recentSearches({ store, mayStore }: Storer): readonly string[] {
  if (!mayStore) return [];
  try {
    const stored: unknown = JSON.parse(keptRecent(store) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    // Something else has written there.
    return [];
  }
}

export function rememberSearch(query: string, options: Storer): void {
  if (!options.mayStore) return;
  const others = recentSearches(options).filter((one) => one.toLowerCase() !== query.toLowerCase());
  keepRecent(options.store, [query, ...others].slice(0, MOST));
}
