/**
 * Determines the kind of product that a query asks for, as the shop's data name it, and the standing of each product:
 * of the kind, for it, or neither. The head of the noun phrase decides: "phone case" asks for a case, "case for a
 * phone" too.
 */
import {
  conceptOf,
  conceptsIn,
  type Language,
  narrowerThan,
  THING_KINDS,
  type Token,
  type Understanding,
} from '@quarry/language';
import type { CatalogModel } from '../catalog-model/catalog-model.ts';
import { contains } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { type Field, isStrong, productsWithWord } from '../index/products-with-word.ts';
import { WordsVersionCache } from '../index/words-version-cache.ts';
import { formsOf } from '../match/reading.ts';
import { overlaps, type Part } from '../match/resolved-spans.ts';
import { isInCatalogue } from './known-words.ts';
import { isOtherKindOfJointCategory } from './joint-categories.ts';
import { belongsToSuch, conceptsOf, isInLine, MIN_PROBABILITY, otherThings } from './other-things.ts';
import { isOwnWord } from './own-words.ts';

export interface AskedKind extends Part {
  /**
   * By product: 1 for what is of the kind, 2 for what is made for it, 3 for what is filed under it by another name, 4 for
   * what is another kind of a category that joins several.
   */
  standing: Uint8Array;
  /** What is of the kind, ascending. */
  products: Uint32Array;
  /** False: the lexicon knows the thing, and no kind of the shop is surely it. */
  isSold: boolean;
}

export const IS_OF_KIND = 1;
export const IS_FOR_KIND = 2;
/** The lexicon knows its name as another thing; what the shop files it under still counts. */
export const IS_FILED_UNDER_KIND = 3;
/** In a category that joins several kinds, as another of them. */
export const IS_OTHER_KIND_OF_CATEGORY = 4;

/** When the kinds of the shop explain a smaller share of the products with the word, the word is no evidence. */
const MIN_EXPLAINED = 0.7;
/** Minimum share of products with a category, for categories to decide what products are. */
const MIN_FILED = 0.9;
/** From this probability on, a product of a kind that may be the asked thing is not excluded. */
const MIN_POSSIBLE = 0.35;
/** Maximum number of steps from a concept to narrower ones. */
const MAX_STEPS_DOWN = 3;
/** Maximum length of a noun phrase: in a longer text the last noun need not be the thing. */
const MAX_WORDS_OF_PHRASE = 6;
/** The following words describe what the thing is for, has, or is made of. */
const BEFORE_PURPOSE = /^(?:for|with|without|to|in|on|by|from|w|of)$/;

interface Named extends Part {
  kinds: number[];
  /** Kinds that the last words of the span name by themselves: the rods of spinning rods. */
  wider?: number[];
  /** Concepts of the lexicon that the span names. */
  concepts?: readonly string[];
}

/** @param tokens the words that ask for something, in the order of the query. */
export function askedKind(
  data: IndexData,
  text: string,
  tokens: readonly Token[],
  { spans, language }: { spans: Understanding['spans']; language: Language | undefined },
): AskedKind | null {
  const [first] = tokens;
  if (first === undefined || (text.match(/\S+/g) ?? []).length > MAX_WORDS_OF_PHRASE) return null;
  if (!filesItsProducts(data)) return null;
  const named = [...namedByShop(data.catalog, tokens), ...namedByLexicon(data, text, { tokens, spans, language })];
  const head = soldHead(named, headOf(named, tokens, text));
  if (head === undefined) return null;
  const words = tokens.filter((token) => overlaps(token, head));
  const kindsSaid = named.filter((one) => one.end === head.end && one.start <= head.start).flatMap((one) => one.kinds);
  const kinds = [...kindsSaid, ...categoriesCalledBy(data, kindsSaid)];
  const { start, end, wider = [], concepts = [] } = head;
  if (kinds.length === 0) {
    const possible = concepts.flatMap((id) => kindsOfConcept(data.catalog, id));
    const { standing, products } = standings(data, possible, { wider, words, concepts });
    return { start, end, standing, products, isSold: false };
  }
  const served = [...wider, ...namedWithin(data.catalog, tokens, head)];
  const { share, ...known } = standings(data, kinds, { wider: served, words, concepts });
  return share < MIN_EXPLAINED ? null : { start, end, ...known, isSold: true };
}

