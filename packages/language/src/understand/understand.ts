/**
 * Converts a query to constraints: price, colour, size, gender, material, brand, category, and exclusions.
 *
 * The order matters. Prices first (their numbers must not become sizes), then brands (their words must not become
 * colours), then exclusions (their things must not become conditions), then categories, and last the attributes,
 * because the meaning of a word depends on the thing beside it: `cream` is a colour of a dress and a form of a
 * medicine.
 */
import { analyze } from '../analysis/analyze.ts';
import type { Concept } from '../concepts/concept.ts';
import { substanceNamed, substanceOf } from '../free-from/substances.ts';
import { narrowerThan } from '../concepts/lexicon.ts';
import type { Language } from '../language.ts';
import { type BrandFinding, findBrands } from './brands.ts';
import { type CategoryFinding, findCategories } from './categories.ts';
import { inGeorgianLetters } from './georgian-letters.ts';
import { baseOf, categoryAt, isThing, meaningOf, tradesIn } from './meaning.ts';
import { findNegations, type Negation } from './negation.ts';
import { findOrder, type Order } from './order.ts';
import { findPrices } from './price.ts';
import { type Companion, findCompanion } from './companion.ts';
import { withComplaintsSplit } from './complaints.ts';
import { type QueryWords, readQueryWords } from './query-words.ts';
import { measuresIn } from '../units/measures-in.ts';
import { findSizes } from './sizes.ts';
import type { TextRange } from './text-range.ts';

export interface Understood {
  price_min?: number;
  price_max?: number;
  /** One value, or several of which any may be met. Canonical English; brands as the store writes them. */
  color?: string | string[];
  size?: string | string[];
  gender?: string | string[];
  category?: string | string[];
  material?: string | string[];
  brand?: string | string[];
  /** Canonical where a concept is known, a brand in lower case, else the shopper's word. */
  exclude?: string[];
}

export interface UnderstoodSpan {
  /** Offsets in the query. */
  start: number;
  end: number;
  /** `price`, `size`, `brand`, `order`, `word`, or the kind of a concept. */
  kind: string;
  value: string;
  negated: boolean;
}

export interface Understanding {
  understood: Understood;
  /** The requested sort order. */
  order?: Order;
  /** The ranges of the query with their meaning, in order, without overlaps. */
  spans: UnderstoodSpan[];
  /** The query without price, size and exclusion phrases: what must still be matched as text. */
  rest: string;
}

export interface UnderstandOptions {
  /** The language of the conversation or store; only evidence. */
  language?: Language;
  /** The store's brands, as it writes them. */
  brands?: ReadonlySet<string>;
  /** ISO code of the store's currency, one more word for money. */
  currency?: string;
  /** Does not convert Georgian in Latin letters: the search engine tries that itself and reports it. */
  asTyped?: boolean;
}

const TIMES = new Set(['h', 'ah', 'mah']);
const FILTER_KINDS = { color: 'color', material: 'material', gender: 'gender' } as const;
export function understand(query: string, options: UnderstandOptions = {}): Understanding {
  const { language, brands, asTyped = false } = options;
  const namesIn = () => (brands === undefined ? [] : findBrands(readQueryWords(query, language), brands));
  const retyped = asTyped ? undefined : inGeorgianLetters(query, language, namesIn);
  if (retyped === undefined) return understandAsTyped(query, options).understanding;
  const { understanding, cut } = understandAsTyped(retyped.text, { ...options, language: 'ka' });
  return {
    ...understanding,
    spans: understanding.spans.map((one) => ({ ...one, ...retyped.inQuery(one) })),
    rest: without(query, cut.map(retyped.inQuery)),
  };
}

