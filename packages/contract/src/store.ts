import { z } from 'zod';
import { Language } from './language.ts';

/** Store ids; a dot is allowed (`myshop.example`). */
export const StoreId = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{0,62}$/, 'A store id has 1 to 63 letters a-z, digits, dots, dashes or underscores.')
  .meta({ description: 'Identifier of a store, lower case.', example: 'myshop' });

export const StoreKind = z.enum([
  'fashion',
  'pharmacy',
  'electronics',
  'furniture',
  'auto',
  'books',
  'bodycare',
  'diy',
  'groceries',
  'general',
]);
export type StoreKind = z.infer<typeof StoreKind>;

export const Currency = z.object({
  code: z.string().length(3).meta({ description: 'ISO 4217 code.' }),
  sign: z.string().meta({ description: 'What stands beside the number on a card.' }),
  position: z.enum(['before', 'after']),
  space: z.boolean().meta({ description: 'Whether a space stands between sign and number.' }),
});
export type Currency = z.infer<typeof Currency>;

/**
 * Gates: switches for the features of a store. Pages hide or refuse closed ones, and the server refuses them for every
 * caller. The three streaming gates belong to pages, and a call does not name its page: the server refuses streams only
 * when all three are closed.
 */
export const StoreGates = z.object({
  streaming: z.boolean().meta({ description: 'Streaming chat everywhere but on the two pages below.' }),
  streaming_chat_page: z.boolean().meta({ description: 'Streaming chat on the chat page (base `chat`).' }),
  streaming_button_chat: z.boolean().meta({ description: 'Streaming chat in the button chat.' }),
  image_search: z.boolean(),
  autocomplete: z.boolean(),
  images: z.boolean().meta({ description: 'Images may be sent in chat messages.' }),
  audio: z.boolean().meta({ description: 'Voice recordings may be sent in chat messages.' }),
});
export type StoreGates = z.infer<typeof StoreGates>;

/** The product fields that word search uses. */
export const SearchField = z.enum(['title', 'category', 'brand', 'attributes', 'description']);
export type SearchField = z.infer<typeof SearchField>;

/** The first message of a store's button chat in each language: a greeting and its buttons, in order. */
export const ButtonChatOpening = z.object({
  greetings: z.record(Language, z.string()),
  buttons: z.record(Language, z.array(z.string())),
});
export type ButtonChatOpening = z.infer<typeof ButtonChatOpening>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Events are never kept longer. */
export const MAX_EVENT_DAYS = 400;
const MAX_RETENTION_DAYS = 3650;
const Days = z.number().int().min(1).max(MAX_RETENTION_DAYS);

/** Classes of data that are deleted after a number of days. */
export const Retention = z.object({
  conversations: Days.optional().meta({
    description: 'Days since the last message of a conversation. Absent: conversations are kept.',
  }),
  events: Days.max(MAX_EVENT_DAYS)
    .optional()
    .meta({ description: `Days since an event. Absent: ${MAX_EVENT_DAYS}.` }),
  orders: Days.optional().meta({
    description: 'Days since an order; customers without orders are deleted too. Absent: orders are kept.',
  }),
  audit: Days.min(30).optional().meta({
    description: 'Days since a change; the lines about personal data are kept. Absent: the log is kept.',
  }),
});
export type Retention = z.infer<typeof Retention>;

export const StoreSettings = z.object({
  id: StoreId,
  name: z.string().trim().min(1),
  kind: StoreKind,
  default_language: Language,
  button_chat_language: Language.meta({ description: 'Language in which the button chat opens.' }),
  languages: z.array(Language).min(1),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Write the ISO 3166-1 code of the country in two capital letters, such as GE.')
    .optional()
    .meta({ description: 'Country in which the shop sells, as an ISO 3166-1 code.', example: 'GE' }),
  time_zone: z
    .string()
    .refine(isTimeZone, 'Write a time zone of the IANA database, such as Asia/Tbilisi.')
    .optional()
    .meta({
      description: 'Days of reports begin at midnight here. Absent: that of the country, or UTC where it has several.',
      example: 'Asia/Tbilisi',
    }),
  currency: Currency,
  gates: StoreGates,
  strikes_original_price: z.boolean().meta({ description: 'The shop page strikes through a higher original price.' }),
  main_image_only: z
    .boolean()
    .optional()
    .meta({ description: 'Cards show `image_url` alone and leave out the other pictures.' }),
  field_weights: z.partialRecord(SearchField, z.number().min(0).max(20)).optional().meta({
    description: 'How much a word in each field counts; 0: the field is not searched. Absent: the usual weights.',
  }),
  greetings: z.record(Language, z.string()),
  button_chat: ButtonChatOpening.optional().meta({
    description: 'Absent: the button chat is not set up for this store, and says so.',
  }),
  product_url: z.string().meta({ description: 'Address of a product page; `{store}` and `{id}` are filled in.' }),
  emergency_number: z
    .string()
    .regex(/^\d{2,6}$/, 'Write the number in digits, such as 112.')
    .default('112')
    .meta({ description: 'Told to shoppers in danger.' }),
  helplines: z
    .object({ self_harm: z.string().min(1), poison: z.string().min(1), violence: z.string().min(1) })
    .partial()
    .optional()
    .meta({ description: 'Lines that are told beside the emergency number: a number, or a name and a number.' }),
  numbers_checked_on: z.iso.date().optional().meta({
    description:
      'Day on which the emergency number and the helplines were last checked with those who answer them. Check them twice a year.',
    example: '2026-11-01',
  }),
  second_factor_required: z.boolean().optional().meta({
    description: 'Staff without a second factor may do nothing in this store until they have set one up.',
  }),
  retention: Retention.optional().meta({
    description: 'After how many days data are deleted, by class. A class that is absent: see its description.',
  }),
  open: z.boolean().meta({ description: 'Answers visitors without a login (the open demo store).' }),
});
export type StoreSettings = z.infer<typeof StoreSettings>;

/** The settings of a store as everybody may read them, with what the server can do for the store. */
export const StoreReply = StoreSettings.omit({ retention: true, second_factor_required: true }).extend({
  hears: z.array(Language).optional().meta({
    description:
      'Languages in which this server understands voice recordings. Absent only where no server was asked: not known.',
  }),
});
export type StoreReply = z.infer<typeof StoreReply>;

/** A shop's own texts, one per topic and language. */
export const ShopTextTopic = z.enum(['delivery', 'returns', 'payment', 'contact', 'about']);
export type ShopTextTopic = z.infer<typeof ShopTextTopic>;
export const ShopText = z.object({ topic: ShopTextTopic, language: Language, body: z.string() });
export type ShopText = z.infer<typeof ShopText>;

export const Branch = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  hours: z.string(),
  phone: z.string(),
});
export type Branch = z.infer<typeof Branch>;
