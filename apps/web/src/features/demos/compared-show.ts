/** Animation data: the same query for two searches, typed once and answered by both at the same time. */
import { type Frame, lengthOf, type Show, TYPING_MS, typing } from './show.ts';

/** Duration of one query. */
export const COMPARED_MS = 9000;
/** From the last letter to the answers. */
export const ANSWER_AFTER_MS = 150;

export interface ComparedView {
  index: number;
  typed: string;
  isAnswered: boolean;
}

/** `isStill`: each query is shown complete, with both answers, from its first moment. */
export function comparedShow(queries: readonly string[], isStill: boolean): Show<ComparedView> {
  const frames = queries.flatMap((query, index): Frame<ComparedView>[] => {
    const start = index * COMPARED_MS;
    if (isStill) return [{ at: start, view: { index, typed: query, isAnswered: true } }];
    return [
      { at: start, view: { index, typed: '', isAnswered: false } },
      ...typing(query, start, TYPING_MS).map(({ at, view }) => ({
        at,
        view: { index, typed: view, isAnswered: false },
      })),
      {
        at: start + lengthOf(query) * TYPING_MS + ANSWER_AFTER_MS,
        view: { index, typed: query, isAnswered: true },
      },
    ];
  });
  const [first, ...rest] = frames;
  if (!first) throw new Error('A comparison needs a query.');
  return { frames: [first, ...rest], lengthMs: queries.length * COMPARED_MS };
}
