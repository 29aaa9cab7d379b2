/**
 * What a product lacks of what was asked, with what its data say of it: another value (`violated`: a blue dress for "red
 * dress") or nothing (`unknown`). Silence is never told as a no.
 */
import type { MissingPart } from '../engine-query.ts';
import { judgeAll } from '../constraints/judge.ts';
import { productFacts } from '../constraints/product-facts.ts';
import type { IndexData } from '../index/index-data.ts';
import { COMPLETE_KEYS } from '../match/exclusions.ts';
import type { Wish } from '../match/read-query.ts';
import type { ReadRequest } from '../query/read-request.ts';

/** Attributes that list all values of a product: one that has others has not this one. */
const TELLING_KEYS: ReadonlySet<string> = new Set([...COMPLETE_KEYS, 'brand', 'category']);

/** What was found out of one wish. */
export interface WishOutcome {
  wish: Wish;
  isMet: boolean;
  /** The product is the thing that the wish names, where it names one; see `countsAsMet`. */
  isInFull: boolean;
}

/** In the order of the query; empty for a product that meets everything. */
export function missingParts(
  data: IndexData,
  { text, constraints, exclusions, isOpen }: ReadRequest,
  product: number,
  outcomes: readonly WishOutcome[],
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

function missingOf(data: IndexData, { wish, isMet, isInFull }: WishOutcome, product: number): MissingPart[] {
  const { key, kind, said, words } = wish;
  if (wish.isMeasured === true) return [];
  const surface = words.map((word) => word.surface).join(' ');
  if (isMet) return isInFull ? [] : [{ kind: 'thing', value: surface, verdict: 'violated' }];
  const [named] = said;
  if (named === undefined) return surface === '' ? [] : [{ kind: 'word', value: surface, verdict: 'unknown' }];
  // A value that no product has is no attribute of the index; others of the same kind are told all the same.
  const attribute = key ?? kind;
  const isTold = attribute !== null && TELLING_KEYS.has(attribute) && data.attributes.hasKey(attribute, product);
  return [{ kind: kind ?? key ?? 'word', value: named.name, verdict: isTold ? 'violated' : 'unknown' }];
}
