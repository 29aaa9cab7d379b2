/** Assigns the remaining columns: attributes that shoppers see, and columns that are not shown. */
import type { ImportNotice } from '@quarry/contract';
import { attributeKey } from '../attribute-key.ts';
import type { FeedMapping } from '../feed-mapping.ts';
import { cellOf, cellText } from '../feed-row.ts';
import { importNotice } from '../import-notice.ts';
import { isPackedText } from '../packed-attributes.ts';
import { readPrice } from '../read-price.ts';
import type { ColumnRole } from './column-data.ts';
import { type Column, isCode, shareOf, uniqueShare } from './column-values.ts';
import { ENOUGH, isInsideTaken, rolesOf, type Taken } from './guessed-roles.ts';
import { readName } from './name-roles.ts';

type Cells = Readonly<Record<string, unknown>>;

/** Longer values are texts, not attributes, in characters. */
const ATTRIBUTE_LENGTH = 80;
/** A name that says `title` no surer than this may be any attribute's. */
const SURE_FIELD = 0.6;
/** Roles of columns that may be shown although the field has another column. */
const SHOWABLE = new Set<ColumnRole>(['category', 'unit']);

export function takeAttributes(
  columns: readonly Column[],
  sample: readonly Cells[],
  mapping: FeedMapping,
  taken: Taken,
  notes: ImportNotice[],
): void {
  for (const column of columns) {
    if (taken.has(column.name) || column.values.length === 0 || isInsideTaken(column, taken)) continue;
    const [best] = rolesOf(column).filter(
      ({ role }) => role !== 'attribute.mpn' || shareOf(column.texts, isCode) >= 0.7,
    );
    const role = best && best.score >= ENOUGH ? best.role : undefined;
    if (role === 'weight_unit') takeWeightUnit(column, mapping);
    if (role !== undefined && !mayBeShown(column, role, best?.score ?? 0, mapping)) continue;
    const hasTakenMember = [...taken.keys()].some((name) => name.startsWith(`${column.name}.`));
    const isNested = column.values.some((value) => typeof value === 'object' && !isScalarList(value));
    if ((isNested && !hasTakenMember) || (column.texts.length > 0 && column.texts.every(isPackedText))) {
      mapping.packed.push(column.name);
      taken.set(column.name, { meaning: 'attributes', confidence: 0.8 });
    } else if (!isNested && isAttributeLike(column)) {
      if (role === undefined && isOfTheSystem(column)) continue;
      if (role === undefined && followsPrice(column, sample, mapping)) {
        notes.push(importNotice('may-be-cost', { column: column.name }));
        taken.set(column.name, { meaning: 'not shown: may be a cost', confidence: 0.5 });
        continue;
      }
      takeAttribute(column, role, mapping, taken);
    }
  }
  const order = new Map(columns.map(({ name }, index) => [name, index]));
  mapping.packed.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

function takeAttribute(column: Column, role: ColumnRole | undefined, mapping: FeedMapping, taken: Taken): void {
  const member = column.steps.at(-1) ?? column.name;
  const { bare, unit } = readName(member);
  const isCode = role === 'sku' || role === 'id';
  const known = role?.startsWith('attribute.') ? role.slice('attribute.'.length) : undefined;
  const key = role === 'unit' ? 'unit' : isCode ? 'mpn' : (known ?? attributeKey(unit ? bare : member));
  if (key === '' || mapping.attributes[key]) return;
  mapping.attributes[key] = column.name;
  if (unit) mapping.units[key] = unit;
  taken.set(column.name, { meaning: `attribute ${key}`, confidence: role ? 0.8 : 0.6 });
}

function mayBeShown(column: Column, role: ColumnRole, score: number, mapping: FeedMapping): boolean {
  if (role.startsWith('attribute.') || role === 'packed') return true;
  if (role === 'unit') return new Set(column.texts).size > 1;
  if (role === 'title') return score < SURE_FIELD;
  // A second code of the product stays searchable; numbers that the shop system gives do not.
  if (role === 'sku') return !mapping.attributes.mpn && shareOf(column.texts, (text) => /\p{L}/u.test(text)) >= 0.5;
  return SHOWABLE.has(role);
}

/** `0` and `1`, dates and running numbers under names that say nothing are the system's. */
function isOfTheSystem(column: Column): boolean {
  const { texts } = column;
  const share = (test: (text: string) => boolean) => shareOf(texts, test);
  if (share((text) => /^(0|1|true|false|0[.,]0+|1[.,]0+)$/i.test(text)) === 1) return true;
  if (share((text) => /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}([ T,]|$)/.test(text)) >= 0.9) return true;
  return texts.length >= 5 && share((text) => /^\d{4,}$/.test(text)) >= 0.9 && uniqueShare(column) >= 0.95;
}

/** Numbers that are nearly always the same part of the price: a cost, a price for dealers. */
function followsPrice({ name }: Column, sample: readonly Cells[], mapping: FeedMapping): boolean {
  const { price } = mapping.fields;
  if (!price) return false;
  const ratios = sample.flatMap((cells) => {
    const [own, shown] = [name, price].map((column) => readPrice(cellText(cellOf(cells, column)))?.amount ?? 0);
    return own && shown ? [own / shown] : [];
  });
  if (ratios.length < 5) return false;
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const deviation = Math.sqrt(ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / ratios.length);
  return mean > 0.2 && mean < 1.2 && deviation / mean < 0.35;
}

/** `kg` in every row of the column of units is the unit of the weight. */
function takeWeightUnit({ texts }: Column, mapping: FeedMapping): void {
  const [unit, ...others] = new Set(texts);
  if (unit && others.length === 0) mapping.units.weight ??= unit;
}

function isScalarList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object');
}

function isAttributeLike({ texts }: Column): boolean {
  if (texts.length === 0) return false;
  return texts.every((text) => text.length <= ATTRIBUTE_LENGTH && !/^https?:/i.test(text));
}
