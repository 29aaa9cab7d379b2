/** The composer interface of the try-on. The composition root selects the implementation. */

/** A garment's picture with known facts about it. */
export interface Piece {
  /** As requested. */
  url: string;
  picture: Uint8Array;
  /** For our own garments: the same picture without the parts behind a wearer. */
  front?: Uint8Array;
  /** Canonical category, if the garment is one of our products. */
  category?: string;
  /** Title of the product, or words of the URL: hints for its type. */
  words: string;
}

export interface ComposedLook {
  /** PNG pictures; none when nothing can be worn. */
  images: Uint8Array[];
  /** Garments that are not in the look, by index, each with the reason as a sentence. */
  skipped: { index: number; reason: string }[];
}

export interface LookComposer {
  /** @throws LookUnavailable, or any other error. */
  compose(mannequinId: string, pieces: readonly Piece[], signal: AbortSignal): Promise<ComposedLook>;
}

/** The provider failed or refused; the embedded composer is used. */
export class LookUnavailable extends Error {
  override name = 'LookUnavailable';
  readonly reason: 'timeout' | 'failed' | 'over-budget' | 'resting';
  constructor(reason: LookUnavailable['reason'], cause?: unknown) {
    super(`The image-edit provider did not answer: ${reason}.`, { cause });
    this.reason = reason;
  }
}
