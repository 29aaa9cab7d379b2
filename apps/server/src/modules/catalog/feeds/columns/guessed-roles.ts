/** What the parts of the guess share: the roles that a column's name gives it, and which columns are taken. */
import type { ColumnRole } from './column-data.ts';
import type { Column } from './column-values.ts';
import { readName } from './name-roles.ts';

/** Column → what it was taken for. */
export type Taken = Map<string, { meaning: string; confidence: number }>;

/** Below this a guess is worse than none. */
export const ENOUGH = 0.45;
/** The name of a member alone says less than a whole path. */
const MEMBER_WEIGHT = 0.85;
const INHERITED = 0.8;
/** Members that hold what their object is called. */
const VALUE_MEMBER = /^(name|title|value|amount|text|main|path|ad|adi)$/i;

export interface ScoredRole {
  role: ColumnRole;
  score: number;
}

/** Best first. Of `prices.retail` the path, the member and, for members such as `value`, the object speak. */
export function rolesOf({ name }: Pick<Column, 'name'>): ScoredRole[] {
  const steps = name.split('.');
  if (steps.length === 1) return readName(name).roles;
  const last = steps.at(-1) ?? '';
  const owner = readName(steps.slice(0, -1).join(' ')).roles[0]?.role;
  // `category.name` is the category, not the name of the product.
  const member = readName(last).roles.filter(({ role }) => !owner || (role !== 'title' && role !== 'id'));
  const inherited = owner && owner !== 'packed' && VALUE_MEMBER.test(last) ? [{ role: owner, score: INHERITED }] : [];
  return [
    ...readName(steps.join(' ')).roles,
    ...inherited,
    ...member.map(({ role, score }) => ({ role, score: score * MEMBER_WEIGHT })),
  ].sort((a, b) => b.score - a.score);
}

/** Whether an object that holds the column is taken as a whole. */
export function isInsideTaken(name: string, taken: Taken): boolean {
  const steps = name.split('.');
  return steps.some((_, index) => index > 0 && taken.has(steps.slice(0, index).join('.')));
}
