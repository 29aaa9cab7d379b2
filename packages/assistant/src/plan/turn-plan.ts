/** What the planning of one turn works with, and what it comes to. */
import type { ProductDocument } from '@quarry/contract';
import type { Operation, Reading } from '../dialogue/operation.ts';
import type { ReplyPiece } from '../reply-piece.ts';
import type { Turn } from '../minds/mind.ts';

export interface PlannedTurn {
  turn: Turn;
  reading: Reading;
  /** The products on the table and those before them, looked up once. */
  table: Table;
  /** Nobody understood the message: only what the data bear out is an answer. */
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
}

/** Makes the pieces of an answer and changes the memory; made only when the whole message is understood. */
export type Take = () => AsyncGenerator<ReplyPiece>;

/** Null: this operation cannot be answered from what was found; somebody else has to. */
export type Planner = (planned: PlannedTurn, operation: Operation) => Promise<Take | null>;

export async function loadTable({ memory, tools }: Turn): Promise<Table> {
  const shownIds = memory.shown.products.map(({ id }) => id);
  const earlierIds = [...memory.before, ...memory.seen].map(({ id }) => id).filter((id) => !shownIds.includes(id));
  const ids = [...new Set([...memory.focus, ...shownIds, ...earlierIds])];
  if (ids.length === 0) return { shown: [], earlier: [], focus: [] };
  const byId = new Map((await tools.productFacts(ids)).map((document) => [document.id, document]));
  const those = (wanted: readonly string[]) => [...new Set(wanted)].flatMap((id) => byId.get(id) ?? []);
  return { shown: those(shownIds), earlier: those(earlierIds), focus: those(memory.focus) };
}
