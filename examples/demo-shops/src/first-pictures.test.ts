/** Tests that the committed pictures equal what the illustrator draws. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openTestDatabase } from '@quarry/database/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  createCatalogService,
  createPictureService,
  createProductRepository,
} from '../../../apps/server/src/modules/catalog/index.ts';
import { fingerprintOf, shippedPlace } from '../../../apps/server/src/modules/catalog/picture-service.ts';
import { createStoresRepository } from '../../../apps/server/src/modules/stores/index.ts';
import {
  DRAWING_VERSION,
  drawingProgram,
  drawingProgramIn,
  FIRST_PAGE_PRODUCTS,
  FIRST_PICTURES,
} from './first-pictures.ts';
import { drawPicture } from './illustrator/index.ts';
import { demoProducts } from './products/demo-products.ts';
import { DEMO_STORES } from './stores.ts';

const MOST_BYTES = 6_000_000;
/** Mean difference in levels of 255: allows rounding differences of processors, but no change of a drawing. */
const SAME_WITHIN = 0.5;
const HINT = 'Run: npx tsx examples/demo-shops/tools/draw-first-pictures.ts';

const firstPages = DEMO_STORES.map((settings) => ({
  settings,
  products: demoProducts(settings).slice(0, FIRST_PAGE_PRODUCTS),
}));
const placeOf = (storeId: string, product: (typeof firstPages)[0]['products'][0]) =>
  shippedPlace(storeId, fingerprintOf(product, '1', DRAWING_VERSION));

async function meanDifference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [first, second] = await Promise.all([one, other].map((bytes) => sharp(bytes).raw().toBuffer()));
  expect(first!.length).toBe(second!.length);
  return first!.reduce((sum, level, at) => sum + Math.abs(level - second![at]!), 0) / first!.length;
}

describe('the first pictures', () => {
  it('are those of every demo shop’s first page, and no others', () => {
    const wanted = firstPages.flatMap(({ settings, products }) => products.map((it) => placeOf(settings.id, it)));
    const there = readdirSync(FIRST_PICTURES, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.webp'),
    );

    expect(there.toSorted(), HINT).toEqual(wanted.toSorted());
  });

  it('look as they are drawn today', async () => {
    const looks = firstPages.map(({ settings, products }) => ({ storeId: settings.id, product: products[7]! }));
    for (const { storeId, product } of looks) {
      const kept = await readFile(path.join(FIRST_PICTURES, placeOf(storeId, product)));
      const difference = await meanDifference(kept, await drawPicture(product, 1));
      expect(
        difference,
        `${storeId}/${product.id} is drawn differently now. Raise DRAWING_VERSION. ${HINT}`,
      ).toBeLessThan(SAME_WITHIN);
    }
  });

  it('stay small', () => {
    const bytes = readdirSync(FIRST_PICTURES, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(path.join(FIRST_PICTURES, name)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('serve products as the database keeps them, without drawing', async () => {
    const database = await openTestDatabase();
    const directory = path.join(await mkdtemp(path.join(tmpdir(), 'quarry-pictures-')), 'pictures');
    const catalog = createCatalogService({ products: createProductRepository(database.db) });
    const pictures = createPictureService({
      catalog,
      directory,
      shippedDirectory: FIRST_PICTURES,
      drawingVersion: DRAWING_VERSION,
      drawPicture: async ({ id }) => {
        throw new Error(`${id} was drawn`);
      },
    });
    const { settings, products } = firstPages.find(({ settings: { id } }) => id === 'electronics')!;
    await createStoresRepository(database.db).save(settings);
    await catalog.save(settings, products);

    for (const { id } of products) await pictures.picture(settings.id, id, '1');

    expect(existsSync(directory)).toBe(false);
    await database.close();
  });
});

describe('the digest of the drawing program', () => {
  it('changes with any file that draws, and with no test', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'quarry-illustrator-'));
    const digest = () => drawingProgramIn(pathToFileURL(`${folder}/`));
    await mkdir(path.join(folder, 'drawings'));
    await writeFile(path.join(folder, 'drawings/skirt.ts'), 'const hem = 3;');
    const before = digest();
    await writeFile(path.join(folder, 'drawings/skirt.test.ts'), 'a test');
    const tested = digest();
    await writeFile(path.join(folder, 'drawings/skirt.ts'), 'const hem = 4;');

    expect(tested).toBe(before);
    expect(digest()).not.toBe(before);
  });

  it('exists for the illustrator', () => {
    expect(drawingProgram()).toMatch(/^[0-9a-f]{12}$/);
  });
});
