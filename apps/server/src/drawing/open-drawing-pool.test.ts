import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Product } from '@quarry/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { findDemoExample } from '../demo/demo-example.ts';
import { type DrawingPool, openDrawingPool } from './open-drawing-pool.ts';

let pool: DrawingPool | undefined;
afterEach(() => pool?.close());

const aProduct = (id: string) => Product.parse({ id, title: id, currency: 'USD', category: 'mirror' });

/** A drawing process that crashes for one product and draws the id of all others. */
function brittleArtist(): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-artist-')), 'artist.mjs');
  fs.writeFileSync(
    file,
    `process.on('message', ({ task: { product } }) => {
      if (product.id === 'bomb') process.abort();
      if (product.id === 'odd') return process.send({ error: 'cannot' });
      process.send({ result: Buffer.from(product.id) });
    });`,
  );
  return file;
}

describe('the drawing pool', () => {
  it('draws pictures in a separate process', async () => {
    const example = await findDemoExample();
    pool = openDrawingPool(example?.pictures.drawingProcess ?? '');

    const picture = await pool.draw(aProduct('hall-mirror'), 1);

    expect(picture.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('continues after a picture that crashed the process', async () => {
    pool = openDrawingPool(brittleArtist());

    const pictures = await Promise.allSettled(
      ['vase', 'bomb', 'rug', 'odd', 'sofa'].map((id) => pool!.draw(aProduct(id), 1)),
    );

    expect(pictures.map((picture) => (picture.status === 'fulfilled' ? picture.value.toString() : 'failed'))).toEqual([
      'vase',
      'failed',
      'rug',
      'failed',
      'sofa',
    ]);
  });

  it('rejects pending requests when it closes', async () => {
    pool = openDrawingPool(brittleArtist());
    const pending = pool.draw(aProduct('vase'), 1);

    pool.close();

    await expect(pending).rejects.toThrow('closing');
  });
});
