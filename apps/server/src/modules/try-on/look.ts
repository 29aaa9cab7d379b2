/** A look, as the try-on asks for it. Which composer stands behind the port only the wiring knows. */

/** A picture of one piece, and what is known about it besides. */
export interface Piece {
  /** As it was asked for. */
  url: string;
  picture: Uint8Array;
  /** Our own pieces: the same picture without what lies behind whoever wears it. */
  front?: Uint8Array;
  /** Canonical category of the catalogue, when the piece is one of our products. */
  category?: string;
  /** Title of the product, or the words of the address: they may say what it is. */
  words: string;
}

export interface ComposedLook {
  /** PNG pictures; none when nothing could be worn. */
  images: Uint8Array[];
  /** Pieces that are not in the look, by their place in the request, each with a sentence that says why. */
  skipped: { index: number; reason: string }[];
}

export interface LookComposer {
  /** @throws LookUnavailable, or whatever went wrong. */
  compose(mannequinId: string, pieces: readonly Piece[], signal: AbortSignal): Promise<ComposedLook>;
}

/** The provider did not do its part; the embedded composer does it then. */
export class LookUnavailable extends Error {
  override name = 'LookUnavailable';
  readonly reason: 'timeout' | 'failed' | 'over-budget' | 'resting';
  constructor(reason: LookUnavailable['reason'], cause?: unknown) {
    super(`The image-edit provider did not answer: ${reason}.`, { cause });
    this.reason = reason;
  }
}
