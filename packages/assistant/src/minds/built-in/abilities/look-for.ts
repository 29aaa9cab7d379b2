/**
 * Searches for products that meet all constraints, and if there are none, which single constraint prevents results.
 * Each attempt is one search; the first with results is used.
 */
import { attributeValues, type SearchFilters } from '@quarry/contract';
import { answersTo, conceptsIn, measuresIn, understand } from '@quarry/language';
import type { Wishes } from '../../../memory/memory.ts';
import { queryOf, valuesOf } from '../../../memory/wishes.ts';
import type { FoundProducts } from '../../../tools/store-tools.ts';
import { isCalled } from '../../../plan/called.ts';
import { contentWords } from '../../../plan/words.ts';
import type { Turn } from '../../mind.ts';
import type { WishKind } from '../wording/wording.ts';
import { askableKeys } from '../quick-replies.ts';
import { attributesMeant } from './attribute-wishes.ts';
import { exactLimits, priceReasons } from './price-limit.ts';
import { isSoldOut } from './product-facts.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';

/** As many as are shown at once. */
export const PAGE = 12;
/** The first page looks further, so that the quick replies know what the results differ in. */
const SAMPLE = 24;

export interface FoundFinding {
  kind: 'found';
  found: FoundProducts;
  wishes: Wishes;
}

export type Finding =
  | FoundFinding
  /** They meet the rest of the request, and their data do not state whether they contain the excluded substance. */
  | { kind: 'not-said'; found: FoundProducts; wishes: Wishes }
  | { kind: 'close'; found: FoundProducts; wishes: Wishes }
  /** No product meets all constraints; these meet all but one, or (`all`) only the words. */
  | { kind: 'relaxed'; found: FoundProducts; wishes: Wishes; letGo: WishKind | 'all' }
  /** All that fits is sold out; `found` is what comes near and can be bought. */
  | { kind: 'sold-out'; found: FoundProducts; wishes: Wishes }
  /** The shop has nothing of this kind; `found` is the nearest that it has, perhaps nothing. */
  | { kind: 'not-carried'; category: string; found: FoundProducts; wishes: Wishes }
  /** No word of the request is known in this shop. */
  | { kind: 'not-understood' }
  | { kind: 'nothing' };

/**
 * In this order: what a shopper most easily gives up comes first. Looks are a matter of taste; a budget and a size are
 * facts of somebody's life. What was ruled out is never let go of: it may be an allergy.
 */
const LETTING_GO: readonly [WishKind, readonly (keyof SearchFilters)[]][] = [
  ['color', ['color']],
  ['material', ['material']],
  ['brand', ['brand']],
  ['attributes', ['attributes']],
  ['price', ['price_min', 'price_max']],
  ['size', ['size']],
  ['gender', ['gender']],
];

export async function lookFor(turn: Turn, asked: Wishes): Promise<Finding> {
  const { found: strict, wishes } = await searchClosely(turn, asked);
  if (isGood(strict) && fits(strict))
    return (await besideSoldOut(turn, strict, wishes)) ?? { kind: 'found', found: strict, wishes };
  if (leavesOpen(strict)) return { kind: 'not-said', found: strict, wishes };
  const bare = await withoutSmallWords(turn, wishes);
  if (bare) return bare;
  if (saysNothing(wishes, strict, turn)) return { kind: 'not-understood' };
  if (isGood(strict)) return { kind: 'close', found: strict, wishes };

  // "Orange juice" is no juice in orange: perhaps the words were meant as words.
  if (wishes.said !== wishes.words) {
    // Size, price and what was ruled out are not among these words, so they still hold.
    const { price_min, price_max, exclude, size } = wishes.filters;
    const plain: Wishes = {
      ...wishes,
      words: wishes.said,
      filters: definedOnly({ price_min, price_max, exclude, size }),
    };
    const found = await searchPage(turn, plain, 1);
    if (isGood(found) && fits(found)) return { kind: 'found', found, wishes: plain };
  }

  const conditions = LETTING_GO.filter(([, keys]) => keys.some((key) => wishes.filters[key] !== undefined));
  for (const [letGo, keys] of conditions) {
    const relaxed = keepingCar(without(wishes, keys), wishes);
    const found = await searchPage(turn, relaxed, 1);
    if (isGood(found)) return { kind: 'relaxed', found, wishes: relaxed, letGo };
  }
  if (conditions.length > 1) {
    const bare = keepingCar(
      without(
        wishes,
        conditions.flatMap(([, keys]) => keys),
      ),
      wishes,
    );
    const found = await searchPage(turn, bare, 1);
    if (isGood(found)) return { kind: 'relaxed', found, wishes: bare, letGo: 'all' };
  }
  if (strict.total > 0) return { kind: 'close', found: strict, wishes };
  return (await lookBesideCategory(turn, wishes)) ?? { kind: 'nothing' };
}

