/**
 * The kind of thing that a query asks for, as the shop's own data name it, and what each product is to it: one of it, made
 * for it, or neither. In a noun phrase the head decides: "phone case" asks for a case, "case for a phone" too.
 */
import { conceptOf, conceptsIn, type Language, narrowerThan, type Token, type Understanding } from '@quarry/language';
import type { CatalogModel } from '../catalog-model/catalog-model.ts';
import type { IndexData } from '../index/index-data.ts';
import { fieldOf } from '../index/posting-lists.ts';
import { formsOf } from '../match/reading.ts';
import { overlaps, type Part } from '../match/settled-parts.ts';
import { isInCatalogue } from './known-words.ts';

export interface AskedKind extends Part {
  /** By product: 1 for what is of the kind, 2 for what is made for it. */
  standing: Uint8Array;
  /** What is of the kind, ascending. */
  products: Uint32Array;
  /** False: the lexicon knows the thing, and no kind of the shop is surely it. */
  isSold: boolean;
}

export const IS_OF_KIND = 1;
export const IS_FOR_KIND = 2;

/** Where the kinds of the shop explain fewer of the products that bear the word, it is no proof of anything. */
const LEAST_EXPLAINED = 0.7;
/** The share of products that have a category, where categories are taken for what products are. */
const LEAST_FILED = 0.9;
/** A concept leads to a kind of the shop from this probability on. */
const LEAST_PROBABLE = 0.5;
/** A product of a kind that may be the thing is not ruled out from this probability on. */
const LEAST_POSSIBLE = 0.35;
/** Steps from a concept down to what is narrower. */
const MAX_STEPS_DOWN = 3;
const THINGS: ReadonlySet<string> = new Set(['category', 'category_group', 'product_type']);
/** In a sentence the last noun need not be the thing. */
const MOST_WORDS_OF_PHRASE = 6;
/** What follows tells what the thing is for, has, or is made of. */
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
  if (first === undefined || (text.match(/\S+/g) ?? []).length > MOST_WORDS_OF_PHRASE) return null;
  if (!filesItsProducts(data)) return null;
  const named = [...namedByShop(data.catalog, tokens), ...namedByLexicon(data, text, { spans, language })];
  const head = soldHead(named, headOf(named, tokens, text));
  if (head === undefined) return null;
  const word = tokens.findLast((token) => overlaps(token, head)) ?? first;
  const kinds = named.filter((one) => one.end === head.end && one.start <= head.start).flatMap((one) => one.kinds);
  const { start, end, wider = [], concepts = [] } = head;
  if (kinds.length === 0) {
    const possible = concepts.flatMap((id) => kindsOfConcept(data.catalog, id));
    const { standing, products } = standings(data, possible, { wider, word });
    return { start, end, standing, products, isSold: false };
  }
  const { share, ...known } = standings(data, kinds, { wider, word });
  return share < LEAST_EXPLAINED ? null : { start, end, ...known, isSold: true };
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
        if (probability >= LEAST_POSSIBLE) found.push(kind.id);
      }
    }
    level = level.flatMap((one) => narrowerThan(one));
  }
  return found;
}

/**
 * Products whose name, category or brand has a word, ascending, each once: what may be called so.
 */
function productsCalled(data: IndexData, { exact, stem }: Pick<Token, 'exact' | 'stem'>): Uint32Array {
  const called = new Set<number>();
  for (const form of formsOf(data, data.words.find(exact), data.stems.find(stem))) {
    for (const { products, places, start, end } of data.postings.runs(form)) {
      for (let i = start; i < end; i++) {
        const product = products[i] ?? 0;
        if (data.fields[fieldOf(places[i] ?? 0)]?.strong === true && !data.isGone(product)) called.add(product);
      }
    }
  }
  return Uint32Array.from(called).sort();
}

const filed = new WeakMap<object, boolean>();

