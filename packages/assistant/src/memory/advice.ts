/** The part of the dialogue state about advice: active quick replies, the car, the gift, and the last open question. */
import { SearchFilters, SearchSort } from '@quarry/contract';
import { z } from 'zod';
import { flag, numberOrNull, optional, readable, textOrNull, withoutEmpty } from './stored-values.ts';

/** A quick reply, and the constraints that it adds to the request for which it was offered. */
const Offer = z.object({ label: z.string(), filters: SearchFilters });
export type Offer = z.infer<typeof Offer>;

const MAX_SETS = 6;
const MAX_OFFERS = 24;
const MAX_WORDS = 12;

/** Quick replies of one turn. Pages may show an earlier turn's again, so several turns are kept. */
const OfferedSet = z
  .object({
    /** What had been looked for; empty words and conditions: the whole shop. */
    words: z.string(),
    /** How this request is displayed, if not in the shopper's own words. */
    shownAs: optional(z.string()),
    filters: SearchFilters,
    sort: SearchSort,
    offers: readable(Offer).transform((offers) => offers.slice(0, MAX_OFFERS)),
  })
  .transform(withoutEmpty);
export type OfferedSet = z.infer<typeof OfferedSet>;

const Car = z.object({
  /** Canonical: `toyota`. Null when only the year is known. */
  make: textOrNull,
  /** Canonical, with its make: `toyota corolla`. */
  model: textOrNull,
  year: numberOrNull,
});
export type Car = z.infer<typeof Car>;

const Gift = z.object({
  /** What was said of the receiver, the occasion and their tastes, as words for a search. */
  words: readable(z.string()).transform((words) => words.slice(0, MAX_WORDS)),
  /** Canonical: `mother`. */
  person: textOrNull,
  filters: SearchFilters,
});
export type Gift = z.infer<typeof Gift>;

const Outfit = z.object({
  /** `look`: clothes; `room`: furniture. */
  kind: z.enum(['look', 'room']),
  words: z.string(),
  filters: SearchFilters,
});
export type Outfit = z.infer<typeof Outfit>;

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

export const Advice = z.object({
  /** The latest first. */
  offered: readable(OfferedSet).transform((sets) => sets.slice(0, MAX_SETS)),
  car: Car.nullable().catch(null),
  /** The car is asked for once. */
  carAsked: flag,
  gift: Gift.nullable().catch(null),
  outfit: Outfit.nullable().catch(null),
  asked: z.enum(QUESTIONS).nullable().catch(null),
});
export type Advice = z.infer<typeof Advice>;

export function noAdvice(): Advice {
  return { offered: [], car: null, carAsked: false, gift: null, outfit: null, asked: null };
}

/** Notes quick replies as the latest. The same set again moves to the front. */
export function noteOffers(advice: Advice, set: OfferedSet): void {
  if (set.offers.length === 0) return;
  const same = (other: OfferedSet) =>
    other.words === set.words &&
    other.offers.map(({ label }) => label).join() === set.offers.map(({ label }) => label).join();
  advice.offered = [set, ...advice.offered.filter((other) => !same(other))].slice(0, MAX_SETS);
}
