/**
 * What a conversation remembers between two turns. It is plain JSON: the server keeps it in the conversation's row.
 * A memory that cannot be read (an older shape, a damaged row) is an empty one: forgetting is better than failing.
 */
import { Language, SearchFilters, SearchSort } from '@quarry/contract';

/** A product as it was last shown, enough to speak of it without looking it up again. */
export interface ShownProduct {
  id: string;
  title: string;
  price: number | null;
}

/** What the shopper is looking for at this moment. */
export interface Wishes {
  /** The words that are matched as text, without those that became a filter. May be empty ("something red"). */
  words: string;
  /** What was said in full, as a query; used when the filters turn out to have been misread. */
  said: string;
  filters: SearchFilters;
  sort: SearchSort;
}

export interface Memory {
  version: 1;
  language: Language | null;
  wishes: Wishes | null;
  /** The page of the wishes that was shown last, and how many there are in all. */
  shown: { products: ShownProduct[]; page: number; total: number };
  /** Which set of quick replies was offered last. */
  buttonSet: number;
  orders: {
    /** The order that the shopper asked about and has not proven yet. */
    pending: string | null;
    /** True right after the shopper was asked for a number. */
    numberAsked: boolean;
    proven: string[];
    email: string | null;
    phoneEnding: string | null;
  };
  /** Turns so far: varies the wording without chance. */
  turns: number;
}

export function emptyMemory(): Memory {
  return {
    version: 1,
    language: null,
    wishes: null,
    shown: { products: [], page: 0, total: 0 },
    buttonSet: 0,
    orders: { pending: null, numberAsked: false, proven: [], email: null, phoneEnding: null },
    turns: 0,
  };
}

/** Forgets what was looked for; proven orders and the language stay. */
export function forgetWishes(memory: Memory): void {
  memory.wishes = null;
  memory.shown = { products: [], page: 0, total: 0 };
  memory.buttonSet = 0;
}

export function readMemory(stored: unknown): Memory {
  const memory = emptyMemory();
  if (!isRecord(stored) || stored.version !== 1) return memory;

  memory.language = Language.safeParse(stored.language).data ?? null;
  memory.wishes = readWishes(stored.wishes);
  if (isRecord(stored.shown)) {
    memory.shown = {
      products: list(stored.shown.products).flatMap(readShown),
      page: wholeNumber(stored.shown.page),
      total: wholeNumber(stored.shown.total),
    };
  }
  memory.buttonSet = wholeNumber(stored.buttonSet);
  if (isRecord(stored.orders)) {
    memory.orders = {
      pending: textOrNull(stored.orders.pending),
      numberAsked: stored.orders.numberAsked === true,
      proven: list(stored.orders.proven).filter((number) => typeof number === 'string'),
      email: textOrNull(stored.orders.email),
      phoneEnding: textOrNull(stored.orders.phoneEnding),
    };
  }
  memory.turns = wholeNumber(stored.turns);
  return memory;
}

function readWishes(stored: unknown): Wishes | null {
  if (!isRecord(stored) || typeof stored.words !== 'string' || typeof stored.said !== 'string') return null;
  const filters = SearchFilters.safeParse(stored.filters);
  const sort = SearchSort.safeParse(stored.sort);
  return filters.success && sort.success
    ? { words: stored.words, said: stored.said, filters: filters.data, sort: sort.data }
    : null;
}

function readShown(stored: unknown): ShownProduct[] {
  if (!isRecord(stored) || typeof stored.id !== 'string' || typeof stored.title !== 'string') return [];
  return [{ id: stored.id, title: stored.title, price: typeof stored.price === 'number' ? stored.price : null }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const wholeNumber = (value: unknown): number => (Number.isInteger(value) ? Math.max(0, value as number) : 0);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
