/**
 * Generates the data of the search demo on the front page. "AI Results" are the results of a running server for the demo
 * fashion shop; "Standard Results" are those of `plain-search.ts`, a plain keyword search, in the same
 * catalogue: any word of the query, as written, best first. Nothing is picked by hand but the queries.
 *
 *   npm start                                                        in another window
 *   npx tsx tools/make-home-demo.ts [--server http://127.0.0.1:3000]
 *
 * Writes apps/web/src/features/home-demo/data/queries.json and apps/web/public/home/products/*.webp. It ends with an error,
 * and writes nothing, when an answer would not show what it is there to show (`demo-rules.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawCutOut } from '@quarry/demo-shops';
import { brokenRules } from '../apps/web/src/features/home-demo/demo-rules.ts';
import { demoShelf, homeDemoAnswers } from './home-demo-answers.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA_FILE = path.join(ROOT, 'apps/web/src/features/home-demo/data/queries.json');
const PICTURES = path.join(ROOT, 'apps/web/public/home/products');
/** Twice the display size on a phone, 1.45 times that on the widest screen. */
const PICTURE_FIT = { width: 360, height: 460 };

const { values } = parseArgs({ options: { server: { type: 'string', default: 'http://127.0.0.1:3000' } } });
const shelfById = new Map(demoShelf.map((product) => [product.id, product]));
const demo = await homeDemoAnswers(values.server);

const broken = brokenRules(demo);
if (broken.length > 0) {
  for (const line of broken) console.error(line);
  console.error('Nothing was written.');
  process.exit(1);
}
fs.mkdirSync(path.dirname(DATA_FILE), { recursive: true });
fs.writeFileSync(DATA_FILE, `${JSON.stringify(demo, null, 2)}\n`);
const pictures = await drawPictures();
console.log(`${demo.queries.length} queries and ${pictures} pictures, from what ${values.server} answered.`);

async function drawPictures(): Promise<number> {
  const shown = demo.queries.flatMap(({ productsBefore, productsAfter }) => [...productsBefore, ...productsAfter]);
  const ids = new Set(shown.map(({ id }) => id));
  fs.rmSync(PICTURES, { recursive: true, force: true });
  fs.mkdirSync(PICTURES, { recursive: true });
  for (const id of ids) {
    const product = shelfById.get(id);
    if (!product) throw new Error(`The server's shop has ${id}, the catalogue of this code has not.`);
    const { webp } = await drawCutOut(product, PICTURE_FIT);
    fs.writeFileSync(path.join(PICTURES, `${id}.webp`), webp);
  }
  return ids.size;
}
