/**
 * Plans a turn: the actions ("takes") that answer the operations of a message, in order. The plan is used only if every
 * operation of high confidence can be answered from the shop's data; otherwise the turn is left to the phrase-based
 * handlers.
 */
import type { Operation, OperationKind, Slot } from '../dialogue/operation.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import type { Turn } from '../minds/mind.ts';
import { CLEAR } from '../overrides/sure-operations.ts';
import { LIST_KINDS } from './list-kinds.ts';
import { HANDLERS } from './registry.ts';
import { speakOf } from '../memory/memory.ts';
import { referTo } from './refer.ts';
import { thingsBeside } from './take-best.ts';
import { planList } from './take-list.ts';
import { isOfSubject } from './subject.ts';
import { loadTable, type PlannedTurn, type Take } from './turn-plan.ts';

/** Said beside something else they need no answer of their own. */
const BESIDE: ReadonlySet<OperationKind> = new Set(['greeting', 'thanks', 'confirm', 'deny', 'language']);

/** The answer to the whole message; null when it is left to others. Nothing is changed before the answer is made. */
export async function planTurn(turn: Turn): Promise<Take | null> {
  const { reading } = turn;
  if (!reading) return null;
  const matter = reading.operations.filter(({ kind }) => !BESIDE.has(kind));
  const operations = matter.length > 0 ? matter : reading.operations.slice(0, 1);
  if (operations.length === 0 || !operations.every(isHandled)) return null;
  return planOperations({ turn, reading, table: await loadTable(turn) }, withSubjects(operations, turn), false);
}

/** "The cheapest lock" said of helmets looks for locks first. */
function withSubjects(operations: readonly Operation[], turn: Turn): Operation[] {
  if (operations.some(({ kind }) => LIST_KINDS.has(kind))) return [...operations];
  return operations.flatMap((operation): Operation[] => {
    const named = operation.slots.filter(({ type, confidence }) => type === 'kind' && confidence >= CLEAR_SUBJECT);
    const isNew = named.length > 0 && named.every(({ text }) => !isOfSubject(text, turn));
    if (operation.kind !== 'sort') return [operation];
    // "What is the cheapest watch you have", with nothing looked for before.
    if (!isNew && turn.memory.wishes === null && turn.memory.shown.products.length === 0) {
      return [...subjectBeside(operation, turn), operation];
    }
    if (!isNew) return [operation];
    const subject: Operation = { kind: 'find', slots: named, confidence: operation.confidence };
    const slots = operation.slots.filter((slot) => !named.includes(slot));
    return slots.length > 0 ? [subject, { ...operation, slots }] : [subject];
  });
}
const CLEAR_SUBJECT = 0.6;

function subjectBeside(operation: Operation, turn: Turn): Operation[] {
  const text = thingsBeside(turn, operation)
    .map(({ surface }) => surface)
    .join(' ');
  const slot: Slot = { type: 'kind', text, start: 0, end: 0, confidence: operation.confidence };
  return text === '' ? [] : [{ kind: 'find', slots: [slot], confidence: operation.confidence }];
}

/** An answer that no data of the shop bear out needs a clear reading. */
function isHandled({ kind, confidence }: Operation): boolean {
  if (LIST_KINDS.has(kind) || HANDLERS[kind].fromSlots) return true;
  return HANDLERS[kind].fromPhrases !== undefined && confidence >= CLEAR;
}

/** @param isGuess only what the data bear out counts as an answer. */
export async function planOperations(
  planned: PlannedTurn,
  operations: readonly Operation[],
  isGuess: boolean,
): Promise<Take | null> {
  const { turn } = planned;
  const [first, ...rest] = grouped(operations);
  const isAskedAbout = rest.some(({ operations: some }) => some.some(({ kind }) => ASKING.has(kind)));
  const take = first && (await planGroup({ ...planned, isGuess }, first, rest.length > 0, isAskedAbout));
  if (!take) return null;
  const decide = ({ operations: some }: Group): void => {
    for (const { kind } of some) turn.decide?.({ by: isGuess ? 'guess' : 'plan', what: kind });
  };
  return async function* () {
    decide(first);
    let hasSpoken = false;
    for await (const piece of take()) {
      hasSpoken ||= piece.type === 'text';
      yield piece;
    }
    // What follows is about what was just answered.
    for (const group of rest) {
      const next = await planGroup({ ...planned, table: await loadTable(turn) }, group, false);
      if (!next) continue;
      decide(group);
      if (hasSpoken) yield { type: 'text', content: '\n\n' };
      hasSpoken = true;
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
  const others = inOne(operations.filter(({ kind }) => !LIST_KINDS.has(kind)));
  const first: Group[] = list.length > 0 ? [{ kind: 'list', operations: list }] : [];
  return [...first, ...others.map((operation): Group => ({ kind: 'one', operations: [operation] }))];
}

/** "The first or this one, which is lighter": two clauses of one question. */
function inOne(operations: readonly Operation[]): Operation[] {
  return operations.reduce<Operation[]>((all, operation) => {
    const same = OF_SEVERAL.has(operation.kind) ? all.find(({ kind }) => kind === operation.kind) : undefined;
    if (!same) return [...all, operation];
    const joined = { ...same, slots: [...same.slots, ...operation.slots] };
    return all.map((one) => (one === same ? joined : one));
  }, []);
}
const OF_SEVERAL: ReadonlySet<OperationKind> = new Set(['total', 'which-better', 'compare']);
/** A choice beside a question about it only says what is asked about. */
const ASKING: ReadonlySet<OperationKind> = new Set(['ask-fact', 'total', 'which-better', 'compare']);

async function planGroup(
  planned: PlannedTurn,
  group: Group,
  isFollowed: boolean,
  isAskedAbout = false,
): Promise<Take | null> {
  if (group.kind === 'list') return planList(planned, group.operations, isFollowed);
  const [operation] = group.operations;
  if (!operation) return null;
  if (operation.kind === 'select' && isAskedAbout) {
    const ids = referTo(planned, operation)?.documents.map(({ id }) => id) ?? [];
    return ids.length === 0
      ? null
      : async function* () {
          yield { type: 'step', content: WORDINGS[planned.turn.language].steps.reading };
          speakOf(planned.turn.memory, ids, true);
        };
  }
  const { fromSlots, fromPhrases } = HANDLERS[operation.kind];
  return (fromSlots ? await fromSlots(planned, operation) : fromPhrases?.(planned.turn, undefined)) ?? null;
}
