/**
 * Attachments of a message that is not sent yet: up to five pictures, or one recording, never both. Pure functions;
 * `section-rules` decides what a store accepts.
 */
import type { Waveform } from './waveform.ts';

/** Maximum number of pictures per message. */
export const MAX_IMAGES = 5;

/** Types that the file picker offers. Drag and paste accept every image type. */
export const PICKED_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** A recording with its waveform and duration, because a recorded file does not contain its length. */
export interface Recording {
  readonly file: Blob;
  readonly shape: Waveform;
}

export interface Attachments {
  readonly images: readonly Blob[];
  readonly recording: Recording | null;
}

export const NO_ATTACHMENTS: Attachments = { images: [], recording: null };

/** The image files among dropped or pasted files. */
export function imagesAmong(files: Iterable<File>): File[] {
  return [...files].filter(({ type }) => type.startsWith('image/'));
}

/** Adds pictures. `dropped` counts those over the limit; beside a recording, all are dropped. */
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

/** A recording replaces all pictures. */
export function withRecording(recording: Recording): Attachments {
  return { images: [], recording };
}
