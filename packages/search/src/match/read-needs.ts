/**
 * Needs that a query tells of, as one wish more: "my feet don't reach the floor" names no thing, and a footrest serves it. The
 * words that tell of the need count little by themselves, for they stand in the names of other things.
 */
import { conceptsIn, type ConceptKind, type Language, type Need, needsIn, type Remedy } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { readName, readNamesOf } from './read-concept.ts';
import type { Wish } from './read-query.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import { type Reading, readAsProducts } from './reading.ts';
import { LATER_REMEDY, OF_KIND, TOLD_OF_NEED } from './reading-weights.ts';
import { overlaps, type Part } from './settled-parts.ts';

const THINGS: ReadonlySet<ConceptKind> = new Set<ConceptKind>(['category', 'category_group', 'product_type']);
/** A kind of the shop is the remedy from this probability on. */
const LEAST_PROBABLE = 0.5;
/** What more of the shop is says nothing of a need: in a perfumery all is perfume. */
const BROAD = 0.2;
/** So many needs of one query are served. */
const MOST_NEEDS = 2;

/** The wishes with one more for each need that some product serves; theirs count less where they tell of the need. */
export function withNeeds(
  data: IndexData,
  wishes: readonly Wish[],
  text: string,
  language: Language | undefined,
): Wish[] {
  const options = language === undefined ? {} : { language };
  const needs = needsIn(text, options);
  if (needs.length === 0) return [...wishes];
  const things = conceptsIn(text, options).filter(({ concept }) => THINGS.has(concept.kind));
  const served = needs
    .filter(({ said }) => !isName(said, things))
    .flatMap((need) => {
      const readings = need.remedies.flatMap((remedy, place) => readRemedy(data, remedy, place));
      return readings.length === 0 ? [] : [{ need, readings }];
    })
    .slice(0, MOST_NEEDS);
  if (served.length === 0) return [...wishes];
  const told = served.flatMap(({ need }) => need.said);
  const others = wishes.map((wish) => (isTold(wish, told) ? lessened(wish) : wish));
  const rest = others.reduce((sum, { information }) => sum + information, 0);
  return [...others, ...served.map(({ need, readings }) => wishFor(data, need, readings, rest))];
}

/** "Rain boots" asks for boots, and tells of no rain. */
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
    .filter(({ probability }) => probability >= LEAST_PROBABLE)
    .flatMap((one) => readAsProducts('kind', data.catalog.productsOf(one.kind.id), OF_KIND) ?? []);
  return [...readNamesOf(data, kind, value), ...ofKind];
}

function isTold({ words }: Wish, told: readonly Part[]): boolean {
  return words.length > 0 && words.every((word) => told.some((part) => overlaps(part, word)));
}

function lessened(wish: Wish): Wish {
  const less = <One extends { information: number }>(one: One): One => ({
    ...one,
    information: one.information * TOLD_OF_NEED,
  });
  return {
    ...less(wish),
    words: wish.words.map(less),
    concept: wish.concept && less(wish.concept),
    related: wish.related && less(wish.related),
  };
}

/** It counts as much as all other words together: who tells of a need has named nothing else. */
function wishFor(data: IndexData, { said }: Need, readings: Reading[], rest: number): Wish {
  const information = Math.max(informationOf(data, readings), 0.5 * rest);
  const [start, end] = [Math.min(...said.map((one) => one.start)), Math.max(...said.map((one) => one.end))];
  const word: QueryWord = { surface: '', start, end, exact: '', stem: '', readings, information };
  return { key: null, kind: null, said: [], words: [], concept: null, related: word, information };
}
