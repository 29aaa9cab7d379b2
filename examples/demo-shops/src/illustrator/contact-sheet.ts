/**
 * Contact sheets, to judge the drawings with the eye: real goods of the demo shops, several shops mixed, each picture
 * above its English title.
 *
 *     npx tsx examples/demo-shops/src/illustrator/contact-sheet.ts --out /tmp/sheets [--category dress] [--trade fashion]
 *         [--view 2] [--columns 6] [--rows 5] [--cell 300] [--skip 0]
 *
 * Without a category one sheet for each category is written; `--mixed` puts one product of each category of a trade on
 * sheets of the trade. `--times` draws no sheet and tells the processor time of finished pictures, all views of a sample
 * of `--sample 300` products.
 */
import { elementAt } from '@quarry/language';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Product } from '@quarry/contract';
import { DEMO_STORES } from '../stores.ts';
import sharp from 'sharp';
import { demoProducts } from '../products/demo-products.ts';
import { CATEGORIES } from '../categories.ts';
import { drawPicture, drawSvg, rasterize, viewCount } from './index.ts';
import { hash } from './studio/dice.ts';
import { lettering, linesOf } from './studio/lettering.ts';

const { values: wanted } = parseArgs({
  options: {
    out: { type: 'string', default: 'contact-sheets' },
    category: { type: 'string' },
    trade: { type: 'string' },
    view: { type: 'string', default: '1' },
    columns: { type: 'string', default: '6' },
    rows: { type: 'string', default: '5' },
    cell: { type: 'string', default: '300' },
    skip: { type: 'string', default: '0' },
    mixed: { type: 'boolean', default: false },
    times: { type: 'boolean', default: false },
    sample: { type: 'string', default: '300' },
  },
});

const COLUMNS = Number(wanted.columns);
const PER_SHEET = COLUMNS * Number(wanted.rows);
const CELL_PX = Number(wanted.cell);
const CAPTION_PX = 40;

/** All products in a fixed order that mixes the shops. */
function allGoods(): Product[] {
  return DEMO_STORES.flatMap((settings) => demoProducts(settings)).sort(
    (a, b) => hash(a.id) - hash(b.id) || a.id.localeCompare(b.id),
  );
}

function caption(title: string): string {
  return linesOf(title, 2)
    .map((line, i) =>
      lettering(line, { x: CELL_PX / 2, y: 7 + i * 15, size: 9, color: '#35403b', weight: 1.2, fit: CELL_PX - 12 }),
    )
    .join('');
}

async function writeSheet(name: string, goods: readonly Product[], view: number): Promise<void> {
  const rows = Math.ceil(goods.length / COLUMNS);
  const pictures = await Promise.all(
    goods.map(async (product, i) => {
      const { pixels, width, height } = rasterize(drawSvg(product, view), CELL_PX - 4);
      const place = {
        left: (i % COLUMNS) * CELL_PX + 2,
        top: Math.floor(i / COLUMNS) * (CELL_PX + CAPTION_PX),
      };
      const input = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .png({ compressionLevel: 1 })
        .toBuffer();
      return { input, ...place };
    }),
  );
  const [width, height] = [COLUMNS * CELL_PX, rows * (CELL_PX + CAPTION_PX)];
  const words = goods
    .map((product, i) => {
      const top = Math.floor(i / COLUMNS) * (CELL_PX + CAPTION_PX) + CELL_PX;
      return `<g transform="translate(${(i % COLUMNS) * CELL_PX} ${top})">${caption(product.texts.en?.title ?? product.title)}</g>`;
    })
    .join('');
  const captions = rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${words}</svg>`,
    width,
  );
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      ...pictures,
      { input: captions.pixels, raw: { width: captions.width, height: captions.height, channels: 4 }, left: 0, top: 0 },
    ])
    .png({ compressionLevel: 3 })
    .toFile(path.join(wanted.out, `${name}.png`));
}

/** Processor time of whole pictures, all views, in milliseconds. */
async function tellTimes(goods: readonly Product[]): Promise<void> {
  const times: { ms: number; label: string }[] = [];
  for (const product of goods)
    for (let view = 1; view <= viewCount(product); view++) {
      const before = process.cpuUsage();
      await drawPicture(product, view);
      const { user, system } = process.cpuUsage(before);
      times.push({ ms: (user + system) / 1000, label: `${product.category} ${view}: ${product.id}` });
    }
  times.sort((a, b) => a.ms - b.ms);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.ms.toFixed(0);
  console.log(
    `${goods.length} products, ${times.length} pictures: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`,
  );
  for (const { ms, label } of times.slice(-25).reverse()) console.log(`${ms.toFixed(0).padStart(6)} ms  ${label}`);
}

fs.mkdirSync(wanted.out, { recursive: true });
const goods = allGoods();
const view = Number(wanted.view);
const skip = Number(wanted.skip);
const trades = Object.entries(CATEGORIES).filter(([trade]) => !wanted.trade || trade === wanted.trade);
const ofCategory = (category: string) => goods.filter((product) => product.category === category);
const suffix = view === 1 ? '' : `-${view}`;

if (wanted.times) {
  const size = Number(wanted.sample);
  const from = wanted.category ? wanted.category.split(',').flatMap(ofCategory) : goods;
  const every = Math.max(1, from.length / size);
  await tellTimes(
    Array.from({ length: Math.min(size, from.length) }, (_, i) => elementAt(from, Math.floor(i * every))),
  );
} else if (wanted.category) {
  for (const category of wanted.category.split(','))
    await writeSheet(`${category}${suffix}`, ofCategory(category).slice(skip, skip + PER_SHEET), view);
} else if (wanted.mixed) {
  for (const [trade, categories] of trades) {
    const each = categories.flatMap((category) =>
      ofCategory(category).slice(skip, skip + Math.max(1, Math.round(PER_SHEET / categories.length))),
    );
    for (let start = 0; start < each.length; start += PER_SHEET)
      await writeSheet(`${trade}-${start / PER_SHEET + 1}${suffix}`, each.slice(start, start + PER_SHEET), view);
  }
} else {
  for (const category of trades.flatMap(([, categories]) => categories))
    await writeSheet(`${category}${suffix}`, ofCategory(category).slice(skip, skip + PER_SHEET), view);
}
