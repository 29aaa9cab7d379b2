/**
 * The final check of pieces: products and orders are replaced by what the tools returned, and anything no tool returned
 * is removed.
 */
import type { ReplyPiece } from '../reply-piece.ts';
import type { Ledger } from './ledger.ts';

/** The checked piece; null when nothing of it may be sent. */
export function guardPiece(piece: ReplyPiece, ledger: Ledger): ReplyPiece | null {
  switch (piece.type) {
    case 'docs': {
      const documents = piece.content.documents.flatMap(({ id }) => ledger.product(id) ?? []);
      return documents.length > 0 || piece.content.documents.length === 0
        ? { type: 'docs', content: { documents } }
        : null;
    }
    case 'orders': {
      const result = piece.content.result.flatMap(({ order_number }) => ledger.order(order_number) ?? []);
      return result.length > 0 ? { type: 'orders', content: { result } } : null;
    }
    case 'text':
      return piece.content === '' ? null : piece;
    case 'buttons': {
      const labels = [...new Set(piece.content.filter((label) => label.trim() !== ''))];
      return labels.length > 0 ? { type: 'buttons', content: labels } : null;
    }
    case 'step':
      return piece;
  }
}
