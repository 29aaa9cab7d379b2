/**
 * Catalogue changes in the live search: soon after the change, after a restart, and with a damaged disk. The tests
 * share one shop and run in order, because a start is expensive.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Product } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestServer, idsOf, north, startTestServer, SHELF } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Generous for a busy machine; usually it takes a second. */
const SOON = { timeout: 90_000, interval: 50 };
const dress = SHELF[7] as Product;

/** Imports products like the command line does. */
async function bringIn(...products: Product[]) {
  const file = path.join(server.dataDir, 'feed.ndjson');
  fs.writeFileSync(file, products.map((product) => JSON.stringify(product)).join('\n'));
  return server.services.importer.importFile({ storeId: 'north', file });
}
/** Like another process: the search is not notified. */
const writeElsewhere = (...products: Product[]) => server.services.catalog.save(north, products);

function snapshots(): string[] {
  const root = path.join(server.dataDir, 'indexes');
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.index'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('a change of one product', { timeout: 240_000 }, () => {
  it('is found as soon as its import has ended: price, stock and text', async () => {
    await server.search('north', 'dress');
    const changed = { ...dress, title: 'Velvet gown Aurora', current_price: 999, stock: 0, variants: [] };

    expect(await bringIn(changed)).toMatchObject({ updated: 1, created: 0 });

    expect(idsOf(await server.search('north', 'velvet gown'))).toContain(dress.id);
    expect(idsOf(await server.search('north', 'gown', { filters: { price_min: 900 } }))).toEqual([dress.id]);
    expect(idsOf(await server.search('north', 'velvet gown', { filters: { in_stock: true } }))).not.toContain(dress.id);
    expect((await server.search('north', 'velvet gown')).documents[0]?.metadata.title).toBe('Velvet gown Aurora');
  });

  it('that another process made is found within moments', async () => {
    await server.search('north', 'dress');
    const kept = snapshots();

    await writeElsewhere(
      { ...dress, current_price: 999, variants: [] },
      { ...dress, id: 'new', title: 'Copper kettle', category: 'kettle', variants: [] },
    );

    await vi.waitFor(async () => {
      expect(idsOf(await server.search('north', 'copper kettle'))).toEqual(['new']);
      const dear = await server.search('north', 'dress', { filters: { price_min: 900 } });
      expect(idsOf(dear)).toEqual([dress.id]);
    }, SOON);
    expect(snapshots()).toEqual(kept);
  });

  it('is found during searches while very many others change', async () => {
    await server.search('north', 'dress');
    const many = Array.from({ length: 1200 }, (_, i) => ({
      ...dress,
      id: `lamp-${i}`,
      title: `Brass lamp ${i}`,
      category: 'lamp',
      variants: [],
    }));
    let isOver = false;
    const asking = (async () => {
      while (!isOver) expect((await server.search('north', 'wrap dress')).num_total_results).toBeGreaterThan(0);
    })();

    try {
      for (let start = 0; start < many.length; start += 400) await writeElsewhere(...many.slice(start, start + 400));
      await vi.waitFor(
        async () => expect((await server.search('north', 'brass lamp')).num_total_results).toBe(1200),
        SOON,
      );
    } finally {
      isOver = true;
      await asking;
    }
  });
});

describe('after a restart', { timeout: 240_000 }, () => {
  const stop = () => server.close({ keepsData: true });
  const start = async () => {
    server = await startTestServer({}, server.dataDir);
  };

  it('the search knows what was written before', async () => {
    await writeElsewhere({ ...dress, title: 'Satin gown Borealis' });
    await stop();
    await start();

    expect(idsOf(await server.search('north', 'satin gown borealis'))[0]).toBe(dress.id);
  });

  it('a damaged snapshot is passed over and said so, and the search answers', async () => {
    await stop();
    const kept = snapshots();
    expect(kept.length).toBeGreaterThan(0);
    for (const file of kept) fs.writeFileSync(file, fs.readFileSync(file).subarray(0, 1000));
    await start();

    expect((await server.search('north', 'wrap dress')).num_total_results).toBeGreaterThan(40);
    expect(server.logged).toContainEqual(expect.stringContaining('cannot be used'));
  });

  it('an index of a record that is gone is not opened, though it has the same number', async () => {
    await stop();
    expect(snapshots().length).toBeGreaterThan(0);
    fs.rmSync(path.join(server.dataDir, 'record'), { recursive: true });
    await start();
    const { stores, catalog, search } = server.services;
    await stores.create(north);
    // As many changes as the old database had, so that the version numbers are equal.
    for (let change = 0; change < 9; change++) {
      await catalog.save(north, [
        { ...dress, id: 'new', title: `Copper kettle ${change}`, category: 'kettle', variants: [] },
      ]);
    }

    const first = { page: 1, limit: 5 };
    expect(idsOf(await search.find(north, { query: 'copper kettle', ...first }))).toEqual(['new']);
    expect((await search.find(north, { query: 'brass lamp', ...first })).total).toBe(0);
  });
});
