import { newStoreSettings, problem, ProblemError, problemBody, type StoreSettings } from '@quarry/contract';
import { type OpenDatabase, stores } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from './catalog-fixtures.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { createCatalogService } from './catalog-service.ts';
import { createProductRepository } from './product-repository.ts';

let database: OpenDatabase;
let app: FastifyInstance;
const shop: StoreSettings = newStoreSettings('extra.ge', 'Extra', 'en', 'USD');

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(stores).values({ id: shop.id, settings: shop });
  const catalog = createCatalogService({ products: createProductRepository(database.db) });
  await catalog.save(shop, products(30));

  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => {
    const code = error instanceof ProblemError ? error.code : 'invalid-request';
    return reply.code(problemBody(code).status).send(problemBody(code));
  });
  const access = {
    async enter(_request: unknown, _reply: unknown, storeId: string) {
      if (storeId === 'closed') throw problem('login-needed');
      if (storeId !== shop.id) throw problem('store-not-found');
      return { visitor: { kind: 'staff' as const, owner: 'account:1' }, settings: shop };
    },
  };
  await app.register(catalogRoutes({ catalog, access }));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('GET /api/products', () => {
  it('CALL-12 GRID-01 returns the first products as a list', async () => {
    const reply = await app.inject('/api/products?store=extra.ge&limit=24');
    const { products: listed } = reply.json<{ products: { id: string; name: string; url: string }[] }>();

    expect(reply.statusCode).toBe(200);
    expect(listed.map(({ id }) => id)).toEqual(products(24).map(({ id }) => id));
    expect(listed[0]).toMatchObject({
      name: 'Chair number 0',
      url: '/shops/extra.ge/product.html?product=p0',
      image_url: null,
      current_price: 40,
    });
  });

  it('returns 24 products by default, and accepts store ids in any case', async () => {
    const reply = await app.inject('/api/products?store=EXTRA.GE');

    expect(reply.json<{ products: unknown[] }>().products).toHaveLength(24);
  });

  it.each([
    '',
    '?limit=24',
    '?store=',
    '?store=a%20b',
    '?store=extra.ge&limit=0',
    '?store=extra.ge&limit=many',
    '?store=extra.ge&limit=101',
  ])('refuses a bad question: %s', async (query) => {
    expect((await app.inject(`/api/products${query}`)).statusCode).toBe(400);
  });

  it('checks access before it answers', async () => {
    expect((await app.inject('/api/products?store=closed')).statusCode).toBe(401);
    expect((await app.inject('/api/products?store=nowhere')).statusCode).toBe(404);
  });
});
