/** Compares the cut-out with the illustrator's true shapes: the same product with and without a background. */
import { type Product } from '@quarry/contract';
import { DEMO_STORES, demoProducts, drawAlone, drawPicture } from '@quarry/demo-shops';
import { type CutOutOptions, type Cutout, cutOut } from '@quarry/imaging';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const SLEEVED: CutOutOptions = { openings: 'beside-the-middle', isOnePiece: true };
const LEGGED: CutOutOptions = { openings: 'nowhere' };
const CLOTHES: Record<string, CutOutOptions> = {
  dress: SLEEVED,
  blouse: SLEEVED,
  't-shirt': SLEEVED,
  sweater: SLEEVED,
  jeans: LEGGED,
  trousers: LEGGED,
};
const SIDE = 300;

const goods = DEMO_STORES.filter(({ id }) => ['dior', 'lcw', 'dressup'].includes(id)).flatMap((store) =>
  demoProducts(store),
);

/** Whether each point of the garment's bounding box belongs to it, on a grid of SIDE × SIDE. */
async function shapeOf({ rgba, width, height, box }: Cutout): Promise<boolean[]> {
  const alpha = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(box)
    .extractChannel(3)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return [...alpha].map((value) => value > 127);
}

/** Intersection over union of the cut-out and the true shape. */
async function likeness(product: Product, options: CutOutOptions): Promise<number> {
  const found = await shapeOf(await cutOut(await drawPicture(product, 1), options));
  const known = await shapeOf(await cutOut(await drawAlone(product)));
  const both = found.filter((isPiece, i) => isPiece && known[i]).length;
  return both / found.filter((isPiece, i) => isPiece || known[i]).length;
}

describe('clothes cut off their studio ground', () => {
  it('have the shape that they were drawn with, white ones as well', { timeout: 120_000 }, async () => {
    const all: number[] = [];
    const white: number[] = [];
    for (const [category, options] of Object.entries(CLOTHES)) {
      const shelf = goods.filter((product) => product.category === category);
      const pale = shelf.filter(({ attributes }) => /white|cream|ivory/i.test(String(attributes?.['color'])));
      const fits = [await likeness(shelf[5]!, options), await likeness(pale[0]!, options)];
      all.push(...fits);
      white.push(fits[1]!);
    }

    expect(all.toSorted((a, b) => a - b)[all.length >> 1]).toBeGreaterThan(0.96);
    expect(Math.min(...white)).toBeGreaterThan(0.88);
  });
});
