/**
 * Animation data of the rotating search: a query is typed, answered, and deleted letter by letter; the next one follows
 * after four seconds. The answer stays while letters are deleted, so that it is visible as long as possible.
 */
import { DELETING_MS, deleting, type Frame, lengthOf, type Show, TYPING_MS, typing } from './show.ts';

/** Duration of one query. */
export const ROTATION_MS = 4000;

export interface RotatingView {
  /** Index of the current query. */
  index: number;
  /** The text in the box. */
  typed: string;
  isAnswered: boolean;
}

/** `isStill`: no typing; each query is shown complete, with its answer, from its first moment. */
export function rotatingShow(queries: readonly string[], isStill: boolean): Show<RotatingView> {
  const frames = queries.flatMap((query, index): Frame<RotatingView>[] => {
    const start = index * ROTATION_MS;
    if (isStill) return [{ at: start, view: { index, typed: query, isAnswered: true } }];

    const typedAt = start + lengthOf(query) * TYPING_MS;
    const end = start + ROTATION_MS;
    return [
      { at: start, view: { index, typed: '', isAnswered: false } },
      ...typing(query, start, TYPING_MS).map(({ at, view }) => ({
        at,
        view: { index, typed: view, isAnswered: at >= typedAt },
      })),
      // The last letter is deleted when the next query begins.
      ...deleting(query, end, DELETING_MS)
        .slice(0, -1)
        .map(({ at, view }) => ({ at, view: { index, typed: view, isAnswered: true } })),
    ];
  });
  const [first, ...rest] = frames;
  if (!first) throw new Error('A rotating search needs a query.');
  return { frames: [first, ...rest], lengthMs: queries.length * ROTATION_MS };
}
