/**
 * Settings of stores that a build of the site brings along, so that their pages draw before the server has answered, and
 * when it does not. The build writes those of an installed example here (`bundling/known-stores.ts`); there are none
 * otherwise.
 */
import { type StoreSettings, unknownStoreSettings } from '@quarry/contract';
import { KNOWN_STORES } from './known-stores-data.ts';

/** What is known of a store without asking the server; everything is closed where that is nothing. */
export function settingsAtHand(storeId: string): StoreSettings {
  return KNOWN_STORES.find(({ id }) => id === storeId) ?? unknownStoreSettings(storeId);
}
