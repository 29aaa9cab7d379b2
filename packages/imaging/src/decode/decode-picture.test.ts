import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture, pictureSize } from './decode-picture.ts';
import { encodePng } from './encode-picture.ts';
import { UnreadablePictureError, type UnreadableReason } from './unreadable-picture.ts';

/** Red on the left, blue on the right. */
const twoHalves = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#1030d0' } }).composite([
    { input: { create: { width: 30, height: 40, channels: 3, background: '#d03010' } }, left: 0, top: 0 },
  ]);

async function reasonOf(decoding: Promise<unknown>): Promise<UnreadableReason> {
  const error = await decoding.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UnreadablePictureError)) throw new Error(`Not refused: ${String(error)}`);
  return error.reason;
}

/** A PNG of a few bytes that claims any size; it has only a header. */
function claimingPng(width: number, height: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const framed = Buffer.alloc(8 + named.length);
    framed.writeUInt32BE(body.length);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc(named), 4 + named.length);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const colorAt = ({ data, width }: { data: Uint8Array; width: number }, x: number, y: number) =>
  data[(y * width + x) * 4 + 2]! > 128 ? 'blue' : 'red';

describe('a picture from outside', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'is decoded in each supported format: %s',
    async (format) => {
      const pixels = await decodePicture(await twoHalves().toFormat(format).toBuffer());

      expect(pixels).toMatchObject({ width: 60, height: 40 });
      expect(pixels.data).toHaveLength(60 * 40 * 4);
      expect([colorAt(pixels, 10, 20), colorAt(pixels, 50, 20)]).toEqual(['red', 'blue']);
    },
  );

  it('is rotated by its EXIF orientation and loses all other metadata', async () => {
    const turned = await twoHalves()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const pixels = await decodePicture(turned);

    expect(await pictureSize(turned)).toEqual({ width: 40, height: 60 });
    expect(pixels).toMatchObject({ width: 40, height: 60 });
    expect([colorAt(pixels, 20, 10), colorAt(pixels, 20, 50)]).toEqual(['red', 'blue']);
    const again = await sharp(await encodePng(pixels)).metadata();
    expect([again.exif, again.icc, again.xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('is scaled down to the requested size and never scaled up', async () => {
    const picture = await twoHalves().png().toBuffer();

    expect(await decodePicture(picture, { maxSide: 30 })).toMatchObject({ width: 30, height: 20 });
    expect(await decodePicture(picture, { maxSide: 500 })).toMatchObject({ width: 60, height: 40 });
  });

  it('keeps transparency', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();

    expect((await decodePicture(clear)).data.every((value) => value === 0)).toBe(true);
  });

  it.each([
    ['text', Buffer.from('not a picture at all')],
    ['an empty file', Buffer.alloc(0)],
    [
      'an SVG, which may reference files',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['a TIFF', Buffer.from([0x49, 0x49, 0x2a, 0x00, 8, 0, 0, 0])],
    ['a video', Buffer.from('\0\0\0\x18ftypmp42', 'latin1')],
  ])('is not %s', async (_name, bytes) => {
    expect(await reasonOf(decodePicture(bytes))).toBe('not-a-picture');
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is refused when truncated: %s', async (format) => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, n) => (n * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .toFormat(format)
      .toBuffer();

    expect(await reasonOf(decodePicture(whole.subarray(0, Math.floor(whole.length / 2))))).toBe('broken');
  });

  it('is refused when only its first bytes are valid', async () => {
    for (const begin of [
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff\xe0',
      'RIFF\x10\0\0\0WEBP',
      'GIF89a',
      '\0\0\0\x1cftypavif',
    ]) {
      const garbage = Buffer.concat([Buffer.from(begin, 'latin1'), Buffer.from('garbage'.repeat(30))]);
      expect(await reasonOf(decodePicture(garbage))).toBe('broken');
    }
  });

  it('is refused above 40 megapixels by its header, before decoding', async () => {
    expect(await reasonOf(decodePicture(claimingPng(30_000, 30_000)))).toBe('too-many-pixels');
    expect(await reasonOf(decodePicture(claimingPng(6326, 6326)))).toBe('too-many-pixels');
    expect(await reasonOf(decodePicture(claimingPng(100, 100)))).toBe('broken');
  });

  it('is refused above 10 MB', async () => {
    const large = Buffer.concat([await twoHalves().png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]);

    expect(await reasonOf(decodePicture(large))).toBe('too-many-bytes');
    expect(await reasonOf(decodePicture(await twoHalves().png().toBuffer(), { maxBytes: 20 }))).toBe('too-many-bytes');
  });
});
