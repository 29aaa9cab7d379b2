/** Pixels as a file again, with nothing in it but the picture. */
import sharp from 'sharp';
import type { Pixels } from './decode-picture.ts';

export async function encodePng({ data, width, height }: Pixels): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
