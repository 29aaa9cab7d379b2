/**
 * Quick replies: the answers to "which of these?" that split the results best. Each set is about one property (a kind,
 * a colour, a form, …); the sets are ordered by entropy. A label is a message in the shopper's language; its constraint
 * is stored, so that pressing it narrows to exactly the counted products.
 */
import {
  attributeValues,
  type Currency,
  type Facet,
  type Language,
  type ProductDocument,
  type SearchFilters,
} from '@quarry/contract';
import { valueLabel } from '@quarry/language';
import type { Offer } from '../../memory/advice.ts';
import type { Wishes } from '../../memory/memory.ts';
import { valuesOf } from '../../memory/wishes.ts';
import { asLabel, writePrice } from '../../words/write-facts.ts';
import { WORDINGS } from './wording/wordings.ts';

/** What may be asked, and how readily it is answered: a kind of thing before a colour, a colour before a brand. */
const WORTH: Readonly<Record<string, number>> = {
  category: 1.6,
  gender: 1.3,
  dose_form: 1.3,
  age: 1,
  color: 1,
  size: 1,
  car_model: 1,
  tyre_size: 1,
  viscosity: 1,
  memory: 1,
  screen: 0.9,
  material: 0.9,
  season: 0.8,
  occasion: 0.8,
  scent: 0.8,
  author: 0.6,
  language: 0.6,
  brand: 0.6,
};
const KEYS = Object.keys(WORTH);
/** Beside these the shop's filters have names of their own; everything else is an attribute. */
const NAMED_FILTERS = ['category', 'color', 'material', 'gender', 'size', 'brand'] as const;
type NamedFilter = (typeof NAMED_FILTERS)[number];

/** Written in capitals: `205/55 R16`, `5W-30`. */
const CODES = new Set(['tyre_size', 'viscosity']);

const VALUES_IN_SET = 4;
/** Kinds of thing, eight at a time: they are what leads through a shop. */
const KINDS_IN_SET = 8;
const MAX_SETS_OF_ONE_KEY = 3;
/** A price limit is offered if it keeps at least a fifth of the results and excludes at least a fifth. */
const FEWEST = 0.2;
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

export interface QuickReplySet {
  /** The key that the set asks about; `price` when it holds a price limit alone. */
  about: string;
  offers: Offer[];
}

export interface QuickReplyQuestion {
  documents: readonly ProductDocument[];
  /** Counted over all results, where the search was asked to; else the documents are counted. */
  facets?: readonly Facet[] | undefined;
  /** All results, where facets are given. */
  total?: number;
  wishes: Wishes;
  language: Language;
  currency: Currency;
}

interface Value {
  value: string;
  label: string;
  count: number;
}

/** The keys whose values are counted for this request: keys with a constraint are not asked again. */
export function askableKeys(filters: SearchFilters): string[] {
  return KEYS.filter((key) =>
    isNamed(key)
      ? valuesOf(filters[key]).length !== 1 && (key === 'category' || filters[key] === undefined)
      : filters.attributes?.[key] === undefined,
  );
}

