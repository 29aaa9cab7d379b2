/**
 * Decodes external pictures to pixels.
 *
 * The format is detected by content. The size is read from the header and checked before decoding, so that a small file
 * cannot claim a huge picture. EXIF orientation is applied, and all other metadata is dropped.
 */
import { IMAGE_MAX_BYTES } from '@quarry/contract';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { pictureFormat } from './picture-format.ts';
import { UnreadablePictureError } from './unreadable-picture.ts';

export const PICTURE_MAX_PIXELS = 40_000_000;
/** Decoding timeout. */
const DECODE_WITHIN_SECONDS = 15;

/** RGBA, 4 bytes per pixel, row by row from the top. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface DecodeOptions {
  /** Maximum length of the longer side in pixels; default: the original size. */
  maxSide?: number;
  /** Maximum file size in bytes; default 10 MB. */
  maxBytes?: number;
}

/** Decodes the first frame of an animation. @throws UnreadablePictureError */
export async function decodePicture(bytes: Uint8Array, { maxSide, maxBytes }: DecodeOptions = {}): Promise<Pixels> {
  const { picture, width, height } = await openPicture(bytes, maxBytes);
  const isTooLong = maxSide !== undefined && Math.max(width, height) > maxSide;
  const sized = isTooLong ? picture.resize(maxSide, maxSide, { fit: 'inside' }) : picture;
  try {
    const { data, info } = await sized.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new UnreadablePictureError('broken', { cause: error });
  }
}

/** Width and height after orientation, without decoding. @throws UnreadablePictureError */
export async function pictureSize(bytes: Uint8Array, maxBytes?: number): Promise<{ width: number; height: number }> {
  const { width, height } = await openPicture(bytes, maxBytes);
  return { width, height };
}

async function openPicture(
  bytes: Uint8Array,
  maxBytes = IMAGE_MAX_BYTES,
): Promise<{ picture: Sharp; width: number; height: number }> {
  if (bytes.length > maxBytes) throw new UnreadablePictureError('too-many-bytes');
  if (!pictureFormat(bytes)) throw new UnreadablePictureError('not-a-picture');
  // Our own limit below is used, because this one would not say which limit was exceeded.
  const options: SharpOptions = { failOn: 'error', limitInputPixels: false, pages: 1, sequentialRead: true };
  const header = await sharp(bytes, options)
    .metadata()
    .catch((error: unknown) => {
      throw new UnreadablePictureError('broken', { cause: error });
    });
  const { width, height } = seenSize(header);
  if (width < 1 || height < 1) throw new UnreadablePictureError('broken');
  if (width * height > PICTURE_MAX_PIXELS) throw new UnreadablePictureError('too-many-pixels');
  const picture = sharp(bytes, { ...options, limitInputPixels: PICTURE_MAX_PIXELS })
    .timeout({ seconds: DECODE_WITHIN_SECONDS })
    .autoOrient();
  return { picture, width, height };
}

/** EXIF orientations from 5 on swap width and height. */
function seenSize({ width, height, pageHeight, orientation = 1 }: Metadata) {
  const tall = pageHeight ?? height;
  return orientation >= 5 ? { width: tall, height: width } : { width, height: tall };
}
