/**
 * Other names of a wished value, in every language: a text may say what attributes do not, and in another language than
 * the shopper. An index without any attributes still answers წითელი with "red".
 */
import { analyze, type ConceptKind, conceptOf, LANGUAGES, type Token } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { kindsOf } from './accepted-values.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import { formsOf, type Reading, readAsForms, readAsNeighbours } from './reading.ts';
import { NAMES_PER_LANGUAGE, OTHER_NAME } from './reading-weights.ts';

/** Names of values do not change with the query: read once for an index. */
const remembered = new WeakMap<object, Map<string, Reading[]>>();

/** All names of the values as one more word of the query; null when no text has any of them. */
export function readConcept(data: IndexData, key: string, values: readonly string[]): QueryWord | null {
  const readings = values.flatMap((value) => readNames(data, key, value));
  if (readings.length === 0) return null;
  return { surface: '', start: 0, end: 0, exact: '', stem: '', readings, information: informationOf(data, readings) };
}

function readNames(data: IndexData, key: string, value: string): Reading[] {
  const known = remembered.get(data.era) ?? new Map<string, Reading[]>();
  remembered.set(data.era, known);
  const before = known.get(`${key}:${value}`);
  if (before !== undefined) return before;

  const readings = namesOf(key, value).flatMap((name) => readName(data, analyze(name)) ?? []);
  known.set(`${key}:${value}`, readings);
  return readings;
}

export function namesOf(key: string, value: string): string[] {
  const names = kindsOf(key, value).flatMap((kind) => {
    const concepts = [
      conceptOf(key as ConceptKind, kind),
      key === 'category' ? conceptOf('category_group', kind) : undefined,
    ];
    const forms = concepts.flatMap((concept) =>
      concept === undefined
        ? []
        : LANGUAGES.flatMap((language) => concept.forms[language].slice(0, NAMES_PER_LANGUAGE)),
    );
    return [kind, ...forms];
  });
  return [...new Set(names)];
}

/** A name of one or two words. */
function readName(data: IndexData, [first, second, ...more]: readonly Token[]): Reading | undefined {
  if (first === undefined || more.length > 0) return undefined;
  const place = (token: Token) => ({ word: data.words.find(token.exact), stem: data.stems.find(token.stem) });
  const reading = { how: 'concept', weight: OTHER_NAME } as const;
  if (second === undefined) return readAsForms(data, { ...reading, ...place(first) });
  const forms = (token: Token) => formsOf(data, place(token).word, place(token).stem);
  return readAsNeighbours(data, { ...reading, first: forms(first), second: forms(second) });
}