/** Whether nearly all products have a category: kinds learned from titles alone leave out too many of what they name. */
function filesItsProducts(data: IndexData): boolean {
  let files = filed.get(data.era);
  if (files === undefined) {
    const known = data.attributes.knownOf('category');
    let count = 0;
    for (let product = 0; product < data.size; product++) if (known[product] === 1 && !data.isGone(product)) count++;
    files = count >= LEAST_FILED * data.living;
    filed.set(data.era, files);
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
  { catalog }: IndexData,
  text: string,
  { spans, language }: { spans: Understanding['spans']; language: Language | undefined },
): Named[] {
  const understood = spans
    .filter(({ kind, negated }) => THINGS.has(kind) && !negated)
    .map(({ kind, value, start, end }) => ({ id: `${kind}:${value}`, start, end }));
  const mentioned = conceptsIn(text, language === undefined ? {} : { language })
    .filter(({ concept, negated }) => THINGS.has(concept.kind) && !negated)
    .map(({ concept: { id }, start, end }) => ({ id, start, end }));
  const brands = spans.filter(({ kind }) => kind === 'brand');
  return [...understood, ...mentioned].flatMap(({ id, start, end }) => {
    const kinds = catalog
      .kindsMeaning(id)
      .filter(({ kind, probability }) => kind.count > 0 && probability >= LEAST_PROBABLE)
      .map(({ kind }) => kind.id);
    const isBrand = brands.some((one) => overlaps(one, { start, end }));
    return kinds.length === 0 && isBrand ? [] : [{ start, end, kinds, concepts: [id] }];
  });
}

/**
 * The word that names the thing in a phrase (the last before a purpose, in Arabic the first), where no product is called so:
 * descriptions alone have it.
 */
export function thingNobodySells(data: IndexData, tokens: readonly Token[], text: string): Part | null {
  if ((text.match(/\S+/g) ?? []).length > MOST_WORDS_OF_PHRASE) return null;
  const words = tokens.filter(({ exact }) => !/\p{Nd}/u.test(exact)).map((token) => ({ ...token, kinds: [] }));
  const head = headOf(words, tokens, text);
  const token = tokens.find((one) => one.start === head?.start);
  // Of a word that nobody has there is nothing to tell: it may be a slip, or of another language.
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

interface Standings extends Pick<AskedKind, 'standing' | 'products'> {
  /** Of the products that are called so, the share that is of the kind or for it: how well the shop's kinds explain the word. */
  share: number;
}

const remembered = new WeakMap<object, Map<string, Standings>>();
const MOST_REMEMBERED = 200;

function standings(
  data: IndexData,
  kinds: readonly number[],
  { wider, word }: { wider: readonly number[]; word: Token },
): Standings {
  const served = new Set([...kinds, ...wider]);
  const byKinds = remembered.get(data.era) ?? new Map<string, Standings>();
  remembered.set(data.era, byKinds);
  const wanted = new Set(kinds);
  const key = `${[...wanted].sort().join(' ')} ${word.exact} ${word.stem}`;
  const known = byKinds.get(key);
  if (known !== undefined) return known;
  const standing = new Uint8Array(data.size);
  const products: number[] = [];
  for (const kind of wanted) {
    for (const product of data.catalog.productsOf(kind)) {
      if (standing[product] !== 0) continue;
      const isIt = data.catalog.standingOf(product, wanted) === 'is';
      standing[product] = isIt ? IS_OF_KIND : IS_FOR_KIND;
      if (isIt) products.push(product);
    }
  }
  for (let product = 0; product < data.size; product++) {
    if (standing[product] === 0 && data.catalog.isMadeFor(product, served)) standing[product] = IS_FOR_KIND;
  }
  const called = productsCalled(data, word);
  const explained = called.filter((product) => standing[product] !== 0).length;
  const share = called.length === 0 ? 1 : explained / called.length;
  const read = { standing, products: Uint32Array.from(products).sort(), share };
  if (byKinds.size >= MOST_REMEMBERED) byKinds.clear();
  byKinds.set(key, read);
  return read;
}
