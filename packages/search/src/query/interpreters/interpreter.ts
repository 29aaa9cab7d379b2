/** A source of readings: it looks at a piece of the query and adds edges. One file each, so that a new source is a new file. */
import type { Token } from '@quarry/language';
import type { KnownBy } from '../known-words.ts';
import type { Edge, Piece } from '../lattice.ts';

interface AskedPiece {
  piece: Piece;
  /** Its place among the pieces. */
  place: number;
  /** Its words, with offsets in the whole text. */
  tokens: readonly Token[];
  /** What it costs to take it as it was typed. */
  typedCost: number;
  /** The text ends here, without a space behind it. */
  growing: boolean;
}

export type Interpreter = (by: KnownBy, asked: AskedPiece, text: string) => Edge[];
