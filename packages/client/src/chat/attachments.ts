/**
 * What a shopper has attached to a message that is not sent yet: up to five pictures, or one recording, never both.
 * Pure steps; what a store takes at all is the matter of `section-rules`.
 */
import type { SoundShape } from './sound-shape.ts';

/** Most pictures one message carries. */
export const MAX_IMAGES = 5;

/** What the file picker offers. Dropping and pasting take every kind of picture. */
export const PICKED_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** A recording, and how it looks and lasts: a browser's recording does not carry its own length. */
export interface Recording {
  readonly file: Blob;
  readonly shape: SoundShape;
}

export interface Attachments {
  readonly images: readonly Blob[];
  readonly recording: Recording | null;
}

export const NO_ATTACHMENTS: Attachments = { images: [], recording: null };

/** The pictures among files that were dropped or pasted. */
export function imagesAmong(files: Iterable<File>): File[] {
  return [...files].filter(({ type }) => type.startsWith('image/'));
}

/**
 * More pictures behind those that are there. `dropped` counts the ones that had no room; beside a recording none has.
 */
export function withImages(
  present: Attachments,
  images: readonly Blob[],
): { attachments: Attachments; dropped: number } {
  if (present.recording) return { attachments: present, dropped: 0 };
  const all = [...present.images, ...images];
  return {
    attachments: { ...present, images: all.slice(0, MAX_IMAGES) },
    dropped: Math.max(0, all.length - MAX_IMAGES),
  };
}

export function withoutImage(present: Attachments, image: Blob): Attachments {
  return { ...present, images: present.images.filter((other) => other !== image) };
}

/** A recording takes the place of all pictures. */
export function withRecording(recording: Recording): Attachments {
  return { images: [], recording };
}
