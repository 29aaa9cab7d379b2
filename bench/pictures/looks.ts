/**
 * Renders two outfits of the demo catalogue on each of the twelve mannequins, as contact sheets for review, and
 * measures the time per look: `npx tsx bench/pictures/looks.ts [FOLDER] [MANNEQUIN …]`. Sheets: whole figures,
 * close-ups, in front of the arch.
 */
import { elementAt } from '@quarry/language';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Product } from '@quarry/contract';
import { DEMO_STORES, demoProducts, drawAlone } from '@quarry/demo-shops';
import { composeLook, mannequins, openMannequinStudio } from '@quarry/imaging';
import sharp, { type OverlayOptions } from 'sharp';

const [folder = 'looks', ...ids] = process.argv.slice(2);
const CELL = { width: 400, height: 600 };
const COLUMNS = 6;

/** Categories of the outfits; a gender's own goods are preferred. */
const OUTFITS: Record<'women' | 'men', string[][]> = {
  women: [
    ['dress', 'heels', 'handbag'],
    ['blouse', 'skirt', 'heels', 'hat'],
    ['t-shirt', 'jeans', 'sneakers', 'sunglasses'],
    ['dress', 'coat', 'boots'],
    ['sweater', 'trousers', 'loafers', 'handbag'],
    ['shirt', 'shorts', 'sandals', 'hat'],
    ['hoodie', 'jeans', 'sneakers', 'backpack'],
    ['blouse', 'trousers', 'jacket', 'heels'],
    ['dress', 'sandals', 'hat', 'handbag'],
    ['sweater', 'skirt', 'boots', 'scarf'],
    ['coat', 'jeans', 'boots', 'handbag'],
    ['t-shirt', 'skirt', 'sneakers'],
    ['dress', 'heels', 'sunglasses'],
    ['shirt', 'jeans', 'loafers', 'handbag'],
    ['jacket', 'dress', 'boots'],
    ['blouse', 'shorts', 'sandals', 'hat'],
  ],
  men: [
    ['shirt', 'trousers', 'loafers', 'handbag'],
    ['suit', 'loafers'],
    ['t-shirt', 'shorts', 'sneakers', 'hat'],
    ['sweater', 'jeans', 'boots', 'scarf'],
    ['hoodie', 'trousers', 'sneakers', 'backpack'],
    ['shirt', 'jeans', 'jacket', 'boots'],
    ['coat', 'sweater', 'trousers', 'boots'],
    ['suit', 'loafers', 'hat'],
  ],
};

const goods = DEMO_STORES.filter(({ id }) => ['dior', 'lcw', 'dressup'].includes(id)).flatMap((store) =>
  demoProducts(store),
);
const used = new Map<string, number>();

function next(category: string, gender: 'women' | 'men'): Product | undefined {
  const fitting = goods.filter((product) => product.category === category);
  const own = fitting.filter(({ attributes }) => [gender, 'unisex'].includes(String(attributes?.['gender'] ?? '')));
  const shelf = own.length > 4 ? own : fitting;
  const at = used.get(category + gender) ?? 0;
  used.set(category + gender, at + 1);
  return shelf[(at * 7 + 3) % shelf.length];
}

await mkdir(folder, { recursive: true });
const studio = openMannequinStudio(path.join(folder, 'mannequins'));
const sheets: OverlayOptions[][] = [[], [], []];
const counts = { women: 0, men: 0 };
for (const mannequin of mannequins) {
  for (let outfit = 0; outfit < 2; outfit++) {
    const { gender } = mannequin;
    const categories = elementAt(OUTFITS[gender], counts[gender]++ % OUTFITS[gender].length);
    const products = categories.flatMap((category) => next(category, gender) ?? []);
    if (ids.length > 0 && !ids.includes(mannequin.id)) continue;
    const garments = await Promise.all(
      products.map(async (product) => ({
        picture: await drawAlone(product),
        front: await drawAlone(product, 'front'),
        category: product.category ?? undefined,
      })),
    );
    await studio.layers(mannequin.id);
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    const { images, skipped } = await composeLook({ mannequin: mannequin.id, garments }, studio);
    const spent = process.cpuUsage(cpu);
    console.log(
      mannequin.id,
      products.map(({ category }) => category).join(' + '),
      `${Math.round(performance.now() - started)} ms, of cores ${Math.round((spent.user + spent.system) / 1000)} ms`,
      ...skipped.map(({ index, reason }) => `(no ${products[index]?.category}: ${reason})`),
    );
    for (const [index, image] of images.entries()) {
      const place = elementAt(sheets, index).length;
      elementAt(sheets, index).push({
        input: await sharp(image).resize(CELL.width, CELL.height).toBuffer(),
        left: (place % COLUMNS) * CELL.width,
        top: Math.floor(place / COLUMNS) * CELL.height,
      });
      if (ids.length > 0) await writeFile(path.join(folder, `${mannequin.id}-${outfit}-${index}.png`), image);
    }
  }
}
for (const [index, sheet] of sheets.entries()) {
  if (sheet.length === 0) continue;
  await sharp({
    create: {
      width: Math.min(COLUMNS, sheet.length) * CELL.width,
      height: Math.ceil(sheet.length / COLUMNS) * CELL.height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(sheet)
    .png()
    .toFile(path.join(folder, `sheet-${['whole', 'close', 'arch'][index]}.png`));
}
