/**
 * Properties that every catalogue must have and that need no judgements. Each is measured against what is attainable:
 * products with the same title count as one, and words that more than a page of products share are left out.
 */
import { analyze, type Language } from '@quarry/language';
import type { EngineDocument, EngineFilters, EngineQuery, ProductIndex } from '@quarry/search';
import { seededRandom } from '../../packages/search/src/vectors/seeded-random.ts';

export interface Catalogue {
  name: string;
  language: Language;
  documents: readonly EngineDocument[];
  index: ProductIndex;
  /** The same products without their categories; null where none has a category. */
  withoutCategories: ProductIndex | null;
}

export interface Outcome {
  invariant: string;
  checked: number;
  /** Mean share that holds, 0 to 1. */
  share: number;
  violations: string[];
}

interface Check {
  share: number;
  /** What was asked and what came, for the list of violations. */
  told: string;
}

const SEED = 20_240_607;
const SAMPLE = 200;
const PAGE = 10;
const DEEP = 100;
/** A slip is made in words of this length or longer: in shorter ones it makes another word. */
const SLIP_FROM_LETTERS = 6;
/** A query of fewer words has no half and no order. */
const FEWEST_WORDS = 2;
/** Longer titles are cut to what a shopper would type for them. */
const WORDS_OF_QUERY = 3;
const FILLERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['please', 'i want to buy', 'looking for'],
  ka: ['გთხოვთ', 'მინდა ვიყიდო', 'ვეძებ'],
  tr: ['lütfen', 'arıyorum', 'istiyorum'],
  ar: ['من فضلك', 'أريد', 'ابحث عن'],
  az: ['zəhmət olmasa', 'axtarıram', 'istəyirəm'],
};

export function checkInvariants(catalogue: Catalogue): Outcome[] {
  const sample = sampleOf(catalogue.documents, SAMPLE);
  const asked = sample.flatMap((document) => {
    const query = shortQuery(document);
    return query === null ? [] : [{ query, document }];
  });
  return [
    outcome(
      'own title first',
      sample.flatMap((document) => ownTitle(catalogue, document) ?? []),
    ),
    outcome(
      'half a title in ten',
      sample.flatMap((document, at) => halfTitle(catalogue, document, at) ?? []),
    ),
    outcome('name of a kind', kindNames(catalogue)),
    ...CHANGES.flatMap(({ name, change }) => {
      const pairs = asked.flatMap(({ query }, at) => {
        const changed = change(catalogue, query, at);
        return changed === null ? [] : [[query, changed] as const];
      });
      return [
        outcome(
          `${name}: answers kept`,
          pairs.flatMap(([query, changed]) => answersKept(catalogue, query, changed) ?? []),
        ),
        outcome(
          `${name}: ten kept`,
          pairs.map(([query, changed]) => tenKept(catalogue, query, changed)),
        ),
      ];
    }),
    outcome(
      'last word cut: answers kept',
      asked.flatMap(({ query }) => cutLastWord(catalogue, query) ?? []),
    ),
    outcome(
      'constraint adds nothing',
      asked.flatMap(({ query, document }) => constraints(catalogue, query, document)),
    ),
  ];
}

/** A change of a query that leaves its meaning as it is; null where it cannot be made. */
const CHANGES: readonly {
  name: string;
  change: (catalogue: Catalogue, query: string, at: number) => string | null;
}[] = [
  { name: 'typo', change: withTypo },
  { name: 'plural', change: inPlural },
  { name: 'word order', change: (_, query) => query.split(' ').toReversed().join(' ') },
  { name: 'filler', change: withFiller },
];

function outcome(invariant: string, checks: readonly Check[]): Outcome {
  const violations = checks.filter(({ share }) => share < 1).map(({ told }) => told);
  const sum = checks.reduce((total, { share }) => total + share, 0);
  return {
    invariant,
    checked: checks.length,
    share: checks.length === 0 ? Number.NaN : sum / checks.length,
    violations,
  };
}

function titleOf({ fields }: EngineDocument): string {
  return (fields['title'] ?? '').split('\n')[0] ?? '';
}

function wordsOf(text: string): string[] {
  return analyze(text).map(({ exact }) => exact);
}

function search(
  { index }: Pick<Catalogue, 'index'>,
  text: string,
  take = PAGE,
  more: Partial<EngineQuery> = {},
): string[] {
  return index.search({ text, skip: 0, take, ...more }).hits.map(({ id }) => id);
}

