/**
 * What a conversation remembers between two turns. It is plain JSON: the server keeps it in the conversation's row.
 * A memory that cannot be read (an older shape, a damaged row) is an empty one: forgetting is better than failing.
 */
import { attributeValues, Language, type ProductDocument, SearchFilters, SearchSort } from '@quarry/contract';
import { readToldDanger, type ToldDanger } from '../danger/told-danger.ts';
import { OPERATION_KINDS, type OperationKind } from '../dialogue/operation.ts';
import { type Advice, noAdvice, readAdvice } from './advice.ts';

/** A product as it was last shown, enough to know which one is meant without looking it up again. */
export interface ShownProduct {
  id: string;
  title: string;
  price: number | null;
  rating: number | null;
  category: string | null;
  brand: string | null;
  /** Canonical values of its attributes: `red`, `cotton`. */
  values: string[];
}

/** A condition that no filter of the search holds: the shopper's words, bound to an attribute where one has such a value. */
export interface WishedCondition {
  text: string;
  key?: string;
  value?: string;
  isNegated?: true;
}

/** What the shopper is looking for at this moment. */
export interface Wishes {
  /** The words that are matched as text, without those that became a filter. May be empty ("something red"). */
  words: string;
  /** What was said in full, as a query; used when the filters turn out to have been misread. */
  said: string;
  filters: SearchFilters;
  sort: SearchSort;
  /** How the wish is repeated where its words are not the shopper's own: a gift, for a son. */
  shownAs?: string;
  /** "Cheaper than that", "dearer than that": limits that leave out the price itself. */
  below?: number;
  above?: number;
  /** Conditions that nothing met and that were let go of: they come back when another one is given up. */
  wanted?: SearchFilters;
  /** Products that the shopper does not want to see again ("without the second one"). */
  without?: string[];
  /** Conditions that are held against what the products' data state. */
  conditions?: WishedCondition[];
  /** Age of the person it is for, in months: what is meant for others is left out. */
  ageMonths?: number;
}

export interface Memory {
  version: 2;
  language: Language | null;
  wishes: Wishes | null;
  /** What was looked for before, the last one at the end: "go back" returns to it. */
  earlierWishes: Wishes[];
  /** What was shown last: a page of the wishes, or (page 0) a list of its own, such as similar products. */
  shown: { products: ShownProduct[]; page: number; total: number };
  /** The list before that, whole: of one product left, "the second" is one of the list before. */
  before: ShownProduct[];
  /** Products of earlier pages and lists, the latest first: "that blue dress" may be one of them. */
  seen: ShownProduct[];
  /** Ids of what was last spoken of by name: "it", "both". */
  focus: string[];
  /** The last turn was about one product or a few: a question without a subject is about them too. */
  isAboutFew: boolean;
  /** Which set of quick replies was offered last. */
  buttonSet: number;
  orders: {
    /** The order that the shopper asked about and has not proven yet. */
    pending: string | null;
    /** True right after the shopper was asked for a number. */
    numberAsked: boolean;
    /** The one order that was told last: "and its tracking number?". */
    last: string | null;
    proven: string[];
    email: string | null;
    phoneEnding: string | null;
  };
  /** Substances that the shopper must avoid, an allergy for one: nothing that contains them is offered. */
  avoid: string[];
  /** Medicines that the shopper takes and conditions they are in, by name: nothing that is dangerous with them is offered. */
  health: string[];
  advice: Advice;
  /** The danger that was told and is not over. */
  danger: ToldDanger | null;
  /** Words of the wishes as the shopper spelled them, by their plain form: `kaba` for `კაბა`. */
  typed: Record<string, string>;
  /** What the last message was read as. */
  lastKinds: OperationKind[];
  /** The language that the shopper asked for by name. */
  askedLanguage: Language | null;
  /** Turns so far: varies the wording without chance. */
  turns: number;
}

const MOST_EARLIER_WISHES = 10;
const MOST_SEEN = 36;
const MOST_TYPED = 60;

