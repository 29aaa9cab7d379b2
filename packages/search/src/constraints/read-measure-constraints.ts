/** Parses numbers of a query as constraints: ranges, limits, energy classes, ages, and counts of an attribute. */
import type { Language, Token } from '@quarry/language';
import { attributeBeside, SELF_NAMED } from '../catalog-model/bind-measures.ts';
import type { CatalogModel } from '../catalog-model/catalog-model.ts';
import type { MeasuredValue } from '../catalog-model/measurement.ts';
import { energyRank, measuredIn } from '../catalog-model/read-measures.ts';
import type { MeasureConstraint } from './constraint.ts';
import words from './data/constraint-words.json' with { type: 'json' };

const AGE_UNITS = new Set(['years', 'months', 'days']);
const BETTER = new RegExp(`^\\s*(?:${words.better})`, 'iu');
/** A class beside a word for energy or class, in any case: `a++ energy class`, `energy class a`, `A sınıfı`. */
const CLASS = String.raw`(?<![\p{L}\p{N}])([a-g])(\+{0,3})(?![\p{L}\p{N}+])`;
const CLASS_WORDS = String.raw`(?:energy(?:\s+(?:class|rating|label|efficiency))?|enerji(?:\s+s[ıi]n[ıi]f\p{L}*)?|ენერგო?\p{L}*(?:\s+კლას\p{L}*)?|(?:فئة|كفاءة|كفاءه)(?:\s+كفاءة)?\s+الطاقة|энергокласс\p{L}*|класс\s+энерг\p{L}*)`;
const ENERGY_FORMS = [
  new RegExp(String.raw`${CLASS_WORDS}\s*:?\s*${CLASS}`, 'iu'),
  new RegExp(String.raw`${CLASS}\s*(?:კლას\p{L}*|s[ıi]n[ıi]f\p{L}*|class)?\s*${CLASS_WORDS}`, 'iu'),
];
const OPEN = Number.POSITIVE_INFINITY;

/** In the order of the query, without overlaps. */
export function readMeasures(query: string, model: CatalogModel, language: Language | undefined): MeasureConstraint[] {
  const energy = readEnergyClass(query);
  const measures = measuredIn(query, language)
    .filter((one) => one.quantity !== 'energy-class')
    .filter(
      ({ start, end }) =>
        energy?.span === undefined || energy.span === null || end <= energy.span.start || start >= energy.span.end,
    )
    .map((one) => toConstraint(query, one, model));
  return energy === null ? measures : [...measures, energy];
}

/** `88 keys` where the shop counts keys: a number beside the name of an attribute that is measured without a unit. */
export function readCounts(tokens: readonly Token[], model: CatalogModel): MeasureConstraint[] {
  return tokens.flatMap((token, at): MeasureConstraint[] => {
    const number = /^\d+(?:\.\d+)?$/.test(token.exact) ? Number(token.exact) : Number.NaN;
    if (Number.isNaN(number)) return [];
    const [before, behind] = [tokens[at - 1], tokens[at + 1]];
    // `88 weighted keys`: one word may stand between.
    const near = [behind, before, tokens[at + 2]].filter((one) => one !== undefined);
    const named = near.find(({ stem }) => model.countedAttribute(stem) !== undefined);
    const attribute = named && model.countedAttribute(named.stem);
    if (named === undefined || attribute === undefined) return [];
    const span = { start: Math.min(token.start, named.start), end: Math.max(token.end, named.end) };
    return [
      { type: 'measure', operator: 'is', attribute, quantity: 'number', low: number, high: number, unit: '', span },
    ];
  });
}

function toConstraint(query: string, value: MeasuredValue, model: CatalogModel): MeasureConstraint {
  const { quantity, low, high, unit, start, end } = value;
  const named = attributeBeside(query, value);
  // Said by the quantity alone: it names an attribute only where the shop measures it.
  const isMeasured = model.attribute(named)?.measures.some((one) => one.quantity === quantity) ?? false;
  const beside = SELF_NAMED[quantity] === named && !isMeasured ? '' : named;
  const attribute = beside === '' && AGE_UNITS.has(unit) ? 'age' : beside;
  const span = { start, end };
  return {
    type: 'measure',
    operator: operatorOf(low, high),
    attribute: attribute || null,
    quantity,
    low,
    high,
    unit,
    span,
  };
}

export function operatorOf(low: number, high: number): MeasureConstraint['operator'] {
  if (low === high) return 'is';
  if (high === OPEN) return 'at-least';
  return low === 0 ? 'at-most' : 'between';
}

export function saysEnergyClass(query: string): boolean {
  return ENERGY_FORMS.some((form) => form.test(query));
}

function readEnergyClass(query: string): MeasureConstraint | null {
  for (const form of ENERGY_FORMS) {
    const match = form.exec(query);
    if (match === null) continue;
    const [said, letter = '', pluses = ''] = match;
    const rank = energyRank(letter, pluses.length);
    const end = match.index + said.length;
    const better = BETTER.exec(query.slice(end))?.[0] ?? '';
    const span = { start: match.index, end: end + better.length };
    const high = better === '' ? rank : OPEN;
    const operator = operatorOf(rank, high);
    return {
      type: 'measure',
      operator,
      attribute: 'energy_class',
      quantity: 'energy-class',
      low: rank,
      high,
      unit: '',
      span,
    };
  }
  return null;
}
