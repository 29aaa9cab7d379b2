/**
 * Typed constraints of a query that this catalogue can judge: measures, and models that a product must fit. Measures
 * that the catalogue does not have are matched as words.
 */
import { elementAt, type Language, measuredAttribute } from '@quarry/language';
import type { Constraint, MeasureConstraint } from '../constraints/constraint.ts';
import { judgeAll } from '../constraints/judge.ts';
import { productFacts } from '../constraints/product-facts.ts';
import { mayConstrain, readConstraints } from '../constraints/read-constraints.ts';
import type { IndexData } from '../index/index-data.ts';
import { WordsVersionCache } from '../index/words-version-cache.ts';
import { overlaps, type Part } from '../match/resolved-spans.ts';
import { isInNames } from './written-ranges.ts';

export interface TypedConstraints {
  constraints: readonly Constraint[];
  /** Words of a constraint: they are judged by measured values, not by occurrences. */
  measured: Part[];
  /** A price range that is said without money, `200 to 400`. */
  price: MeasureConstraint | null;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** Maximum distance in characters between a number and the name of what it measures. */
const MAX_LETTERS_BESIDE = 24;
const NONE: TypedConstraints = { constraints: [], measured: [], price: null };

/** @param taken parts of the text that say something else: prices, article numbers, what is not wanted. */
export function typedConstraints(
  data: IndexData,
  text: string,
  { language, taken }: { language: Language | undefined; taken: readonly Part[] },
): TypedConstraints {
  if (!mayConstrain(text)) return NONE;
  const { catalog, currency } = data;
  const read = readConstraints(text, catalog, { language, currency }).filter(
    ({ span }) => span !== null && !taken.some((part) => overlaps(part, span)),
  );
  const price =
    read.find(
      (one): one is MeasureConstraint =>
        one.type === 'measure' && one.quantity === 'money' && !isInNames(data, text, one.span),
    ) ?? null;
  const constraints = read.filter((one) => one.type === 'fit' || (one.type === 'measure' && isMeasured(data, one)));
  const measured = constraints.flatMap((one) => (one.type === 'measure' ? saidBy(text, one) : []));
  return { constraints, measured, price };
}

/** The number with its unit, and the words beside it that name what is measured: `16gb ram`. */
function saidBy(text: string, { span, attribute, quantity }: MeasureConstraint): Part[] {
  if (span === null) return [];
  const names = [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
    .filter(({ word, start, end }) => {
      const isBeside = start < span.end + MAX_LETTERS_BESIDE && end > span.start - MAX_LETTERS_BESIDE;
      return attribute !== null && isBeside && measuredAttribute(word, quantity) === attribute;
    });
  return [span, ...names];
}

function isMeasured({ catalog }: IndexData, { quantity }: MeasureConstraint): boolean {
  if (quantity === 'money') return false;
  return catalog.summary.slots.some(([, measured]) => measured === quantity);
}

/** By product: how many of the constraints are met, and whether one is violated. */
interface Judged {
  met: number;
  isViolated: boolean;
}

/** What was judged, by product: 0 where nothing was yet, else a place in `everyJudgement` plus one. */
const judgements = new WordsVersionCache<Uint16Array>(4);
const NOTHING_ASKED: Judged = { met: 0, isViolated: false };

/** Products are judged once: facets, pages and other interpretations of a query ask for the same. */
export function judgeOf(data: IndexData, constraints: readonly Constraint[]): (product: number) => Judged {
  if (constraints.length === 0) return () => NOTHING_ASKED;
  const facts = productFacts(data);
  const known = judgements.of(data, JSON.stringify(constraints), () => new Uint16Array(data.size));
  const judged = everyJudgement(constraints.length);
  return (product) => {
    const place = known[product] ?? 0;
    if (place > 0) return elementAt(judged, place - 1);
    const { verdicts } = judgeAll(constraints, product, facts);
    const met = verdicts.reduce((count, verdict) => (verdict === 'met' ? count + 1 : count), 0);
    const own = 2 * met + (verdicts.includes('violated') ? 1 : 0);
    known[product] = own + 1;
    return elementAt(judged, own);
  };
}

/** At twice `met`, and one further if one is violated. */
function everyJudgement(constraints: number): Judged[] {
  return Array.from({ length: 2 * constraints + 2 }, (_, place) => ({
    met: place >> 1,
    isViolated: (place & 1) === 1,
  }));
}
