/** Turns a picture into the few numbers that it is compared by. Quarry's own describer, or a model of a folder. */

export interface Describer {
  /** Changes whenever the same picture gets other numbers: descriptors of two describers are never compared. */
  id: string;
  /** @throws UnusablePictureError for bytes that are no picture, or one that is too large. */
  describe(bytes: Uint8Array): Promise<Int8Array>;
}

/** The bytes are not a readable picture. The message is for the sender. */
export class UnusablePictureError extends Error {
  override name = 'UnusablePictureError';
}
