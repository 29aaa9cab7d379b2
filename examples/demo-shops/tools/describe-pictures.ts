/**
 * Looks at the drawings of all demo shops and writes the descriptors that come with Quarry, so that search by picture
 * answers there at once.
 *
 *   npx tsx examples/demo-shops/tools/describe-pictures.ts           makes examples/demo-shops/picture-descriptors.br
 *   npx tsx examples/demo-shops/tools/describe-pictures.ts --check   only says whether the file is of the drawings and the describer as they are
 *
 * Run it after a change of the illustrator, the demo catalogues, the network or the axes; it draws some thousand pictures
 * and takes as many minutes as there are shops. What has not changed since the last run is not drawn again.
 */
import { elementAt } from '@quarry/language';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { fingerprintOf } from '../../../apps/server/src/modules/catalog/picture-service.ts';
import {
  type KeptDescriptor,
  recordOf,
  recordsIn,
  shortHash,
} from '../../../apps/server/src/extras/picture-search/descriptor-files.ts';
import { keyOfDrawing } from '../../../apps/server/src/extras/picture-search/product-pictures.ts';
import type { ShippedHead } from '../../../apps/server/src/extras/picture-search/shipped-descriptors.ts';
import type { Product } from '../../../packages/contract/src/index.ts';
import { DEMO_STORES, demoProducts } from '../src/index.ts';
import { drawSvg, rasterize } from '../src/illustrator/index.ts';
import { DRAWING_VERSION, PICTURE_DESCRIPTORS } from '../src/first-pictures.ts';
import { DESCRIBED_SIDE, decodePicture, describePicture, describerId } from '../../../packages/imaging/src/index.ts';

/** How many drawings a check compares: enough to detect a changed drawing. */
const CHECKED_EVERY = 40;

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const shops = DEMO_STORES.map((settings) => ({ id: settings.id, products: demoProducts(settings) }));
const drawings = drawingsNow();

if (values.check) {
  const head = headOf(PICTURE_DESCRIPTORS);
  const isFresh = head?.describer === describerId() && head.drawings === drawings && isWhole();
  if (!isFresh)
    console.error(
      'The shipped descriptors are not of the demo pictures as they are: npx tsx examples/demo-shops/tools/describe-pictures.ts',
    );
  process.exit(isFresh ? 0 : 1);
}

os.setPriority(10);
const known = keptBySvg();
/** By shop, as far as this run has got. */
const described = new Map<string, Buffer>();
// First the shops with search by picture on their page.
for (const { id, products } of [...shops].sort((one, other) => rankOf(one) - rankOf(other))) {
  const records: Buffer[] = [];
  let drawn = 0;
  for (const product of products) {
    const svg = drawSvg(product, 1);
    const source = shortHash(svg);
    let descriptor = known.get(source);
    if (!descriptor) {
      descriptor = describePicture(await decodePicture(await asShown(svg), { maxSide: DESCRIBED_SIDE }));
      known.set(source, descriptor);
      drawn += 1;
    }
    records.push(recordOf({ key: keyOf(product), contentHash: source, descriptor }));
  }
  described.set(id, Buffer.concat(records));
  // Saved after every shop, so that an interrupted run continues here.
  const bytes = write();
  console.log(`${id}: ${products.length} pictures, ${drawn} of them new; ${Math.round(bytes / 1024)} kB so far`);
}

function rankOf({ id }: { id: string }): number {
  return DEMO_STORES.find((settings) => settings.id === id)?.gates.image_search ? 0 : 1;
}

/** @returns the bytes of the file. */
function write(): number {
  const stores = [...described].map(([id, records]) => ({ id, bytes: records.length }));
  const head = Buffer.from(JSON.stringify({ describer: describerId(), drawings, stores } satisfies ShippedHead));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const packed = brotliCompressSync(Buffer.concat([length, head, ...described.values()]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  });
  fs.mkdirSync(path.dirname(PICTURE_DESCRIPTORS), { recursive: true });
  fs.writeFileSync(PICTURE_DESCRIPTORS, packed);
  return packed.length;
}

function keyOf(product: Product): string {
  return keyOfDrawing(fingerprintOf(product, '1', DRAWING_VERSION));
}

/** As a page gets it, but at most the size that a describer uses. */
async function asShown(svg: string): Promise<Buffer> {
  const { pixels, width, height } = rasterize(svg, DESCRIBED_SIDE * 1.5);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 90 })
    .toBuffer();
}

function drawingsNow(): string {
  const hash = createHash('sha256');
  for (const { products } of shops) {
    for (let n = 0; n < products.length; n += CHECKED_EVERY) hash.update(drawSvg(elementAt(products, n), 1));
  }
  return hash.digest('hex').slice(0, 16);
}

function isWhole(): boolean {
  const kept = new Set(shippedRecords().map(({ key }) => key));
  return shops.every(({ products }) => products.every((product) => kept.has(keyOf(product))));
}

function headOf(file: string): ShippedHead | undefined {
  if (!fs.existsSync(file)) return undefined;
  const bytes = brotliDecompressSync(fs.readFileSync(file));
  const head: ShippedHead = JSON.parse(bytes.toString('utf8', 4, 4 + bytes.readUInt32LE()));
  return head;
}

function shippedRecords(): KeptDescriptor[] {
  const bytes = brotliDecompressSync(fs.readFileSync(PICTURE_DESCRIPTORS));
  return recordsIn(bytes.subarray(4 + bytes.readUInt32LE()));
}

/** The descriptors of the last run for the same drawings, if it used the same describer. */
function keptBySvg(): Map<string, Int8Array> {
  if (headOf(PICTURE_DESCRIPTORS)?.describer !== describerId()) return new Map();
  return new Map(shippedRecords().map(({ contentHash, descriptor }) => [contentHash, descriptor]));
}