/** A product's own title finds it, or one of the same title, first. */
function ownTitle(catalogue: Catalogue, document: EngineDocument): Check | null {
  const title = titleOf(document);
  if (title === '') return null;
  const [first] = search(catalogue, title, 1);
  const found = catalogue.documents.find(({ id }) => id === first);
  const isOwn = found !== undefined && keyOf(found) === keyOf(document);
  return { share: isOwn ? 1 : 0, told: `${title} → ${found === undefined ? 'nothing' : titleOf(found)}` };
}

function keyOf(document: EngineDocument): string {
  return wordsOf(titleOf(document)).sort().join(' ');
}

/** A random half of the words of a title, in their order, finds it among ten, where no more than ten products have them all. */
function halfTitle(catalogue: Catalogue, document: EngineDocument, at: number): Check | null {
  const words = titleOf(document).split(/\s+/).filter(Boolean);
  if (words.length < 2 * FEWEST_WORDS) return null;
  const random = seededRandom(SEED + at);
  const order = words.map((_, place) => ({ place, by: random() })).sort((a, b) => a.by - b.by);
  const chosen = order.slice(0, Math.ceil(words.length / 2)).map(({ place }) => place);
  const text = words.filter((_, place) => chosen.includes(place)).join(' ');
  if (countWithAll(catalogue, text) > PAGE) return null;
  const found = search(catalogue, text);
  return { share: found.includes(document.id) ? 1 : 0, told: `${text} → lacks ${titleOf(document)}` };
}

const textsOfCatalogue = new WeakMap<Catalogue, ReadonlySet<string>[]>();

/** How many products have all words of a text, in whichever field. */
function countWithAll(catalogue: Catalogue, text: string): number {
  const known =
    textsOfCatalogue.get(catalogue) ??
    catalogue.documents.map(({ fields }) => new Set(Object.values(fields).flatMap(wordsOf)));
  textsOfCatalogue.set(catalogue, known);
  const words = wordsOf(text);
  return known.filter((one) => words.every((word) => one.has(word))).length;
}

/** The name of a category that is not indexed finds a product of it first, where products are called so. */
function kindNames({ documents, withoutCategories: index }: Catalogue): Check[] {
  if (index === null) return [];
  const byKind = new Map<string, EngineDocument[]>();
  for (const document of documents) {
    const name = document.categoryPath?.at(-1);
    if (name !== undefined) byKind.set(name, [...(byKind.get(name) ?? []), document]);
  }
  const stems = (text: string) => analyze(text).map(({ stem }) => stem);
  return [...byKind].flatMap(([name, members]) => {
    const named = members.filter((member) => {
      const own = new Set(stems(titleOf(member)));
      return stems(name).every((stem) => own.has(stem));
    });
    if (named.length === 0) return [];
    const [first] = search({ index }, name, 1);
    const isOf = members.some(({ id }) => id === first);
    return [{ share: isOf ? 1 : 0, told: `${name} → ${first}` }];
  });
}

