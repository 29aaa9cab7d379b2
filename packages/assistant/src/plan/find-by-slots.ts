/**
 * Searches by the slots of the reader where phrases suggest a gift or a request without a subject: "something with
 * wheels for my daughter, a scooter maybe" searches for scooters. If the search does not understand the whole message,
 * words outside of the slots are dropped.
 */
import type { Operation, OperationKind, Slot, SlotType } from '../dialogue/operation.ts';
import type { Turn } from '../minds/mind.ts';
import { signsOf } from '../overrides/signs.ts';
import { find } from './handlers/products.ts';
import { isOfSubject } from './subject.ts';
import type { Take } from './turn-plan.ts';

const WISHES: ReadonlySet<OperationKind> = new Set(['find', 'find-also', 'constrain', 'greeting', 'thanks', 'confirm']);
const SAYING: ReadonlySet<SlotType> = new Set<SlotType>([
  'kind',
  'product',
  'brand',
  'color',
  'material',
  'size',
  'feature',
  'measure',
  'price-min',
  'price-max',
  'person',
  'purpose',
]);
/** Below it the words of a slot are probably something else. */
const MIN_SLOT = 0.5;
const CLEAR_KIND = 0.6;

/** Null if the operations are not a product request, or no slot names its subject. */
export function findBySlots(turn: Turn, operations: readonly Operation[]): Take | null {
  if (!operations.some(({ kind }) => kind === 'find' || kind === 'find-also')) return null;
  if (!operations.every(({ kind }) => WISHES.has(kind))) return null;
  const slots = operations.flatMap((operation) => operation.slots).sort((one, other) => one.start - other.start);
  if (!slots.some(isClearKind)) return null;
  // What the search understands whole is looked for whole.
  if (!signsOf(turn)('hasUnexplained')) return find.fromPhrases?.(turn, undefined) ?? null;
  const said = slots.filter(({ type, confidence, isNegated }) => {
    if (isNegated || !SAYING.has(type)) return false;
    return confidence >= (type === 'kind' ? CLEAR_KIND : MIN_SLOT);
  });
  const message = said.map(({ text }) => text).join(' ');
  return find.fromPhrases?.({ ...turn, message, reading: null }, undefined) ?? null;
}

/** "And a bell too": one more thing, said in a word that is none of what is looked for. */
export function findAddition(turn: Turn, operations: readonly Operation[]): Take | null {
  const also = operations.find(({ kind, confidence }) => kind === 'find-also' && confidence >= MIN_ADDITION);
  if (!also || !operations.every(({ kind }) => WISHES.has(kind))) return null;
  const names = also.slots.filter(({ type, isNegated }) => type === 'kind' && !isNegated);
  if (!names.some(({ text, confidence }) => confidence >= MIN_NAME && !isOfSubject(text, turn))) return null;
  const said = also.slots.filter(({ type, isNegated }) => !isNegated && SAYING.has(type));
  const message = said.map(({ text }) => text).join(' ');
  return find.fromPhrases?.({ ...turn, message, reading: null }, undefined) ?? null;
}
const MIN_ADDITION = 0.45;
const MIN_NAME = 0.3;

const isClearKind = ({ type, confidence }: Slot): boolean => type === 'kind' && confidence >= CLEAR_KIND;
