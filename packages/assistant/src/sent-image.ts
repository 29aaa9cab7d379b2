/** A picture that the shopper sent with this message. It is looked at in this turn and kept nowhere. */
export interface SentImage {
  bytes: Uint8Array;
  /** Told by its first bytes. */
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
}
