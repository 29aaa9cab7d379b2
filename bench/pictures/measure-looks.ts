/**
 * Measures the time of looks in a separate process: one after another with three garments, then twenty concurrently.
 * Prints one line of JSON. Mannequins are rendered and the code is warmed up before, as in a running server; garments
 * are like the pictures of other shops: JPEG, on a lit background, with a shadow.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEMO_STORES, demoProducts, drawAlone } from '@quarry/demo-shops';
import { composeLook, type Garment, mannequins, openMannequinStudio, warmUpLook } from '@quarry/imaging';
import sharp from 'sharp';

export interface LooksMeasured {
  /** On the clock, the slowest of six. */
  slowestMs: number;
  twentyMs: number;
  /** How many of the twenty failed. */
  failed: number;
  /** How many of the twenty contained an unreadable picture and showed the other garments. */
  withoutPiece: number;
  /** The most memory that the process held, in bytes. */
  peakMemory: number;
}

/** As many as a server's composing process has already rendered once its mannequins were shown. */
const WARM_UP_LOOKS = 3;
const ONE_BY_ONE = 6;
const AT_ONCE = 20;
const OUTFITS = [
  ['shirt', 'jeans', 'sneakers'],
  ['blouse', 'skirt', 'boots'],
  ['sweater', 'trousers', 'loafers'],
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-bench-looks-'));
try {
  const studio = openMannequinStudio(folder);
  for (const { id } of mannequins) await studio.layers(id);
  for (let n = 0; n < WARM_UP_LOOKS; n++) await warmUpLook(studio);
  const outfits = await Promise.all(OUTFITS.map((categories) => Promise.all(categories.map(garment))));
  const look = (n: number) =>
    composeLook(
      {
        mannequin: mannequins[n % mannequins.length]?.id ?? '',
        garments: outfits[n % outfits.length] ?? [],
      },
      studio,
    );

  let slowestMs = 0;
  for (let n = 0; n < ONE_BY_ONE; n++) {
    const began = performance.now();
    await look(n);
    slowestMs = Math.max(slowestMs, performance.now() - began);
  }
  const began = performance.now();
  const looks = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, n) => look(n)));
  const measured: LooksMeasured = {
    slowestMs,
    twentyMs: performance.now() - began,
    failed: looks.filter((one) => one.status === 'rejected' || one.value.images.length === 0).length,
    withoutPiece: looks.filter((one) => one.status === 'fulfilled' && one.value.skipped.length > 0).length,
    peakMemory: process.resourceUsage().maxRSS * 1024,
  };
  console.log(JSON.stringify(measured));
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

async function garment(category: string): Promise<Garment> {
  const products = DEMO_STORES.filter(({ id }) => ['dior', 'lcw', 'dressup'].includes(id)).flatMap(demoProducts);
  const product = products.find((one) => one.category === category);
  if (!product) throw new Error(`No demo shop has a ${category}.`);
  return { picture: await onPaper(await drawAlone(product)), category };
}

/** Light from the upper left: the background darkens downwards, the shadow is soft and at the lower right. */
async function onPaper(alone: Uint8Array): Promise<Uint8Array> {
  const piece = sharp(alone).ensureAlpha();
  const { width, height } = await piece.metadata();
  const paper = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="light" x2="0" y2="1"><stop stop-color="#f7f7f5"/><stop offset="1" stop-color="#e0e0dc"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#light)"/>
    </svg>`,
  );
  const shape = await sharp(await piece.clone().extractChannel('alpha').toBuffer())
    .blur(12)
    .linear(0.25, 0)
    .toBuffer();
  const shadow = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .joinChannel(shape)
    .extract({ left: 0, top: 0, width: width - 8, height: height - 12 })
    .png()
    .toBuffer();
  return sharp(paper)
    .composite([{ input: shadow, left: 8, top: 12 }, { input: await piece.clone().png().toBuffer() }])
    .flatten()
    .jpeg({ quality: 80 })
    .toBuffer();
}
