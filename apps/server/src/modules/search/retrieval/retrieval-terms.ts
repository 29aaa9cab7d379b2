/** Converts documents and queries to the terms by which candidates are retrieved. */
import type { Language, SearchFilters, StoreSettings } from '@quarry/contract';
import {
  analyze,
  conceptOf,
  conceptsIn,
  keyboardLayouts,
  transliterations,
  understand,
  type MentionedConcept,
} from '@quarry/language';
import { acceptedValues, canonicalValue, IDENTIFIERS_FIELD, normalizeIdentifier } from '@quarry/search';
import type { SearchDocument } from '../../../search-engine/document-feed.ts';
import type { ProductQuery } from '../../../search-engine/product-search.ts';
import type { Steering } from '../../../search-engine/steering.ts';
import type { RetrievalConditions, RetrievalDocument, RetrievalWord } from './retriever.ts';

/** Fields whose words say what a product is. */
const NAME_FIELDS = new Set(['title', 'category', 'brand']);
const ATTRIBUTE_FILTERS = ['color', 'size', 'gender', 'category', 'material', 'brand'] as const;
/** A shorter part of an article number says too little. */
const SHORTEST_IDENTIFIER_PART = 4;
/** Shorter words have too many neighbours. */
const SHORTEST_WORD_WITH_SLIP = 4;
/** Readings of a text in other letters that are looked up. */
const OTHER_READINGS = 3;

export function retrievalDocument(document: SearchDocument, version: number, language: Language): RetrievalDocument {
  const { id, fields, attributes, price, stock, variants = [], rating, popularity, position } = document;
  const name = new Set<string>();
  const words = new Set<string>();
  const concepts = new Set<string>();
  for (const [field, text] of Object.entries(fields)) {
    if (field === IDENTIFIERS_FIELD) continue;
    const isName = NAME_FIELDS.has(field);
    for (const line of text.split('\n')) {
      for (const { exact, stem } of analyze(line, { language })) {
        for (const form of [exact, stem]) (isName ? name : words).add(form);
      }
      if (isName) for (const { concept } of conceptsIn(line, { language })) concepts.add(concept.id);
    }
  }
  const pairs = new Set<string>();
  for (const own of [attributes, ...variants.map((variant) => variant.attributes)]) {
    for (const [key, values] of Object.entries(own)) {
      for (const value of values) {
        pairs.add(pairOf(key, value));
        const concept = conceptOf(key, canonicalValue(value));
        if (concept) concepts.add(concept.id);
      }
    }
  }
  const prices = [price, ...variants.map((variant) => variant.price)].filter((one) => one !== null);
  return {
    id,
    version,
    name: [...name],
    words: [...words],
    concepts: [...concepts],
    identifiers: [id, ...(fields[IDENTIFIERS_FIELD] ?? '').split(/\s+/)].flatMap(identifierParts),
    attributes: [...pairs],
    prices: prices.length === 0 ? null : { low: Math.min(...prices), high: Math.max(...prices) },
    price,
    isAvailable: variants.length > 0 ? variants.some((variant) => (variant.stock ?? stock ?? 1) > 0) : (stock ?? 1) > 0,
    rating,
    popularity,
    position,
  };
}

export interface RetrievalQuery {
  words: RetrievalWord[];
  identifiers: string[];
  conditions: RetrievalConditions;
}

/** What a query looks for. More is retrieved than will be shown: the ranking leaves out what does not answer. */
export function retrievalQuery(
  settings: Pick<StoreSettings, 'currency' | 'default_language'>,
  { text, language, filters = {}, steering, isLiteral = false }: Omit<ProductQuery, 'skip' | 'take'>,
): RetrievalQuery {
  const read = understand(text, { ...(language && { language }), currency: settings.currency.code, asTyped: true });
  const { price_min: saidMin, price_max: saidMax } = read.understood;
  const mentioned = conceptsIn(text, { ...(language && { language }) }).filter(({ negated }) => !negated);
  // Prices and what is not wanted are conditions, not words to look for.
  const tokens = analyze(text, { ...(language && { language }) }).filter(({ start }) => !isPutAside(read.spans, start));
  const words = tokens.map(({ exact, stem, surface, start, end }, place) =>
    wordOf([exact, stem, ...synonymsOf(surface, steering)], conceptsAt(mentioned, start, end), {
      mayBeBeginning: place === tokens.length - 1,
      mayBeSlip: !isLiteral && [...exact].length >= SHORTEST_WORD_WITH_SLIP,
    }),
  );
  const otherReadings = isLiteral ? [] : [...transliterations(text), ...keyboardLayouts(text)].slice(0, OTHER_READINGS);
  return {
    words: [...words, ...otherReadings.map((reading) => wholeReading(reading, settings.default_language))],
    identifiers:
      text.trim() === '' ? [] : [...new Set([text, ...text.split(/\s+/)].map(normalizeIdentifier).filter(Boolean))],
    conditions: {
      ...conditionsOf(filters),
      priceMin: stricter(Math.max, filters.price_min, saidMin),
      priceMax: stricter(Math.min, filters.price_max, saidMax),
    },
  };
}