/** Whether products meet everything but what is not wanted, of which their data say nothing. */
function leavesOpen({ documents, exclusions = [] }: FoundProducts): boolean {
  return documents.length > 0 && exclusions.some(({ stated, unsaid }) => stated === 0 && unsaid > 0);
}

/** Everything in a shop is new. */
const BRAND_NEW = /(?<!\p{L})(?:(?:brand )?new|ახალი|yeni|جديد|جديدة|təzə)(?!\p{L})/giu;

/** "Tiles too, grey ones": a small word that no product has must not stand in the way. */
async function withoutSmallWords(turn: Turn, wishes: Wishes): Promise<Finding | null> {
  const said = OWN_PHRASES[turn.language].unsaid.removeFrom(wishes.said.replace(BRAND_NEW, ' '));
  if (said === '' || said === wishes.said) return null;
  const { found, wishes: met } = await searchClosely(turn, { ...wishes, said });
  return isGood(found) && fits(found) ? { kind: 'found', found, wishes: { ...met, said: wishes.said } } : null;
}

/** Steps of the search that replace what was said rather than read it better. */
const SUBSTITUTES = new Set(['dropped-word', 'concepts', 'category', 'relaxed-filter']);

/** "Flumpo device": no word has a meaning, and what the search came up with answers something else. */
function saysNothing(
  { said, words, filters }: Wishes,
  { documents, recoveredBy }: FoundProducts,
  { language }: Turn,
): boolean {
  const isMet = documents.some(({ metadata }) => metadata.great_match) && !SUBSTITUTES.has(recoveredBy ?? '');
  if (Object.keys(filters).length > 0 || isMet) return false;
  const text = said || words;
  return text !== '' && understand(text, { language }).spans.length === 0;
}

/** Where nothing that fits can be bought: what comes near and can. Null when something can. */
async function besideSoldOut(turn: Turn, strict: FoundProducts, wishes: Wishes): Promise<Finding | null> {
  const fitting = strict.documents.filter(({ metadata }) => metadata.great_match);
  if (fitting.length === 0 || !fitting.every(({ metadata }) => isSoldOut(metadata))) return null;
  const near: Wishes = { ...wishes, filters: { ...wishes.filters, in_stock: true } };
  const found = await searchPage(turn, near, 1);
  // If nothing else meets the request, sold-out products are shown.
  return found.total > 0 ? { kind: 'sold-out', found, wishes: near } : { kind: 'sold-out', found: strict, wishes };
}

/** A kind of product that the shop does not have at all, and what is nearest to it. */
async function lookBesideCategory(turn: Turn, wishes: Wishes): Promise<Finding | null> {
  const { category, ...filters } = wishes.filters;
  const [kind, ...others] = valuesOf(category);
  if (kind === undefined || others.length > 0) return null;
  const shelf = await searchPage(turn, { ...wishes, filters: { category } }, 1);
  if (shelf.total > 0) return null;
  const beside: Wishes = { ...wishes, filters };
  const found = await searchPage(turn, beside, 1);
  // The shop may keep it without saying of which kind it is.
  const documents = found.documents.filter(({ metadata }) => isCalled(metadata, wishes.said, turn.language));
  if (documents.length > 0) {
    const ids = documents.map(({ id }) => id);
    const called: Wishes = { ...beside, filters: { ...filters, ids } };
    return { kind: 'found', found: { ...found, documents, total: documents.length }, wishes: called };
  }
  // One word of a longer message may mean something else there: only of the kind alone it is said that there is none.
  if (found.total > 0 && saysMoreThan(kind, wishes, turn)) return { kind: 'close', found, wishes: beside };
  return { kind: 'not-carried', category: kind, found, wishes: beside };
}

