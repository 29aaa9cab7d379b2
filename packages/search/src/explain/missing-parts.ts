/**
 * Lists the constraints that a product does not meet, with its verdict: another value (`violated`: a blue dress for
 * "red dress") or no data (`unknown`). Missing data are never reported as violated.
 */
import type { MissingPart } from '../engine-query.ts';
import { judgeAll } from '../constraints/judge.ts';
import { productFacts } from '../constraints/product-facts.ts';
import type { IndexData } from '../index/index-data.ts';
import { COMPLETE_KEYS } from '../match/exclusions.ts';
import type { Clause } from '../match/read-query.ts';
import type { ReadRequest } from '../query/read-request.ts';

/** Attributes that list all values of a product: one that has others has not this one. */
const TELLING_KEYS: ReadonlySet<string> = new Set([...COMPLETE_KEYS, 'brand', 'category']);

/** The result for one clause. */
export interface ClauseOutcome {
  clause: Clause;
  isMet: boolean;
  /** Whether the product is of the kind that the clause names, if it names one; see `countsAsMet`. */
  isInFull: boolean;
}

/** In the order of the query; empty for a product that meets everything. */
export function missingParts(
  data: IndexData,
  { text, constraints, exclusions, isOpen }: ReadRequest,
  product: number,
  outcomes: readonly ClauseOutcome[],
): MissingPart[] {
  const missing = outcomes.flatMap((outcome) => missingOf(data, outcome, product));
  if (!isOpen && constraints.length > 0) {
    const { verdicts } = judgeAll(constraints, product, productFacts(data));
    constraints.forEach(({ type, span }, place) => {
      const verdict = verdicts[place];
      if (span === null || verdict === undefined || verdict === 'met') return;
      missing.push({ kind: type, value: text.slice(span.start, span.end).trim(), verdict });
    });
  }
  for (const { value, isMet } of exclusions) {
    if (!isMet(product)) missing.push({ kind: 'without', value, verdict: 'unknown' });
  }
  return missing;
}

/** What a product is not, although it has every word: the kind that was asked for, or else the last thing that was said. */
export function missingThing({ text, kind, clauses }: ReadRequest): MissingPart[] {
  const said = clauses.findLast(({ words }) => words.length > 0)?.words.map(({ surface }) => surface);
  const value = kind === null ? said?.join(' ') : text.slice(kind.start, kind.end);
  return value === undefined ? [] : [{ kind: 'thing', value, verdict: 'unknown' }];
}

function missingOf(data: IndexData, { clause, isMet, isInFull }: ClauseOutcome, product: number): MissingPart[] {
  const { key, kind, said, words } = clause;
  if (clause.isMeasured === true) return [];
  const surface = words.map((word) => word.surface).join(' ');
  if (isMet) return isInFull ? [] : [{ kind: 'thing', value: surface, verdict: 'violated' }];
  const [named] = said;
  if (named === undefined) return surface === '' ? [] : [{ kind: 'word', value: surface, verdict: 'unknown' }];
  // A value that no product has is not in the index; the product's values of the same attribute are reported all the
  // same.
  const attribute = key ?? kind;
  const isTold = attribute !== null && TELLING_KEYS.has(attribute) && data.attributes.hasKey(attribute, product);
  return [{ kind: kind ?? key ?? 'word', value: named.name, verdict: isTold ? 'violated' : 'unknown' }];
}