/** Sets of quick replies, the most telling first; longer lists go on in later sets. */
export function quickReplySets(question: QuickReplyQuestion): QuickReplySet[] {
  const { documents, facets = [], wishes, language, currency } = question;
  const total = facets.length > 0 ? (question.total ?? documents.length) : documents.length;
  const counted = askableKeys(wishes.filters)
    .map((key) => {
      const values = facets.length > 0 ? fromFacets(key, facets) : fromDocuments(key, documents, language);
      return { key, values: values.filter((one) => isAllowed(key, one, wishes)) };
    })
    .map(({ key, values }) => ({ key, values, worth: informationIn(values, total) * (WORTH[key] ?? 1) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);

  const rounds = Array.from({ length: MAX_SETS_OF_ONE_KEY }, (_, round) =>
    counted.flatMap(({ key, values }) => {
      const size = key === 'category' ? KINDS_IN_SET : VALUES_IN_SET;
      const part = [...values]
        .filter(({ count }) => count > 0 && count < total)
        .sort((one, other) => other.count - one.count)
        .slice(round * size, (round + 1) * size);
      // One leftover value is no choice.
      if (part.length < (round === 0 ? 1 : 2)) return [];
      return [{ about: key, offers: part.map((value) => toOffer(key, value, language)) }];
    }),
  );
  const sets: QuickReplySet[] = rounds.flat();

  const limit = priceLimit(documents, wishes.filters.price_max);
  if (limit !== null) {
    const label = WORDINGS[language].buttonBelow(writePrice(limit, currency, language));
    const offer = { label, filters: { price_max: limit } };
    const [first] = sets;
    if (first) first.offers.push(offer);
    else sets.push({ about: 'price', offers: [offer] });
  }
  return sets;
}

function isNamed(key: string): key is NamedFilter {
  return NAMED_FILTERS.some((filter) => filter === key);
}

function toOffer(key: string, { value, label }: Value, language: Language): Offer {
  // Brands have the shop's spelling.
  const filters: SearchFilters = isNamed(key)
    ? { [key]: key === 'brand' ? label : value }
    : { attributes: { [key]: value } };
  const words = key === 'author' ? label.split(' ') : [label];
  const written = CODES.has(key) ? label.toUpperCase() : words.map((word) => asLabel(word, language)).join(' ');
  return { label: key === 'size' ? WORDINGS[language].buttonSize(label) : written, filters };
}

/** Of several kinds that were asked for, only those; nothing that was ruled out. */
function isAllowed(key: string, { value }: Value, { filters }: Wishes): boolean {
  const asked = key === 'category' ? valuesOf(filters.category) : [];
  return (asked.length === 0 || asked.includes(value)) && !(filters.exclude ?? []).includes(value);
}

function fromFacets(key: string, facets: readonly Facet[]): Value[] {
  return facets.find((facet) => facet.key === key)?.values ?? [];
}

function fromDocuments(key: string, documents: readonly ProductDocument[], language: Language): Value[] {
  const counts = new Map<string, number>();
  for (const { metadata } of documents) {
    const own =
      key === 'category'
        ? [metadata.category]
        : key === 'brand'
          ? [metadata.brand]
          : attributeValues(metadata.attributes, key);
    const ofVariants = metadata.variants.flatMap((variant) => attributeValues(variant.attributes, key));
    for (const value of new Set([...own, ...ofVariants])) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count, label: valueLabel(key, value, language) }));
}

/** Shannon entropy of the values over all results; 0 for a single value. */
function informationIn(values: readonly Value[], total: number): number {
  if (values.length < 2) return 0;
  let bits = 0;
  for (const { count } of values) {
    const share = count / total;
    if (share > 0 && share < 1) bits -= share * Math.log2(share);
  }
  // Thirty brands with one product each have a high entropy, but thirty buttons are too many.
  const shown = values
    .map(({ count }) => count)
    .sort((one, other) => other - one)
    .slice(0, VALUES_IN_SET);
  return bits * Math.min(1, shown.reduce((sum, count) => sum + count, 0) / total);
}

/** A round price near the middle of the results; null when none splits them. */
function priceLimit(documents: readonly ProductDocument[], current: number | undefined): number | null {
  const prices = documents.flatMap(({ metadata }) => metadata.current_price ?? []).sort((one, other) => one - other);
  const median = prices[Math.floor(prices.length / 2)];
  if (median === undefined || median <= 0) return null;

  const unit = 10 ** Math.floor(Math.log10(median));
  const candidates = [...ROUND.map((step) => step * unit), 10 * unit].filter(
    (price) => price >= 1 && (current === undefined || price < current) && (Number.isInteger(price) || price < 1),
  );
  const splits = candidates.filter((price) => {
    const kept = prices.filter((value) => value <= price).length / prices.length;
    return kept >= FEWEST && kept <= 1 - FEWEST;
  });
  return splits.sort((one, other) => Math.abs(one - median) - Math.abs(other - median))[0] ?? null;
}
