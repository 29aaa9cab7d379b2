/** What is measured of a reply. */
import type { TurnTrace } from '@quarry/assistant';
import type { ReplyStatus } from './conversation-repository.ts';

/** How a reply went, without anything that was said. */
export interface AnsweredTurn {
  mind: TurnTrace['mind'];
  status: ReplyStatus;
  /** Milliseconds to the first text or cards; null: there were none. */
  firstPieceMs: number | null;
  tokens: number;
}
