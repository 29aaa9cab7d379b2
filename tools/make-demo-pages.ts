/**
 * Generates the data of the demo pages: asks a running server with the demo shops and stores its answers, with the
 * pictures of the products. Nothing is invented, and an answer that a page cannot use ends the command.
 *
 *   npm start                                                    in another window
 *   npx tsx tools/make-demo-pages.ts [--server http://127.0.0.1:3000]
 *
 * Writes apps/web/src/features/demos/data/*.json, the products that stand on stone in apps/web/public/demos/standing, and
 * those on cards of a conversation in apps/web/public/demos/cards, and in apps/web/public/demos/asked what the simple chat's
 * examples lead to.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawCutOut } from '@quarry/demo-shops';
import sharp from 'sharp';
import { demoPageAnswers, need } from './demo-page-answers.ts';
import { demoShelf } from './home-demo-answers.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA = path.join(ROOT, 'apps/web/src/features/demos/data');
const PICTURES = path.join(ROOT, 'apps/web/public/demos');
const CARD_PX = 480;
/** Twice the maximum display size. */
const STANDING_FIT = { width: 400, height: 460 };

const { values } = parseArgs({ options: { server: { type: 'string', default: 'http://127.0.0.1:3000' } } });
const shelfById = new Map(demoShelf.map((product) => [product.id, product]));
const { shop, data, cards, asked } = await demoPageAnswers(values.server);
/** Products on blocks, drawn without a background. */
const standing = new Set(
  [...data.rotating, data.static, ...data.compared, ...data.compared.map(({ plain }) => plain)].flatMap(
    ({ products }) => products.map(({ id }) => id),
  ),
);

fs.mkdirSync(DATA, { recursive: true });
for (const [name, answers] of Object.entries(data)) writeData(name, answers);
formatData();
await writePictures();
console.log(
  `Written: ${standing.size + cards.size + asked.length} pictures and 5 files, from what ${values.server} answered.`,
);

async function writePictures(): Promise<void> {
  fs.rmSync(PICTURES, { recursive: true, force: true });
  for (const folder of ['standing', 'cards', 'asked']) fs.mkdirSync(path.join(PICTURES, folder), { recursive: true });
  for (const id of standing) {
    const product = shelfById.get(id);
    need(product !== undefined, `The server's shop has ${id}, the catalogue of this code has not.`);
    const { webp } = await drawCutOut(product, STANDING_FIT);
    fs.writeFileSync(path.join(PICTURES, 'standing', `${id}.webp`), webp);
  }
  for (const { product, picture } of asked) {
    const { webp } = await drawCutOut(product, STANDING_FIT);
    fs.writeFileSync(path.join(ROOT, 'apps/web/public', picture), webp);
  }
  for (const [id, address] of cards) {
    const response = await shop.get(address);
    const picture = sharp(await response.arrayBuffer())
      .resize(CARD_PX, CARD_PX)
      .webp({ quality: 80, effort: 6 });
    await picture.toFile(path.join(PICTURES, 'cards', `${id}.webp`));
  }
}

function writeData(name: string, data: unknown): void {
  fs.writeFileSync(path.join(DATA, `${name}.json`), `${JSON.stringify(data, null, 2)}\n`);
}

/** Formats the written files like all others. */
function formatData(): void {
  const formatter = path.join(ROOT, 'node_modules/.bin/biome');
  const { status } = spawnSync(formatter, ['format', '--write', DATA], { stdio: ['ignore', 'ignore', 'inherit'] });
  need(status === 0, 'The formatter failed.');
}
