/**
 * Converts photos to arrays for the training script, which reads no picture files.
 *
 * node tools/read-garment-photos.mjs --data DIR --out FOLDER
 *
 * DIR contains `gallery/<kind>/*.webp` (the public clothing-dataset-small, CC0). Writes FOLDER/gallery.u8, 128 × 128
 * pixels of three bytes per photo, and FOLDER/gallery.json with the kinds and file names in the same order.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const SIDE = 128;

const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } });
if (!values.data || !values.out) {
  console.error('Say where the photos are and where the arrays go: --data DIR --out FOLDER');
  process.exit(2);
}
const gallery = path.join(values.data, 'gallery');
const kinds = fs.readdirSync(gallery).sort();
const rows = kinds.flatMap((kind, n) =>
  fs
    .readdirSync(path.join(gallery, kind))
    .sort()
    .map((file) => [n, path.join(kind, file)]),
);
fs.mkdirSync(values.out, { recursive: true });
const pixels = fs.openSync(path.join(values.out, 'gallery.u8'), 'w');
for (const [, file] of rows) {
  const square = sharp(path.join(gallery, file)).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
  fs.writeSync(pixels, await square.resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer());
}
fs.closeSync(pixels);
fs.writeFileSync(path.join(values.out, 'gallery.json'), JSON.stringify({ kinds, rows }));
console.log(`${rows.length} photos of ${kinds.length} kinds`);