function saysMoreThan(kind: string, { said }: Wishes, { language }: Turn): boolean {
  const { spans } = understand(said, { language });
  const named = spans.filter(({ value }) => value === kind);
  const rest = named.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    said,
  );
  return contentWords(rest, language).length > MAX_WORDS_BESIDE_KIND;
}
const MAX_WORDS_BESIDE_KIND = 2;

export async function searchPage(turn: Turn, wishes: Wishes, page: number): Promise<FoundProducts> {
  const { tools, language, message } = turn;
  const query = queryOf(wishes, language) || (isWholeShelf(wishes) ? '' : message);
  const { ids } = wishes.filters;
  const isListed = wishes.words === '' && ids !== undefined && wishes.sort === 'relevance';
  const found = await tools.searchProducts({
    query,
    filters: exactLimits(wishes),
    reasons: priceReasons(wishes, turn),
    sort: wishes.sort,
    ...(isListed ? { page: 1, limit: ids.length } : { page, limit: page === 1 ? SAMPLE : PAGE }),
    ...(page === 1 && { facets: askableKeys(wishes.filters) }),
  });
  return withoutThose(isListed ? inOrder(found, ids, page) : found, wishes.without ?? []);
}

/** Products that were named one by one (those like a picture) have no words to rank them: they keep their places. */
function inOrder(found: FoundProducts, ids: readonly string[], page: number): FoundProducts {
  const place = new Map(ids.map((id, n) => [id, n]));
  const placeOf = ({ id }: { id: string }) => place.get(id) ?? ids.length;
  const documents = [...found.documents].sort((one, other) => placeOf(one) - placeOf(other));
  return { ...found, documents: documents.slice((page - 1) * PAGE) };
}

/** The results without dropping a constraint; null if there are none. */
export async function lookForAllOf(turn: Turn, asked: Wishes): Promise<FoundFinding | null> {
  const { found, wishes } = await searchClosely(turn, asked);
  return isGood(found) && fits(found) && found.recoveredBy === null ? { kind: 'found', found, wishes } : null;
}

/** The request with the constraints that the message adds; null if it adds none, or there are no results. */
export async function lookCloser(turn: Turn, wished: Wishes): Promise<FoundFinding | null> {
  // A measure in the message takes the place of the one before, which must not narrow the search.
  const hasMeasure = measuresIn(turn.message, { language: turn.language }).length > 0;
  const before: Wishes = hasMeasure
    ? { ...wished, words: withoutMeasures(wished.words, turn), said: withoutMeasures(wished.said, turn) }
    : wished;
  const { found, wishes } = await searchClosely(turn, before);
  const isCloser = JSON.stringify(wishes.filters) !== JSON.stringify(before.filters);
  return isCloser ? { kind: 'found', found, wishes } : null;
}

function withoutMeasures(text: string, { language }: Turn): string {
  let left = text;
  for (const { start, end } of [...measuresIn(text, { language })].reverse())
    left = left.slice(0, start) + left.slice(end);
  return left.replace(/\s+/gu, ' ').trim();
}

/** A search, with the conditions that only the shop's own data understand, as far as products meet them. */
async function searchClosely(turn: Turn, wishes: Wishes): Promise<{ found: FoundProducts; wishes: Wishes }> {
  const fitting = (found: FoundProducts): FoundProducts => alikeOnly(answeringComplaint(found, wishes, turn));
  const found = await searchPage(turn, wishes, 1);
  const meant = found.total > 0 ? await attributesMeant(turn, wishes, found) : null;
  if (meant === null) return { found: fitting(found), wishes };
  const { brand, attributes } = meant;
  const filters: SearchFilters = { ...wishes.filters, ...(brand !== undefined && { brand }) };
  if (attributes) filters.attributes = { ...wishes.filters.attributes, ...attributes };
  const closer: Wishes = { ...wishes, filters };
  const closest = await searchPage(turn, withoutDoseForm(closer, turn), 1);
  return closest.total > 0 ? { found: fitting(closest), wishes: closer } : { found: fitting(found), wishes };
}

