/**
 * Joins a number and its unit with the name of what they measure: in "a laptop with 32 GB RAM" the network may take "RAM"
 * for a second thing that is wanted.
 */
import type { Slot } from '../dialogue/operation.ts';

const HAS_UNIT = /\p{L}/u;
const ONLY_SPACE = /^\s+$/;

/** The slots of one operation in the order of the message; the thing that is wanted always stays one of its own. */
export function withMeasuredNames(slots: readonly Slot[], message: string): Slot[] {
  const measureBefore = (slot: Slot) =>
    slots.find(
      ({ type, text, end }) =>
        type === 'measure' &&
        HAS_UNIT.test(text) &&
        end < slot.start &&
        ONLY_SPACE.test(message.slice(end, slot.start)),
    );
  const kinds = slots.filter(({ type }) => type === 'kind');
  const names = kinds.filter((kind) => measureBefore(kind) !== undefined);
  if (names.length === 0 || names.length === kinds.length) return [...slots];
  return slots
    .filter((slot) => !names.includes(slot))
    .map((slot) => {
      const name = names.find((one) => measureBefore(one) === slot);
      return name ? { ...slot, text: message.slice(slot.start, name.end), end: name.end } : slot;
    });
}
