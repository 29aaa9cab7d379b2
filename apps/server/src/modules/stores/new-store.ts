/** The settings with which a store begins that is created by giving settings. */
import { Language, newStoreSettings, type StoreSettings } from '@quarry/contract';

const DEFAULT_LANGUAGE: Language = 'en';
const DEFAULT_CURRENCY = 'USD';

/** Name, language and currency are taken from what is given as far as that is right; all of it is checked afterwards. */
export function settingsOfNewStore(storeId: string, given: unknown): StoreSettings {
  const language = Language.safeParse(memberOf(given, 'default_language'));
  const name = storeId.charAt(0).toUpperCase() + storeId.slice(1);
  return newStoreSettings(storeId, name, language.success ? language.data : DEFAULT_LANGUAGE, DEFAULT_CURRENCY);
}

function memberOf(given: unknown, key: string): unknown {
  return typeof given === 'object' && given !== null ? Reflect.get(given, key) : undefined;
}
