/**
 * Draws the pictures of the demo shops' first pages into `examples/demo-shops/first-pictures`, which are committed.
 *
 * npx tsx examples/demo-shops/tools/draw-first-pictures.ts
 *
 * Run it after a change of the illustrator (with a new `DRAWING_VERSION`) or of the demo catalogues; a test fails until
 * then. Unchanged pictures are kept, all others are deleted.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fingerprintOf, shippedPlace } from '../../../apps/server/src/modules/catalog/picture-service.ts';
import { DRAWING_VERSION, FIRST_PAGE_PRODUCTS, FIRST_PICTURES } from '../src/first-pictures.ts';
import { DEMO_STORES, demoProducts, drawPicture } from '../src/index.ts';

let bytes = 0;
let drawn = 0;
const wanted = new Set<string>();
for (const settings of DEMO_STORES) {
  for (const product of demoProducts(settings).slice(0, FIRST_PAGE_PRODUCTS)) {
    const place = shippedPlace(settings.id, fingerprintOf(product, '1', DRAWING_VERSION));
    const file = path.join(FIRST_PICTURES, place);
    wanted.add(place);
    if (!fs.existsSync(file)) {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, await drawPicture(product, 1));
      drawn += 1;
    }
    bytes += fs.statSync(file).size;
  }
}
const stale = fs
  .readdirSync(FIRST_PICTURES, { recursive: true, encoding: 'utf8' })
  .filter((place) => place.endsWith('.webp') && !wanted.has(place));
for (const place of stale) fs.rmSync(path.join(FIRST_PICTURES, place));
console.log(
  `${wanted.size} pictures, ${Math.round(bytes / 1024)} kB; ${drawn} drawn anew, ${stale.length} old ones deleted`,
);
