/** Animation data: queries that are typed, paused and deleted, one after the other. */
import { DELETING_MS, deleting, type Frame, lengthOf, type Show, TYPING_MS, typing } from './show.ts';

/** Pause after a query is typed. */
export const REST_MS = 2200;
/** Pause before the next query. */
const BREATH_MS = 400;

export interface TypingView {
  index: number;
  typed: string;
  isWhole: boolean;
}

/** `isStill`: the queries are shown complete, without typing. */
export function typingShow(queries: readonly string[], isStill: boolean): Show<TypingView> {
  let start = 0;
  const frames: Frame<TypingView>[] = [];
  for (const [index, query] of queries.entries()) {
    const typedAt = start + (isStill ? 0 : lengthOf(query) * TYPING_MS);
    const deletedAt = typedAt + REST_MS + (isStill ? 0 : lengthOf(query) * DELETING_MS);
    const view = (typed: string): TypingView => ({ index, typed, isWhole: typed === query });
    if (isStill) {
      frames.push({ at: start, view: view(query) });
    } else {
      frames.push({ at: start, view: view('') });
      for (const step of [...typing(query, start, TYPING_MS), ...deleting(query, deletedAt, DELETING_MS)]) {
        frames.push({ at: step.at, view: view(step.view) });
      }
    }
    start = deletedAt + BREATH_MS;
  }
  const [first, ...rest] = frames;
  if (!first) throw new Error('There is nothing to type.');
  return { frames: [first, ...rest], lengthMs: start };
}
