/** Reasons why a picture could not be read, each with a user-facing sentence. */
export const UNREADABLE = {
  'not-a-picture': 'This file is not a picture. Please send a PNG, JPEG or WebP file.',
  'too-many-bytes': 'This picture is too large. A picture has at most 10 MB.',
  'too-many-pixels': 'This picture has too many pixels. A picture has at most 40 megapixels.',
  broken: 'This picture is broken or was cut off.',
} as const;
export type UnreadableReason = keyof typeof UNREADABLE;

/** The message is user-facing. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
  readonly reason: UnreadableReason;
  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(UNREADABLE[reason], options);
    this.reason = reason;
  }
}
