/** Replaced by the build if an example is installed: see `bundling/known-stores.ts`. */
import type { StoreSettings } from '@quarry/contract';

export const KNOWN_STORES: readonly StoreSettings[] = [];
