/** A message during generation: its pieces in order, each with the operation and the slot that it belongs to. */
import type { OperationKind, SlotType } from '@quarry/assistant';

export interface Piece {
  text: string;
  /** Index of its operation in the message; null outside of all operations. */
  operation: number | null;
  /** Pieces with the same number belong to one slot. */
  slot: { number: number; type: SlotType; isNegated: boolean } | null;
}

export interface LabelledMessage {
  text: string;
  operations: LabelledOperation[];
}

export interface LabelledOperation {
  kind: OperationKind;
  start: number;
  end: number;
  slots: { type: SlotType; start: number; end: number; isNegated: boolean }[];
}

/** @param kinds the kinds of the operations, by their index in the pieces. */
export function labelled(pieces: readonly Piece[], kinds: readonly OperationKind[]): LabelledMessage {
  let text = '';
  const operations = new Map<number, LabelledOperation>();
  const slots = new Map<number, LabelledOperation['slots'][number]>();
  for (const piece of pieces) {
    const piecesText = text === '' ? piece.text.trimStart() : piece.text;
    const start = text.length + (piecesText.length - piecesText.trimStart().length);
    text += piecesText;
    const end = text.length - (piecesText.length - piecesText.trimEnd().length);
    const kind = piece.operation === null ? undefined : kinds[piece.operation];
    if (end <= start || piece.operation === null || kind === undefined) continue;
    const operation = operations.get(piece.operation) ?? { kind, start, end, slots: [] };
    operation.end = end;
    operations.set(piece.operation, operation);
    if (piece.slot === null) continue;
    const slot = slots.get(piece.slot.number);
    if (slot !== undefined) {
      slot.end = end;
      continue;
    }
    const { type, isNegated } = piece.slot;
    const made = { type, start, end, isNegated };
    slots.set(piece.slot.number, made);
    operation.slots.push(made);
  }
  return { text, operations: [...operations.values()].sort((a, b) => a.start - b.start) };
}
