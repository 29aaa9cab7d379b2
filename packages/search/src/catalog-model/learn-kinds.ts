/**
 * Second pass of learning: the kinds of a catalogue, and for each product the kinds that it is of and the kinds that it
 * is for, from category paths and titles.
 */
import { elementAt } from '@quarry/language';
import { GrowingUint32 } from '../index/growing-array.ts';
import type { NumberLists } from '../index/number-lists.ts';
import type { CategoryTree } from './category-tree.ts';
import type { Kind, KindName } from './kind.ts';
import { isSetWord } from './title-markers.ts';
import { FOREIGN, linkKind, settleAmbiguous } from './kind-links.ts';
import type { Head, TitleHeads } from './title-heads.ts';
import type { WordMeanings } from './word-meaning.ts';

/**
 * Minimum number of products for a head word to be a kind; one is sufficient when the lexicon or a category names it.
 */
const MIN_HEAD_PRODUCTS = 2;
const MIN_PHRASE_PRODUCTS = 3;
/** The minimum number of products for a word that they are for to become a kind. */
const MIN_TARGET_PRODUCTS = 2;
const MAX_HEAD_KINDS = 20_000;
const MAX_NAMES = 8;

export interface LearnedKinds {
  kinds: Kind[];
  /** Product → kinds that it directly is: narrowest categories, head, head with its modifier. */
  kindsOf: NumberLists;
  /** Product → kinds that it is for or made with. */
  madeFor: NumberLists;
}

interface Counted {
  products: number;
  names: Map<string, number>;
  stems: string[];
  source: 'head' | 'target';
}

export interface KindSources {
  heads: TitleHeads;
  categories: CategoryTree;
  meanings: WordMeanings;
  size: number;
  /** Product → its narrowest category levels. */
  leavesOf: (product: number) => number[];
  /** Product → the number of its canonical category, -1 for none; names by number. */
  canonicalOf: (product: number) => number;
  canonicalNames: readonly string[];
}

export function learnKinds(sources: KindSources): LearnedKinds {
  sources.heads.decide(sources.leavesOf);
  const counted = countHeads(sources);
  const numbers = numberKinds(sources, counted);
  return assign(sources, counted, numbers);
}

/** The number of products by head word, by head with modifier, and by what products are for. */
function countHeads({ heads, size, meanings }: KindSources): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  const count = (stems: string[], name: string, source: 'head' | 'target') => {
    const key = stems.join(' ');
    const one = counted.get(key) ?? { products: 0, names: new Map(), stems, source };
    counted.set(key, one);
    one.products++;
    if (one.names.size < MAX_NAMES || one.names.has(name)) one.names.set(name, (one.names.get(name) ?? 0) + 1);
  };
  for (let product = 0; product < size; product++) {
    const head = heads.decided(product);
    if (head.stem === '') continue;
    count([head.stem], head.exact, 'head');
    if (head.phrase !== null) count(head.phrase.stems, head.phrase.name, 'head');
  }
  for (let product = 0; product < size; product++) {
    for (const { stem, exact } of heads.decided(product).others) {
      const known = counted.get(stem);
      if (known?.source === 'head' || (known === undefined && meanings.of(exact).things.length === 0)) continue;
      count([stem], exact, 'target');
    }
  }
  return counted;
}

/** Which of the counted are kinds: their places behind the categories. */
function numberKinds(
  { categories, meanings }: KindSources,
  counted: ReadonlyMap<string, Counted>,
): Map<string, number> {
  const inCategories = new Set(categories.nodes.flatMap(({ stems }) => stems.flat()));
  const kept = [...counted].filter(([key, { products, names, stems, source }]) => {
    if (source === 'target') return products >= MIN_TARGET_PRODUCTS;
    if (stems.length > 1) return products >= MIN_PHRASE_PRODUCTS;
    return products >= MIN_HEAD_PRODUCTS || inCategories.has(key) || meanings.of(best(names)).things.length > 0;
  });
  kept.sort(([a, one], [b, other]) => other.products - one.products || (a < b ? -1 : 1));
  const first = categories.nodes.length;
  return new Map(kept.slice(0, MAX_HEAD_KINDS).map(([key], place) => [key, first + place]));
}

function assign(
  sources: KindSources,
  counted: ReadonlyMap<string, Counted>,
  numbers: ReadonlyMap<string, number>,
): LearnedKinds {
  const { heads, categories, meanings, size, leavesOf, canonicalOf, canonicalNames } = sources;
  const { nodes } = categories;
  const tallies = Array.from({ length: nodes.length + numbers.size }, () => new Tally());
  const kindsOf = new ListWriter();
  const madeFor = new ListWriter();
  for (let product = 0; product < size; product++) {
    const leaves = leavesOf(product);
    const head = heads.decided(product);
    const own = ownKinds(head, leaves, numbers);
    kindsOf.add(own);
    madeFor.add(
      targetKinds(
        head,
        own,
        numbers,
        leaves.flatMap((leaf) => nodes[leaf] ?? []),
      ),
    );
    const things = conceptsOfHead(head, meanings);
    const canonical = canonicalOf(product);
    const category = canonical < 0 ? null : `category:${canonicalNames[canonical]}`;
    const everywhere = new Set(
      own.flatMap((kind) => (kind < nodes.length ? categories.lineOf(kind).map(({ id }) => id) : [kind])),
    );
    for (const kind of everywhere) elementAt(tallies, kind).add(things, category);
  }
  const links = (id: number, names: readonly string[]) =>
    linkKind({ names, ...elementAt(tallies, id).evidence() }, meanings);
  const kinds: Kind[] = nodes.map(({ id, parent, name, stems }) => ({
    id,
    source: 'category',
    name,
    names: [{ text: name, count: elementAt(tallies, id).members }],
    stems,
    count: elementAt(tallies, id).members,
    parent,
    concepts: links(id, [name, ...partsOf(name)]),
  }));
  for (const [key, id] of numbers) {
    const known = counted.get(key);
    if (known === undefined) continue;
    const { names, stems, source } = known;
    const sorted = sortedNames(names);
    const name = sorted[0]?.text ?? key;
    const count = elementAt(tallies, id).members;
    kinds[id] = {
      id,
      source: count > 0 ? 'head' : source,
      name,
      names: sorted,
      stems: [stems],
      count,
      parent: -1,
      concepts: linkKind(
        { names: [name], ...elementAt(tallies, id).evidence(), ...(stems.length > 1 ? {} : SAME_WORD) },
        meanings,
      ),
    };
  }
  settleAmbiguous(kinds.map(({ concepts }) => concepts));
  return { kinds, kindsOf: kindsOf.finish(), madeFor: madeFor.finish() };
}

