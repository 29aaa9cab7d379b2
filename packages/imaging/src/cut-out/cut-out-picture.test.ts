import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutOut } from './cut-out-picture.ts';

const SIDE = 200;

/** Draws an SVG onto a square of 200. */
function picture(body: string, { alpha = false } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${body}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  return (alpha ? drawn : drawn.flatten({ background: '#ffffff' })).png().toBuffer();
}
const paper = '<rect width="200" height="200" fill="#eceae6"/>';
const block = '<rect x="60" y="50" width="80" height="100" fill="#a02030"/>';

describe('a cut-out', () => {
  it('separates an object from a plain background, with its bounding box', async () => {
    const cutout = await cutOut(await picture(paper + block));

    expect(cutout.box.left).toBeGreaterThanOrEqual(59);
    expect(cutout.box.left).toBeLessThanOrEqual(62);
    expect(cutout.box.width).toBeGreaterThan(76);
    expect(cutout.box.width).toBeLessThanOrEqual(81);
    const alphaAt = (x: number, y: number) => cutout.rgba[(y * SIDE + x) * 4 + 3];
    expect(alphaAt(100, 100)).toBe(255);
    expect(alphaAt(20, 20)).toBe(0);
  });

  it('removes a soft shadow with the background', async () => {
    const shadow =
      '<defs><filter id="b"><feGaussianBlur stdDeviation="9"/></filter></defs><rect x="72" y="66" width="84" height="100" fill="#3a3733" opacity=".3" filter="url(#b)"/>';

    const cutout = await cutOut(await picture(paper + shadow + block));

    expect(cutout.box.left + cutout.box.width).toBeLessThan(146);
    expect(cutout.box.top + cutout.box.height).toBeLessThan(156);
  });

  it('takes the colours of edges from inside the object, so that no fringe of the background remains', async () => {
    const cutout = await cutOut(await picture(`<rect width="200" height="200" fill="#20c040"/>${block}`));

    for (let y = 60; y < 140; y += 10) {
      const i = (y * SIDE + 61) * 4;
      expect(cutout.rgba[i]).toBeGreaterThan(cutout.rgba[i + 1]! + 60);
    }
  });

  it('uses the alpha channel of a picture that has one', async () => {
    const cutout = await cutOut(await picture('<circle cx="100" cy="100" r="50" fill="#ffffff"/>', { alpha: true }));

    expect(cutout.share).toBeGreaterThan(0.18);
    expect(cutout.share).toBeLessThan(0.21);
  });

  it('separates an object from planks and patterned cloth by colour', async () => {
    const planks = Array.from(
      { length: 10 },
      (_, k) =>
        `<rect x="0" y="${k * 20}" width="200" height="20" fill="${k % 2 ? '#b98a58' : '#a87a48'}"/><rect x="0" y="${k * 20}" width="200" height="2" fill="#6a4724"/>`,
    ).join('');

    const { box, rgba } = await cutOut(
      await picture(`${planks}<rect x="60" y="50" width="80" height="100" fill="#2a4a90"/>`),
    );

    expect(Math.abs(box.left - 60)).toBeLessThanOrEqual(3);
    expect(Math.abs(box.width - 80)).toBeLessThanOrEqual(5);
    expect(rgba[(20 * SIDE + 100) * 4 + 3]).toBe(0);
  });

  it('keeps both shoes of a pair', async () => {
    const shoes = [30, 115]
      .map((x) => `<rect x="${x}" y="60" width="55" height="90" rx="24" fill="#5a3018"/>`)
      .join('');

    const { box } = await cutOut(await picture(paper + shoes));

    expect(box.left).toBeLessThan(34);
    expect(box.left + box.width).toBeGreaterThan(166);
  });

  it('keeps a white garment on a white background that is lit from one side', async () => {
    const lit =
      '<defs><linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-color="#f8f8f6"/><stop offset="1" stop-color="#d4d2ce"/></linearGradient></defs><rect width="200" height="200" fill="url(#g)"/>';
    const cloth = '<rect x="55" y="45" width="90" height="110" fill="#ffffff" stroke="#b4b2ae" stroke-width="1.6"/>';

    const { rgba } = await cutOut(await picture(lit + cloth), { openings: 'nowhere' });

    for (const [x, y] of [
      [62, 52],
      [138, 52],
      [100, 100],
      [62, 148],
      [138, 148],
    ] as const) {
      expect(rgba[(y * SIDE + x) * 4 + 3]).toBe(255);
    }
    expect(rgba[(20 * SIDE + 20) * 4 + 3]).toBe(0);
  });

  it('makes the opening under a handle transparent', async () => {
    const bag =
      '<rect x="50" y="90" width="100" height="70" fill="#5a3018"/><path d="M70,92V70a30,26 0 0 1 60,0V92" fill="none" stroke="#5a3018" stroke-width="9"/>';

    const { rgba } = await cutOut(await picture(paper + bag));

    expect(rgba[(76 * SIDE + 100) * 4 + 3]).toBeLessThan(40);
    expect(rgba[(120 * SIDE + 100) * 4 + 3]).toBe(255);
  });

  it('makes the narrow, shaded end of a gap between sleeve and body transparent, but not dots of the background colour', async () => {
    const blouse = 'M70,18 L46,26 L16,150 L32,154 L56,78 V170 H144 V78 L168,154 L184,150 L154,26 L130,18 Z';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="600" height="600">
      <defs>
        <linearGradient id="light" x2="0" y2="1"><stop stop-color="#f7f7f5"/><stop offset="1" stop-color="#e0e0dc"/></linearGradient>
        <filter id="shade"><feGaussianBlur stdDeviation="4"/></filter>
        <filter id="lens"><feGaussianBlur stdDeviation=".9"/></filter>
        <pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="#d9772b"/><circle cx="4.5" cy="4.5" r="2.2" fill="#ece8de"/></pattern>
      </defs>
      <rect width="200" height="200" fill="url(#light)"/>
      <path d="${blouse}" transform="translate(2,3)" opacity=".25" filter="url(#shade)"/>
      <path d="${blouse}" fill="url(#dots)" filter="url(#lens)"/>
    </svg>`;
    const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();

    const { rgba, width } = await cutOut(jpeg, { openings: 'beside-the-middle', isOnePiece: true });

    const alphaAt = (x: number, y: number) => rgba[(y * 3 * width + x * 3) * 4 + 3];
    for (const x of [54, 146]) expect(alphaAt(x, 93)).toBeLessThan(40);
    for (const x of [30, 100, 170]) expect(alphaAt(x, 106)).toBe(255);
  });

  it('keeps white areas inside a garment that is known to have no opening', async () => {
    const coat = '<path d="M40,30H160V190H40Z M80,60V150H120V60Z" fill="#20242c" fill-rule="evenodd"/>';

    const { rgba } = await cutOut(await picture(paper + coat), { openings: 'nowhere' });

    expect(rgba[(100 * SIDE + 100) * 4 + 3]).toBe(255);
  });

  it.each([
    ['a picture of one pixel', '1x1', 'too-small'],
    ['a completely white picture', '', 'nothing-found'],
    ['a picture without a background', 'full', 'no-ground'],
  ])('fails with a reason for %s', async (_, kind, reason) => {
    const pictures: Record<string, () => Promise<Buffer>> = {
      '1x1': () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: '#ff0000' } })
          .png()
          .toBuffer(),
      '': () => picture(''),
      full: () =>
        picture(
          '<defs><pattern id="p" width="14" height="14" patternUnits="userSpaceOnUse"><rect width="14" height="14" fill="#103080"/><rect width="7" height="7" fill="#d0b040"/></pattern></defs><rect width="200" height="200" fill="url(#p)"/>',
        ),
    };

    await expect(cutOut(await pictures[kind]!())).rejects.toMatchObject({ name: 'CutOutError', reason });
  });

  it('uses bounded work for a huge picture', async () => {
    const huge = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#eeeeee' } })
      .composite([{ input: { create: { width: 1800, height: 2400, channels: 3, background: '#224488' } } }])
      .jpeg()
      .toBuffer();

    const cutout = await cutOut(huge);

    expect(Math.max(cutout.width, cutout.height)).toBeLessThanOrEqual(600);
  });

  it('passes on errors of the decoder', async () => {
    await expect(cutOut(Buffer.from('no picture'))).rejects.toMatchObject({ name: 'UnreadablePictureError' });
  });
});
