/**
 * The rotating search: a query is typed, answered, and taken back letter by letter, and after four seconds the next one
 * has its turn. The answer stays while the letters go, so that it is seen as long as possible.
 */
import { DELETING_MS, deleting, type Frame, lengthOf, type Show, TYPING_MS, typing } from './show.ts';

/** Time of one query. */
export const ROTATION_MS = 4000;

export interface RotatingView {
  /** Which of the queries has its turn. */
  index: number;
  /** The letters in the box. */
  typed: string;
  isAnswered: boolean;
}

/** `isStill`: nothing is typed; each query stands whole, with its answer, from its first moment on. */
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
      // The last letter goes as the next query begins.
      ...deleting(query, end, DELETING_MS)
        .slice(0, -1)
        .map(({ at, view }) => ({ at, view: { index, typed: view, isAnswered: true } })),
    ];
  });
  const [first, ...rest] = frames;
  if (!first) throw new Error('A rotating search needs a query.');
  return { frames: [first, ...rest], lengthMs: queries.length * ROTATION_MS };
}
