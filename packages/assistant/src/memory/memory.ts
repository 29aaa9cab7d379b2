/** The dialogue state and its changes; the schema is in `memory-schema.ts`. */
import { attributeValues, type ProductDocument } from '@quarry/contract';
import { noAdvice } from './advice.ts';
import { type AskedFact, MAX_TYPED, Memory, MEMORY_VERSION, type ShownProduct, type Wishes } from './memory-schema.ts';
import { migrated } from './migrate-memory.ts';

export type { AskedFact, Memory, ShownProduct, WishedCondition, Wishes } from './memory-schema.ts';

const MAX_VERSIONS = 10;
const MAX_SEEN = 36;
const MAX_SPOKEN_OF = 6;

export function emptyMemory(): Memory {
  return {
    version: MEMORY_VERSION,
    language: null,
    wishes: null,
    versions: [],
    shown: { products: [], page: 0, total: 0 },
    before: [],
    seen: [],
    pageProduct: null,
    focus: [],
    spokenOf: [],
    isAboutFew: false,
    model: null,
    lastAsked: { facts: [], turn: 0 },
    buttonSet: 0,
    orders: { pending: null, numberAsked: false, last: null, proven: [], email: null, phoneEnding: null },
    avoid: [],
    health: [],
    isForChild: false,
    medicineAllergies: [],
    advice: noAdvice(),
    danger: null,
    typed: {},
    lastKinds: [],
    askedLanguage: null,
    turns: 0,
  };
}

/** Forgets what was looked for; proven orders and the language stay. */
export function forgetWishes(memory: Memory): void {
  memory.wishes = null;
  memory.versions = [];
  memory.shown = { products: [], page: 0, total: 0 };
  memory.before = [];
  memory.seen = [];
  memory.focus = [];
  memory.spokenOf = [];
  memory.isAboutFew = false;
  memory.model = null;
  memory.buttonSet = 0;
  memory.advice = { ...noAdvice(), car: memory.advice.car, carAsked: memory.advice.carAsked };
}

/** Replaces the request; the previous one can be restored. The same request again (another page) is not a change. */
export function changeWishes(memory: Memory, wishes: Wishes): void {
  const { wishes: before } = memory;
  if (before && JSON.stringify(before) !== JSON.stringify(wishes)) {
    memory.versions = [...memory.versions, { wishes: before, turn: memory.turns }].slice(-MAX_VERSIONS);
  }
  memory.wishes = wishes;
}

/** What is remembered of a product. */
export function toShown({ id, metadata }: ProductDocument): ShownProduct {
  const { title, current_price: price, rating, category, brand, attributes } = metadata;
  const values = Object.keys(attributes).flatMap((key) => attributeValues(attributes, key));
  return { id, title, price, rating, category, brand, values };
}

/** Sets the shown products. The previous ones are stored as seen. */
export function putOnTable(memory: Memory, shown: Memory['shown']): void {
  const known = new Set(shown.products.map(({ id }) => id));
  memory.seen = [...memory.shown.products, ...memory.seen]
    .filter(({ id }, index, all) => !known.has(id) && all.findIndex((other) => other.id === id) === index)
    .slice(0, MAX_SEEN);
  if (memory.shown.products.length > 0) memory.before = memory.shown.products;
  memory.shown = shown;
  speakOf(
    memory,
    shown.products.slice(0, 1).map(({ id }) => id),
    shown.total === 1,
  );
}

/** Notes what is being spoken of. @param isAboutFew the turn was about these products and nothing else. */
export function speakOf(memory: Memory, ids: readonly string[], isAboutFew: boolean): void {
  memory.focus = [...ids];
  memory.isAboutFew = isAboutFew;
}

/** Notes what a message asks of products, beside what it asked already. */
export function noteAsked(memory: Memory, fact: AskedFact): void {
  const { facts, turn } = memory.lastAsked;
  const before = turn === memory.turns ? facts : [];
  memory.lastAsked = { facts: [...before, fact], turn: memory.turns };
}

/** What the message before this one asked of products; empty when it asked nothing of them. */
export function askedJustNow({ lastAsked: { facts, turn }, turns }: Memory): readonly AskedFact[] {
  return turn === turns - 1 ? facts : [];
}

/**
 * Keeps what was spoken of last, of each thing that was looked for.
 * @param isCorrected what this turn looks for takes the place of the thing before.
 */
export function noteSpokenOf(memory: Memory, isCorrected: boolean): void {
  const [id, ...others] = memory.focus;
  if (id === undefined || others.length > 0) return;
  const words = memory.wishes?.words ?? '';
  // More words about the same thing: "puppy", then "puppy food".
  const isSame = (one: string): boolean => one === words || (one !== '' && words.includes(one));
  const kept = memory.spokenOf.filter((one) => one.id !== id && !isSame(one.words));
  const before = isCorrected && kept.length === memory.spokenOf.length ? kept.slice(0, -1) : kept;
  memory.spokenOf = [...before, { id, words }].slice(-MAX_SPOKEN_OF);
}

/**
 * The state as it was stored, in today's shape. What cannot be read (a damaged row, a shape that no migration knows) is
 * left out: forgetting is better than failing.
 */
export function readMemory(stored: unknown): Memory {
  return Memory.safeParse(migrated(stored)).data ?? emptyMemory();
}

/** Notes how the words of a message were typed; the latest are kept. */
export function noteTyped(memory: Memory, typed: Readonly<Record<string, string>>): void {
  memory.typed = Object.fromEntries(Object.entries({ ...memory.typed, ...typed }).slice(-MAX_TYPED));
}
