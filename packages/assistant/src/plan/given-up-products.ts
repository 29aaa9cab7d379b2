import type { Operation, OperationKind } from '../dialogue/operation.ts';
import { referTo } from './refer.ts';
import type { PlannedTurn } from './turn-plan.ts';

/** Products that are referred to and no longer wanted: "I have the first one already", "not those two". */
export function productsGivenUp(planned: PlannedTurn, operations: readonly Operation[]): readonly string[] | null {
  const [only, ...others] = operations;
  if (!only || others.length > 0 || !GIVING_UP.has(only.kind) || only.slots.length === 0) return null;
  const slots = only.slots.map(({ isNegated: _isNegated, ...slot }) => slot);
  if (!slots.every(({ type }) => type === 'ordinal' || type === 'deictic')) return null;
  const referred = referTo(planned, { ...only, slots });
  const isPointedAt = referred?.how === 'place' || referred?.how === 'pronoun';
  return isPointedAt ? referred.documents.map(({ id }) => id) : null;
}

const GIVING_UP: ReadonlySet<OperationKind> = new Set(['owned', 'exclude', 'drop']);
