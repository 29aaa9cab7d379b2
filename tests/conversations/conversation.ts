/**
 * What a scripted conversation is, and how a folder of them is read: JSON files, one a conversation.
 *
 * A turn is judged by properties, never by fixed wording, so that any mind may be asked the same scripts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Language, StoreKind } from '@quarry/contract';
import { z } from 'zod';

const Presence = z.enum(['some', 'none', 'any']);
export type Presence = z.infer<typeof Presence>;
const OneOrMore = z.union([z.string(), z.array(z.string()).min(1)]).transform((value) => [value].flat());

/** What every product shown must have; values are canonical English, lower case. A list means any of its values. */
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
  /** Language of the answer; by default that of the conversation. */
  language: Language.optional(),
  docs: Presence.optional(),
  orders: Presence.optional(),
  all_docs: DocsWanted.optional(),
  /**
   * Places in the list of cards shown last before this turn, from 1: the answer is about these products. Each is named
   * in the text or shown on a card, and no other product is on a card.
   */
  about: z.array(z.number().int().positive()).min(1).optional(),
  /** At least one of these stands in the answer's text, whatever the case of its letters. */
  mentions_any: z.array(z.string()).min(1).optional(),
  /** Regular expressions, read without regard to case. */
  must_not_match: z.array(z.string()).optional(),
});
export type Expectation = z.infer<typeof Expectation>;

export const Conversation = z.strictObject({
  id: z.string().min(1),
  lang: Language,
  /** A kind of shop or the id of a store. */
  shop: z.string().min(1),
  /** Who speaks. Staff by default, as on the pages, which need a login; a shopper must prove an order. */
  as: z.enum(['staff', 'shopper']).default('staff'),
  turns: z.array(z.strictObject({ say: z.string(), expect: Expectation.default({}) })).min(1),
});
export type Conversation = z.infer<typeof Conversation>;

/**
 * Every `.json` file under the folder, in the order of the names.
 * @throws Error naming the file that is no conversation, or an id that two files have.
 */
export function readConversations(folder: string): Conversation[] {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
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

/** The demo store of each kind; where several sell the same, the one that speaks the language. */
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
/** Other names of the kinds, without signs between the words. */
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

/** Id of the store that a script means: `auto parts`, `auto-parts` and `auto_parts` are one kind. */
export function storeIdOf(shop: string, language: Language, storeIds: readonly string[]): string {
  if (storeIds.includes(shop)) return shop;
  const words = shop.toLowerCase().replace(/[^a-z]/g, '');
  const isKind = StoreKind.safeParse(words);
  const kind = isKind.success ? isKind.data : OTHER_KIND_NAMES[words];
  if (kind === undefined) throw new Error(`${JSON.stringify(shop)} is neither a store nor a kind of shop.`);
  return OWN_STORE_OF_KIND[`${kind}/${language}`] ?? STORE_OF_KIND[kind];
}
