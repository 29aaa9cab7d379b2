/** Settings of the demo stores (`data/stores.json`), in the format of `quarry store set --file`. */
import {
  ButtonChatOpening,
  Currency,
  defaultGreetings,
  Language,
  LANGUAGES,
  StoreGates,
  StoreKind,
  type StoreSettings,
} from '@quarry/contract';
import { z } from 'zod';
import data from '../data/stores.json' with { type: 'json' };

const GateName = StoreGates.keyof();

const DemoStore = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: StoreKind,
    language: Language,
    /** Only if it differs from the store's language. */
    button_chat_language: Language.optional(),
    currency: z.string(),
    /** The open gates. */
    gates: z.array(GateName),
    strikes_original_price: z.boolean().default(false),
    main_image_only: z.literal(true).optional(),
    /** Only if the button chat is configured. */
    button_chat: ButtonChatOpening.optional(),
    open: z.boolean().default(false),
  })
  .strict();

const DemoStores = z.object({ currencies: z.array(Currency), stores: z.array(DemoStore) }).strict();

const { currencies, stores } = DemoStores.parse(data);

export const DEMO_STORES: readonly StoreSettings[] = stores.map(
  ({
    id,
    name,
    kind,
    language,
    button_chat_language,
    currency: code,
    gates,
    open,
    strikes_original_price,
    ...rest
  }) => {
    const currency = currencies.find((known) => known.code === code);
    if (!currency) throw new Error(`data/stores.json: the currency ${code} of ${id} is not defined.`);
    const isOpen = (gate: z.infer<typeof GateName>) => gates.includes(gate);
    return {
      id,
      name,
      kind,
      default_language: language,
      button_chat_language: button_chat_language ?? language,
      languages: [...LANGUAGES],
      currency,
      gates: {
        streaming: isOpen('streaming'),
        streaming_chat_page: isOpen('streaming_chat_page'),
        streaming_button_chat: isOpen('streaming_button_chat'),
        image_search: isOpen('image_search'),
        autocomplete: isOpen('autocomplete'),
        images: isOpen('images'),
        audio: isOpen('audio'),
      },
      strikes_original_price,
      greetings: defaultGreetings(kind, name),
      ...rest,
      product_url: '/shops/{store}/product.html?product={id}',
      emergency_number: '112',
      open,
    };
  },
);

/** @throws Error when there is no such demo store. */
export function demoStoreSettings(id: string): StoreSettings {
  const settings = DEMO_STORES.find((store) => store.id === id);
  if (!settings) throw new Error(`There is no demo store "${id}".`);
  return settings;
}