/** "A fever, a syrup": the form is a condition now; as a word it would find the syrups for a cough. */
function withoutDoseForm(wishes: Wishes, { language }: Turn): Wishes {
  if (wishes.filters.attributes?.dose_form === undefined) return wishes;
  const cut = (text: string): string => {
    const forms = conceptsIn(text, { language }).filter(({ concept }) => concept.kind === 'dose_form');
    let left = text;
    for (const { start, end } of [...forms].reverse()) left = `${left.slice(0, start)} ${left.slice(end)}`;
    return /\p{L}/u.test(left) ? left.replace(/\s+/gu, ' ').trim() : text;
  };
  return { ...wishes, words: cut(wishes.words), said: cut(wishes.said) };
}

/** Of the syrups those that hold what helps against the complaint; all of them where none is known to. */
function answeringComplaint(found: FoundProducts, { said, words, filters }: Wishes, { language }: Turn): FoundProducts {
  const mentioned = conceptsIn(said || words, { language });
  const hasForm =
    filters.attributes?.dose_form !== undefined || mentioned.some(({ concept }) => concept.kind === 'dose_form');
  if (!hasForm) return found;
  const helps = mentioned
    .filter(({ concept, negated }) => concept.kind === 'symptom' && !negated)
    .flatMap(({ concept }) => answersTo(concept))
    .filter(({ concept: { kind } }) => kind === 'ingredient' || kind === 'category')
    .map(({ concept: { value } }) => value);
  const documents = found.documents.filter(({ metadata: { category, attributes } }) =>
    helps.some(
      (value) =>
        category === value || Object.keys(attributes).some((key) => attributeValues(attributes, key).includes(value)),
    ),
  );
  return documents.length === 0 ? found : { ...found, documents, total: documents.length };
}

/** Beside great matches, lower tiers are shown only if they are of the same kind. */
function alikeOnly(found: FoundProducts): FoundProducts {
  const kinds = new Set(
    found.documents.filter(({ metadata }) => metadata.great_match).map(({ metadata }) => metadata.category),
  );
  if (kinds.size === 0) return found;
  const documents = found.documents.filter(({ metadata }) => metadata.great_match || kinds.has(metadata.category));
  // Those that fit come first: where the others begin the list ends.
  return documents.length === found.documents.length ? found : { ...found, documents, total: documents.length };
}

function withoutThose(found: FoundProducts, ids: readonly string[]): FoundProducts {
  if (ids.length === 0) return found;
  const documents = found.documents.filter(({ id }) => !ids.includes(id));
  return { ...found, documents, total: found.total - (found.documents.length - documents.length) };
}

/** Whole departments are asked for by their conditions; the message (`other buttons`) says nothing about products. */
function isWholeShelf({ filters, sort }: Wishes): boolean {
  return filters.category !== undefined || filters.ids !== undefined || sort === 'rating';
}

/** What was found meets the words, rather than being a substitute that the search came up with. */
function isGood(found: FoundProducts): boolean {
  return found.total > 0 && (found.recoveredBy === null || fits(found));
}

/** At least one product fits well, and not by a word of its description alone. */
function fits({ documents, recoveredBy }: FoundProducts): boolean {
  return documents.some(
    ({ metadata: { great_match, reasons = [] } }) =>
      great_match &&
      (recoveredBy === null || reasons.length === 0 || reasons.some(({ field }) => field !== 'description')),
  );
}

/** The car is never dropped, because parts for another car are useless. */
function keepingCar(relaxed: Wishes, { filters }: Wishes): Wishes {
  const car = filters.attributes?.car_model;
  if (car === undefined || relaxed.filters.attributes?.car_model !== undefined) return relaxed;
  return { ...relaxed, filters: { ...relaxed.filters, attributes: { ...relaxed.filters.attributes, car_model: car } } };
}

function without(wishes: Wishes, keys: readonly (keyof SearchFilters)[]): Wishes {
  const filters = { ...wishes.filters };
  for (const key of keys) delete filters[key];
  // The nearest prices first, when the price is what stood in the way.
  const sort = keys.includes('price_max') && wishes.filters.price_max !== undefined ? 'price_asc' : wishes.sort;
  const wanted = Object.fromEntries(
    keys.flatMap((key) => (wishes.filters[key] === undefined ? [] : [[key, wishes.filters[key]]])),
  );
  return { ...wishes, said: wishes.words, filters, sort: keys.length > 2 ? wishes.sort : sort, wanted };
}

function definedOnly(filters: SearchFilters): SearchFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
