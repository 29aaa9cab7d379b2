/**
 * Settings of stores that are part of the site's build, so that their pages render before the server has answered, and
 * if it does not. The build writes those of an installed example (`bundling/known-stores.ts`); without one there are
 * none.
 */
import { type StoreSettings, unknownStoreSettings } from '@quarry/contract';
import { KNOWN_STORES } from './known-stores-data.ts';

/** The settings of a store from the build; those of an unknown store close all gates. */
export function settingsAtHand(storeId: string): StoreSettings {
  return KNOWN_STORES.find(({ id }) => id === storeId) ?? unknownStoreSettings(storeId);
}
