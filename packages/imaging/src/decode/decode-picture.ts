/**
 * Pictures from outside, turned into pixels.
 *
 * What a file is is told by its content. Its size is read from its header and checked before a pixel is decoded, so a
 * small file that claims a wall of pixels costs nothing. The camera's turn (EXIF) is applied and everything else that a
 * file carries about its maker is left behind: what comes out are pixels alone.
 */
import { IMAGE_MAX_BYTES } from '@quarry/contract';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { pictureFormat } from './picture-format.ts';
import { UnreadablePictureError } from './unreadable-picture.ts';

export const PICTURE_MAX_PIXELS = 40_000_000;
/** A decoder that has not come to an end by then never will. */
const DECODE_WITHIN_SECONDS = 15;

/** RGBA, 4 bytes a pixel, row by row from the top. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface DecodeOptions {
  /** The longer side comes out at most this long, in pixels; by default as the picture is. */
  maxSide?: number;
  /** Bytes that the file may have; by default 10 MB. */
  maxBytes?: number;
}

/** Of an animation its first picture. @throws UnreadablePictureError */
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

/** Width and height as it is looked at, without decoding it. @throws UnreadablePictureError */
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
  // The limit is ours, below: here it would hide which of the two things is wrong.
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

/** EXIF orientations from 5 on lie on their side. */
function seenSize({ width, height, pageHeight, orientation = 1 }: Metadata) {
  const tall = pageHeight ?? height;
  return orientation >= 5 ? { width: tall, height: width } : { width, height: tall };
}
