/**
 * Divides a message that asks several things at once ("is it in stock, and what does delivery cost?") into its questions,
 * so that each is answered by itself, in order. What belongs to one request ("a sofa, in blue, under 500") is not divided.
 */
import type { Operation, OperationKind, Reading } from '../dialogue/operation.ts';
import { isSure } from '../overrides/sure-operations.ts';

export interface Clause {
  message: string;
  reading: Reading;
}

/** Each asks for an answer of its own. */
const ASKING: ReadonlySet<OperationKind> = new Set<OperationKind>([
  'ask-fact',
  'shop-info',
  'sort',
  'which-better',
  'total',
  'compare',
  'why',
  'order-status',
  'goes-with',
]);
const OF_SEVERAL: ReadonlySet<OperationKind> = new Set<OperationKind>(['total', 'which-better', 'compare']);
const LOOKING: ReadonlySet<OperationKind> = new Set<OperationKind>(['find', 'find-also']);
const MOST = 3;
/** What may stand between two questions. */
const JOINT =
  /^[\s,،;:.!?؟–—-]*(?:(?:and|also|plus|then|და|თან|ve|bir de|bi de|ayrıca|və|həm də|وكمان|وبعد|و)(?!\p{L})[\s,]*)*/iu;

/** Empty when the message is one thing. */
export function clausesOf(message: string, reading: Reading): readonly Clause[] {
  const { operations } = reading;
  if (operations.length < 2 || operations.length > MOST || !operations.every(isOwnQuestion)) return [];
  // Two clauses of one question: "2 of the first and 1 of the second".
  const isOne = operations.some(
    ({ kind }, at) => OF_SEVERAL.has(kind) && operations.findIndex((one) => one.kind === kind) < at,
  );
  if (isOne) return [];
  const starts = operations.map(({ span }, at) => (at === 0 ? 0 : (span?.start ?? 0)));
  const clauses = operations.map((operation, at): Clause => {
    const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? message.length];
    const joint = at === 0 ? 0 : (JOINT.exec(message.slice(from, to))?.[0].length ?? 0);
    const start = from + joint;
    const text = message.slice(start, to).replace(TRAILING_JOINT, '');
    return { message: text, reading: { ...reading, operations: [movedBy(operation, -start, text)] } };
  });
  return clauses.every(({ message: text }) => WORDS.test(text)) ? clauses : [];
}
/** Two words at least: "black?" is no question of its own. */
const WORDS = /[\p{L}\p{N}]+\P{L}+[\p{L}\p{N}]+/u;
const TRAILING_JOINT = /[\s,،;–—-]*(?:(?<!\p{L})(?:and|also|და|ve|və|و))?[\s,،;]*$/iu;

function isOwnQuestion(operation: Operation): boolean {
  const { kind, span, slots } = operation;
  if (!span || !isSure(operation)) return false;
  return ASKING.has(kind) || (LOOKING.has(kind) && slots.some(({ type }) => type === 'kind' || type === 'product'));
}

function movedBy(operation: Operation, by: number, text: string): Operation {
  const slots = operation.slots
    .map((slot) => ({ ...slot, start: slot.start + by, end: slot.end + by }))
    .filter(({ start, end, text: own }) => text.slice(start, end) === own);
  return { ...operation, slots, span: { start: 0, end: text.length } };
}