/** The first words of a title that are no numbers: what a shopper would type. */
function shortQuery(document: EngineDocument): string | null {
  const words = titleOf(document)
    .split(/\s+/)
    .filter((word) => /^\p{L}[\p{L}\p{M}'’-]+$/u.test(word));
  return words.length < FEWEST_WORDS ? null : words.slice(0, WORDS_OF_QUERY).join(' ');
}

/** The share of the first ten that are still among the first ten. A space behind the words: none is half typed. */
function tenKept(catalogue: Catalogue, query: string, changed: string): Check {
  return shareKept(search(catalogue, `${query} `), search(catalogue, `${changed} `), `${query} / ${changed}`);
}

/** The same of those that meet all of the query; null where none does, or more than fit on a page. */
function answersKept(catalogue: Catalogue, query: string, changed: string): Check | null {
  const answers = answersOf(catalogue, query);
  if (answers === null) return null;
  return shareKept(answers, search(catalogue, `${changed} `), `${query} / ${changed}`);
}

function answersOf({ index }: Catalogue, query: string): string[] | null {
  const { hits, greatTotal } = index.search({ text: `${query} `, skip: 0, take: PAGE });
  if (greatTotal === 0 || greatTotal > PAGE) return null;
  return hits.filter(({ great }) => great).map(({ id }) => id);
}

function shareKept(before: readonly string[], after: readonly string[], told: string): Check {
  const kept = before.filter((id) => after.includes(id)).length;
  return { share: before.length === 0 ? 1 : kept / before.length, told: `${told} → ${kept} of ${before.length}` };
}

/** Two letters of the longest word change places; null where that makes a word of the catalogue. */
function withTypo(catalogue: Catalogue, query: string, at: number): string | null {
  const words = query.split(' ');
  const longest = words.filter((word) => /^\p{L}+$/u.test(word)).toSorted((a, b) => b.length - a.length)[0] ?? '';
  const letters = [...longest];
  if (letters.length < SLIP_FROM_LETTERS) return null;
  const place = 1 + Math.floor(seededRandom(SEED + at)() * (letters.length - 2));
  const [a = '', b = ''] = [letters[place], letters[place + 1]];
  const slipped = [...letters.slice(0, place), b, a, ...letters.slice(place + 2)].join('');
  if (a === b || countWithAll(catalogue, slipped) > 0) return null;
  return words.map((word) => (word === longest ? slipped : word)).join(' ');
}

/** The last word in the plural, in English alone: in the other languages its form depends on the word. */
function inPlural({ language }: Catalogue, query: string): string | null {
  const last = query.split(' ').at(-1)?.toLowerCase() ?? '';
  const isRegular = /^[a-z]{3,}[a-rt-z]$/.test(last) && !/(?:[cs]h|x|z|y|f|fe|o|ing|ed)$/.test(last);
  return language === 'en' && isRegular ? `${query}s` : null;
}

function withFiller({ language }: Catalogue, query: string, at: number): string {
  const fillers = FILLERS[language];
  return `${fillers[at % fillers.length]} ${query}`;
}

/** At least half of the answers are found without the last word; null where more is found than is looked through. */
function cutLastWord(catalogue: Catalogue, query: string): Check | null {
  const shorter = query.split(' ').slice(0, -1).join(' ');
  const answers = answersOf(catalogue, query);
  if (answers === null || catalogue.index.search({ text: `${shorter} `, skip: 0, take: 0 }).total > DEEP) return null;
  const { share, told } = shareKept(answers, search(catalogue, `${shorter} `, DEEP), `${query} / ${shorter}`);
  return { share: share >= 1 / 2 ? 1 : 0, told };
}

/** The first tier of the query with a filter, a price limit or a stated value is a part of its first tier without. */
function constraints(catalogue: Catalogue, query: string, document: EngineDocument): Check[] {
  const free = firstTier(catalogue, { text: query });
  // "Red blue" wishes for either of two colours: a second value of an attribute is no constraint.
  const said = new Set(catalogue.index.search({ text: query, skip: 0, take: 0 }).spans.map(({ kind }) => kind));
  const { price, attributes } = document;
  const constrained: [string, Partial<EngineQuery>][] = [['in stock', { filters: { in_stock: true } }]];
  if (price !== null) {
    constrained.push([`≤ ${price}`, { filters: { price_max: price } }]);
    constrained.push([`under ${Math.ceil(price)}`, { text: `${query} under ${Math.ceil(price)} ` }]);
  }
  for (const [key, [value]] of Object.entries(attributes)) {
    if (value === undefined || key === 'category') continue;
    constrained.push([`${key} ${value}`, { filters: filterOf(key, value) }]);
    if (/^\p{L}+$/u.test(value) && !said.has(key)) constrained.push([`+ ${value}`, { text: `${value} ${query}` }]);
  }
  return constrained.map(([told, change]) => {
    const added = [...firstTier(catalogue, { text: query, ...change })].filter((id) => !free.has(id));
    return {
      share: added.length === 0 || free.size === 0 ? 1 : 0,
      told: `${query} [${told}] adds ${added.slice(0, 3).join(' ')}`,
    };
  });
}

function filterOf(key: string, value: string): EngineFilters {
  return key === 'color' || key === 'brand' || key === 'material' || key === 'size' || key === 'gender'
    ? { [key]: value }
    : { attributes: { [key]: value } };
}

function firstTier({ index }: Catalogue, query: Pick<EngineQuery, 'text'> & Partial<EngineQuery>): Set<string> {
  const { greatTotal } = index.search({ skip: 0, take: 0, ...query });
  const first = index.search({ skip: 0, ...query, take: greatTotal }).hits;
  return new Set(first.filter(({ great }) => great).map(({ id }) => id));
}

function sampleOf(documents: readonly EngineDocument[], count: number): EngineDocument[] {
  const random = seededRandom(SEED);
  const keyed = documents.map((document) => ({ document, by: random() }));
  return keyed
    .sort((a, b) => a.by - b.by)
    .slice(0, count)
    .map(({ document }) => document);
}
