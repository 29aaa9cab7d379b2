import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../decode/decode-picture.ts';
import { DESCRIPTOR_LENGTH, DESCRIPTOR_PARTS, describePicture } from './describe-picture.ts';
import { findForeground } from './ground.ts';
import { buildPictureIndex } from './picture-index.ts';
import { toLab } from './plane.ts';

type Shape = (color: string) => string;

const SHAPES: Record<string, Shape> = {
  chair: (color) => `<path fill="${color}" d="M140 60h24v120h96v24h-12v96h-20v-96h-68v96h-20z"/>`,
  lamp: (color) => `<path fill="${color}" d="M150 70h100l40 90H110z M192 160h16v130h-16z M150 290h100v14H150z"/>`,
  sofa: (color) => `<path fill="${color}" d="M60 150h280v40h20v90h-24v20h-20v-20H84v20H64v-20H40v-90h20z"/>`,
  plate: (color) =>
    `<circle cx="200" cy="200" r="110" fill="${color}"/><circle cx="200" cy="200" r="70" fill="#fff8"/>`,
  shirt: (color) =>
    `<path fill="${color}" d="M130 90l-60 50 30 40 30-20v160h140V160l30 20 30-40-60-50-40 0-30 20-30-20z"/>`,
};
const COLORS = { red: '#b8322a', blue: '#2a4fb8', green: '#3c8a4a', yellow: '#d8b42c' };

const drawn = (shape: string, color: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#f1efe9"/>${SHAPES[shape]?.(color)}</svg>`,
    ),
  );
const describeFile = async (file: Buffer) => describePicture(await decodePicture(file));

async function catalogue() {
  const pictures = [];
  for (const shape of Object.keys(SHAPES)) {
    for (const [color, hex] of Object.entries(COLORS)) {
      const file = await drawn(shape, hex).png().toBuffer();
      pictures.push({ id: `${color} ${shape}`, file, descriptor: await describeFile(file), label: undefined });
    }
  }
  return { pictures, index: await buildPictureIndex(pictures, DESCRIPTOR_PARTS) };
}

describe('a descriptor', () => {
  it('is a short list of int8 numbers, equal on every run', async () => {
    const file = await drawn('chair', COLORS.red).png().toBuffer();
    const descriptor = await describeFile(file);

    expect(descriptor).toHaveLength(DESCRIPTOR_LENGTH);
    expect(await describeFile(file)).toEqual(descriptor);
  });

  it('finds its product first after mirroring, scaling, cropping, slight recolouring or recompression', async () => {
    const { pictures, index } = await catalogue();
    const changes: ((file: Buffer) => Promise<Buffer>)[] = [
      (file) => sharp(file).flop().png().toBuffer(),
      (file) => sharp(file).resize(120).png().toBuffer(),
      (file) => sharp(file).extract({ left: 20, top: 24, width: 360, height: 350 }).png().toBuffer(),
      (file) => sharp(file).modulate({ hue: 8, saturation: 0.9, brightness: 1.06 }).png().toBuffer(),
      (file) => sharp(file).jpeg({ quality: 35 }).toBuffer(),
    ];
    let found = 0;
    for (const [n, { id, file }] of pictures.entries()) {
      const change = changes[n % changes.length] as (typeof changes)[number];
      if (index.nearest([await describeFile(await change(file))], 1)[0]?.id === id) found += 1;
    }

    expect(found).toBe(pictures.length);
  });

  it('finds the same product in another colour before other products', async () => {
    const { pictures, index } = await catalogue();
    const sofas = pictures.filter(({ id }) => id.endsWith('sofa'));

    for (const { descriptor } of sofas) {
      const four = index.nearest([descriptor], 4).map(({ id }) => id.split(' ')[1]);
      expect(four.filter((shape) => shape === 'sofa').length).toBeGreaterThanOrEqual(3);
    }
  });

  it('exists for blank pictures', async () => {
    for (const background of ['#ffffff', '#000000', '#00000000']) {
      const flat = await sharp({ create: { width: 5, height: 300, channels: 4, background } })
        .png()
        .toBuffer();
      expect(await describeFile(flat)).toHaveLength(DESCRIPTOR_LENGTH);
    }
  });
});

describe('the foreground', () => {
  const labOf = async (file: Buffer) => {
    const { data, info } = await sharp(file).resize(96, 96).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { lab: toLab({ data, width: info.width, height: info.height }), ...info };
  };

  it('is found on a plain background, with its bounding box', async () => {
    const { lab, width, height } = await labOf(await drawn('plate', COLORS.green).png().toBuffer());

    const { mask, box } = findForeground(lab, width, height);

    const share = [...(mask ?? [])].reduce((sum, one) => sum + one, 0) / (width * height);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.27);
    expect(box).toEqual({
      left: expect.closeTo(0.2, 1),
      top: expect.closeTo(0.2, 1),
      right: expect.closeTo(0.8, 1),
      bottom: expect.closeTo(0.8, 1),
    });
  });

  it('is the whole picture when nothing can be separated', async () => {
    const noise = Buffer.from(Array.from({ length: 96 * 96 * 3 }, (_, n) => Math.imul(n, 0x9e3779b1) >>> 24));
    const lab = toLab({ data: noise, width: 96, height: 96 });

    expect(findForeground(lab, 96, 96)).toMatchObject({ box: { left: expect.any(Number) } });
    expect(findForeground(toLab({ data: new Uint8Array(96 * 96 * 3), width: 96, height: 96 }), 96, 96).mask).toBeNull();
  });
});
