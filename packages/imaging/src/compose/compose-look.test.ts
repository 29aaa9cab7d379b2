import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutOut } from '../cut-out/cut-out-picture.ts';
import { MANNEQUIN_WIDTH, openMannequinStudio } from '../mannequins/draw-mannequin.ts';
import { readBody } from './body.ts';
import { composeLook } from './compose-look.ts';
import { fitBackpack } from './fit-backpack.ts';
import { WEARING_ORDER } from './kinds.ts';
import { warmUpLook } from './warm-up-look.ts';

const studio = openMannequinStudio(mkdtempSync(path.join(os.tmpdir(), 'quarry-mannequins-')));
const TIMEOUT = { timeout: 400_000 };

const draw = (body: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#f0eeea"/>${body}</svg>`,
    ),
  )
    .png()
    .toBuffer();
const tShirt = (color: string) =>
  draw(
    `<path d="M160,60L110,80L60,170L105,195L130,160V330H270V160L295,195L340,170L290,80L240,60Q200,90 160,60Z" fill="${color}"/>`,
  );
const trousers = (color: string) => draw(`<path d="M140,40H260L275,370H215L200,150L185,370H125Z" fill="${color}"/>`);

/** Mean colour around a point of a picture: red, green, blue. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left: x - 4, top: y - 4, width: 8, height: 8 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('a look', () => {
  it('TRYON-01 TRYON-23 shows the garments in three PNG pictures', TIMEOUT, async () => {
    const garments = [
      { picture: await trousers('#1d3f8f'), words: 'blue trousers' },
      { picture: await tShirt('#b02020'), words: 'red t-shirt' },
    ];

    const { images, skipped } = await composeLook({ mannequin: 'man-1', garments }, studio);

    expect(skipped).toEqual([]);
    expect(images).toHaveLength(3);
    for (const image of images)
      expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 800, height: 1200 });
    const [chestRed, , chestBlue] = await colorAt(images[0]!, 400, 380);
    expect(chestRed).toBeGreaterThan(chestBlue! + 60);
    const [legRed, , legBlue] = await colorAt(images[0]!, 365, 820);
    expect(legBlue).toBeGreaterThan(legRed! + 40);
  });

  it('lists garments that cannot be used, and shows the rest', TIMEOUT, async () => {
    const garments = [
      { picture: await tShirt('#b02020'), words: 'leather sofa' },
      { picture: await tShirt('#b02020'), category: 't-shirt' },
      { picture: Buffer.from('not a picture'), words: 'a skirt' },
      { picture: await tShirt('#209020'), category: 't-shirt' },
      { picture: await tShirt('#209020'), category: 'necklace' },
    ];

    const { images, skipped } = await composeLook({ mannequin: 'man-1', garments }, studio);

    expect(images).toHaveLength(3);
    expect(skipped.map(({ index }) => index)).toEqual([0, 2, 3, 4]);
    for (const { reason } of skipped) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  it('has no pictures when no garment can be used', TIMEOUT, async () => {
    const blank = await draw('');
    expect(
      await composeLook({ mannequin: 'man-1', garments: [{ picture: blank, words: 'dress' }] }, studio),
    ).toMatchObject({
      images: [],
      skipped: [{ index: 0 }],
    });
  });

  it('does not depend on the order of the garments', TIMEOUT, async () => {
    const lower = { picture: await trousers('#1d3f8f'), category: 'trousers' };
    const upper = { picture: await tShirt('#b02020'), category: 't-shirt' };

    const one = await composeLook({ mannequin: 'man-1', garments: [lower, upper] }, studio);
    const other = await composeLook({ mannequin: 'man-1', garments: [upper, lower] }, studio);

    expect(one.images[0]!.equals(other.images[0]!)).toBe(true);
  });

  it('shows a backpack behind the body, with a strap over each shoulder', TIMEOUT, async () => {
    const body = readBody(await studio.layers('woman-1'));
    const pack = await draw('<rect x="120" y="60" width="160" height="260" rx="40" fill="#2a5fb0"/>');

    const { behind, front } = fitBackpack(await cutOut(pack), body);

    const { neck, bust, arms } = body.anchors;
    const chest = Math.round((neck[1] + bust[1]) / 2);
    const columns = (layer: Uint8Array | undefined) =>
      Array.from({ length: MANNEQUIN_WIDTH }, (_, x) => x).filter(
        (x) => layer![(chest * MANNEQUIN_WIDTH + x) * 4 + 3]! > 127,
      );
    const straps = columns(front);
    expect(straps.some((x) => x < neck[0] - body.neckHalfWidth)).toBe(true);
    expect(straps.some((x) => x > neck[0] + body.neckHalfWidth)).toBe(true);
    // Between the straps the chest is uncovered.
    expect(straps.filter((x) => Math.abs(x - neck[0]) < body.neckHalfWidth * 0.8)).toEqual([]);
    const wide = columns(behind);
    expect(wide[0]).toBeLessThan(arms.left.shoulder[0]);
    expect(wide.at(-1)).toBeGreaterThan(arms.right.shoulder[0]);
  });

  it('uses all three garments of the warm-up', TIMEOUT, async () => {
    const { images, skipped } = await warmUpLook(studio);

    expect(skipped).toEqual([]);
    expect(images).toHaveLength(3);
  });

  it('draws shoes first, outerwear over tops, hat and bag last', () => {
    const order = (['shoes', 'trousers', 'dress', 'top', 'outerwear', 'hat', 'bag'] as const).map(
      (kind) => WEARING_ORDER[kind],
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});