/** Members of a head-word kind contain that word, so its meaning in the lexicon must not count twice. */
const SAME_WORD = { memberConcepts: new Map<string, number>(), namedMembers: 0 };

/** A category as its number and the stems of its names. */
interface Level {
  id: number;
  stems: readonly (readonly string[])[];
}

/** The kinds that a product directly is. */
export function ownKinds(head: Head, leaves: readonly number[], numbers: ReadonlyMap<string, number>): number[] {
  const own = [...leaves];
  const word = numbers.get(head.stem);
  const both = head.phrase === null ? undefined : numbers.get(head.phrase.stems.join(' '));
  if (word !== undefined) own.push(word);
  if (both !== undefined) own.push(both);
  // A drum set is a drum to who asks for one.
  const content = isSetWord(head.exact) ? head.phrase?.stems.find((stem) => stem !== head.stem) : undefined;
  const contained = content === undefined ? undefined : numbers.get(content);
  if (contained !== undefined) own.push(contained);
  return own;
}

const GEORGIAN_GENITIVE = /[\u10d0-\u10ff]{2}ის$/;

/**
 * The kinds that a product is for or made with. Also categories that it is filed under and whose name it has in the genitive:
 * `კარვის პალოები`, pegs of tents on the category of tents, where tents lose a vowel in the genitive.
 * @param levels categories that it is filed under.
 */
export function targetKinds(
  head: Head,
  own: readonly number[],
  numbers: ReadonlyMap<string, number>,
  levels: readonly Level[],
): number[] {
  const found = new Set<number>();
  for (const { stem, exact } of head.others) {
    if (!GEORGIAN_GENITIVE.test(exact)) continue;
    for (const { id, stems } of levels) {
      const isNamed = stems.some((name) => name.at(-1) === stem) && !stems.some((name) => name.includes(head.stem));
      if (isNamed) found.add(id);
    }
  }
  for (const { stem } of head.others) {
    const kind = numbers.get(stem);
    if (kind !== undefined && !own.includes(kind)) found.add(kind);
  }
  return [...found];
}

/** Concepts that a head names, with the weight of each: less where a modifier may make it another thing. */
function conceptsOfHead({ exact, phrase }: Head, meanings: WordMeanings): Map<string, number> {
  const together = phrase === null ? [] : meanings.of(phrase.name).things;
  const { things, isForeign } = meanings.of(exact);
  const weight = (phrase === null || together.length > 0 ? 1 : HEAD_ALONE) * (isForeign ? FOREIGN : 1);
  const found = new Map(things.map(({ id }) => [id, weight]));
  for (const { id } of together) found.set(id, 1);
  return found;
}

const HEAD_ALONE = 0.5;

/** The parts of a category name that joins several. */
function partsOf(name: string): string[] {
  const parts = name
    .split(/\s*[&,;/+]\s*|\s(?:and|və|ve|da|და|و|и)\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 ? parts : [];
}

function best(names: ReadonlyMap<string, number>): string {
  return sortedNames(names)[0]?.text ?? '';
}

function sortedNames(names: ReadonlyMap<string, number>): KindName[] {
  return [...names]
    .map(([text, count]) => ({ text, count }))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

/** What the members of a kind are. */
class Tally {
  members = 0;
  private named = 0;
  private readonly concepts = new Map<string, number>();
  private readonly canonical = new Map<string, number>();

  add(things: ReadonlyMap<string, number>, category: string | null): void {
    this.members++;
    if (things.size > 0) this.named++;
    for (const [id, weight] of things) this.concepts.set(id, (this.concepts.get(id) ?? 0) + weight);
    if (category !== null) this.canonical.set(category, (this.canonical.get(category) ?? 0) + 1);
  }

  evidence() {
    const { members, named, concepts, canonical } = this;
    return { members, namedMembers: named, memberConcepts: concepts, canonical };
  }
}

/** Lists that arrive in order. */
export class ListWriter {
  private readonly offsets = new GrowingUint32();
  private readonly items = new GrowingUint32();

  constructor() {
    this.offsets.push(0);
  }

  add(items: Iterable<number>): void {
    for (const item of items) this.items.push(item);
    this.offsets.push(this.items.length);
  }

  finish(): NumberLists {
    return { offsets: this.offsets.finish(), items: this.items.finish() };
  }
}
