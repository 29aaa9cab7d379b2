/**
 * Measures quality and speed of the search by picture, the try-on and the drawing of demo pictures.
 *
 *   npm run bench:pictures -- --data DIR [--split dev] [--shops a,b] [--parts kinds,photos,catalogue,large,looks,drawing]
 *
 * DIR (or QUARRY_BENCH_DATA) has `gallery/<kind>/*.webp` and `queries.SPLIT/<kind>/*.webp`, as in the public
 * clothing-dataset-small; without it only the demo shops are measured. Kinds: of three photos of each kind, how many find
 * a product of their kind first in a demo shop of clothes, and how many find nothing in one without (less than a minute).
 * Photos: precision at ten by kind, with a
 * projection learned from the gallery as from the pictures of a shop, how often a photo finds its kind first among the
 * drawings of a demo shop, and how often a distorted copy finds its photo.
 * Demo shops: how often a catalogue picture that was cropped, scaled, recompressed, mirrored or slightly recoloured
 * finds its product first. Then the time for nearest neighbours among 100,000, for a look of the try-on, and for
 * drawing the pictures of the demo shops. Prints a table and writes the figures to bench/results/pictures.json; figures
 * of parts that were not measured are kept.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  buildPictureIndex,
  DESCRIBED_SIDE,
  DESCRIPTOR_LENGTH,
  DESCRIPTOR_PARTS,
  decodePicture,
  describePicture,
  type IndexedPicture,
} from '../packages/imaging/src/index.ts';
import { DEMO_STORES, demoProducts, drawPicture } from '../examples/demo-shops/src/index.ts';
import { createDice, DISTORTIONS, distortCataloguePicture, distortPhoto } from './pictures/distort.ts';
import type { DrawingMeasured } from './pictures/measure-drawing.ts';
import { type DescribedPhoto, measureKindInShop } from './pictures/kind-in-shop.ts';
import type { LooksMeasured } from './pictures/measure-looks.ts';
import { readPhotoSet } from './pictures/photo-set.ts';
import { runChild } from './search/run-child.ts';

const PHOTOS_A_KIND = 3;
const DISTORTED_PHOTOS = 300;
const CATALOGUE_TRIES = 500;
const CLOTHES_SHOP = 'dressup';
const OTHER_SHOP = 'buildy';
const LARGE_SHOP = 100_000;
/** Two pictures of this side whose values (0 to 255) differ by less than this on average look the same. */
const TWIN_SIDE = 128;
const TWIN_DIFFERENCE = 0.8;
const RESULTS = fileURLToPath(new URL('./results/pictures.json', import.meta.url));

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: process.env['QUARRY_BENCH_DATA'] ?? '' },
    split: { type: 'string', default: 'dev' },
    shops: { type: 'string', default: 'homzmart,furniture,buildy,dressup' },
    parts: { type: 'string', default: 'kinds,photos,catalogue,large,looks,drawing' },
  },
});
const figures: Record<string, number> = {};

const parts = options.parts.split(',');
if (parts.includes('kinds')) await kinds();
if (parts.includes('photos')) await photos();
if (parts.includes('catalogue')) await catalogue(options.shops.split(','));
if (parts.includes('large')) await largeShop();
if (parts.includes('looks')) await looks();
if (parts.includes('drawing')) await drawing();
console.table(figures);
mkdirSync(path.dirname(RESULTS), { recursive: true });
writeFileSync(
  RESULTS,
  `${JSON.stringify({ split: options.split, figures: { ...keptFigures(), ...figures } }, null, 2)}\n`,
);

function keptFigures(): Record<string, number> {
  if (!existsSync(RESULTS)) return {};
  const kept: { split: string; figures: Record<string, number> } = JSON.parse(readFileSync(RESULTS, 'utf8'));
  return kept.split === options.split ? kept.figures : {};
}

async function describe(bytes: Uint8Array): Promise<Int8Array> {
  return describePicture(await decodePicture(bytes, { maxSide: DESCRIBED_SIDE }));
}

/** A few photos of each kind: an answer within a minute. */
async function kinds(): Promise<void> {
  const set = options.data === '' ? undefined : readPhotoSet(options.data, options.split);
  if (!set) return;
  const asked: DescribedPhoto[] = [];
  for (const kind of new Set(set.queries.map((photo) => photo.kind))) {
    for (const { bytes } of set.queries.filter((photo) => photo.kind === kind).slice(0, PHOTOS_A_KIND)) {
      asked.push({ kind, descriptor: await describe(bytes()) });
    }
  }
  const inClothesShop = await measureKindInShop(CLOTHES_SHOP, asked);
  figures['kinds: photos'] = asked.length;
  figures['kinds: right kind first in a shop of clothes'] = inClothesShop.first * asked.length;
  const inOtherShop = await measureKindInShop(OTHER_SHOP, asked);
  figures['kinds: nothing found in a shop without clothes'] = inOtherShop.nothing * asked.length;
  console.table(inClothesShop.missed);
}

