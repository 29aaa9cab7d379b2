/** Judges a product by a constraint: met, violated or unknown. All constraints must be met by one variant. */
import { elementAt } from '@quarry/language';
import type { Measurement } from '../catalog-model/measurement.ts';
import { isCarMake, isCarWord, namesModel } from '../catalog-model/model-names.ts';
import {
  type Constraint,
  type FitConstraint,
  type MeasureConstraint,
  negated,
  type SubstanceConstraint,
  type ValueConstraint,
  type Verdict,
} from './constraint.ts';
import type { ProductFacts } from './product-facts.ts';
import { sameSize } from './sizes.ts';

/** Tolerance for values that are converted between units or rounded to 32 bits. */
const TOLERANCE = 1e-4;

export interface Judgement {
  /** In the order of the constraints. */
  verdicts: Verdict[];
  /** The variant that answers best, -1 for the product itself. */
  variant: number;
}

/** One constraint. Of several variants the one that answers best decides. */
export function judge(constraint: Constraint, product: number, facts: ProductFacts): Verdict {
  return elementAt(judgeAll([constraint], product, facts).verdicts, 0);
}

/**
 * Several constraints that one variant has to meet: of all variants the one with the fewest violated, then the most met.
 * Without variants the product itself.
 */
export function judgeAll(constraints: readonly Constraint[], product: number, facts: ProductFacts): Judgement {
  const count = facts.variantCount(product);
  let best = judgeVariant(constraints, product, count === 0 ? -1 : 0, facts);
  for (let variant = 1; variant < count; variant++) {
    const other = judgeVariant(constraints, product, variant, facts);
    if (rank(other) > rank(best)) best = other;
  }
  return best;
}

function rank({ verdicts }: Judgement): number {
  const count = (one: Verdict) => verdicts.filter((verdict) => verdict === one).length;
  return count('met') - (verdicts.length + 1) * count('violated');
}

function judgeVariant(
  constraints: readonly Constraint[],
  product: number,
  variant: number,
  facts: ProductFacts,
): Judgement {
  return { verdicts: constraints.map((constraint) => judgeOne(constraint, product, variant, facts)), variant };
}

function judgeOne(constraint: Constraint, product: number, variant: number, facts: ProductFacts): Verdict {
  if (constraint.type === 'value') return judgeValue(constraint, facts.values(product, constraint.attribute, variant));
  if (constraint.type === 'substance') return judgeSubstance(constraint, product, facts);
  if (constraint.type === 'fit') return judgeFit(constraint, facts.models(product));
  if (constraint.quantity === 'money') return judgeNumbers(constraint, [facts.price(product, variant)]);
  return judgeMeasure(constraint, product, variant, facts);
}

function judgeValue({ operator, attribute, values }: ValueConstraint, own: readonly string[]): Verdict {
  if (own.length === 0) return 'unknown';
  const isEqual = attribute === 'size' ? sameSize : (one: string, other: string) => one === other;
  const has = own.some((one) => values.some((value) => isEqual(one, value)));
  return operator === 'is' ? (has ? 'met' : 'violated') : has ? 'violated' : 'met';
}

function judgeSubstance({ operator, substance }: SubstanceConstraint, product: number, facts: ProductFacts): Verdict {
  if (facts.states(product, 'free_from', substance)) return operator === 'has-not' ? 'met' : 'violated';
  if (facts.states(product, 'contains', substance)) return operator === 'has-not' ? 'violated' : 'met';
  return 'unknown';
}

/** Met where the data name the model, violated where they name only others. A maker alone leaves it open. */
function judgeFit({ model }: FitConstraint, named: readonly string[]): Verdict {
  if (named.some((one) => namesModel(one, model))) return 'met';
  const [family = ''] = model.split(' ');
  const isOther = (one: string) => {
    if (!isCarMake(one)) return isCarWord(elementAt(one.split(' '), 0)) === isCarWord(family);
    return isCarMake(family) && one !== family;
  };
  return named.some(isOther) ? 'violated' : 'unknown';
}

function judgeNumbers(constraint: MeasureConstraint, numbers: readonly number[]): Verdict {
  const known = numbers.filter((one) => !Number.isNaN(one));
  if (known.length === 0) return 'unknown';
  const has = known.some((one) => isWithin(constraint, one, one));
  return constraint.operator === 'is-not' ? negated(has ? 'met' : 'violated') : has ? 'met' : 'violated';
}

function judgeMeasure(constraint: MeasureConstraint, product: number, variant: number, facts: ProductFacts): Verdict {
  const measures = ofVariant(facts.measures(product, constraint.quantity), variant);
  if (measures.length === 0) return 'unknown';
  const meant = facts.attributesMeant(product, constraint.quantity);
  const verdict =
    constraint.attribute === null
      ? judgeBare(constraint, measures, meant)
      : judgeNamed(constraint, constraint.attribute, measures, meant);
  return constraint.operator === 'is-not' ? negated(verdict) : verdict;
}

/** What is said of an attribute by a variant replaces what is said of it by the product. */
function ofVariant(measures: readonly Measurement[], variant: number): readonly Measurement[] {
  // The usual case, asked for every match of a search.
  if (measures.every((one) => one.variant < 0)) return measures;
  const varying = new Set(measures.filter((one) => one.variant >= 0).map(({ attribute }) => attribute));
  return measures.filter((one) => (varying.has(one.attribute) ? one.variant === variant : one.variant < 0));
}

function judgeNamed(
  constraint: MeasureConstraint,
  attribute: string,
  measures: readonly Measurement[],
  meant: readonly string[],
): Verdict {
  const own = measures.filter((one) => one.attribute === attribute);
  if (own.length > 0) return own.some((one) => fits(constraint, one)) ? 'met' : 'violated';
  const bare = measures.filter((one) => one.attribute === '' && one.source !== 'text');
  if (bare.length === 0) return 'unknown';
  const has = bare.some((one) => fits(constraint, one));
  if (meant.includes(attribute)) return has ? 'met' : 'violated';
  // Nothing else of this quantity is measured: the number can mean nothing but the attribute asked for.
  const isAlone = bare.length === measures.filter((one) => one.source !== 'text').length;
  return has && isAlone ? 'met' : 'unknown';
}

/** A unit without an attribute: what titles say, and the attributes that they mean by it. */
function judgeBare(constraint: MeasureConstraint, measures: readonly Measurement[], meant: readonly string[]): Verdict {
  const said = measures.filter((one) => one.source !== 'text');
  const principal = said.filter((one) => one.attribute === '' || meant.includes(one.attribute));
  const deciding = principal.length > 0 ? principal : said;
  if (deciding.some((one) => fits(constraint, one))) return 'met';
  if (deciding.length > 0) return 'violated';
  return measures.some((one) => fits(constraint, one)) ? 'met' : 'unknown';
}

function fits(constraint: MeasureConstraint, { low, high }: Measurement): boolean {
  return isWithin(constraint, low, high);
}

/** Ranges meet where they overlap: made for 3 to 6 years is for one of 5. */
function isWithin(constraint: MeasureConstraint, low: number, high: number): boolean {
  return high >= constraint.low * (1 - TOLERANCE) && low <= constraint.high * (1 + TOLERANCE);
}
