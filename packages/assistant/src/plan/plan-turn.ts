/**
 * Decides what the operations of a message come to: the takes that answer it, in their order. A turn is taken only when
 * every operation that was read surely can be answered from what the shop's data say; else it is left to others.
 */
import type { Operation, OperationKind } from '../dialogue/operation.ts';
import type { Turn } from '../minds/mind.ts';
import { planBetter, planExtreme, planMoreThan } from './take-best.ts';
import { planCompanion } from './take-companion.ts';
import { planFact } from './take-fact.ts';
import { planAlike } from './take-alike.ts';
import { planBack, planCompare, planMore, planSelect, planTotal, planWhy } from './take-few.ts';
import { LIST_KINDS, planList } from './take-list.ts';
import { planShop } from './take-shop.ts';
import { loadTable, type PlannedTurn, type Planner, type Take } from './turn-plan.ts';

const PLANNERS: Partial<Record<OperationKind, Planner>> = {
  'ask-fact': planFact,
  'which-better': planBetter,
  'compare-than': planMoreThan,
  sort: planExtreme,
  compare: planCompare,
  total: planTotal,
  why: planWhy,
  select: planSelect,
  alike: planAlike,
  more: planMore,
  'go-back': planBack,
  'goes-with': planCompanion,
  'shop-info': planShop,
};

/** Said beside something else they need no answer of their own. */
const BESIDE: ReadonlySet<OperationKind> = new Set(['greeting', 'thanks', 'confirm', 'deny', 'language']);

/** The answer to the whole message; null when it is left to others. Nothing is changed before the answer is made. */
export async function planTurn(turn: Turn): Promise<Take | null> {
  const { reading } = turn;
  if (!reading) return null;
  const operations = reading.operations.filter(({ kind }) => !BESIDE.has(kind));
  if (operations.length === 0) return null;
  const isHandled = operations.every(({ kind }) => LIST_KINDS.has(kind) || PLANNERS[kind] !== undefined);
  if (!isHandled) return null;
  return planOperations({ turn, reading, table: await loadTable(turn) }, operations, false);
}

/** @param isGuess only what the data bear out counts as an answer. */
export async function planOperations(
  planned: PlannedTurn,
  operations: readonly Operation[],
  isGuess: boolean,
): Promise<Take | null> {
  const { turn } = planned;
  const [first, ...rest] = grouped(operations);
  const take = first && (await planGroup({ ...planned, isGuess }, first, rest.length > 0));
  if (!take) return null;
  const decide = ({ operations: some }: Group): void => {
    for (const { kind } of some) turn.decide?.({ by: isGuess ? 'guess' : 'plan', what: kind });
  };
  return async function* () {
    decide(first);
    yield* take();
    // What follows is about what was just answered.
    for (const group of rest) {
      const next = await planGroup({ ...planned, table: await loadTable(turn) }, group, false);
      if (!next) continue;
      decide(group);
      yield { type: 'text', content: '\n\n' };
      yield* next();
    }
  };
}

interface Group {
  kind: 'list' | 'one';
  /** Of `one` a single operation. */
  operations: readonly Operation[];
}

/** Operations on what is looked for are one; of a superlative beside a subject the list comes first. */
function grouped(operations: readonly Operation[]): Group[] {
  const list = operations.filter(({ kind }) => LIST_KINDS.has(kind));
  const others = operations.filter(({ kind }) => !LIST_KINDS.has(kind));
  const first: Group[] = list.length > 0 ? [{ kind: 'list', operations: list }] : [];
  return [...first, ...others.map((operation): Group => ({ kind: 'one', operations: [operation] }))];
}

async function planGroup(planned: PlannedTurn, group: Group, isFollowed: boolean): Promise<Take | null> {
  if (group.kind === 'list') return planList(planned, group.operations, isFollowed);
  const [operation] = group.operations;
  return (operation && (await PLANNERS[operation.kind]?.(planned, operation))) ?? null;
}
