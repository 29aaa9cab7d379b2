import type { Turn } from '../../minds/mind.ts';
import type { Planner, Take } from '../turn-plan.ts';

/**
 * The interface of a handler of one operation. It may decline (null): then the next interpretation of the message is
 * tried.
 */
export interface Handler {
  /** From the slots that the reader found, bound to what the shop's data say. */
  fromSlots?: Planner;
  /**
   * Answers from the words of the message, if an override stands for the operation. @param topic the variant of the
   * operation.
   */
  fromPhrases?: (turn: Turn, topic: string | undefined) => Take | null;
}
