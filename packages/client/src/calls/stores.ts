/** Reads the settings of a store. When the call fails, built-in settings are used, so that a page can always render. */
import { demoStoreSettings, StoreReply, UNKNOWN_STORE } from '@quarry/contract';
import { fetchJson } from './default-fetch.ts';
import type { Fetch } from './fetch.ts';

/** Never rejects. Makes no call for the unknown store, which has general settings. */
export async function fetchStoreSettings(
  storeId: string,
  options: { fetch?: Fetch; signal?: AbortSignal } = {},
): Promise<StoreReply> {
  if (storeId === UNKNOWN_STORE) return demoStoreSettings(storeId);
  try {
    return StoreReply.parse(await fetchJson(`/api/stores/${encodeURIComponent(storeId)}`, options));
  } catch (error) {
    // An aborted call means the page was left: log nothing.
    if (!options.signal?.aborted) console.warn(`The settings of store "${storeId}" cannot be read.`, error);
    return demoStoreSettings(storeId);
  }
}