async function photos(): Promise<void> {
  const set = options.data === '' ? undefined : readPhotoSet(options.data, options.split);
  if (!set) {
    console.log('No photos were measured: name their folder with --data DIR or QUARRY_BENCH_DATA.');
    return;
  }
  const began = process.cpuUsage().user;
  const gallery: IndexedPicture[] = [];
  for (const { id, kind, bytes } of set.gallery) gallery.push({ id, label: kind, descriptor: await describe(bytes()) });
  figures['one photo decoded and described (ms of one core)'] =
    (process.cpuUsage().user - began) / 1000 / set.gallery.length;
  const kindOf = new Map(gallery.map(({ id, label }) => [id, label]));
  const index = await buildPictureIndex(gallery, DESCRIPTOR_PARTS);

  let found = 0;
  const asked: DescribedPhoto[] = [];
  for (const { kind, bytes } of set.queries) {
    const descriptor = await describe(bytes());
    asked.push({ kind, descriptor });
    const ten = index.nearest([descriptor], 10);
    found += ten.filter(({ id }) => kindOf.get(id) === kind).length / 10;
  }
  figures['photos: precision@10 by kind'] = found / set.queries.length;
  figures['photos: right kind first among drawings'] = (await measureKindInShop(CLOTHES_SHOP, asked)).first;
  figures['photos: nothing found in a shop without clothes'] = (await measureKindInShop(OTHER_SHOP, asked)).nothing;

  const dice = createDice(5);
  const places: number[] = [];
  for (let n = 0; n < DISTORTED_PHOTOS; n += 1) {
    const photo = set.gallery[Math.floor(dice() * set.gallery.length)];
    if (!photo) continue;
    const hits = index.nearest([await describe(await distortPhoto(photo.bytes(), dice))], 10);
    places.push(hits.findIndex(({ id }) => id === photo.id));
  }
  figures['photos: distorted copy found first'] = share(places, (place) => place === 0);
  figures['photos: distorted copy among ten'] = share(places, (place) => place >= 0);
}

/** One distortion at a time, as in a shopper's copy; `all at once` is reported separately and not part of a sum. */
async function catalogue(shops: string[]): Promise<void> {
  const shelves = [];
  for (const settings of DEMO_STORES.filter(({ id }) => shops.includes(id))) {
    const products = demoProducts(settings);
    const pictures: (IndexedPicture & { file: Uint8Array })[] = [];
    for (const product of products) {
      const file = await drawPicture(product, 1);
      const label = product.category ?? undefined;
      pictures.push({ id: product.id, label, descriptor: await describe(file), file });
    }
    shelves.push({ pictures, index: await buildPictureIndex(pictures, DESCRIPTOR_PARTS) });
  }
  const dice = createDice(6);
  const kinds = DISTORTIONS.filter((how) => how !== 'all at once');
  let [firsts, firstsOrTwins] = [0, 0];
  for (const how of DISTORTIONS) {
    const tries = CATALOGUE_TRIES / kinds.length;
    let found = 0;
    for (let n = 0; n < tries; n += 1) {
      const shelf = shelves[n % shelves.length];
      const asked = shelf?.pictures[Math.floor(dice() * shelf.pictures.length)];
      if (!shelf || !asked) continue;
      const [first] = shelf.index.nearest([await describe(await distortCataloguePicture(asked.file, how, dice))], 1);
      if (first?.id === asked.id) found += 1;
      const given = shelf.pictures.find(({ id }) => id === first?.id);
      if (how !== 'all at once' && given && (given === asked || (await isTwin(given.file, asked.file))))
        firstsOrTwins += 1;
    }
    figures[`demo shops: ${how} found first`] = found / tries;
    if (how !== 'all at once') firsts += found;
  }
  figures[`demo shops: found first, ${CATALOGUE_TRIES} tries`] = firsts / CATALOGUE_TRIES;
  figures['demo shops: found first, or a picture that cannot be told from it'] = firstsOrTwins / CATALOGUE_TRIES;
}

async function looks(): Promise<void> {
  const measured = await runChild<LooksMeasured>('../pictures/measure-looks.ts', []);
  if (!measured) throw new Error('The looks could not be measured.');
  figures['looks: three garments, slowest of six (ms)'] = measured.slowestMs;
  figures['looks: twenty at once (ms)'] = measured.twentyMs;
  figures['looks: failed of twenty'] = measured.failed;
  figures['looks: of twenty, without a piece'] = measured.withoutPiece;
  figures['looks: most memory (MB)'] = measured.peakMemory / 1e6;
}

async function drawing(): Promise<void> {
  const measured = await runChild<DrawingMeasured>('../pictures/measure-drawing.ts', []);
  if (!measured) throw new Error('Drawing could not be measured.');
  figures[`drawing: one of ${measured.pictures} pictures, p95 (ms of all cores)`] = measured.drawnP95Ms;
  figures['drawing: one that was kept, p95 (ms)'] = measured.keptP95Ms;
}

/** Two products with the same drawing cannot be distinguished. */
async function isTwin(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((file) => decodePicture(file, { maxSide: TWIN_SIDE })));
  if (!a || !b) return false;
  const differences = a.data.map((value, n) => Math.abs(value - (b.data[n] ?? 0)));
  return differences.reduce((sum, value) => sum + value, 0) / differences.length < TWIN_DIFFERENCE;
}

async function largeShop(): Promise<void> {
  const dice = createDice(7);
  const pictures = Array.from(
    { length: LARGE_SHOP },
    (_, n): IndexedPicture => ({
      id: String(n),
      label: `kind ${n % 40}`,
      descriptor: Int8Array.from({ length: DESCRIPTOR_LENGTH }, () => Math.floor(dice() * 60) - 30),
    }),
  );
  const index = await buildPictureIndex(pictures, DESCRIPTOR_PARTS);
  const times = Array.from({ length: 30 }, (_, n) => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- asked of pictures that exist
    const asked = pictures[n * 1000]?.descriptor as Int8Array;
    const began = performance.now();
    index.nearest([asked], 3000);
    return performance.now() - began;
  }).sort((a, b) => a - b);
  figures[`nearest of ${LARGE_SHOP}, median (ms)`] = times[15] ?? 0;
  figures[`nearest of ${LARGE_SHOP}, slowest of 30 (ms)`] = times[29] ?? 0;
}

function share(list: readonly number[], isSo: (one: number) => boolean): number {
  return list.filter(isSo).length / list.length;
}
