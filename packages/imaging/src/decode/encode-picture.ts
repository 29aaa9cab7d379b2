/** Encodes pixels as a file without metadata. */
import sharp from 'sharp';
import type { Pixels } from './decode-picture.ts';

export async function encodePng({ data, width, height }: Pixels): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
