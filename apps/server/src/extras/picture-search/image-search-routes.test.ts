import { ImageSearchResponse, PROBLEMS, problem, ProblemError, problemBody } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anEngine, aCatalog, shop } from '../../modules/search/search-fixtures.ts';
import { UnusablePictureError } from './describer.ts';
import { imageSearchRoutes } from './image-search-routes.ts';
import { createImageSearchService } from './image-search-service.ts';
import type { ImageSearch } from './image-search.ts';
import { createAskedPictures } from './read-asked-picture.ts';

const open = { ...shop, gates: { ...shop.gates, image_search: true } };
const closed = { ...demoStoreSettings('dior'), id: 'closed' };
const PICTURE = Buffer.from('a picture');

let app: FastifyInstance;
/** What looks most like any picture, the most alike first. */
let alike: string[];
let asked: Uint8Array[];
let fetched: string[];
let read: string[];

const images: ImageSearch = {
  async nearest(_settings, pictures) {
    asked.push(...pictures);
    if (pictures.some((bytes) => Buffer.from(bytes).equals(Buffer.from('no picture')))) {
      throw new UnusablePictureError('This file is not a picture.');
    }
    return {
      hits: alike.map((id, n) => ({ id, likeness: 1 - n / 100 })),
      index: { ready: false, done: 3, total: 9 },
    };
  },
  alike: async () => [],
  refresh: () => {},
  drop: async () => {},
  close: async () => {},
};

beforeAll(async () => {
  const catalog = aCatalog();
  const engine = anEngine(catalog);
  const nobody = { decide: async () => ({ steering: undefined, redirect: null }) };
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (!(error instanceof ProblemError)) return reply.code(error.statusCode ?? 500).send(problemBody('unexpected'));
    return reply.code(PROBLEMS[error.code].status).send(problemBody(error.code, error.extras));
  });
  await app.register(multipart, { limits: { fileSize: 11 * 1024 * 1024 } });
  const access = {
    async enter(_request: unknown, _reply: unknown, storeId: string) {
      const settings = [open, closed].find(({ id }) => id === storeId);
      if (!settings) throw problem('store-not-granted');
      return { visitor: { kind: 'staff' as const, owner: 'account:1' }, settings };
    },
  };
  const readAskedPicture = createAskedPictures({
    async readOwn({ storeId, productId, view }) {
      read.push(`${storeId}/${productId}/${view}`);
      return PICTURE;
    },
    async fetchPicture(address) {
      fetched.push(address);
      if (address.includes('inside')) {
        throw Object.assign(new Error('This address does not lead to a public website.'), {
          name: 'RefusedAddressError',
        });
      }
      return PICTURE;
    },
  });
  await app.register(
    imageSearchRoutes({
      imageSearch: createImageSearchService({ images, engine, catalog, merchandising: nobody }),
      readAskedPicture,
      access,
      publicOrigin: 'https://quarry.example.com',
    }),
  );
});
afterAll(() => app.close());
beforeEach(() => {
  alike = ['blue-dress', 'red-dress', 'no-such-product'];
  asked = [];
  fetched = [];
  read = [];
});

