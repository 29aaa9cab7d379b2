import { embeddings, type OpenDatabase, stores } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct, shop } from '../search-fixtures.ts';
import type { Embedder } from './embedder.ts';
import { createEmbeddingsRepository } from './embeddings-repository.ts';
import { createProviderVectors, textOf } from './provider-vectors.ts';

let record: OpenDatabase;
beforeAll(async () => {
  record = await openTestDatabase();
});
afterAll(() => record.close());
beforeEach(async () => {
  await record.db.delete(stores);
  await record.db.insert(stores).values({ id: shop.id, settings: shop });
});

const signal = () => new AbortController().signal;

/** Counts what it is asked; fails from the call that is named. */
function anEmbedder({ failFrom = Number.POSITIVE_INFINITY }: { failFrom?: number } = {}) {
  const asked: string[] = [];
  let calls = 0;
  const embedder: Embedder = {
    id: 'model-a',
    batchSize: 2,
    async embed(texts) {
      calls += 1;
      if (calls >= failFrom) throw new Error('The model is away.');
      asked.push(...texts);
      return texts.map((text) => Float32Array.of(text.length, 3, 4));
    },
  };
  return { embedder, asked };
}

const longer = (vector: Float32Array) => Float32Array.of(...vector, 1);

const shelf = ['lamp', 'rug', 'sofa', 'vase', 'mirror'].map((id) => aProduct({ id, title: `A ${id}` }));

function aSource({ embedder }: { embedder: Embedder }, products = shelf) {
  const fallbacks: string[] = [];
  const source = createProviderVectors({
    embedder,
    embeddings: createEmbeddingsRepository(record.db),
    catalog: {
      async *storedProducts() {
        yield products.map((product, position) => ({ position, version: 1, json: JSON.stringify(product) }));
      },
    },
    withoutPersons: (query) => query.replace('nino@example.com', ''),
    onFallback: (reason) => fallbacks.push(reason),
  });
  return { source, fallbacks };
}

describe('vectors from a model', () => {
  it('are one a product, of length 127, in the order of the shelf', async () => {
    const vectors = await aSource(anEmbedder()).source.vectorsOf('shop', signal());

    expect(vectors.ids).toEqual(['lamp', 'rug', 'sofa', 'vase', 'mirror']);
    expect(vectors.dimensions).toBe(3);
    for (let row = 0; row < 5; row++) {
      const [x = 0, y = 0, z = 0] = vectors.products.subarray(row * 3, row * 3 + 3);
      expect(Math.hypot(x, y, z)).toBeGreaterThan(125);
      expect(Math.hypot(x, y, z)).toBeLessThan(129);
    }
  });

  it('are asked for once: again only what has changed', async () => {
    const first = anEmbedder();
    await aSource(first).source.vectorsOf('shop', signal());
    const changed = shelf.map((product) => (product.id === 'rug' ? { ...product, title: 'A woollen rug' } : product));
    const second = anEmbedder();

    const vectors = await aSource(second, changed).source.vectorsOf('shop', signal());

    expect(first.asked).toHaveLength(5);
    expect(second.asked).toEqual(['A woollen rug']);
    expect(vectors.ids).toHaveLength(5);
  });

  it('go on where a breakdown stopped them', async () => {
    const failing = anEmbedder({ failFrom: 3 });
    await expect(aSource(failing).source.vectorsOf('shop', signal())).rejects.toThrow('The model is away.');
    const next = anEmbedder();

    await aSource(next).source.vectorsOf('shop', signal());

    expect(failing.asked).toHaveLength(4);
    expect(next.asked).toEqual(['A mirror']);
  });

  it('of another model are not taken', async () => {
    await aSource(anEmbedder()).source.vectorsOf('shop', signal());
    const other = anEmbedder();
    await aSource({ embedder: { ...other.embedder, id: 'model-b' } }).source.vectorsOf('shop', signal());

    expect(other.asked).toHaveLength(5);
    const kept = await record.db.select({ model: embeddings.model }).from(embeddings);
    expect(kept.map(({ model }) => model)).toEqual(Array(5).fill('model-b'));
  });

  it('of a model that changed under its name are all asked for anew', async () => {
    await aSource(anEmbedder()).source.vectorsOf('shop', signal());
    const { embedder, asked } = anEmbedder();
    const grown: Embedder = { ...embedder, embed: async (texts) => (await embedder.embed(texts)).map(longer) };
    const more = [...shelf, aProduct({ id: 'stool', title: 'A stool' })];

    const vectors = await aSource({ embedder: grown }, more).source.vectorsOf('shop', signal());

    expect([vectors.dimensions, vectors.ids.length]).toEqual([4, 6]);
    expect(asked).toHaveLength(7);
  });

  it('of texts that no product has any more are forgotten, in this store alone', async () => {
    await record.db.insert(stores).values({ id: 'other', settings: { ...shop, id: 'other' } });
    await aSource(anEmbedder()).source.vectorsOf('other', signal());
    await aSource(anEmbedder()).source.vectorsOf('shop', signal());

    await aSource(anEmbedder(), shelf.slice(0, 2)).source.vectorsOf('shop', signal());

    const kept = await record.db.select({ storeId: embeddings.storeId }).from(embeddings);
    expect(kept.map(({ storeId }) => storeId).sort()).toEqual([...Array(5).fill('other'), 'shop', 'shop']);
  });

  it('that differ in length from one call to the next are none', async () => {
    const { embedder } = anEmbedder();
    let calls = 0;
    const fickle: Embedder = {
      ...embedder,
      embed: async (texts) => {
        calls += 1;
        const given = await embedder.embed(texts);
        return calls % 2 === 0 ? given.map(longer) : given;
      },
    };

    await expect(aSource({ embedder: fickle }).source.vectorsOf('shop', signal())).rejects.toThrow('different lengths');
  });

  it('are never made of something without a direction', async () => {
    const { embedder } = anEmbedder();
    const blank: Embedder = { ...embedder, embed: async (texts) => texts.map(() => new Float32Array(3)) };

    await expect(aSource({ embedder: blank }).source.vectorsOf('shop', signal())).rejects.toThrow('no vector');
  });

  it('stop when the server does', async () => {
    await expect(aSource(anEmbedder()).source.vectorsOf('shop', AbortSignal.abort())).rejects.toThrow(Error);
  });
});