/** The understood constraints, and the ranges that are removed from the query to get `rest`. */
function understandAsTyped(
  query: string,
  options: UnderstandOptions,
): { understanding: Understanding; cut: TextRange[] } {
  const words = withComplaintsSplit(readQueryWords(query, options.language));
  const measures = measuresIn(query);
  const prices = findPrices(query, {
    currency: options.currency,
    measures,
    isKnownBefore: (offset) => endsInSomethingKnown(words, offset),
  });
  const isPrice = within(prices);

  const named = options.brands
    ? withoutConcepts(findBrands(words, options.brands), words).filter((one) => !isPrice(one))
    : [];
  const negations = findNegations(words, isPrice, named);
  const isNegated = within(negations);
  const brands = named.filter((brand) => !isNegated(brand));
  const isBrand = within(brands);
  const order = findOrder(words, (one) => isPrice(one) || isNegated(one) || isBrand(one));
  const isOrder = within(order === undefined ? [] : [order]);

  const isMeasure = within(measures);
  // The hours of a battery are not a watch or clock.
  const isTime = within(measures.filter(({ unit }) => TIMES.has(unit)));
  const companion = findCompanion(words);
  const isOfCompanion = within(companion === undefined ? [] : [companion]);
  const isTaken = (stretch: TextRange) =>
    isPrice(stretch) || isBrand(stretch) || isNegated(stretch) || isOrder(stretch) || isOfCompanion(stretch);
  const free = words.concepts.filter((match) => !isTaken(match) && !isTime(match));
  const trades = tradesIn(free);
  const meanings = new Map(free.map((match) => [match, meaningOf(match, trades)]));
  const things = findCategories(words, (match) => {
    if (isOfCompanion(match)) return undefined;
    const meaning = meanings.get(match);
    return meaning !== undefined && isThing(meaning) ? meaning : undefined;
  });
  const isAboutClothes = trades.has('fashion');
  const isNoSize = (stretch: TextRange) => isTaken(stretch) || isMeasure(stretch);
  const sizes = findSizes(words, {
    isTaken: isNoSize,
    isAboutClothes,
    mayBeClothes: trades.size === 0 || isAboutClothes,
  });
  const isSize = within(sizes);
  const attributes = free.flatMap((match) => {
    const concept = meanings.get(match);
    if (concept === undefined || concept.kind === 'size' || isSize(match)) return [];
    return isThing(concept) ? [] : [{ match, concept: baseOf(concept) }];
  });

  const understood: Understood = {};
  for (const { min, max } of prices) {
    if (min !== undefined) understood.price_min ??= min;
    if (max !== undefined) understood.price_max ??= max;
  }
  for (const key of Object.values(FILTER_KINDS)) {
    setValues(
      understood,
      key,
      attributes.filter(({ concept }) => concept.kind === key).map(({ concept }) => concept.value),
    );
  }
  setValues(
    understood,
    'size',
    sizes.map(({ value }) => value),
  );
  setValues(
    understood,
    'brand',
    brands.map(({ value }) => value),
  );
  setValues(
    understood,
    'category',
    things.flatMap(({ match, concept }) => categoryValues(categoryAt(match, concept))),
  );
  const excluded = [...new Set(negations.flatMap(excludedValues))];
  if (excluded.length > 0) understood.exclude = excluded;

  const spans = [
    ...prices.map(({ start, end, min, max }) => span(start, end, 'price', `${min ?? ''}..${max ?? ''}`)),
    ...sizes.map(({ start, end, value }) => span(start, end, 'size', value)),
    ...brands.map(({ start, end, value }) => span(start, end, 'brand', value)),
    ...[...things, ...attributes].map(({ match, concept }: CategoryFinding) =>
      span(match.start, match.end, spanKind(concept), concept.value),
    ),
    ...(order === undefined ? [] : [span(order.start, order.end, 'order', `${order.by}_${order.direction}`)]),
    ...negations.map(negatedSpan),
    ...companionSpans(companion, [...prices, ...brands, ...negations]),
  ].sort((a, b) => a.start - b.start);

  const cut = [...prices, ...negations, ...sizes, ...(order === undefined ? [] : [order])];
  const rest = without(query, cut);
  const asked = order === undefined ? {} : { order: { by: order.by, direction: order.direction } };
  return { understanding: { understood, ...asked, spans, rest }, cut };
}

