/**
 * The format of scripted conversations, and their reader: JSON files, one per conversation.
 *
 * Turns are evaluated by properties, not by wording, so that the same scripts apply to any mind.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Language, StoreKind } from '@quarry/contract';
import { z } from 'zod';

const Presence = z.enum(['some', 'none', 'any']);
export type Presence = z.infer<typeof Presence>;
const OneOrMore = z.union([z.string(), z.array(z.string()).min(1)]).transform((value) => [value].flat());

/** Properties of every shown product; values are canonical English, lower case. A list means any of its values. */
export const DocsWanted = z.strictObject({
  price_min: z.number().optional(),
  price_max: z.number().optional(),
  category: OneOrMore.optional(),
  color: OneOrMore.optional(),
  material: OneOrMore.optional(),
  brand: OneOrMore.optional(),
  not_color: OneOrMore.optional(),
  not_material: OneOrMore.optional(),
  not_brand: OneOrMore.optional(),
  /** Any other attribute: `{ "size": "m" }`. */
  attributes: z.record(z.string(), OneOrMore).optional(),
});
export type DocsWanted = z.infer<typeof DocsWanted>;

export const Expectation = z.strictObject({
  /** Language of the answer; default: the conversation's. */
  language: Language.optional(),
  docs: Presence.optional(),
  orders: Presence.optional(),
  all_docs: DocsWanted.optional(),
  /**
   * Positions, from 1, in the last shown list of cards: the answer is about these products. Each is named in the text
   * or shown as a card, and no other product is shown.
   */
  about: z.array(z.number().int().positive()).min(1).optional(),
  /** At least one of these occurs in the answer's text, ignoring case. */
  mentions_any: z.array(z.string()).min(1).optional(),
  /** Regular expressions, case-insensitive. */
  must_not_match: z.array(z.string()).optional(),
});
export type Expectation = z.infer<typeof Expectation>;

export const Conversation = z.strictObject({
  id: z.string().min(1),
  lang: Language,
  /** A kind of shop or the id of a store. */
  shop: z.string().min(1),
  /** Who speaks. Staff by default, as on pages behind a login; a shopper must prove an order. */
  as: z.enum(['staff', 'shopper']).default('staff'),
  turns: z.array(z.strictObject({ say: z.string(), expect: Expectation.default({}) })).min(1),
});
export type Conversation = z.infer<typeof Conversation>;

/**
 * All `.json` files in the folder, sorted by name, but those of `unseen`: talk with shops that come with it.
 * @throws Error naming the invalid file, or a duplicate id.
 */
export function readConversations(folder: string): Conversation[] {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.startsWith(`unseen${path.sep}`))
    .sort();
  const seen = new Map<string, string>();
  return files.map((name) => {
    const read = Conversation.safeParse(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
    if (!read.success) throw new Error(`${name} is no conversation: ${z.prettifyError(read.error)}`);
    const other = seen.get(read.data.id);
    if (other !== undefined) throw new Error(`${name} and ${other} have the same id ${read.data.id}.`);
    seen.set(read.data.id, name);
    return read.data;
  });
}

/** The demo store of each kind; of several, the one in the conversation's language. */
const STORE_OF_KIND: Record<StoreKind, string> = {
  fashion: 'dior',
  pharmacy: 'pharmadepot',
  electronics: 'electronics',
  furniture: 'furniture',
  auto: 'tegeta',
  books: 'agorabooks',
  bodycare: 'bodyshop',
  diy: 'buildy',
  groceries: 'dealcart',
  general: 'quarry',
};
const OWN_STORE_OF_KIND: Partial<Record<`${StoreKind}/${Language}`, string>> = {
  'fashion/ka': 'dressup',
  'fashion/tr': 'lcw',
  'fashion/az': 'lcw',
  'pharmacy/ka': 'gpc',
  'furniture/ar': 'homzmart',
};
/** Aliases of the kinds, without separators. */
const OTHER_KIND_NAMES: Record<string, StoreKind> = {
  clothes: 'fashion',
  clothing: 'fashion',
  apparel: 'fashion',
  chemist: 'pharmacy',
  drugstore: 'pharmacy',
  electronic: 'electronics',
  autoparts: 'auto',
  carparts: 'auto',
  automotive: 'auto',
  book: 'books',
  bookshop: 'books',
  bookstore: 'books',
  beauty: 'bodycare',
  cosmetics: 'bodycare',
  personalcare: 'bodycare',
  diytools: 'diy',
  tools: 'diy',
  hardware: 'diy',
  grocery: 'groceries',
  supermarket: 'groceries',
  food: 'groceries',
  home: 'furniture',
  marketplace: 'general',
};

/** Id of a script's store: `auto parts`, `auto-parts` and `auto_parts` are equivalent. */
export function storeIdOf(shop: string, language: Language, storeIds: readonly string[]): string {
  if (storeIds.includes(shop)) return shop;
  const words = shop.toLowerCase().replace(/[^a-z]/g, '');
  const isKind = StoreKind.safeParse(words);
  const kind = isKind.success ? isKind.data : OTHER_KIND_NAMES[words];
  if (kind === undefined) throw new Error(`${JSON.stringify(shop)} is neither a store nor a kind of shop.`);
  return OWN_STORE_OF_KIND[`${kind}/${language}`] ?? STORE_OF_KIND[kind];
}
