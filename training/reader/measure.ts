/** Compares the reader's output with the labels of a message. */
import type { OperationKind, Reading, SlotType } from '@quarry/assistant';
import type { LabelledOperation } from './generator/message.ts';

export interface Counts {
  right: number;
  read: number;
  meant: number;
}

export interface Measured {
  messages: number;
  /** Messages with all operations, slots, and nothing else. */
  exact: number;
  /** Messages with the right operations, slots aside. */
  exactOperations: number;
  operations: Counts;
  slots: Counts;
  /** Slots that share words with one of the same type, whatever their ends. */
  placed: Counts;
  /** Slots that share words with one of any type. */
  found: Counts;
  byKind: Map<OperationKind, Counts>;
  byType: Map<SlotType, Counts>;
}

const none = (): Counts => ({ right: 0, read: 0, meant: 0 });
export const nothingMeasured = (): Measured => ({
  messages: 0,
  exact: 0,
  exactOperations: 0,
  operations: none(),
  slots: none(),
  placed: none(),
  found: none(),
  byKind: new Map(),
  byType: new Map(),
});

export const f1 = ({ right, read, meant }: Counts): number => (read + meant === 0 ? 1 : (2 * right) / (read + meant));

/**
 * Operations are compared as a multiset of kinds, because their boundaries are ambiguous; slots by type, exact range
 * and whether they are excluded. @returns whether everything is right.
 */
export function compare(into: Measured, meant: readonly LabelledOperation[], { operations }: Reading): boolean {
  const kinds = count(
    into.operations,
    meant.map(({ kind }) => kind),
    operations.map(({ kind }) => kind),
    into.byKind,
    (kind) => kind,
  );
  const slots = count(
    into.slots,
    meant.flatMap((one) => one.slots.map(({ type, start, end, isNegated }) => `${type} ${start} ${end} ${isNegated}`)),
    operations.flatMap((one) =>
      one.slots.map(({ type, start, end, isNegated }) => `${type} ${start} ${end} ${isNegated === true}`),
    ),
    into.byType,
    // oxlint-disable-next-line typescript/consistent-type-assertions -- slots are counted by a text that begins with their type
    (slot) => slot.slice(0, slot.indexOf(' ')) as SlotType,
  );
  const meantSlots = meant.flatMap((one) => one.slots);
  const readSlots = operations.flatMap((one) => one.slots);
  countShared(into.placed, meantSlots, readSlots, (one, other) => one.type === other.type);
  countShared(into.found, meantSlots, readSlots, () => true);
  into.messages += 1;
  if (kinds) into.exactOperations += 1;
  if (kinds && slots) into.exact += 1;
  return kinds && slots;
}

interface Place {
  type: SlotType;
  start: number;
  end: number;
}

/** Counts the pairs of slots that share words and agree; each slot is in one pair at most. */
function countShared(
  into: Counts,
  meant: readonly Place[],
  read: readonly Place[],
  agree: (one: Place, other: Place) => boolean,
): void {
  const left = [...meant];
  for (const one of read) {
    const at = left.findIndex((other) => one.start < other.end && other.start < one.end && agree(one, other));
    if (at < 0) continue;
    left.splice(at, 1);
    into.right += 1;
  }
  into.read += read.length;
  into.meant += meant.length;
}

function count<Value extends string, Name>(
  into: Counts,
  meant: readonly Value[],
  read: readonly Value[],
  byName: Map<Name, Counts>,
  nameOf: (value: Value) => Name,
): boolean {
  const left = [...meant];
  let right = 0;
  const of = (value: Value): Counts => {
    const name = nameOf(value);
    const known = byName.get(name) ?? none();
    byName.set(name, known);
    return known;
  };
  for (const value of meant) of(value).meant += 1;
  for (const value of read) {
    of(value).read += 1;
    const at = left.indexOf(value);
    if (at < 0) continue;
    left.splice(at, 1);
    of(value).right += 1;
    right += 1;
  }
  into.right += right;
  into.read += read.length;
  into.meant += meant.length;
  return right === read.length && right === meant.length;
}

const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);

export function line({ messages, exact, exactOperations, operations, slots, placed, found }: Measured): string {
  return `${String(messages).padStart(5)} messages: operations F1 ${percent(f1(operations))}, slots F1 ${percent(f1(slots))} (ends aside ${percent(f1(placed))}, ends and type aside ${percent(f1(found))}), operations of a message ${percent(exactOperations / messages)}, whole message ${percent(exact / messages)}`;
}

/** The operations and slots of the output that are also in the labels. */
export function rightOnes(
  meant: readonly LabelledOperation[],
  read: Reading['operations'],
): ReadonlySet<Reading['operations'][number] | Reading['operations'][number]['slots'][number]> {
  const kinds = meant.map(({ kind }) => kind);
  const slots = meant.flatMap((one) => one.slots);
  const right = new Set<Reading['operations'][number] | Reading['operations'][number]['slots'][number]>();
  for (const one of read) {
    const at = kinds.indexOf(one.kind);
    if (at >= 0) {
      kinds.splice(at, 1);
      right.add(one);
    }
    for (const slot of one.slots) {
      const isMeant = slots.some(
        ({ type, start, end, isNegated }) =>
          type === slot.type && start === slot.start && end === slot.end && isNegated === (slot.isNegated === true),
      );
      if (isMeant) right.add(slot);
    }
  }
  return right;
}