export function emptyMemory(): Memory {
  return {
    version: 2,
    language: null,
    wishes: null,
    earlierWishes: [],
    shown: { products: [], page: 0, total: 0 },
    before: [],
    seen: [],
    focus: [],
    isAboutFew: false,
    buttonSet: 0,
    orders: { pending: null, numberAsked: false, last: null, proven: [], email: null, phoneEnding: null },
    avoid: [],
    health: [],
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
  memory.earlierWishes = [];
  memory.shown = { products: [], page: 0, total: 0 };
  memory.before = [];
  memory.seen = [];
  memory.focus = [];
  memory.isAboutFew = false;
  memory.buttonSet = 0;
  memory.advice = { ...noAdvice(), car: memory.advice.car, carAsked: memory.advice.carAsked };
}

/** Takes over new wishes; those before them can be returned to. The same wishes again (another page) are no new ones. */
export function changeWishes(memory: Memory, wishes: Wishes): void {
  const { wishes: before } = memory;
  if (before && JSON.stringify(before) !== JSON.stringify(wishes)) {
    memory.earlierWishes = [...memory.earlierWishes, before].slice(-MOST_EARLIER_WISHES);
  }
  memory.wishes = wishes;
}

/** What is remembered of a product. */
export function toShown({ id, metadata }: ProductDocument): ShownProduct {
  const { title, current_price: price, rating, category, brand, attributes } = metadata;
  const values = Object.keys(attributes).flatMap((key) => attributeValues(attributes, key));
  return { id, title, price, rating, category, brand, values };
}

/** Puts other products on the table. What lay there before is remembered as seen. */
export function putOnTable(memory: Memory, shown: Memory['shown']): void {
  const known = new Set(shown.products.map(({ id }) => id));
  memory.seen = [...memory.shown.products, ...memory.seen]
    .filter(({ id }, index, all) => !known.has(id) && all.findIndex((other) => other.id === id) === index)
    .slice(0, MOST_SEEN);
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

export function readMemory(stored: unknown): Memory {
  const memory = emptyMemory();
  if (!isRecord(stored) || stored.version !== memory.version) return memory;

  memory.language = Language.safeParse(stored.language).data ?? null;
  memory.wishes = readWishes(stored.wishes)[0] ?? null;
  memory.earlierWishes = list(stored.earlierWishes).flatMap(readWishes);
  if (isRecord(stored.shown)) {
    memory.shown = {
      products: list(stored.shown.products).flatMap(readShown),
      page: wholeNumber(stored.shown.page),
      total: wholeNumber(stored.shown.total),
    };
  }
  memory.before = list(stored.before).flatMap(readShown);
  memory.seen = list(stored.seen).flatMap(readShown);
  memory.focus = texts(stored.focus);
  memory.isAboutFew = stored.isAboutFew === true;
  memory.buttonSet = wholeNumber(stored.buttonSet);
  if (isRecord(stored.orders)) {
    memory.orders = {
      pending: textOrNull(stored.orders.pending),
      numberAsked: stored.orders.numberAsked === true,
      last: textOrNull(stored.orders.last),
      proven: texts(stored.orders.proven),
      email: textOrNull(stored.orders.email),
      phoneEnding: textOrNull(stored.orders.phoneEnding),
    };
  }
  memory.avoid = texts(stored.avoid);
  memory.health = texts(stored.health);
  memory.advice = readAdvice(stored.advice);
  memory.danger = readToldDanger(stored.danger);
  memory.typed = readTyped(stored.typed);
  memory.lastKinds = OPERATION_KINDS.filter((kind) => texts(stored.lastKinds).includes(kind));
  memory.askedLanguage = Language.safeParse(stored.askedLanguage).data ?? null;
  memory.turns = wholeNumber(stored.turns);
  return memory;
}

function readWishes(stored: unknown): Wishes[] {
  if (!isRecord(stored) || typeof stored.words !== 'string' || typeof stored.said !== 'string') return [];
  const filters = SearchFilters.safeParse(stored.filters);
  const sort = SearchSort.safeParse(stored.sort);
  if (!filters.success || !sort.success) return [];
  const without = texts(stored.without);
  const wanted = SearchFilters.safeParse(stored.wanted);
  const below = numberOrNull(stored.below);
  const above = numberOrNull(stored.above);
  const conditions = list(stored.conditions).flatMap(readCondition);
  const ageMonths = numberOrNull(stored.ageMonths);
  return [
    {
      words: stored.words,
      said: stored.said,
      filters: filters.data,
      sort: sort.data,
      ...(typeof stored.shownAs === 'string' && { shownAs: stored.shownAs }),
      ...(below !== null && { below }),
      ...(above !== null && { above }),
      ...(stored.wanted !== undefined && wanted.success && { wanted: wanted.data }),
      ...(without.length > 0 && { without }),
      ...(conditions.length > 0 && { conditions }),
      ...(ageMonths !== null && { ageMonths }),
    },
  ];
}

function readCondition(stored: unknown): WishedCondition[] {
  if (!isRecord(stored) || typeof stored.text !== 'string') return [];
  const { text, key, value, isNegated } = stored;
  const bound = typeof key === 'string' && typeof value === 'string' ? { key, value } : {};
  return [{ text, ...bound, ...(isNegated === true && { isNegated }) }];
}

function readShown(stored: unknown): ShownProduct[] {
  if (!isRecord(stored) || typeof stored.id !== 'string' || typeof stored.title !== 'string') return [];
  return [
    {
      id: stored.id,
      title: stored.title,
      price: numberOrNull(stored.price),
      rating: numberOrNull(stored.rating),
      category: textOrNull(stored.category),
      brand: textOrNull(stored.brand),
      values: texts(stored.values),
    },
  ];
}

function readTyped(stored: unknown): Record<string, string> {
  if (!isRecord(stored)) return {};
  const pairs = Object.entries(stored).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return Object.fromEntries(pairs.slice(-MOST_TYPED));
}

/** Notes how the words of a message were typed; the latest are kept. */
export function noteTyped(memory: Memory, typed: Readonly<Record<string, string>>): void {
  memory.typed = Object.fromEntries(Object.entries({ ...memory.typed, ...typed }).slice(-MOST_TYPED));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): string[] => list(value).filter((one) => typeof one === 'string');
// oxlint-disable-next-line typescript/consistent-type-assertions -- checked as a number before
const wholeNumber = (value: unknown): number => (Number.isInteger(value) ? Math.max(0, value as number) : 0);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
