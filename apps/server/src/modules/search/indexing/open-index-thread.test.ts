import { openSnapshot, openVectors } from '@quarry/search';
import { afterEach, describe, expect, it } from 'vitest';
import { shop, SHELF } from '../search-fixtures.ts';
import { aVersionedCatalog } from '../../../search-engine/testing/versioned-catalog.ts';
import type { Indexer } from './indexer.ts';
import { openIndexThread } from './open-index-thread.ts';
import { indexOptionsOf } from './index-options.ts';

let thread: Indexer | undefined;
afterEach(() => thread?.close());

const order = (rows = aVersionedCatalog(SHELF).storedProducts('shop')) =>
  ({ task: 'index', rows, options: indexOptionsOf(shop), label: 'a label' }) as const;

describe('the indexing thread', () => {
  it('builds indexes and vectors one after the other, and hands over their bytes', async () => {
    thread = openIndexThread();

    const [index, vectors] = await Promise.all([thread.build(order()), thread.build({ ...order(), task: 'vectors' })]);

    const opened = openSnapshot(index, { expectLabel: 'a label' });
    expect(opened.search({ text: 'red dress', skip: 0, take: 1 }).hits[0]?.id).toBe('red-dress');
    expect(openVectors(vectors, { expectLabel: 'a label' }).ids).toHaveLength(SHELF.length);
  });

  it('fails one order and carries out the next', async () => {
    thread = openIndexThread();
    const [row] = (await aVersionedCatalog(SHELF).storedProducts('shop').next()).value ?? [];
    async function* twice() {
      yield [row!, row!];
    }
    async function* brokenOff() {
      yield [row!];
      throw new Error('The record is away.');
    }

    await expect(thread.build(order(twice()))).rejects.toThrow('red-dress');
    await expect(thread.build(order(brokenOff()))).rejects.toThrow('The record is away.');
    expect(openSnapshot(await thread.build(order())).size).toBe(SHELF.length);
  });

  it('takes no order when it is closed', async () => {
    thread = openIndexThread();
    await thread.close();

    await expect(thread.build(order())).rejects.toThrow('closing');
  });

  it.each([
    ['before its rows come', 0],
    ['between two of its batches', 1],
  ])('breaks an order off that is closed %s, and leaves nobody waiting', async (_when, batches) => {
    const opened = openIndexThread();
    const [row] = (await aVersionedCatalog(SHELF).storedProducts('shop').next()).value ?? [];
    let arrive = () => {};
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let goOn = () => {};
    async function* slowly() {
      for (let batch = 0; batch < batches; batch++) yield [row!];
      arrive();
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      yield [row!];
    }
    const broken = opened.build(order(slowly())).catch((error: unknown) => error);
    await isThere;

    const closed = opened.close();
    goOn();

    await closed;
    expect(String(await broken)).toContain('ended before it was done');
  });

  it('ends when it has nothing to do, and starts again', async () => {
    thread = openIndexThread({ idleMs: 1 });
    await thread.build(order());
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(openSnapshot(await thread.build(order())).size).toBe(SHELF.length);
  });
});
