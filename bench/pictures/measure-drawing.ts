/**
 * Measures the pictures of the demo shops in a separate process: the time to draw one for its first request, and to
 * read it for later requests. Every twentieth product of all shops, all views. Prints one line of JSON.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEMO_STORES, demoProducts, drawPicture } from '@quarry/demo-shops';
import { createPictureService } from '../../apps/server/src/modules/catalog/index.ts';

export interface DrawingMeasured {
  pictures: number;
  /** Processor time, of all threads. */
  drawnP95Ms: number;
  /** On the clock. */
  keptP95Ms: number;
}

const EVERY = 20;

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-bench-drawing-'));
try {
  const all = DEMO_STORES.flatMap((store) => demoProducts(store).map((product) => ({ store, product })));
  const goods = all.filter((_, n) => n % EVERY === 0);
  const products = new Map(goods.map(({ store, product }) => [`${store.id}/${product.id}`, product]));
  const pictures = createPictureService({
    directory,
    catalog: { byIds: async (storeId, ids) => ids.flatMap((id) => products.get(`${storeId}/${id}`) ?? []) },
    drawPicture: (product, view) => drawPicture(product, Number(view)),
  });
  const drawn: number[] = [];
  const kept: number[] = [];
  for (const { store, product } of goods) {
    for (const view of product.images.keys()) {
      const spent = process.cpuUsage();
      await pictures.picture(store.id, product.id, String(view + 1));
      const { user, system } = process.cpuUsage(spent);
      drawn.push((user + system) / 1000);
      const began = performance.now();
      await pictures.picture(store.id, product.id, String(view + 1));
      kept.push(performance.now() - began);
    }
  }
  const measured: DrawingMeasured = { pictures: drawn.length, drawnP95Ms: p95(drawn), keptP95Ms: p95(kept) };
  console.log(JSON.stringify(measured));
} finally {
  fs.rmSync(directory, { recursive: true, force: true });
}

function p95(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
