/**
 * The interface of an interpreter: it interprets a piece of the query in one way and adds edges to the lattice. One
 * file per interpreter.
 */
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
