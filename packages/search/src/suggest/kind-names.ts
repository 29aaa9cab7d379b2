/**
 * Names of the kinds that the shop sells: its own categories, the heads of its titles, and the names of the linked
 * concepts in five languages.
 */
import { analyze, conceptOf, detectLanguage, elementAt, labelOf, type Language, LANGUAGES } from '@quarry/language';
import type { Kind } from '../catalog-model/kind.ts';
import type { IndexData } from '../index/index-data.ts';
import { keyOf, withoutMarks } from './phrase-list.ts';

interface KindName {
  /** Folded words with single spaces. */
  key: string;
  shown: string;
  /** Products of the kind. */
  count: number;
}

/** The minimum probability of a link between a concept and a kind. */
const MIN_PROBABILITY = 0.5;
/** Minimum number of titles with a head word for a kind without a category. */
const FEWEST_OF_HEAD = 2;
/** The minimum share of the products of a kind known by titles alone that are in one category. */
const MIN_SAME_CATEGORY = 0.5;
/** The number of products that are checked; fewer are not sufficient. */
const MAX_CATEGORIZED = 500;
const MIN_FILED = 3;
/** Longer names are headings, which shoppers do not type. */
const MAX_WORDS = 4;
/** A name of several things is no query: `Cups, plates & bowls`. */
const JOINS = /[&/,+|>]/u;
/** Languages of names that are remembered. */
const MAX_LANGUAGES = 20_000;
/** What `İ` becomes in small letters. */
const DOTTED_I = 'i\u0307';

const remembered = new WeakMap<object, KindNames>();

/** What a kind is called in a language; undefined where it has no name that could be typed. */
export function nameOfKind(kind: Kind, language: Language | undefined): string | undefined {
  const own = ownName(kind);
  const [concept] = kind.concepts;
  const [conceptKind = '', value = ''] = concept?.id.split(':') ?? [];
  if (language !== undefined && isCanonical(kind)) return labelOf('category', kind.name, language);
  if (language === undefined || concept === undefined || concept.probability < MIN_PROBABILITY) return own;
  return labelOf(conceptKind, value, language);
}

/** The names of kinds; found by their beginning with a binary search, because a large shop has many thousands of them. */
export class KindNames {
  /** Those of the most products first. */
  private readonly names: readonly KindName[];
  /** By place among the names: the folded name without marks, `gomlek` for `gömlek`. */
  private readonly plain: readonly string[];
  /** The same without spaces: `smart w` begins `smartwatch`. */
  private readonly joined: readonly string[];
  /** Places in the order of `plain`, and of `joined`. */
  private readonly byPlain: Uint32Array;
  private readonly byJoined: Uint32Array;
  private readonly languages = new Map<string, Language>();

  /** Ids of the kinds that have a name here. */
  readonly kinds: ReadonlySet<number>;

  constructor(names: readonly KindName[], kinds: ReadonlySet<number>) {
    this.names = names;
    this.kinds = kinds;
    this.plain = names.map(({ key }) => withoutMarks(key));
    this.joined = names.map(({ key }) => key.replaceAll(' ', ''));
    this.byPlain = sortedPlaces(this.plain);
    this.byJoined = sortedPlaces(this.joined);
  }

  /**
   * Names other than `key` that begin with it, letters without their marks included; those of the most products first.
   * @param joined also those that begin with it when spaces are left out.
   */
  *begunBy(key: string, joined: string | null): Generator<string, void, undefined> {
    const places = [
      ...placesBegunBy(this.byPlain, this.plain, withoutMarks(key)),
      ...(joined === null ? [] : placesBegunBy(this.byJoined, this.joined, joined)),
    ].sort((a, b) => a - b);
    for (let i = 0; i < places.length; i++) {
      const name = elementAt(this.names, elementAt(places, i));
      if (places[i] !== places[i - 1] && name.key !== key) yield name.shown;
    }
  }

