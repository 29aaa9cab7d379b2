/** Shared by the steps of the guess: the roles of a column by its name, and the columns that already have a role. */
import type { ColumnRole } from './column-data.ts';
import type { Column } from './column-values.ts';
import { readName } from './name-roles.ts';

/** Column → its role. */
export type Taken = Map<string, { meaning: string; confidence: number }>;

/** Minimum score of a guess. */
export const ENOUGH = 0.45;
/** The name of a member alone is less reliable than the whole path. */
const MEMBER_WEIGHT = 0.85;
const INHERITED = 0.8;
/** Members that hold what their object is called. */
const VALUE_MEMBER = /^(name|title|value|amount|text|main|path|ad|adi)$/i;

export interface ScoredRole {
  role: ColumnRole;
  score: number;
}

/** Best first. Of `prices.retail` the path, the member and, for members such as `value`, the object speak. */
export function rolesOf({ steps }: Pick<Column, 'steps'>): ScoredRole[] {
  if (steps.length === 1) return readName(steps[0] ?? '').roles;
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
export function isInsideTaken({ steps }: Pick<Column, 'steps'>, taken: Taken): boolean {
  return steps.some((_, index) => index > 0 && taken.has(steps.slice(0, index).join('.')));
}
