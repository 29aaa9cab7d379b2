/**
 * The mind that works without a language model: it normalizes the message, determines its operations
 * (`plan/readings.ts`) and answers them.
 */
import type { HandledKind } from '../../dialogue/operation.ts';
import { forgetWishes, type Memory, noteTyped } from '../../memory/memory.ts';
import { withoutHesitation } from '../../phrases/hesitations.ts';
import { type Clause, clausesOf } from '../../plan/clauses.ts';
import { planGuess } from '../../plan/guess.ts';
import { asksForSum } from '../../plan/pieces.ts';
import { understandTurn } from '../../plan/readings.ts';
import type { ReplyPiece } from '../../reply-piece.ts';
import type { Mind, Turn } from '../mind.ts';
import { restart } from './abilities/narrow.ts';
import { inPlainSpelling } from './slots/as-typed.ts';
import { asRuledOut } from './slots/dislikes.ts';
import { matterOf } from './slots/matter-of.ts';
import { inPlainWords } from './slots/plain-symptoms.ts';

/** After these the list is another one, or in another order. */
const LEAVES_LIST: ReadonlySet<HandledKind> = new Set([
  'find',
  'constrain',
  'compare-than',
  'sort',
  'go-back',
  'drop',
  'exclude',
]);

export function createBuiltInMind(): Mind {
  return { reply };
}

async function* reply(received: Turn): AsyncGenerator<ReplyPiece> {
  const { memory } = received;
  // "If I take two, how much is it with delivery" is one sum.
  const isSum = asksForSum(received.message) && memory.shown.products.length > 0;
  const clauses = received.reading && !isSum ? clausesOf(received.message, received.reading) : [];
  if (clauses.length > 0) return yield* replyToEach(received, clauses);
  const plain = inPlainSpelling(received.message, received.language);
  noteTyped(memory, plain.typed);
  // Slots hold places of the message as it was typed.
  const reading = plain.message === received.message ? received.reading : null;
  const said = { ...received, message: plain.message, typed: plain.message, reading };
  const spoken = { ...said, message: inStore({ ...said, message: withoutHesitation(said.message) }) };
  const matter = matterOf(spoken);
  if (matter?.message === '') return yield* restart(said);
  if (matter?.isNewBeginning) forgetWishes(memory);
  const heard: Turn = matter
    ? { ...spoken, message: matter.message, ...(matter.isNewBeginning && { reading: null }) }
    : spoken;
  const turn: Turn = {
    ...heard,
    guess: (isNothingNear, only) => planGuess(heard, isNothingNear, only),
    answer: (other) => reply({ ...received, message: other, reading: null }),
  };
  // The plan reads the message as it was typed, where the places of slots are those of the reader.
  const asTyped = {
    ...turn,
    message: received.message,
    reading: matter?.isNewBeginning ? null : received.reading,
  };

  const understood = await understandTurn(turn, asTyped);
  if (!understood) return;
  turnTo(understood.kind, memory);
  yield* understood.take();
}

/** One answer after the other, each below the one before. */
async function* replyToEach(received: Turn, clauses: readonly Clause[]): AsyncGenerator<ReplyPiece> {
  let hasSpoken = false;
  for (const clause of clauses) {
    let isFirst = true;
    for await (const piece of reply({ ...received, ...clause })) {
      if (piece.type === 'text' && isFirst) {
        if (hasSpoken) yield { type: 'text', content: '\n\n' };
        isFirst = false;
        hasSpoken = true;
      }
      yield piece;
    }
  }
}

/** What was asked has been understood or passed over; the answer may ask anew. */
function turnTo(kind: HandledKind, memory: Memory): void {
  memory.advice.asked = null;
  if (kind !== 'order-status') memory.orders.numberAsked = false;
  // The quick replies of a list that was left by words are pressed no more: the same words now mean this list.
  if (LEAVES_LIST.has(kind)) memory.advice.offered = [];
}

/** At a pharmacy's counter complaints are heard in plain words; elsewhere "my feet are killing me" is about shoes. */
const inStore = ({ message, language, store }: Turn): string => {
  const plain = asRuledOut(message, language, store.kind);
  return store.kind === 'pharmacy' ? inPlainWords(plain, language) : plain;
};