  /** The language of a name, read once; of a word of several languages `own` is taken. */
  languageOf(shown: string, own: Language): Language {
    const key = `${own} ${shown}`;
    const known = this.languages.get(key);
    if (known !== undefined) return known;
    const language = detectLanguage(shown, own);
    if (this.languages.size >= MAX_LANGUAGES) this.languages.clear();
    this.languages.set(key, language);
    return language;
  }
}

function sortedPlaces(texts: readonly string[]): Uint32Array {
  const textAt = (place: number) => texts[place] ?? '';
  return Uint32Array.from(texts.keys()).sort((a, b) => (textAt(a) < textAt(b) ? -1 : textAt(a) > textAt(b) ? 1 : 0));
}

/** @param sorted places in the order of their texts. */
function placesBegunBy(sorted: Uint32Array, texts: readonly string[], beginning: string): Uint32Array {
  const textAt = (rank: number) => texts[sorted[rank] ?? -1] ?? '';
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (textAt(middle) < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && textAt(end).startsWith(beginning)) end++;
  return sorted.subarray(low, end);
}

/** All names. Read once until words change. */
export function kindNames(data: IndexData): KindNames {
  const known = remembered.get(data.wordsVersion);
  if (known !== undefined) return known;
  const byKey = new Map<string, KindName>();
  const kinds = new Set<number>();
  for (const kind of data.catalog.kinds) {
    if (kind.count === 0 || (kind.source !== 'category' && kind.count < FEWEST_OF_HEAD)) continue;
    if (isOfManyShelves(data, kind)) continue;
    kinds.add(kind.id);
    for (const name of namesOf(kind)) {
      const shown = name.toLowerCase().replaceAll(DOTTED_I, 'i');
      const key = keyOf(analyze(shown));
      const before = byKey.get(key);
      if (key === '' || (before !== undefined && before.count >= kind.count)) continue;
      byKey.set(key, { key, shown, count: kind.count });
    }
  }
  const sorted = [...byKey.values()].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  const names = new KindNames(sorted, kinds);
  remembered.set(data.wordsVersion, names);
  return names;
}

/** A word of titles whose products are filed far apart is a series or a maker's name, no kind of thing. */
function isOfManyShelves(data: IndexData, { id, source, concepts }: Kind): boolean {
  return source !== 'category' && concepts.length === 0 && !isOnOneShelf(data, data.catalog.productsOf(id));
}

/** Whether most of these products are filed under one category; so are few, and those that are not filed. */
export function isOnOneShelf({ catalog }: IndexData, products: Uint32Array): boolean {
  const categories = new Map<number, number>();
  let filed = 0;
  for (const product of products.subarray(0, MAX_CATEGORIZED)) {
    const own = catalog.kindsOf(product).find((kind) => catalog.kinds[kind]?.source === 'category');
    if (own === undefined) continue;
    filed++;
    categories.set(own, (categories.get(own) ?? 0) + 1);
  }
  return filed < MIN_FILED || Math.max(...categories.values()) >= MIN_SAME_CATEGORY * filed;
}

/** Stored as values of the lexicon such as `washing-machine`, which shoppers do not type. */
function isCanonical({ name, source }: Kind): boolean {
  return source === 'category' && conceptOf('category', name) !== undefined;
}

function namesOf(kind: Kind): string[] {
  if (isCanonical(kind)) return LANGUAGES.map((language) => labelOf('category', kind.name, language));
  const own = ownName(kind);
  const meant = kind.concepts
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .flatMap(({ id }) => {
      const [conceptKind = '', value = ''] = id.split(':');
      return LANGUAGES.map((language) => labelOf(conceptKind, value, language));
    });
  return own === undefined ? meant : [own, ...meant];
}

function ownName({ name, names, source }: Kind): string | undefined {
  const written = source === 'category' ? name : (names[0]?.text ?? name);
  return JOINS.test(written) || written.split(/\s+/).length > MAX_WORDS ? undefined : written;
}
