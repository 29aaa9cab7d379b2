/** A picture that the shopper sent with this message. It is used in this turn only and not stored. */
export interface SentImage {
  bytes: Uint8Array;
  /** Told by its first bytes. */
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
}
