/**
 * The last gate before the shopper: products and orders leave only as the tools returned them, whatever a mind put
 * into the piece; what no tool returned does not leave at all.
 */
import type { ReplyPiece } from '../reply-piece.ts';
import type { Ledger } from './ledger.ts';

/** The piece as it may leave; null when nothing of it may. */
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
