/**
 * Suggests alternatives for a query without results: other spellings or interpretations of the words, a part of them,
 * related kinds, and the shop's largest categories. Every suggested query has results.
 */
import {
  analyze,
  conceptsIn,
  type Concept,
  isLexiconWord,
  keyboardLayouts,
  knownWordsNear,
  labelOf,
  narrowerThan,
  THING_KINDS,
  type Token,
  transliterations,
  widerThan,
} from '@quarry/language';
import type { LeadOn, SuggestOptions } from '../engine-query.ts';
import { countValues, mostFrequent } from '../facets/count-values.ts';
import type { IndexData } from '../index/index-data.ts';
import { NEGATORS } from '../match/exclusions.ts';
import { headOf } from '../match/reading.ts';
import { readKnownWord } from '../match/remembered-words.ts';
import { isFiller } from '../query/small-words.ts';
import type { Workspace } from '../rank/score-clauses.ts';
import { ResultCheck } from './result-check.ts';

const MAX_QUERIES = 5;
const MAX_CATEGORIES = 8;
/** Longer texts are prose. */
const LONGEST_TEXT = 200;
/** Minimum length of a word that is suggested alone. */
const SHORTEST_PART = 3;
/** Maximum number of the shop's categories that are considered. */
const MANY = 24;

/** @param options `queries` and `categories`: how many at most. */
export function leadOn(data: IndexData, room: Workspace, text: string, options: SuggestOptions): LeadOn {
  const { language, filters = {}, queries: mostQueries = MAX_QUERIES, categories = MAX_CATEGORIES } = options;
  const finder = new ResultCheck(data, room, { language, filters });
  const typed = text.trim().toLowerCase();
  const queries = new Map<string, string>();
  if (text.length <= LONGEST_TEXT) {
    for (const query of otherQueries(data, text, options)) {
      if (queries.size >= mostQueries) break;
      const key = query.toLowerCase();
      if (key !== typed && !queries.has(key) && finder.findsProducts(query, false)) queries.set(key, query);
    }
  }
  const own = language ?? data.language ?? 'en';
  const near = nearCategories(data, text);
  const all = mostFrequent(data, countValues(data, ['category'], everyProduct(data)).get('category') ?? [], MANY);
  const counts = new Map(all.map(({ value, count }) => [value, count]));
  const ordered = [...near.filter((value) => counts.has(value)), ...counts.keys()];
  const shown = [...new Set(ordered)].filter((value) => finder.findsProducts(labelOf('category', value, own), false));
  return {
    queries: [...queries.values()],
    categories: shown.slice(0, categories).map((value) => ({ value, count: counts.get(value) ?? 0 })),
  };
}

function everyProduct(data: IndexData) {
  const living = Uint32Array.from({ length: data.size }, (_, product) => product).filter((one) => !data.isGone(one));
  return { products: living, judge: null };
}

/** The likeliest first. */
function* otherQueries(data: IndexData, text: string, { language }: SuggestOptions): Generator<string> {
  const tokens = analyze(text, language === undefined ? {} : { language });
  yield* respelled(data, text, tokens, language);
  yield* keyboardLayouts(text);
  yield* transliterations(text);
  // `free` of "lactose free milk" asks for nothing by itself.
  const asking = tokens.filter(({ exact }) => !isFiller(exact) && !NEGATORS.has(exact));
  if (asking.length < 2) return;
  // The head is last more often than first.
  for (let place = 0; place < asking.length; place++) {
    yield asking
      .filter((_, at) => at !== place)
      .map(({ surface }) => surface)
      .join(' ');
  }
  for (const { surface } of asking.toReversed()) if ([...surface].length >= SHORTEST_PART) yield surface;
}

/** With each unknown word as a known one near it; all of them, then one by one. */
function* respelled(
  data: IndexData,
  text: string,
  tokens: readonly Token[],
  language: SuggestOptions['language'],
): Generator<string> {
  const inLexicon = knownWordsNear(text, language);
  const found = tokens.flatMap((token) => {
    if (data.words.find(token.exact) >= 0 || isLexiconWord(token)) return [];
    const meant = readKnownWord(data, token, { growing: true })
      .readings.slice(0, 2)
      .map((one) => headOf(data, one));
    const near = inLexicon(token);
    const words = [...new Set(near === undefined ? meant : [...meant, near])].filter((word) => word !== token.exact);
    return words.length === 0 ? [] : [{ token, words }];
  });
  if (found.length === 0) return;
  const most = Math.max(...found.map(({ words }) => words.length));
  for (let choice = 0; choice < most; choice++) {
    let read = '';
    let done = 0;
    for (const { token, words } of found) {
      read += text.slice(done, token.start) + (words[Math.min(choice, words.length - 1)] ?? token.surface);
      done = token.end;
    }
    yield (read + text.slice(done)).trim();
  }
  for (const { words } of found) yield* words;
}

/** Categories beside what was named: its kinds, what it is a kind of, and what else is of that. */
function nearCategories(data: IndexData, text: string): string[] {
  const own = data.attributes;
  const isSold = ({ kind, value }: Concept) => kind === 'category' && own.find('category', value) >= 0;
  const named = conceptsIn(text).filter(({ concept, negated }) => !negated && THING_KINDS.has(concept.kind));
  return named.flatMap(({ concept }) => {
    const wider = widerThan(concept);
    const beside = wider.flatMap((one) => [one, ...narrowerThan(one)]);
    const further = wider.flatMap(widerThan).flatMap((one) => [one, ...narrowerThan(one)]);
    return [...narrowerThan(concept), ...beside, ...further].filter(isSold).map(({ value }) => value);
  });
}