async function post(fields: Record<string, string>, image?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (image) form.set('image', new Blob([Uint8Array.from(image)]), 'picture.png');
  const request = new Request('http://local/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/api/image-search',
    headers: { 'content-type': request.headers.get('content-type') ?? '', host: 'local' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const idsOf = (reply: { json(): unknown }) => ImageSearchResponse.parse(reply.json()).documents.map(({ id }) => id);

describe('POST /api/image-search', () => {
  it('CALL-21 takes a picture and a store, and answers documents, the most alike first', async () => {
    const reply = await post({ store: shop.id }, PICTURE);

    expect(reply.statusCode).toBe(200);
    expect(idsOf(reply)).toEqual(['blue-dress', 'red-dress']);
    expect(reply.json()).toMatchObject({
      documents: [{ metadata: { title: expect.any(String) } }, {}],
      index: { ready: false, done: 3, total: 9 },
    });
    expect(Buffer.from(asked[0] ?? [])).toEqual(PICTURE);
  });

  it('narrows by words', async () => {
    const reply = await post({ store: shop.id, query: 'this, but in red' }, PICTURE);

    expect(idsOf(reply)).toEqual(['red-dress']);
    expect(reply.json()).toMatchObject({ understood: { color: 'red' }, recovered_by: null });
  });

  it('shows the kind of the picture where nothing of it meets the words, and says so', async () => {
    alike = ['blue-dress', 'red-dress', 'red-gown', 'sofa'];

    const reply = await post({ store: shop.id, query: 'this, but leather' }, PICTURE);

    expect(idsOf(reply)).toEqual(['blue-dress', 'red-dress', 'red-gown']);
    expect(reply.json()).toMatchObject({ recovered_by: 'relaxed-filter', understood: { material: 'leather' } });
  });

  it('lets the price give way last', async () => {
    alike = ['blue-dress', 'red-dress', 'red-gown', 'sofa'];

    const reply = await post({ store: shop.id, query: 'leather under 100' }, PICTURE);

    expect(idsOf(reply)).toEqual(['blue-dress', 'red-dress']);
  });

  it('never shows what the words ruled out', async () => {
    alike = ['blue-dress', 'red-dress', 'red-gown', 'sofa'];

    const reply = await post({ store: shop.id, query: 'leather, not red' }, PICTURE);

    expect(idsOf(reply)).toEqual(['blue-dress']);
    expect(reply.json()).toMatchObject({ recovered_by: 'relaxed-filter', understood: { exclude: ['red'] } });
  });

  it('STORE-01 is closed where the store takes no pictures to search by', async () => {
    const reply = await post({ store: 'closed' }, PICTURE);

    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ error: 'Sorry, sending images is not supported for this store.' });
    expect(asked).toEqual([]);
  });

  it('lets nobody into a store without a grant', async () => {
    expect((await post({ store: 'foreign' }, PICTURE)).statusCode).toBe(403);
  });

  it('reads our own pictures without a request, also under the address of the page', async () => {
    for (const address of [
      '/media/shop/red-dress/1.webp',
      'https://quarry.example.com/media/shop/red-dress/1.webp',
      'http://local/media/shop/red-dress/1.webp',
    ]) {
      expect((await post({ store: shop.id, image_url: address })).statusCode).toBe(200);
    }
    expect(read).toEqual(['shop/red-dress/1', 'shop/red-dress/1', 'shop/red-dress/1']);
    expect(fetched).toEqual([]);
  });

  it('asks for the same grant before it reads a picture of another store', async () => {
    const reply = await post({ store: shop.id, image_url: '/media/foreign/secret/1.webp' });

    expect(reply.statusCode).toBe(403);
    expect(read).toEqual([]);
  });

  it('fetches every other address with guard, and says why one is refused', async () => {
    expect((await post({ store: shop.id, image_url: 'https://shop.example.com/a.jpg' })).statusCode).toBe(200);
    const refused = await post({ store: shop.id, image_url: 'http://inside.example.com/' });

    expect(fetched).toEqual(['https://shop.example.com/a.jpg', 'http://inside.example.com/']);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message: 'This address does not lead to a public website.',
      errors: [{ field: 'image_url' }],
    });
  });

  it('says what is wrong with a form', async () => {
    const wrong = [
      await post({ store: shop.id }),
      await post({ store: shop.id, image_url: '/media/shop/a/1.webp' }, PICTURE),
      await post({}, PICTURE),
      await post({ store: shop.id, limit: '0' }, PICTURE),
      await post({ store: shop.id }, Buffer.from('no picture')),
    ];

    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
    expect(wrong.map((reply) => reply.json<{ errors: { field: string }[] }>().errors[0]?.field)).toEqual([
      'image',
      'image_url',
      'store',
      'limit',
      'image',
    ]);
    expect((await post({ store: shop.id }, Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
    const json = await app.inject({ method: 'POST', url: '/api/image-search', payload: { store: shop.id } });
    expect(json.statusCode).toBe(415);
  });
});
