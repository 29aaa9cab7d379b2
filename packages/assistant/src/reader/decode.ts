/**
 * Decodes token scores to operations with slots. Each token has scores for its operation, for the beginning of an
 * operation, for its slot, for the beginning of a slot, and for negation. The most likely sequence of spans is found
 * with the Viterbi algorithm.
 */
import { OPERATION_KINDS, type OperationKind, SLOT_TYPES, type SlotType } from '../dialogue/operation.ts';

const OPERATIONS = OPERATION_KINDS.length + 1;
const SLOTS = SLOT_TYPES.length + 1;
const OPERATION_BEGINS = OPERATIONS;
const FIRST_SLOT = OPERATIONS + 1;
const SLOT_BEGINS = FIRST_SLOT + SLOTS;
const IS_NEGATED = SLOT_BEGINS + 1;
/** Scores of a token. */
export const HEADS = IS_NEGATED + 1;

/**
 * How much likelier it is that a stretch goes on than the network says: generated messages have more beginnings than talk.
 * Chosen on held-out frames.
 */
const GOES_ON = { operation: 1.5, slot: 0 } as const;

/** Half-open range of tokens, its likelihood (geometric mean over its tokens), 0 to 1. */
interface Stretch {
  from: number;
  to: number;
  likelihood: number;
}

export interface DecodedSlot extends Stretch {
  type: SlotType;
  isNegated: boolean;
}

export interface DecodedOperation extends Stretch {
  kind: OperationKind;
  slots: DecodedSlot[];
}

/** @param scores `HEADS` numbers for each of `count` tokens. */
export function decode(scores: Float64Array, count: number): DecodedOperation[] {
  const at = (token: number, head: number): number => scores[token * HEADS + head] ?? 0;
  const operations = stretches(
    count,
    OPERATIONS,
    (token, label) => at(token, label),
    (token) => at(token, OPERATION_BEGINS) - GOES_ON.operation,
  );
  const slots = stretches(
    count,
    SLOTS,
    (token, label) => at(token, FIRST_SLOT + label),
    (token) => at(token, SLOT_BEGINS) - GOES_ON.slot,
  );
  const decoded = operations.flatMap(({ label, ...stretch }): DecodedOperation[] => {
    const kind = OPERATION_KINDS[label - 1];
    return kind === undefined ? [] : [{ ...stretch, kind, slots: [] }];
  });
  for (const { label, ...stretch } of slots) {
    const type = SLOT_TYPES[label - 1];
    const operation = operationOf(stretch, decoded);
    if (type === undefined || operation === undefined) continue;
    let negated = 0;
    for (let token = stretch.from; token < stretch.to; token++) negated += at(token, IS_NEGATED);
    operation.slots.push({ ...stretch, type, isNegated: negated > 0 });
  }
  return decoded;
}

/** The operation that has the largest part of the stretch; where it is in none, that directly before or behind it. */
function operationOf({ from, to }: Stretch, operations: readonly DecodedOperation[]): DecodedOperation | undefined {
  const shared = (one: DecodedOperation): number => Math.min(one.to, to) - Math.max(one.from, from);
  const [first, ...others] = operations.filter((one) => shared(one) >= 0);
  if (first === undefined) return undefined;
  return others.reduce((best, one) => (shared(one) > shared(best) ? one : best), first);
}

/**
 * The likeliest division into stretches. A token either begins a stretch, or goes on with the label of the one before it, or
 * is in none (label 0).
 */
function stretches(
  count: number,
  labels: number,
  scoreOf: (token: number, label: number) => number,
  beginOf: (token: number) => number,
): (Stretch & { label: number })[] {
  // States: 0 none, then for each label "begins" (2 label - 1) and "goes on" (2 label).
  const states = 2 * labels - 1;
  let best = new Float64Array(states).fill(Number.NEGATIVE_INFINITY);
  best[0] = 0;
  const came: Int16Array[] = [];
  const likelihoods: Float64Array[] = [];
  for (let token = 0; token < count; token++) {
    const shares = logShares(labels, (label) => scoreOf(token, label));
    likelihoods.push(shares);
    const begins = logSigmoid(beginOf(token));
    const goesOn = logSigmoid(-beginOf(token));
    let likeliest = 0;
    for (let state = 1; state < states; state++) if ((best[state] ?? 0) > (best[likeliest] ?? 0)) likeliest = state;
    const next = new Float64Array(states).fill(Number.NEGATIVE_INFINITY);
    const from = new Int16Array(states).fill(likeliest);
    const top = best[likeliest] ?? 0;
    next[0] = top + (shares[0] ?? 0);
    for (let label = 1; label < labels; label++) {
      const share = shares[label] ?? 0;
      next[2 * label - 1] = top + share + begins;
      const before = (best[2 * label - 1] ?? 0) > (best[2 * label] ?? 0) ? 2 * label - 1 : 2 * label;
      from[2 * label] = before;
      next[2 * label] = (best[before] ?? 0) + share + goesOn;
    }
    came.push(from);
    best = next;
  }
  let state = best.indexOf(Math.max(...best));
  const found: (Stretch & { label: number })[] = [];
  let end = count;
  let sum = 0;
  for (let token = count - 1; token >= 0; token--) {
    const label = (state + 1) >> 1;
    if (label > 0) sum += likelihoods[token]?.[label] ?? 0;
    else end = token;
    if (label > 0 && state % 2 === 1) {
      found.push({ from: token, to: end, label, likelihood: Math.exp(sum / (end - token)) });
      end = token;
      sum = 0;
    }
    state = came[token]?.[state] ?? 0;
  }
  return found.reverse();
}

function logShares(labels: number, scoreOf: (label: number) => number): Float64Array {
  const scores = Float64Array.from({ length: labels }, (_, label) => scoreOf(label));
  const highest = Math.max(...scores);
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - highest);
  const whole = highest + Math.log(sum);
  return scores.map((score) => score - whole);
}

const logSigmoid = (value: number): number =>
  value < 0 ? value - Math.log1p(Math.exp(value)) : -Math.log1p(Math.exp(-value));
