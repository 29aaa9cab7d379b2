/** The stores whose console the logged-in account may open. Parsed by hand, so that the site's pages load no schemas. */
import { CallError } from '../calls/call-error.ts';
import { fetchJson } from '../calls/default-fetch.ts';
import type { Fetch } from '../calls/fetch.ts';
import { isRecord } from '../is-record.ts';

/** Store ids; empty when nobody is logged in or the account has no role. @throws CallError for other failures. */
export async function readConsoleStores({ fetch }: { fetch?: Fetch } = {}): Promise<Set<string>> {
  try {
    const me = await fetchJson('/api/v1/me', { ...(fetch && { fetch }) });
    const stores: unknown[] = isRecord(me) && Array.isArray(me.stores) ? me.stores : [];
    return new Set(stores.flatMap((store) => (isRecord(store) && typeof store.id === 'string' ? [store.id] : [])));
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return new Set();
    throw error;
  }
}
