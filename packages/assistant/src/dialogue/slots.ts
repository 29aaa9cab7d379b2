/** Access to the slots of an operation by type, and to the words of a message outside of slots. */
import type { Operation, Slot, SlotType } from './operation.ts';

/** What a thing must have or be, as opposed to which thing it is. */
export const CONDITION_TYPES = ['feature', 'measure', 'purpose', 'material', 'color', 'size', 'attribute'] as const;

export function slotsOf({ slots }: Operation, ...types: readonly SlotType[]): Slot[] {
  return slots.filter(({ type, isNegated }) => types.includes(type) && !isNegated);
}

export function textOf(slots: readonly Slot[]): string {
  return [...slots]
    .sort((one, other) => one.start - other.start)
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();
}

/** The message without these slots, if their text is at their offsets. */
export function messageWithout(message: string, slots: readonly Slot[]): string {
  let left = message;
  for (const { start, end, text } of [...slots].sort((one, other) => other.start - one.start)) {
    if (message.slice(start, end) !== text) continue;
    left = `${left.slice(0, start)} ${left.slice(end)}`;
  }
  return left.replace(/\s+/gu, ' ').trim();
}

/** The message with blanks in place of what belongs to other operations: offsets of slots stay as they are. */
export function ownPart(message: string, { span }: Operation): string {
  if (!span) return message;
  return ' '.repeat(span.start) + message.slice(span.start, span.end) + ' '.repeat(message.length - span.end);
}
