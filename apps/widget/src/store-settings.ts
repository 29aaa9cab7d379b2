/** The store settings that cards need. Validated by hand, because the contract's schema is larger than this part. */
import type { StoreReply } from '@quarry/contract';

export type ShopSettings = Pick<
  StoreReply,
  | 'id'
  | 'name'
  | 'currency'
  | 'product_url'
  | 'main_image_only'
  | 'gates'
  | 'greetings'
  | 'default_language'
  | 'button_chat_language'
  | 'hears'
>;

/** @throws when the reply contains no valid settings. */
export async function fetchStoreSettings(storeId: string, call: typeof fetch): Promise<ShopSettings> {
  const response = await call(`/api/stores/${encodeURIComponent(storeId)}`);
  const settings: unknown = response.ok ? await response.json() : null;
  if (!isSettings(settings)) throw new Error(`Quarry: the settings of store "${storeId}" cannot be read.`);
  return settings;
}

/** Reads the settings once; a failure is not cached, so the next call retries. */
export function createSettingsReader(storeId: string, call: typeof fetch): () => Promise<ShopSettings> {
  let reading: Promise<ShopSettings> | undefined;
  return () => {
    reading ??= fetchStoreSettings(storeId, call).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

function isSettings(value: unknown): value is ShopSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, currency, gates, greetings }: Record<string, unknown> = { ...value };
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    [currency, gates, greetings].every((one) => typeof one === 'object' && one !== null)
  );
}
