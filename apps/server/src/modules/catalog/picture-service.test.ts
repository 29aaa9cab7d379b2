import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Product, ProblemError, problemBody } from '@quarry/contract';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { aProduct } from './catalog-fixtures.ts';
import { pictureRoutes } from './picture-routes.ts';
import { createPictureService, type DrawPicture } from './picture-service.ts';

const chair = aProduct({
  id: 'chair/1 ½',
  images: ['/media/extra.ge/chair%2F1%20%C2%BD/1.webp', 'https://x.example/a.jpg'],
});

interface Program {
  directory?: string;
  drawingProgram?: string;
}

async function studio(drawPicture?: DrawPicture, shelf: Product[] = [chair], program: Program = {}) {
  const directory = program.directory ?? (await mkdtemp(path.join(tmpdir(), 'quarry-pictures-')));
  const drawn: string[] = [];
  const pictures = createPictureService({
    ...program,
    directory,
    catalog: {
      byIds: async (storeId, ids) => (storeId === 'extra.ge' ? shelf.filter(({ id }) => ids.includes(id)) : []),
    },
    drawPicture: async (product, view, options) => {
      drawn.push(`${product.id} ${view}`);
      return drawPicture ? drawPicture(product, view, options) : Buffer.from(`picture of ${product.title}`);
    },
  });
  return { pictures, drawn, directory };
}

async function app(parts: Awaited<ReturnType<typeof studio>>) {
  const server = fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler((error, _request, reply) => {
    const code = error instanceof ProblemError ? error.code : 'invalid-request';
    return reply.code(problemBody(code).status).send(problemBody(code));
  });
  await server.register(pictureRoutes(parts));
  return server;
}

describe('a picture', () => {
  it('is drawn once for concurrent requests, and cached', async () => {
    const parts = await studio();

    const looks = Array.from({ length: 5 }, () => parts.pictures.picture('extra.ge', chair.id, '1'));
    const pictures = [...(await Promise.all(looks)), await parts.pictures.picture('extra.ge', chair.id, '1')];

    expect(parts.drawn).toEqual(['chair/1 ½ 1']);
    expect(new Set(pictures.map(({ bytes }) => bytes.toString()))).toEqual(new Set(['picture of Oak chair']));
  });

  it('can be requested without background, drawn and cached separately', async () => {
    const parts = await studio();

    await parts.pictures.picture('extra.ge', chair.id, '1');
    await parts.pictures.alone('extra.ge', chair.id, '1');
    await parts.pictures.alone('extra.ge', chair.id, '1');

    // Both sides are drawn concurrently.
    expect(parts.drawn.toSorted()).toEqual(['chair/1 ½ 1', 'chair/1 ½ front', 'chair/1 ½ whole']);
    await expect(parts.pictures.alone('extra.ge', chair.id, '2')).rejects.toMatchObject({ code: 'picture-not-found' });
  });

  it('is redrawn when its appearance changes, not when its price changes', async () => {
    const shelf = [chair];
    const parts = await studio(undefined, shelf);
    const first = await parts.pictures.picture('extra.ge', chair.id, '1');
    shelf[0] = { ...chair, current_price: 1, stock: 7 };
    const cheaper = await parts.pictures.picture('extra.ge', chair.id, '1');
    shelf[0] = { ...chair, title: 'Red chair', attributes: { color: 'red' } };
    const red = await parts.pictures.picture('extra.ge', chair.id, '1');

    expect(cheaper.fingerprint).toBe(first.fingerprint);
    expect(red.fingerprint).not.toBe(first.fingerprint);
    expect(parts.drawn).toHaveLength(2);
  });

  it('is redrawn by a changed drawing program in an existing data folder, where the old picture is deleted', async () => {
    const old = await studio(async () => Buffer.from('old'), [chair], { drawingProgram: 'one' });
    const { directory } = old;
    const before = await old.pictures.picture('extra.ge', chair.id, '1');
    const next = await studio(async () => Buffer.from('new'), [chair], { directory, drawingProgram: 'two' });

    await next.pictures.dropOutdated();
    expect(await readdir(path.join(directory, 'extra.ge'))).toEqual([]);
    const after = await next.pictures.picture('extra.ge', chair.id, '1');
    await next.pictures.dropOutdated();
    await next.pictures.picture('extra.ge', chair.id, '1');

    expect([before.bytes.toString(), after.bytes.toString()]).toEqual(['old', 'new']);
    expect(after.fingerprint).not.toBe(before.fingerprint);
    expect(next.drawn).toHaveLength(1);
  });

  it('is retried after a failure, and leaves no partial file', async () => {
    let fails = true;
    const parts = await studio(async () => {
      if (fails) throw new Error('out of ink');
      return Buffer.from('ok');
    });

    await expect(parts.pictures.picture('extra.ge', chair.id, '1')).rejects.toThrow('out of ink');
    fails = false;

    expect((await parts.pictures.picture('extra.ge', chair.id, '1')).bytes.toString()).toBe('ok');
    const files = await readdir(parts.directory, { recursive: true });
    expect(files.filter((name) => name.includes('.webp'))).toEqual([expect.stringMatching(/\.webp$/)]);
  });

  it('waits while two others are being drawn', async () => {
    const views = ['1', '2', '3', '4'];
    const finish: (() => void)[] = [];
    let atOnce = 0;
    let most = 0;
    const many = {
      ...chair,
      images: views.map((view) => `/media/extra.ge/${encodeURIComponent(chair.id)}/${view}.webp`),
    };
    const parts = await studio(async () => {
      most = Math.max(most, ++atOnce);
      await new Promise<void>((resolve) => finish.push(resolve));
      atOnce -= 1;
      return Buffer.from('ok');
    }, [many]);

    const all = Promise.all(views.map((view) => parts.pictures.picture('extra.ge', chair.id, view)));
    for (let done = 0; done < views.length; done += 1) {
      await expect.poll(() => finish.length).toBeGreaterThan(done);
      finish[done]?.();
    }
    await all;

    expect(most).toBe(2);
  });
});

describe('GET /media/:store/:product/:view.webp', () => {
  const address = '/media/extra.ge/chair%2F1%20%C2%BD/1.webp';

  it('returns the picture without a login, with an ETag for revalidation', async () => {
    const server = await app(await studio());

    const reply = await server.inject(address);
    const again = await server.inject({ url: address, headers: { 'if-none-match': String(reply.headers.etag) } });

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(reply.headers['cache-control']).toMatch(/^public, max-age=86400/);
    expect(reply.body).toBe('picture of Oak chair');
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['a view that the product has not', '/media/extra.ge/chair%2F1%20%C2%BD/2.webp'],
    ['another store', '/media/veli/chair%2F1%20%C2%BD/1.webp'],
    ['an unknown product', '/media/extra.ge/table/1.webp'],
    ['a view that is no number', '/media/extra.ge/chair%2F1%20%C2%BD/front.webp'],
    ['a way out of the folder', '/media/extra.ge/..%2F..%2F..%2Fetc/passwd.webp'],
    ['a way out by the view', '/media/extra.ge/chair%2F1%20%C2%BD/..%2F..%2F1.webp'],
  ])('answers picture-not-found and draws nothing: %s', async (_, url) => {
    const parts = await studio();
    const server = await app(parts);

    const reply = await server.inject(url);

    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'picture-not-found' });
    expect(parts.drawn).toEqual([]);
  });
});
