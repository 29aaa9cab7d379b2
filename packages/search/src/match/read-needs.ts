/**
 * Adds a clause for the needs that a query describes: "my feet don't reach the floor" names no product, and a footrest
 * serves it. The words that describe the need have a low weight, because they occur in the names of other products.
 */
import { conceptsIn, type Language, type Need, needsIn, type Remedy, THING_KINDS } from '@quarry/language';
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { isStrong, productsWithWord } from '../index/products-with-word.ts';
import { readName, readNamesOf } from './read-concept.ts';
import { type Clause, clauseValues } from './read-query.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import { type Reading, readAsProducts } from './reading.ts';
import { LATER_REMEDY, OF_KIND, TOLD_OF_NEED } from './reading-weights.ts';
import { overlaps, type Part } from './resolved-spans.ts';

/** A kind of the shop is the remedy from this probability on. */
const MIN_PROBABILITY = 0.5;
/** A remedy that is a larger share of the shop is ignored: in a perfumery everything is perfume. */
const BROAD = 0.2;
/** Maximum number of needs of one query. */
const MAX_NEEDS = 2;

/**
 * The clauses with one more for each need that some product serves; clauses of words that describe the need get a lower
 * weight.
 */
export function withNeeds(
  data: IndexData,
  clauses: readonly Clause[],
  text: string,
  language: Language | undefined,
): Clause[] {
  const options = language === undefined ? {} : { language };
  const needs = needsIn(text, options);
  if (needs.length === 0) return [...clauses];
  const things = conceptsIn(text, options).filter(({ concept }) => THING_KINDS.has(concept.kind));
  const served = needs
    .filter(({ said }) => !isName(said, things))
    .flatMap((need) => {
      const readings = need.remedies.flatMap((remedy, place) => readRemedy(data, remedy, place));
      return readings.length === 0 ? [] : [{ need, readings }];
    })
    .slice(0, MAX_NEEDS);
  if (served.length === 0) return [...clauses];
  const told = served.flatMap(({ need }) => need.said);
  const remedies = new Set(served.flatMap(({ readings }) => readings.flatMap((reading) => namedBy(data, reading))));
  const others = clauses
    .map((clause) => (isMetByAny(data, clause, remedies) ? clause : asPlainWords(clause)))
    .map((clause) => (isTold(clause, told) ? lessened(clause) : clause));
  const rest = others.reduce((sum, { information }) => sum + information, 0);
  return [...others, ...served.map(({ need, readings }) => clauseFor(data, need, readings, rest))];
}

/** "Rain boots" asks for boots and does not describe a need. */
function isName(said: Need['said'], things: readonly Part[]): boolean {
  return things.some((thing) => said.every((word) => overlaps(word, thing)));
}

function readRemedy(data: IndexData, remedy: Remedy, place: number): Reading[] {
  const trust = 1 / (1 + place * LATER_REMEDY);
  return readingsOf(data, remedy)
    .filter(({ productCount }) => productCount <= BROAD * data.living)
    .map((reading) => ({ ...reading, how: 'related', weight: reading.weight * trust }));
}

function readingsOf(data: IndexData, remedy: Remedy): Reading[] {
  if ('names' in remedy) return remedy.names.flatMap((name) => readName(data, name) ?? []);
  const { id, kind, value } = remedy.concept;
  const ofKind = data.catalog
    .kindsMeaning(id)
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .flatMap((one) => readAsProducts('kind', data.catalog.productsOf(one.kind.id), OF_KIND) ?? []);
  return [...readNamesOf(data, kind, value), ...ofKind];
}

/** The products of a reading. */
function namedBy(data: IndexData, { attribute, identified, products, words }: Reading): number[] {
  if (attribute !== null) return Array.from(productsWith(data.attributes, attribute.key, attribute.value));
  const listed = identified ?? products;
  if (listed !== null) return Array.from(listed);
  return Array.from(words).flatMap((word) => productsWithWord(data, word, isStrong));
}

function isMetByAny(data: IndexData, clause: Clause, remedies: ReadonlySet<number>): boolean {
  const { key } = clause;
  if (key === null) return true;
  return clauseValues(clause).some((value) =>
    productsWith(data.attributes, key, value).some((one) => remedies.has(one)),
  );
}

/**
 * In "my feet dangle at my desk" the desk is the place and not a constraint, because no product that serves the need is
 * a desk.
 */
function asPlainWords(clause: Clause): Clause {
  return { ...clause, key: null };
}

function isTold({ words }: Clause, told: readonly Part[]): boolean {
  return words.length > 0 && words.every((word) => told.some((part) => overlaps(part, word)));
}

function lessened(clause: Clause): Clause {
  const less = <One extends { information: number }>(one: One): One => ({
    ...one,
    information: one.information * TOLD_OF_NEED,
  });
  return {
    ...less(clause),
    words: clause.words.map(less),
    concept: clause.concept && less(clause.concept),
    related: clause.related && less(clause.related),
  };
}

/** Its weight equals that of all other words together, because a query that describes a need names no product. */
function clauseFor(data: IndexData, { said }: Need, readings: Reading[], rest: number): Clause {
  const information = Math.max(informationOf(data, readings), 0.5 * rest);
  const [start, end] = [Math.min(...said.map((one) => one.start)), Math.max(...said.map((one) => one.end))];
  const word: QueryWord = { surface: '', start, end, exact: '', stem: '', readings, information };
  return { key: null, kind: null, said: [], words: [], concept: null, related: word, information };
}
