/**
 * Typed conditions of a query that this catalogue can judge: numbers with what they measure, and models that a product must
 * fit. What the catalogue does not measure is left to the words.
 */
import { analyze, type Language } from '@quarry/language';
import type { Constraint, MeasureConstraint } from '../constraints/constraint.ts';
import { judgeAll } from '../constraints/judge.ts';
import { productFacts } from '../constraints/product-facts.ts';
import { readConstraints } from '../constraints/read-constraints.ts';
import type { IndexData } from '../index/index-data.ts';
import { overlaps, type Part } from '../match/settled-parts.ts';

interface TypedConstraints {
  constraints: readonly Constraint[];
  /** Words that a constraint stands for: whether they are met is told by what is measured, not by where they occur. */
  measured: Part[];
  /** A price range that is said without money, `200 to 400`. */
  price: MeasureConstraint | null;
}

const HAS_DIGIT = /\p{Nd}/u;
const NONE: TypedConstraints = { constraints: [], measured: [], price: null };

/** @param taken parts of the text that say something else: prices, article numbers, what is not wanted. */
export function typedConstraints(
  data: IndexData,
  text: string,
  { language, taken }: { language: Language | undefined; taken: readonly Part[] },
): TypedConstraints {
  if (!HAS_DIGIT.test(text)) return NONE;
  const { catalog, currency } = data;
  const read = readConstraints(text, catalog, { language, currency }).filter(
    ({ span }) => span !== null && !taken.some((part) => overlaps(part, span)),
  );
  const price =
    read.find(
      (one): one is MeasureConstraint =>
        one.type === 'measure' && one.quantity === 'money' && !isWritten(data, text, one.span),
    ) ?? null;
  const constraints = read.filter((one) => one.type === 'fit' || (one.type === 'measure' && isMeasured(data, one)));
  const measured = constraints.flatMap(({ type, span }) => (type === 'measure' && span !== null ? [span] : []));
  return { constraints, measured, price };
}

/** Whether products bear the range in their names: strings of 9-42, screws of 4-40. */
function isWritten({ words }: IndexData, text: string, span: Part | null): boolean {
  const said = span === null ? '' : text.slice(span.start, span.end);
  return analyze(said).every(({ exact }) => words.find(exact) >= 0);
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

export function judgeOf(data: IndexData, constraints: readonly Constraint[]): (product: number) => Judged {
  if (constraints.length === 0) return () => NOTHING_ASKED;
  const facts = productFacts(data);
  return (product) => {
    const { verdicts } = judgeAll(constraints, product, facts);
    return {
      met: verdicts.filter((verdict) => verdict === 'met').length,
      isViolated: verdicts.includes('violated'),
    };
  };
}

const NOTHING_ASKED: Judged = { met: 0, isViolated: false };
