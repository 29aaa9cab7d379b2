/** Settings of a store. A page can always draw: when the call fails, what the caller has at hand stands in. */
import { StoreReply, type StoreSettings, UNKNOWN_STORE, unknownStoreSettings } from '@quarry/contract';
import { fetchJson } from './default-fetch.ts';
import type { Fetch } from './fetch.ts';

export interface StoreSettingsOptions {
  fetch?: Fetch;
  signal?: AbortSignal;
  /** What holds when the server does not answer; by default everything is closed. */
  fallback?: (storeId: string) => StoreSettings;
}

/** Reads the settings; never fails. The unknown store is not asked for, it has the settings that hold for any store. */
export async function fetchStoreSettings(
  storeId: string,
  { fallback = unknownStoreSettings, ...options }: StoreSettingsOptions = {},
): Promise<StoreReply> {
  if (storeId === UNKNOWN_STORE) return unknownStoreSettings(storeId);
  try {
    return StoreReply.parse(await fetchJson(`/api/stores/${encodeURIComponent(storeId)}`, options));
  } catch (error) {
    // A page that was left needs no settings, and no word in the log.
    if (!options.signal?.aborted) console.warn(`The settings of store "${storeId}" cannot be read.`, error);
    return fallback(storeId);
  }
}
