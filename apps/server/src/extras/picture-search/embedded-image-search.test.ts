import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnusablePictureError } from './describer.ts';
import { openDescriptorFile, shortHash } from './descriptor-files.ts';
import { createEmbeddedImageSearch, type ProductPicture } from './embedded-image-search.ts';
import type { ImageSearch } from './image-search.ts';

const shop = { ...demoStoreSettings('furniture'), id: 'shop' };
const other = { ...shop, id: 'other' };

/** Pictures of a test are three numbers; looking at one takes a moment, so that others may ask meanwhile. */
const file = (...numbers: number[]) => Uint8Array.from(numbers);
let looked: number[][];
let hold: Promise<void>;
const describer = {
  id: 'three-numbers',
  async describe(bytes: Uint8Array) {
    if (bytes.length !== 3) throw new UnusablePictureError('This file is not a picture.');
    looked.push([...bytes]);
    await hold;
    return Int8Array.from({ length: 24 }, (_, n) => (bytes[n % 3] ?? 0) - 50);
  },
};

let folder: string;
let shelf: Record<string, ProductPicture[]>;
let version: number;
let opened: ImageSearch[];

const aPicture = (productId: string, bytes: Uint8Array, key = productId): ProductPicture => ({
  productId,
  label: undefined,
  isDrawn: false,
  key: shortHash(key),
  read: async () => bytes,
});

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-image-search-'));
  shelf = { shop: [aPicture('red', file(100, 50, 50)), aPicture('green', file(50, 100, 50))], other: [] };
  version = 1;
  looked = [];
  hold = Promise.resolve();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((search) => search.close()));
  fs.rmSync(folder, { recursive: true, force: true });
});

function openSearch(unusable: string[] = []): ImageSearch {
  const search = createEmbeddedImageSearch({
    describer,
    parts: [{ length: 24, weight: 1, teaches: true }],
    async *picturesOf(storeId) {
      yield shelf[storeId] ?? [];
    },
    version: async () => version,
    openFile: (storeId) => openDescriptorFile(folder, storeId, describer.id),
    isSearched: async () => true,
    onUnusable: (_storeId, productId) => unusable.push(productId),
  });
  opened.push(search);
  return search;
}

/** Asks until everything has been looked at. */
async function whenReady(search: ImageSearch, asked = file(90, 60, 50)) {
  for (;;) {
    const found = await search.nearest(shop, [asked], 10);
    if (found.index.ready) return found;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

describe('the embedded search by picture', () => {
  it('answers at once, says how far it is, and knows all in the end', async () => {
    let release = () => {};
    const search = openSearch();
    const waiting = search.nearest(shop, [file(90, 60, 50)], 10);
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const first = await waiting;
    expect(first.index).toMatchObject({ ready: false, total: 2 });

    release();
    const last = await whenReady(search);

    expect(last.index).toEqual({ ready: true, done: 2, total: 2 });
    expect(last.hits.map(({ id }) => id)).toEqual(['red', 'green']);
    expect(last.hits[0]?.likeness).toBeGreaterThan(0.9);
  });

  it('of several pictures finds what is like any of them', async () => {
    const search = openSearch();
    await whenReady(search);

    const { hits } = await search.nearest(shop, [file(100, 50, 50), file(50, 100, 50)], 10);

    expect(hits.every(({ likeness }) => likeness > 0.99)).toBe(true);
  });

  it('keeps what it has seen: another start looks at nothing again', async () => {
    await whenReady(openSearch());
    await opened[0]?.close();
    looked = [];

    await whenReady(openSearch());

    expect(looked).toEqual([[90, 60, 50]]);
  });

  it('looks at what is new when the catalogue has changed, and forgets what is gone', async () => {
    const search = openSearch();
    await whenReady(search);
    shelf.shop = [aPicture('green', file(50, 100, 50)), aPicture('blue', file(50, 50, 100))];
    version = 2;

    const { hits, index } = await whenReady(search, file(50, 50, 100));

    expect(index.total).toBe(2);
    expect(hits.map(({ id }) => id)).toEqual(['blue', 'green']);
  });

  it('looks at a file once, whatever addresses it has', async () => {
    shelf.shop = [aPicture('one', file(80, 50, 50), 'here'), aPicture('two', file(80, 50, 50), 'there')];
    const search = openSearch();

    await whenReady(search, file(1, 2, 3));

    expect(looked.filter(([first]) => first === 80)).toHaveLength(1);
    expect(await search.alike(shop)).toEqual([{ kind: 'same-picture', ids: ['one', 'two'] }]);
  });

  it('goes on after a picture that cannot be read or is none', async () => {
    const unusable: string[] = [];
    const broken = { ...aPicture('gone', file(1, 1, 1)), read: () => Promise.reject(new Error('gone')) };
    shelf.shop = [broken, aPicture('text', file(1)), aPicture('red', file(100, 50, 50))];

    const { hits, index } = await whenReady(openSearch(unusable));

    expect(unusable).toEqual(['gone', 'text']);
    expect(index).toEqual({ ready: true, done: 3, total: 3 });
    expect(hits.map(({ id }) => id)).toEqual(['red']);
  });

  it('looks at a shop of its own accord when it has pictures of its own; drawings wait until somebody asks', async () => {
    shelf.other = [{ ...aPicture('drawn', file(9, 9, 9)), isDrawn: true }];
    const search = openSearch();

    search.refresh('shop');
    search.refresh('other');

    await expect.poll(() => looked, { timeout: 10_000 }).toHaveLength(2);
    expect(looked).not.toContainEqual([9, 9, 9]);
    await search.nearest(other, [file(9, 9, 9)], 1);
    await expect.poll(() => looked.filter(([first]) => first === 9)).toHaveLength(2);
  });

  it('never shows one store the pictures of another', async () => {
    const search = openSearch();
    await whenReady(search);

    expect((await search.nearest(other, [file(100, 50, 50)], 10)).hits).toEqual([]);
  });

  it('says that what was asked with is no picture', async () => {
    await expect(openSearch().nearest(shop, [file(1)], 10)).rejects.toBeInstanceOf(UnusablePictureError);
  });
});
