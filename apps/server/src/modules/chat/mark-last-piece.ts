/**
 * Marks the last piece of a written answer, so that a page can finish it without waiting for the speech that follows.
 *
 * Only the mind knows which piece is its last, and only by ending. So the next piece is asked for before one leaves: when
 * the answer turns out to be over at once, the piece is marked. No piece waits longer than one turn of the event loop; an
 * answer that ends later is closed by an empty `text` piece.
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
        // Progress is never the last thing that is said.
        yield piece;
        next = pieces.next();
        continue;
      }
      next = pieces.next();
      // An error is thrown by the next round, after this piece has left.
      const soon = await Promise.race([next.catch(() => undefined), nextTurn()]);
      if (soon?.done) {
        yield { ...piece, final: true };
        return;
      }
      yield piece;
    }
    yield { type: 'text', content: '', final: true };
  } finally {
    // Not awaited: a piece that is still being made would keep the caller waiting.
    void pieces.return(undefined).catch(() => undefined);
  }
}

function nextTurn(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(resolve, undefined));
}
