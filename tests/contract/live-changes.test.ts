/** A changed catalogue in the search that shoppers use: within moments, after a crash, and with a damaged disk. */
import fs from 'node:fs';
import path from 'node:path';
import type { Product } from '@quarry/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type House, idsOf, north, openHouse, SHELF } from './a-running-house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

/** More than enough on a busy machine; usually it takes a second. */
const SOON = { timeout: 20_000, interval: 50 };
const dress = SHELF[7] as Product;

/** Brings products in as the command line does. */
async function bringIn(...products: Product[]) {
  const file = path.join(house.dataDir, 'feed.ndjson');
  fs.writeFileSync(file, products.map((product) => JSON.stringify(product)).join('\n'));
  return house.services.importer.importFile({ storeId: 'north', file });
}
/** As another process would: the search is not told. */
const writeElsewhere = (...products: Product[]) => house.services.catalog.save(north, products);

function snapshots(): string[] {
  const root = path.join(house.dataDir, 'indexes');
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.index'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('a change of one product', () => {
  it('is found as soon as its import has ended: price, stock and text', async () => {
    await house.search('north', 'dress');
    const changed = { ...dress, title: 'Velvet gown Aurora', current_price: 999, stock: 0, variants: [] };

    expect(await bringIn(changed)).toMatchObject({ updated: 1, created: 0 });

    expect(idsOf(await house.search('north', 'velvet gown'))).toContain(dress.id);
    expect(idsOf(await house.search('north', 'gown', { filters: { price_min: 900 } }))).toEqual([dress.id]);
    expect(idsOf(await house.search('north', 'velvet gown', { filters: { in_stock: true } }))).not.toContain(dress.id);
    expect((await house.search('north', 'velvet gown')).documents[0]?.metadata.title).toBe('Velvet gown Aurora');
  });

  it('that another process made is found within moments', async () => {
    await house.search('north', 'dress');
    const kept = snapshots();

    await writeElsewhere(
      { ...dress, current_price: 999 },
      { ...dress, id: 'new', title: 'Copper kettle', variants: [] },
    );

    await vi.waitFor(async () => {
      expect(idsOf(await house.search('north', 'copper kettle'))).toEqual(['new']);
      const dear = await house.search('north', 'dress', { filters: { price_min: 900 } });
      expect(idsOf(dear)).toEqual([dress.id]);
    }, SOON);
    expect(snapshots()).toEqual(kept);
  });

  it('that is one of very many is found too, while searches go on', async () => {
    await house.search('north', 'dress');
    const many = Array.from({ length: 1200 }, (_, i) => ({
      ...dress,
      id: `lamp-${i}`,
      title: `Brass lamp ${i}`,
      category: 'lamp',
      variants: [],
    }));
    let isOver = false;
    const asking = (async () => {
      while (!isOver) expect((await house.search('north', 'wrap dress')).num_total_results).toBeGreaterThan(0);
    })();

    for (let start = 0; start < many.length; start += 400) await writeElsewhere(...many.slice(start, start + 400));
    await vi.waitFor(async () => expect((await house.search('north', 'brass lamp')).num_total_results).toBe(1200), {
      ...SOON,
      timeout: 60_000,
    });

    isOver = true;
    await asking;
  });
});

describe('after a restart', () => {
  const restart = async () => {
    const { dataDir } = house;
    await house.close({ keepsData: true });
    return (house = await openHouse({}, dataDir));
  };

  it('the search knows what was written before', async () => {
    await house.search('north', 'dress');
    await writeElsewhere({ ...dress, title: 'Velvet gown Aurora' });

    await restart();

    expect(idsOf(await house.search('north', 'velvet gown aurora'))[0]).toBe(dress.id);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
    ['overwritten', (bytes: Buffer) => Buffer.alloc(bytes.length, 7)],
    ['empty', () => Buffer.alloc(0)],
  ])('a snapshot that is %s is made anew', async (_how, damage) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    await house.search('north', 'dress');
    const { dataDir } = house;
    await house.close({ keepsData: true });
    const [kept = ''] = snapshots();
    fs.writeFileSync(kept, damage(fs.readFileSync(kept)));

    house = await openHouse({}, dataDir);

    expect((await house.search('north', 'dress')).num_total_results).toBe(48);
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('cannot be used'), expect.anything());
    complaint.mockRestore();
  });

  it('an index of a record that is gone is not opened, though it has the same number', async () => {
    await house.search('north', 'dress');
    const { dataDir } = house;
    await house.close({ keepsData: true });
    expect(snapshots()).toHaveLength(1);
    fs.rmSync(path.join(dataDir, 'record'), { recursive: true });

    house = await openHouse({}, dataDir);
    const { stores, catalog, search } = house.services;
    await stores.create(north);
    await catalog.save(north, [{ ...dress, id: 'new', title: 'Copper kettle', category: 'kettle', variants: [] }]);

    const first = { page: 1, limit: 5 };
    expect(idsOf(await search.find(north, { query: 'copper kettle', ...first }))).toEqual(['new']);
    expect((await search.find(north, { query: 'wrap dress', ...first })).total).toBe(0);
  });
});
