/**
 * What a conversation remembers of the advice that it gives: quick replies that may still be pressed, the car, the gift
 * that is being looked for, and the one question that was asked last.
 */
import { SearchFilters, SearchSort } from '@quarry/contract';

/** A quick reply, and the conditions that pressing it adds to the wishes it was offered for. */
export interface Offer {
  label: string;
  filters: SearchFilters;
}

/** Quick replies of one turn. Pages may show an earlier turn's again, so several turns are kept. */
export interface OfferedSet {
  /** What had been looked for; empty words and conditions: the whole shop. */
  words: string;
  /** How these wishes are written back, where not in the shopper's own words. */
  shownAs?: string;
  filters: SearchFilters;
  sort: SearchSort;
  offers: Offer[];
}

export interface Car {
  /** Canonical: `toyota`. Null when only the year is known. */
  make: string | null;
  /** Canonical, with its make: `toyota corolla`. */
  model: string | null;
  year: number | null;
}

export interface Gift {
  /** What was said of the receiver, the occasion and their tastes, as words for a search. */
  words: string[];
  /** Canonical: `mother`. */
  person: string | null;
  filters: SearchFilters;
}

export interface Outfit {
  /** `look`: clothes; `room`: furniture. */
  kind: 'look' | 'room';
  words: string;
  filters: SearchFilters;
}

/** What the last reply asked or was about, so that a bare answer is understood. */
export const QUESTIONS = [
  'gift-person',
  'gift-budget',
  'gift-taste',
  'car',
  'district',
  'outfit',
  'complaint',
] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Advice {
  /** The latest first. */
  offered: OfferedSet[];
  car: Car | null;
  /** The car is asked for once. */
  carAsked: boolean;
  gift: Gift | null;
  outfit: Outfit | null;
  asked: Question | null;
}

const MOST_SETS = 6;
const MOST_OFFERS = 24;
const MOST_WORDS = 12;

export function noAdvice(): Advice {
  return { offered: [], car: null, carAsked: false, gift: null, outfit: null, asked: null };
}

/** Notes quick replies as the latest. The same set again moves to the front. */
export function noteOffers(advice: Advice, set: OfferedSet): void {
  if (set.offers.length === 0) return;
  const same = (other: OfferedSet) =>
    other.words === set.words &&
    other.offers.map(({ label }) => label).join() === set.offers.map(({ label }) => label).join();
  advice.offered = [set, ...advice.offered.filter((other) => !same(other))].slice(0, MOST_SETS);
}

export function readAdvice(stored: unknown): Advice {
  const advice = noAdvice();
  if (!isRecord(stored)) return advice;
  advice.offered = list(stored.offered).flatMap(readOffered).slice(0, MOST_SETS);
  advice.car = readCar(stored.car);
  advice.carAsked = stored.carAsked === true;
  advice.gift = readGift(stored.gift);
  advice.outfit = readOutfit(stored.outfit);
  advice.asked = QUESTIONS.find((question) => question === stored.asked) ?? null;
  return advice;
}

function readOffered(stored: unknown): OfferedSet[] {
  if (!isRecord(stored) || typeof stored.words !== 'string') return [];
  const filters = SearchFilters.safeParse(stored.filters);
  const sort = SearchSort.safeParse(stored.sort);
  if (!filters.success || !sort.success) return [];
  const offers = list(stored.offers).flatMap((offer) => {
    if (!isRecord(offer) || typeof offer.label !== 'string') return [];
    const added = SearchFilters.safeParse(offer.filters);
    return added.success ? [{ label: offer.label, filters: added.data }] : [];
  });
  return [
    {
      words: stored.words,
      ...(typeof stored.shownAs === 'string' && { shownAs: stored.shownAs }),
      filters: filters.data,
      sort: sort.data,
      offers: offers.slice(0, MOST_OFFERS),
    },
  ];
}

function readCar(stored: unknown): Car | null {
  if (!isRecord(stored)) return null;
  const { make, model, year } = stored;
  return { make: textOrNull(make), model: textOrNull(model), year: typeof year === 'number' ? year : null };
}

function readGift(stored: unknown): Gift | null {
  if (!isRecord(stored)) return null;
  const filters = SearchFilters.safeParse(stored.filters);
  if (!filters.success) return null;
  const words = list(stored.words).filter((word) => typeof word === 'string');
  return { words: words.slice(0, MOST_WORDS), person: textOrNull(stored.person), filters: filters.data };
}

function readOutfit(stored: unknown): Outfit | null {
  if (!isRecord(stored) || typeof stored.words !== 'string') return null;
  const filters = SearchFilters.safeParse(stored.filters);
  if (!filters.success || (stored.kind !== 'look' && stored.kind !== 'room')) return null;
  return { kind: stored.kind, words: stored.words, filters: filters.data };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
