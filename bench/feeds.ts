/**
 * Measures how feeds are read without a mapping: `npm run bench:feeds -- --data DIR`.
 *
 * DIR, or `QUARRY_BENCH_DATA`, has one folder per shop: `feed.*`, `shop.json` (language and currency) and
 * `queries.tsv`, whose graded ids must each belong to a product. `--columns` also prints the role of every column.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Product } from '@quarry/contract';
import { z } from 'zod';
import { importToMemory } from '../apps/server/src/modules/catalog/import-fixtures.ts';

const Shop = z.object({ language: z.enum(['en', 'ka', 'tr', 'ar', 'az']), currency: z.string() });

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, columns: { type: 'boolean', default: false } },
});
const folder = options.data ?? process.env.QUARRY_BENCH_DATA;
const shops = folder ? shopsIn(folder) : [];
if (shops.length === 0) {
  console.log('Skipped: --data or QUARRY_BENCH_DATA names no folder with shops (NAME/feed.*, NAME/shop.json).');
} else {
  const rows = [];
  for (const shop of shops) rows.push(await measured(shop));
  console.table(rows);
  fs.mkdirSync('bench/results', { recursive: true });
  fs.writeFileSync('bench/results/feeds.json', `${JSON.stringify(rows, null, 2)}\n`);
}

function shopsIn(root: string): string[] {
  return [root, path.join(root, 'strangers')]
    .flatMap((parent) => (fs.existsSync(parent) ? fs.readdirSync(parent).map((name) => path.join(parent, name)) : []))
    .filter((shop) => fs.existsSync(path.join(shop, 'shop.json')))
    .sort();
}

async function measured(shop: string): Promise<Record<string, string | number>> {
  const name = path.basename(shop);
  const { language, currency } = Shop.parse(JSON.parse(fs.readFileSync(path.join(shop, 'shop.json'), 'utf8')));
  const feed = fs.readdirSync(shop).find((file) => file.startsWith('feed.'));
  if (!feed) return { shop: name, problem: 'no feed' };
  try {
    const { products, report, reading } = await importToMemory(path.join(shop, feed), { language, currency });
    console.log(`\n${name}: ${reading?.name ?? ''}`);
    if (options.columns) {
      for (const { column, meaning, sample } of reading?.guess?.lines ?? []) {
        console.log(`  ${column.padEnd(24)} ${meaning.padEnd(24)} ${sample.replace(/\s+/g, ' ').slice(0, 50)}`);
      }
    }
    for (const product of samples(products)) console.log(`  ${describe(product)}`);
    const missing = gradedIds(shop).filter((id) => !products.some((product) => holds(product, id)));
    if (missing.length > 0) console.log(`  graded ids without a product: ${missing.slice(0, 20).join(', ')}`);
    const count = (test: (product: Product) => boolean) => products.filter(test).length;
    return {
      shop: name,
      products: products.length,
      rejected: report.rejected,
      hidden: report.hidden,
      named: count(({ id, title }) => /\s/.test(title) && title !== id),
      priced: count(({ current_price }) => current_price !== null),
      reduced: count(({ discounted_price }) => discounted_price !== null),
      coded: count(({ variants }) => variants.length > 0),
      counted: count(({ stock }) => stock !== null),
      'sold out': count(({ stock }) => stock === 0),
      categories: new Set(products.map(({ category_path }) => category_path.join(' > '))).size,
      'with path': count(({ category_path }) => category_path.length > 0),
      brands: new Set(products.flatMap(({ brand }) => brand ?? [])).size,
      attributes: new Set(products.flatMap(({ attributes }) => Object.keys(attributes))).size,
      'ids missing': missing.length,
    };
  } catch (error) {
    return { shop: name, problem: error instanceof Error ? error.message.slice(0, 120) : String(error) };
  }
}

/** The first, the middle and the last. */
function samples(products: readonly Product[]): Product[] {
  return [0, Math.floor(products.length / 2), products.length - 1].flatMap((index) => products[index] ?? []);
}

function describe(product: Product): string {
  const { id, title, original_price, current_price, currency, stock, brand, category_path, attributes, variants } =
    product;
  return JSON.stringify({
    id,
    title,
    price: current_price === original_price ? current_price : `${original_price} → ${current_price}`,
    currency,
    stock,
    brand,
    path: category_path.join(' > '),
    attributes,
    codes: variants.map(({ sku, barcode }) => (barcode ? `${sku}/${barcode}` : sku)).join(' '),
    description: product.description.slice(0, 40),
  });
}

function gradedIds(shop: string): string[] {
  const file = path.join(shop, 'queries.tsv');
  if (!fs.existsSync(file)) return [];
  const grades = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[3] ?? '-');
  return [...new Set(grades.filter((grade) => grade !== '-').flatMap((grade) => grade.trim().split(/\s+/)))].map(
    (one) => one.slice(0, one.lastIndexOf(':')),
  );
}

function holds(product: Product, id: string): boolean {
  return product.id === id || product.variants.some(({ sku, barcode }) => sku === id || barcode === id);
}