/** Kinds that the shop calls by the last words of a span: the litter of "cat litter". */
function namedWithin(catalog: CatalogModel, tokens: readonly Token[], { start, end }: Part): number[] {
  const inside = tokens.filter((token) => token.start >= start && token.end <= end);
  return catalog
    .kindsNamed(inside)
    .filter(({ to }) => to === inside.length)
    .map(({ kind }) => kind.id);
}

/** Categories whose names end in that of a kind, in Arabic begin: "Red wine" is a category of wine. */
function categoriesCalledBy(data: IndexData, kinds: readonly number[]): number[] {
  const names = new Set(kinds.flatMap((kind) => data.catalog.kinds[kind]?.stems ?? []).flatMap((name) => oneOf(name)));
  if (names.size === 0) return [];
  const categories = categoriesByHead(data);
  return [...new Set([...names].flatMap((name) => categories.get(name) ?? []))].sort((a, b) => a - b);
}

const categoryHeads = new WeakMap<object, ReadonlyMap<string, readonly number[]>>();

/** Categories by the heads of their names. */
function categoriesByHead({ catalog, wordsVersion }: IndexData): ReadonlyMap<string, readonly number[]> {
  const known = categoryHeads.get(wordsVersion);
  if (known !== undefined) return known;
  const categories = new Map<string, number[]>();
  for (const { id, source, stems } of catalog.kinds) {
    if (source !== 'category') continue;
    for (const name of stems) {
      const head = headOfName(name) ?? '';
      const alike = categories.get(head);
      if (alike === undefined) categories.set(head, [id]);
      else alike.push(id);
    }
  }
  categoryHeads.set(wordsVersion, categories);
  return categories;
}

function oneOf(name: readonly string[]): readonly string[] {
  return name.length === 1 ? name : [];
}

const ARABIC = /^[\u0600-\u06ff]/;

function headOfName(name: readonly string[]): string | undefined {
  return ARABIC.test(name[0] ?? '') ? name[0] : name.at(-1);
}

/** Where the shop has no ankle boots by name, "ankle boots" asks for boots, if it sells those. */
function soldHead(named: readonly Named[], head: Named | undefined): Named | undefined {
  if (head === undefined) return undefined;
  const sameEnd = named.filter(({ end, kinds }) => end === head.end && kinds.length > 0);
  if (sameEnd.length === 0 || sameEnd.some(({ start }) => start <= head.start)) return head;
  return sameEnd.toSorted((a, b) => a.start - b.start)[0];
}

/** Kinds of the shop that may be a thing or what is narrower. */
function kindsOfConcept(catalog: CatalogModel, id: string): number[] {
  const [conceptKind = '', value = ''] = id.split(':');
  const concept = conceptOf(conceptKind, value);
  const found: number[] = [];
  let level = concept === undefined ? [] : [concept];
  for (let step = 0; step <= MAX_STEPS_DOWN && level.length > 0; step++) {
    for (const one of level) {
      for (const { kind, probability } of catalog.kindsMeaning(one.id)) {
        if (probability >= MIN_POSSIBLE) found.push(kind.id);
      }
    }
    level = level.flatMap((one) => narrowerThan(one));
  }
  return found;
}

/** Fields that may contain the name of a product. */
const FIELDS = {
  names: isStrong,
  brand: ({ name }: Field) => name === 'brand',
  title: ({ name }: Field) => name === 'title',
} as const;

/**
 * Products that have a word in such a field, ascending, each once; by default in name, category or brand: what may be
 * called so. The list is shared: callers only read it.
 */
export function productsCalled(
  data: IndexData,
  { exact, stem }: Pick<Token, 'exact' | 'stem'>,
  among: keyof typeof FIELDS = 'names',
): Uint32Array {
  return calledByWord.of(data, `${among} ${exact} ${stem}`, () =>
    readProductsCalled(data, { exact, stem }, FIELDS[among]),
  );
}

/** Suggestions and interpretations ask for the same words. */
const calledByWord = new WordsVersionCache<Uint32Array>(200);

function readProductsCalled(
  data: IndexData,
  { exact, stem }: Pick<Token, 'exact' | 'stem'>,
  isMeant: (field: Field) => boolean,
): Uint32Array {
  const forms = Array.from(formsOf(data, data.words.find(exact), data.stems.find(stem)));
  return Uint32Array.from(new Set(forms.flatMap((form) => productsWithWord(data, form, isMeant)))).sort();
}

/** What is in all of the lists, which are ascending. */
function inAll([first, ...others]: readonly Uint32Array[]): number[] {
  return Array.from(first ?? []).filter((product) => others.every((list) => contains(list, product)));
}

