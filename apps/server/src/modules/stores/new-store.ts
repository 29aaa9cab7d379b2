/** The initial settings of a store that is created with `store set --create`. */
import { Language, newStoreSettings, type StoreSettings } from '@quarry/contract';

const DEFAULT_LANGUAGE: Language = 'en';
const DEFAULT_CURRENCY = 'USD';

/** Uses name, language and currency of the given settings if they are valid; everything is checked afterwards. */
export function settingsOfNewStore(storeId: string, given: unknown): StoreSettings {
  const language = Language.safeParse(memberOf(given, 'default_language'));
  const name = storeId.charAt(0).toUpperCase() + storeId.slice(1);
  return newStoreSettings(storeId, name, language.success ? language.data : DEFAULT_LANGUAGE, DEFAULT_CURRENCY);
}

function memberOf(given: unknown, key: string): unknown {
  return typeof given === 'object' && given !== null ? Reflect.get(given, key) : undefined;
}
