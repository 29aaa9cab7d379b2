/** Settings of a store. A page can always draw: when the call fails, what is known of the demo stores stands in. */
import { demoStoreSettings, StoreReply, UNKNOWN_STORE } from '@quarry/contract';
import { fetchJson } from './default-fetch.ts';
import type { Fetch } from './fetch.ts';

/** Reads the settings; never fails. The unknown store is not asked for, it has the settings that hold for any store. */
export async function fetchStoreSettings(
  storeId: string,
  options: { fetch?: Fetch; signal?: AbortSignal } = {},
): Promise<StoreReply> {
  if (storeId === UNKNOWN_STORE) return demoStoreSettings(storeId);
  try {
    return StoreReply.parse(await fetchJson(`/api/stores/${encodeURIComponent(storeId)}`, options));
  } catch (error) {
    // A page that was left needs no settings, and no word in the log.
    if (!options.signal?.aborted) console.warn(`The settings of store "${storeId}" cannot be read.`, error);
    return demoStoreSettings(storeId);
  }
}