/**
 * Whether a product whose name contains the name of the kind is of another kind: its title has another head, and no
 * product of the kind is in one of its categories. "Guitar strings" in the category of strings are for guitars.
 * @param ofKind products of the kind.
 */
function namedOtherwise(catalog: CatalogModel, ofKind: readonly number[]): (product: number) => boolean {
  const categories = new Set<number>();
  for (const product of ofKind) for (const kind of catalog.categoriesOf(product)) categories.add(kind);
  return (product) =>
    categories.size > 0 &&
    catalog.namesOf(product).length > 0 &&
    !catalog.kindsOf(product).some((kind) => categories.has(kind));
}

const filed = new WeakMap<object, boolean>();

/** Whether nearly all products have a category: kinds learned from titles alone leave out too many of what they name. */
function filesItsProducts(data: IndexData): boolean {
  let files = filed.get(data.wordsVersion);
  if (files === undefined) {
    const known = data.attributes.knownOf('category');
    let count = 0;
    for (let product = 0; product < data.size; product++) if (known[product] === 1 && !data.isGone(product)) count++;
    files = count >= MIN_FILED * data.living;
    filed.set(data.wordsVersion, files);
  }
  return files;
}

/** Spans that the shop calls its kinds by, the longest at each place. */
function namedByShop(catalog: CatalogModel, tokens: readonly Token[]): Named[] {
  const named: Named[] = [];
  for (const { kind, from, to } of catalog.kindsNamed(tokens)) {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    const known = named.find((one) => one.start <= start && one.end >= end);
    if (known === undefined) named.push({ start, end, kinds: [kind.id] });
    else if (known.start === start && known.end === end) known.kinds.push(kind.id);
    else if (known.end === end) (known.wider ??= []).push(kind.id);
  }
  return named;
}

/** Spans that name a thing of the lexicon in whichever language, with the kinds of the shop that are probably it. */
function namedByLexicon(
  data: IndexData,
  text: string,
  {
    tokens,
    spans,
    language,
  }: { tokens: readonly Token[]; spans: Understanding['spans']; language: Language | undefined },
): Named[] {
  const { catalog } = data;
  const understood = spans
    .filter(({ kind, negated }) => THING_KINDS.has(kind) && !negated)
    .map(({ kind, value, start, end }) => ({ id: `${kind}:${value}`, start, end }));
  const mentioned = conceptsIn(text, language === undefined ? {} : { language })
    .filter(({ concept, negated }) => THING_KINDS.has(concept.kind) && !negated)
    .filter(
      ({ concept: { kind, value }, start, end }) => !isOwnWord(data, tokens, { kind, value, start, end }, language),
    )
    .map(({ concept: { id }, start, end }) => ({ id, start, end }));
  const brands = spans.filter(({ kind }) => kind === 'brand');
  return [...understood, ...mentioned].flatMap(({ id, start, end }) => {
    const kinds = exactest(
      catalog,
      catalog.kindsMeaning(id).filter(({ kind, probability }) => kind.count > 0 && probability >= MIN_PROBABILITY),
    );
    const isBrand = brands.some((one) => overlaps(one, { start, end }));
    return kinds.length === 0 && isBrand ? [] : [{ start, end, kinds, concepts: [id] }];
  });
}

/** Ids of kinds without the levels above a likelier one: not all of "Mobile" is a phone where it has a level "Phones". */
function exactest(
  catalog: CatalogModel,
  found: readonly { kind: { id: number; parent: number }; probability: number }[],
): number[] {
  const likeliestBelow = new Map<number, number>();
  for (const { kind, probability } of found) {
    for (let above = kind.parent; above >= 0; above = catalog.kinds[above]?.parent ?? -1) {
      likeliestBelow.set(above, Math.max(likeliestBelow.get(above) ?? 0, probability));
    }
  }
  return found
    .filter(({ kind, probability }) => probability >= (likeliestBelow.get(kind.id) ?? 0))
    .map(({ kind }) => kind.id);
}

/**
 * The word that names the thing in a phrase (the last before a purpose, in Arabic the first), where no product is called so:
 * descriptions alone have it.
 */
export function thingNobodySells(data: IndexData, tokens: readonly Token[], text: string): Part | null {
  if ((text.match(/\S+/g) ?? []).length > MAX_WORDS_OF_PHRASE) return null;
  const words = tokens.filter(({ exact }) => !/\p{Nd}/u.test(exact)).map((token) => ({ ...token, kinds: [] }));
  const head = headOf(words, tokens, text);
  const token = tokens.find((one) => one.start === head?.start);
  // A word that no product contains is no evidence: it may be a typing error, or of another language.
  if (token === undefined || !isInCatalogue(data, token)) return null;
  return productsCalled(data, token).length > 0 ? null : token;
}

