/**
 * The kind of thing that a query asks for, as the shop's own data name it, and what each product is to it: one of it, made
 * for it, or neither. In a noun phrase the head decides: "phone case" asks for a case, "case for a phone" too.
 */
import { conceptsIn, type Language, type Token, type Understanding } from '@quarry/language';
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
}

export const IS_OF_KIND = 1;
export const IS_FOR_KIND = 2;

/** Where the kinds of the shop explain fewer of the products that bear the word, it is no proof of anything. */
const LEAST_EXPLAINED = 0.7;
/** The share of products that have a category, where categories are taken for what products are. */
const LEAST_FILED = 0.9;
/** A concept leads to a kind of the shop from this probability on. */
const LEAST_PROBABLE = 0.5;
const THINGS: ReadonlySet<string> = new Set(['category', 'category_group', 'product_type']);
/** In a sentence the last noun need not be the thing. */
const MOST_WORDS_OF_PHRASE = 6;
/** What follows tells what the thing is for, has, or is made of. */
const BEFORE_PURPOSE = /^(?:for|with|without|to|in|on|by|from|w|of)$/;

interface Named extends Part {
  kinds: number[];
  /** Kinds that the last words of the span name by themselves: the rods of spinning rods. */
  wider?: number[];
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
  const named = [...namedByShop(data.catalog, tokens), ...namedByLexicon(data.catalog, text, { spans, language })];
  const head = headOf(named, tokens, text);
  if (head === undefined) return null;
  const kinds = named.filter((one) => one.end === head.end && one.start <= head.start).flatMap((one) => one.kinds);
  const word = tokens.findLast((token) => overlaps(token, head)) ?? first;
  const { share, ...known } = standings(data, kinds, { wider: head.wider ?? [], word });
  return share < LEAST_EXPLAINED ? null : { start: head.start, end: head.end, ...known };
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

/** Spans that name a concept which a kind of the shop may be, in whichever language. */
function namedByLexicon(
  catalog: CatalogModel,
  text: string,
  { spans, language }: { spans: Understanding['spans']; language: Language | undefined },
): Named[] {
  const understood = spans
    .filter(({ kind, negated }) => THINGS.has(kind) && !negated)
    .map(({ kind, value, start, end }) => ({ id: `${kind}:${value}`, start, end }));
  const mentioned = conceptsIn(text, language === undefined ? {} : { language })
    .filter(({ concept, negated }) => THINGS.has(concept.kind) && !negated)
    .map(({ concept: { id }, start, end }) => ({ id, start, end }));
  return [...understood, ...mentioned].flatMap(({ id, start, end }) => {
    const kinds = catalog
      .kindsMeaning(id)
      .filter(({ probability }) => probability >= LEAST_PROBABLE)
      .map(({ kind }) => kind.id);
    return kinds.length === 0 ? [] : [{ start, end, kinds }];
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

interface Standings extends Omit<AskedKind, 'start' | 'end'> {
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