/** The companion, up to a price or anything else after it. */
function companionSpans(companion: Companion | undefined, others: readonly TextRange[]): UnderstoodSpan[] {
  if (companion === undefined) return [];
  const next = Math.min(
    companion.end,
    ...others.filter(({ start }) => start > companion.start).map(({ start }) => start),
  );
  return [span(companion.start, next, 'goes_with', companion.value)];
}

function categoryValues(concept: Concept | undefined): string[] {
  if (concept === undefined) return [];
  return concept.kind === 'category_group' ? narrowerThan(concept).map(({ value }) => value) : [concept.value];
}

function excludedValues(negation: Negation): string[] {
  const [concept] = negation.concepts;
  const substance = substanceLeftOut(negation);
  if (substance !== undefined) return [substance];
  if (concept === undefined) return negation.word === null ? [] : [negation.word];
  return categoryValues(concept);
}

/** Substances from which a product must be free: "dairy-free" excludes milk, not a category of the shop. */
function substanceLeftOut({ concepts, word, isBrand = false, isContent }: Negation): string | undefined {
  if (!isContent || isBrand) return undefined;
  const [concept] = concepts;
  return concept === undefined ? substanceNamed(analyze(word ?? '')) : substanceOf(concept.value);
}

function setValues(
  understood: Understood,
  key: 'color' | 'material' | 'gender' | 'size' | 'brand' | 'category',
  values: readonly string[],
): void {
  const distinct = [...new Set(values)];
  const [only] = distinct;
  if (only !== undefined) understood[key] = distinct.length === 1 ? only : distinct;
}

function span(start: number, end: number, kind: string, value: string): UnderstoodSpan {
  return { start, end, kind, value, negated: false };
}

function negatedSpan(negation: Negation): UnderstoodSpan {
  const { concepts, word, isBrand, thing } = negation;
  const concept = concepts[0];
  const substance = substanceLeftOut(negation);
  if (substance !== undefined && concept?.kind !== 'material') {
    return { ...span(thing.start, thing.end, 'ingredient', substance), negated: true };
  }
  const kind = concept !== undefined ? spanKind(concept) : isBrand ? 'brand' : 'word';
  return { ...span(thing.start, thing.end, kind, concept?.value ?? word ?? ''), negated: true };
}

/** A group is one way to say categories. */
function spanKind({ kind }: Concept): string {
  return kind === 'category_group' ? 'category' : kind;
}

/**
 * A one-word brand that is also a concept ("Olive") counts as the concept: a missing filter is better than a wrong one.
 */
function withoutConcepts(brands: readonly BrandFinding[], { concepts }: QueryWords): BrandFinding[] {
  return brands.filter(
    (brand) => brand.words > 1 || !concepts.some(({ start, end }) => start <= brand.start && brand.end <= end),
  );
}

function endsInSomethingKnown({ query, concepts }: QueryWords, offset: number): boolean {
  const before = query.slice(0, offset).trimEnd();
  return before === '' || /\P{L}$/u.test(before.slice(-2)) || concepts.some(({ end }) => end === before.length);
}

/**
 * Whether a range overlaps one of the findings. Uses a bitmap of the text, because long texts have hundreds of both.
 */
function within(findings: readonly TextRange[]): (stretch: TextRange) => boolean {
  if (findings.length === 0) return () => false;
  const isFound = new Uint8Array(Math.max(...findings.map(({ end }) => end)));
  for (const { start, end } of findings) isFound.fill(1, start, end);
  return ({ start, end }) => {
    for (let at = start; at < end; at++) if (isFound[at] === 1) return true;
    return false;
  };
}

/** The text outside of the given ranges, with single spaces. */
function without(query: string, stretches: readonly TextRange[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    if (start > from) rest += `${query.slice(from, start)} `;
    from = Math.max(from, end);
  }
  return (rest + query.slice(from)).replace(/\s+/g, ' ').trim();
}