function headOf(named: readonly Named[], tokens: readonly Token[], text: string): Named | undefined {
  const [first] = tokens;
  if (first === undefined) return undefined;
  const isArabic = first.script === 'arabic';
  const purpose = isArabic
    ? undefined
    : [...text.matchAll(/\p{L}+/gu)].find(
        ({ 0: word, index }) => index > first.start && BEFORE_PURPOSE.test(word.toLowerCase()),
      );
  const phrase = named.filter(({ start }) => purpose === undefined || start < purpose.index);
  const byPlace = phrase.toSorted(
    (a, b) => (isArabic ? a.start - b.start : b.end - a.end) || b.end - b.start - (a.end - a.start),
  );
  return byPlace[0];
}

/** Whether the lexicon knows a kind as another thing than these concepts. */
function isOtherThan(catalog: CatalogModel, asked: readonly string[]): (kind: number) => boolean {
  const wanted = new Set(asked);
  return (kind) => {
    const known = wanted.size === 0 ? [] : conceptsOf(catalog, kind);
    return known.length > 0 && !known.some((one) => isInLine(one, wanted));
  };
}

interface Standings extends Pick<AskedKind, 'standing' | 'products'> {
  /** Of the products that are called so, the share that is of the kind or for it: how well the shop's kinds explain the word. */
  share: number;
}

const remembered = new WordsVersionCache<Standings>(200);

function standings(data: IndexData, kinds: readonly number[], asked: AskedAs): Standings {
  const { wider, words, concepts } = asked;
  const numbers = [...new Set(kinds)].sort((a, b) => a - b);
  const key = JSON.stringify([numbers, wider, words.map(({ exact, stem }) => [exact, stem]), concepts]);
  return remembered.of(data, key, () => readStandings(data, numbers, asked));
}

interface AskedAs {
  wider: readonly number[];
  words: readonly Token[];
  concepts: readonly string[];
}

function readStandings(data: IndexData, kinds: readonly number[], { wider, words, concepts }: AskedAs): Standings {
  const served = new Set([...kinds, ...wider]);
  const wanted = new Set(kinds);
  const standing = new Uint8Array(data.size);
  const products: number[] = [];
  const isOtherThing = otherThings(data.catalog, wanted);
  const isMadeForOne = belongsToSuch(data.catalog, wanted);
  const isBeside = isOtherKindOfJointCategory(data.catalog, {
    wanted,
    called: inAll(words.map((token) => productsCalled(data, token, 'title'))),
    titled: (stem) => productsCalled(data, { exact: stem, stem }, 'title'),
    isOtherThing: isOtherThan(data.catalog, concepts),
  });
  for (const kind of wanted) {
    for (const product of data.catalog.productsOf(kind)) {
      if (standing[product] !== 0) continue;
      const isIt = data.catalog.standingOf(product, wanted) === 'is' && !isMadeForOne(product);
      if (isIt && isBeside(product)) {
        standing[product] = IS_OTHER_KIND_OF_CATEGORY;
        continue;
      }
      standing[product] = !isIt ? IS_FOR_KIND : isOtherThing(product) ? IS_FILED_UNDER_KIND : IS_OF_KIND;
      if (isIt) products.push(product);
    }
  }
  for (const kind of served) {
    for (const product of data.catalog.productsMadeFor(kind)) {
      if (standing[product] === 0) standing[product] = IS_FOR_KIND;
    }
  }
  const byWord = words.map((token) => productsCalled(data, token));
  const called = inAll(byWord);
  // If the word names a kind, other products with the word in their names are for that kind.
  if (products.some((product) => byWord.some((list) => contains(list, product)))) {
    const isNamedOtherwise = namedOtherwise(data.catalog, products);
    const byBrand = new Set(words.flatMap((token) => Array.from(productsCalled(data, token, 'brand'))));
    for (const product of called) {
      const isOther = standing[product] === 0 && !byBrand.has(product) && isNamedOtherwise(product);
      if (isOther) standing[product] = IS_FOR_KIND;
    }
  }
  const explained = called.filter((product) => standing[product] !== 0).length;
  const share = called.length === 0 ? 1 : explained / called.length;
  return { standing, products: Uint32Array.from(products).sort(), share };
}
