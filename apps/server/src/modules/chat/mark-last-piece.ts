/**
 * Marks the last piece of a written answer, so that a page can finish it without waiting for the speech that follows.
 *
 * The end is known only when the mind's generator ends. So the next piece is requested before the current one is sent:
 * if the generator ends at once, the current piece is marked. No piece is delayed by more than one turn of the event
 * loop; if the answer ends later, an empty `text` piece closes it.
 */
import type { ReplyPiece } from '@quarry/assistant';

export type MarkedPiece = ReplyPiece & { final?: true };

export async function* markLastPiece(pieces: AsyncGenerator<ReplyPiece>): AsyncGenerator<MarkedPiece> {
  try {
    let next = pieces.next();
    for (;;) {
      const { done, value: piece } = await next;
      if (done) break;
      if (piece.type === 'step') {
        // Progress is never the last piece.
        yield piece;
        next = pieces.next();
        continue;
      }
      next = pieces.next();
      // An error is thrown in the next iteration, after this piece was sent.
      const soon = await Promise.race([next.catch(() => undefined), nextTurn()]);
      if (soon?.done) {
        yield { ...piece, final: true };
        return;
      }
      yield piece;
    }
    yield { type: 'text', content: '', final: true };
  } finally {
    // Not awaited: a piece in progress would delay the caller.
    void pieces.return(undefined).catch(() => undefined);
  }
}

function nextTurn(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(resolve, undefined));
}
