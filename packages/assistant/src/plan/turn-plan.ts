/** The input and the result of planning a turn. */
import type { ProductDocument } from '@quarry/contract';
import type { Operation, Reading } from '../dialogue/operation.ts';
import type { ReplyPiece } from '../reply-piece.ts';
import type { Turn } from '../minds/mind.ts';

export interface PlannedTurn {
  turn: Turn;
  reading: Reading;
  /** The shown products and those shown before, looked up once. */
  table: Table;
  /** The message was not understood: only an answer that the data confirm is used. */
  isGuess?: boolean;
  /** No product comes near what is looked for. */
  isNothingNear?: boolean;
}

export interface Table {
  /** The list that was shown last. */
  shown: readonly ProductDocument[];
  /** The list before it, then what was seen earlier. */
  earlier: readonly ProductDocument[];
  /** What was last spoken of. */
  focus: readonly ProductDocument[];
  /** What was last spoken of, of each thing that was looked for; the latest at the end. */
  spokenOf: readonly ProductDocument[];
}

/** Makes the pieces of an answer and changes the memory; made only when the whole message is understood. */
export type Take = () => AsyncGenerator<ReplyPiece>;

/** Null: this operation cannot be answered from what was found; somebody else has to. */
export type Planner = (planned: PlannedTurn, operation: Operation) => Promise<Take | null>;

export async function loadTable({ memory, tools }: Turn): Promise<Table> {
  const shownIds = memory.shown.products.map(({ id }) => id);
  const earlierIds = [...memory.before, ...memory.seen].map(({ id }) => id).filter((id) => !shownIds.includes(id));
  const spokenIds = memory.spokenOf.map(({ id }) => id);
  const ids = [...new Set([...memory.focus, ...spokenIds, ...shownIds, ...earlierIds])];
  if (ids.length === 0) return { shown: [], earlier: [], focus: [], spokenOf: [] };
  const byId = new Map((await tools.productFacts(ids)).map((document) => [document.id, document]));
  const those = (wanted: readonly string[]) => [...new Set(wanted)].flatMap((id) => byId.get(id) ?? []);
  return { shown: those(shownIds), earlier: those(earlierIds), focus: those(memory.focus), spokenOf: those(spokenIds) };
}
