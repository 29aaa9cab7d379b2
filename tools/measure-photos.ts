/**
 * Writes the measurements of photos as an array for `learn-picture-axes.py`.
 *
 * npx tsx tools/measure-photos.ts --data DIR --out FOLDER
 *
 * DIR contains `gallery/<kind>/*.webp`. Writes FOLDER/measures.f32, one row of numbers per photo, and
 * FOLDER/measures.json with the length of every part of a row. Run it again, then the script, whenever the network or a
 * measurement changes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { decodePicture } from '../packages/imaging/src/decode/decode-picture.ts';
import { DESCRIBED_SIDE } from '../packages/imaging/src/describe/describe-picture.ts';
import { measurePicture } from '../packages/imaging/src/describe/measure-picture.ts';
import { SIGHT_PARTS } from '../packages/imaging/src/describe/sight-axes.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } });
if (!values.data || !values.out) {
  console.error('Say where the photos are and where the array goes: --data DIR --out FOLDER');
  process.exit(2);
}
const gallery = path.join(values.data, 'gallery');
const files = fs
  .readdirSync(gallery, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.webp'))
  .sort();
fs.mkdirSync(values.out, { recursive: true });
const rows = fs.openSync(path.join(values.out, 'measures.f32'), 'w');
let lengths: Record<string, number> = {};
for (const file of files) {
  const pixels = await decodePicture(fs.readFileSync(path.join(gallery, file)), { maxSide: DESCRIBED_SIDE });
  const measures = measurePicture(pixels);
  lengths = Object.fromEntries(SIGHT_PARTS.map((part) => [part, measures[part].length]));
  fs.writeSync(rows, Buffer.from(Float32Array.from(SIGHT_PARTS.flatMap((part) => [...measures[part]])).buffer));
}
fs.closeSync(rows);
fs.writeFileSync(path.join(values.out, 'measures.json'), JSON.stringify({ photos: files.length, lengths }));
console.log(`${files.length} photos measured`);
