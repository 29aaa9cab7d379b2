/** Reads the settings of a store. When the call fails, a fallback is used, so that a page can always render. */
import { StoreReply, type StoreSettings, UNKNOWN_STORE, unknownStoreSettings } from '@quarry/contract';
import { fetchJson } from './default-fetch.ts';
import type { Fetch } from './fetch.ts';

export interface StoreSettingsOptions {
  fetch?: Fetch;
  signal?: AbortSignal;
  /** Settings used when the call fails; by default all gates are closed. */
  fallback?: (storeId: string) => StoreSettings;
}

/** Never rejects. Makes no call for the unknown store, which has general settings. */
export async function fetchStoreSettings(
  storeId: string,
  { fallback = unknownStoreSettings, ...options }: StoreSettingsOptions = {},
): Promise<StoreReply> {
  if (storeId === UNKNOWN_STORE) return unknownStoreSettings(storeId);
  try {
    return StoreReply.parse(await fetchJson(`/api/stores/${encodeURIComponent(storeId)}`, options));
  } catch (error) {
    // An aborted call means the page was left: log nothing.
    if (!options.signal?.aborted) console.warn(`The settings of store "${storeId}" cannot be read.`, error);
    return fallback(storeId);
  }
}