describe('the place of a query', () => {
  it('is asked for where the products have theirs, and nowhere else', async () => {
    const { embedder, asked } = anEmbedder();
    const { source } = aSource({ embedder });

    expect(await source.placeQuery('shop', 'lamp')).toEqual({});
    expect(asked).toEqual([]);
    await source.vectorsOf('shop', signal());
    expect(await source.placeQuery('shop', 'lamp')).toEqual({ vector: Float32Array.of(4, 3, 4) });
    expect(await source.placeQuery('other', 'lamp')).toEqual({});
  });

  it('is asked for without what names a person', async () => {
    const { embedder, asked } = anEmbedder();
    const { source } = aSource({ embedder });
    await source.vectorsOf('shop', signal());

    await source.placeQuery('shop', 'lamp nino@example.com');

    expect(asked.at(-1)).toBe('lamp');
  });

  it('is known to be missing in a shop that the model has failed, until its products are placed', async () => {
    const failing = anEmbedder({ failFrom: 1 });
    const { source, fallbacks } = aSource(failing);
    await expect(source.vectorsOf('shop', signal())).rejects.toThrow('The model is away.');

    expect(await source.placeQuery('shop', 'lamp')).toEqual({ isFallback: true });
    expect(await source.placeQuery('shop', ' ')).toEqual({});
    expect(await source.placeQuery('other', 'lamp')).toEqual({});
    expect(fallbacks).toEqual(['unplaced']);

    failing.embedder.embed = anEmbedder().embedder.embed;
    await source.vectorsOf('shop', signal());
    expect(await source.placeQuery('shop', 'lamp')).toHaveProperty('vector');
    expect(fallbacks).toEqual(['unplaced']);
  });

  it('is done without when the model is away, and somebody is told', async () => {
    const { source, fallbacks } = aSource(anEmbedder({ failFrom: 4 }));
    await source.vectorsOf('shop', signal());

    expect(await source.placeQuery('shop', 'sofa')).toEqual({ isFallback: true });
    expect(fallbacks).toEqual(['error']);
  });
});

describe('what a model reads of a product', () => {
  it('names it in every language, then says what it is', () => {
    const text = textOf(
      aProduct({
        id: 'dress',
        title: 'Evening dress',
        category: 'dress',
        brand: 'Nordlys',
        attributes: { color: ['red', 'black'] },
        description: 'Silk. '.repeat(500),
        texts: { ka: { title: 'საღამოს კაბა', description: '' }, en: { title: 'Evening dress', description: '' } },
      }),
    );

    expect(text).toContain('Evening dress / საღამოს კაბა\nNordlys, dress, red, black\nSilk.');
    expect(text.length).toBeLessThan(700);
  });
});