function conditionsOf(filters: SearchFilters): RetrievalConditions {
  const byKey = [
    ...ATTRIBUTE_FILTERS.map((key) => [key, filters[key]] as const),
    ...Object.entries(filters.attributes ?? {}),
  ];
  return {
    attributes: byKey.flatMap(([key, values]) =>
      values === undefined
        ? []
        : [
            [values]
              .flat()
              .flatMap((value) => acceptedValues(key, canonicalValue(value)))
              .map((value) => pairOf(key, value)),
          ],
    ),
    priceMin: filters.price_min,
    priceMax: filters.price_max,
    inStock: filters.in_stock,
    ids: filters.ids,
  };
}

/** The filters without what they say of one attribute. */
export function filtersWithout({ attributes = {}, ...others }: SearchFilters, key: string): SearchFilters {
  const rest = Object.entries(attributes).filter(([one]) => one !== key);
  return { ...others, ...(key in others && { [key]: undefined }), attributes: Object.fromEntries(rest) };
}

/** Keys of attributes that the filters say something of. */
export function filteredKeys(filters: SearchFilters): string[] {
  const own = ATTRIBUTE_FILTERS.filter((key) => filters[key] !== undefined);
  return [...new Set([...own, ...Object.keys(filters.attributes ?? {})])];
}

/** What products are retrieved by that have something in common with this one. */
export function wordsOfDocument(document: SearchDocument, language: Language): RetrievalWord[] {
  const { name, concepts, attributes } = retrievalDocument(document, 0, language);
  return [wordOf(name, { concepts, attributes }, { mayBeBeginning: false, mayBeSlip: false })];
}

function wordOf(
  forms: readonly string[],
  { concepts, attributes }: { concepts: string[]; attributes: string[] },
  more: Pick<RetrievalWord, 'mayBeBeginning' | 'mayBeSlip'>,
): RetrievalWord {
  return { forms: [...new Set(forms)].filter(Boolean), concepts, attributes, ...more };
}

/** A text in other letters: any of its words and concepts, for one mistyped word must not be demanded beside it. */
function wholeReading(reading: string, language: Language): RetrievalWord {
  const forms = analyze(reading, { language }).flatMap(({ exact, stem }) => [exact, stem]);
  const mentioned = conceptsIn(reading, { language });
  return wordOf(forms, conceptsAt(mentioned, 0, reading.length), { mayBeBeginning: false, mayBeSlip: false });
}

function conceptsAt(mentioned: readonly Readonly<MentionedConcept>[], start: number, end: number) {
  const here = mentioned.filter((one) => one.start < end && start < one.end).map(({ concept }) => concept);
  const attributes = here.flatMap(({ kind, value }) => {
    const key = kind === 'category_group' ? 'category' : kind;
    return acceptedValues(key, value).map((one) => pairOf(key, one));
  });
  return { concepts: [...new Set(here.map(({ id }) => id))], attributes: [...new Set(attributes)] };
}

function synonymsOf(word: string, steering: Steering | undefined): string[] {
  const typed = canonicalValue(word);
  const others = (steering?.synonyms ?? []).flatMap((rule) => {
    const [from, to] = 'words' in rule ? [rule.words, rule.words] : [rule.from, rule.to];
    return from.some((one) => canonicalValue(one).split(/\s+/).includes(typed)) ? to : [];
  });
  return others.flatMap((other) => analyze(other).flatMap(({ exact, stem }) => [exact, stem]));
}

function isPutAside(spans: readonly { start: number; end: number; kind: string; negated: boolean }[], place: number) {
  return spans.some(({ start, end, kind, negated }) => (negated || kind === 'price') && start <= place && place < end);
}

function pairOf(key: string, value: string): string {
  return `${key}=${canonicalValue(value)}`;
}

/** `VE-4711` is found whole, and from the start of each of its runs of letters or digits. */
function identifierParts(identifier: string): string[] {
  const starts = [...identifier.matchAll(/\p{L}+|\p{N}+/gu)].map(({ index }) =>
    normalizeIdentifier(identifier.slice(index)),
  );
  const parts = starts.filter((part, place) => place === 0 || part.length >= SHORTEST_IDENTIFIER_PART);
  return [...new Set([normalizeIdentifier(identifier), ...parts])].filter(Boolean);
}

function stricter(pick: (a: number, b: number) => number, a: number | undefined, b: number | undefined) {
  return a === undefined ? b : b === undefined ? a : pick(a, b);
}
