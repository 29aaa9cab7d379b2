import { PROBLEMS, problem, ProblemError, problemBody, QUERY_MAX_LENGTH, Recommendations } from '@quarry/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEngine, aCatalog, shop } from './search-fixtures.ts';
import { createRecommendationService } from './recommendation-service.ts';
import { searchRoutes } from './search-routes.ts';
import { createSearchService } from './search-service.ts';

const nobody = { decide: async () => ({ steering: undefined, redirect: null }) };
const noVisits = { together: async () => new Map(), rising: async () => [], wanted: async () => [] };

let app: FastifyInstance;
beforeAll(async () => {
  const catalog = aCatalog();
  const engine = anEngine(catalog);
  const search = createSearchService({ engine, catalog });
  const recommendations = createRecommendationService({ engine, catalog, merchandising: nobody, demand: noVisits });
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof ProblemError) return reply.code(PROBLEMS[error.code].status).send(problemBody(error.code));
    return reply.code(error.statusCode ?? 500).send(problemBody('invalid-request'));
  });
  const access = {
    async enter(_request: unknown, _reply: unknown, storeId: string) {
      if (storeId === 'foreign') throw problem('store-not-granted');
      if (storeId !== shop.id) throw problem('store-not-found');
      return { visitor: { kind: 'staff' as const, owner: 'account:1' }, settings: shop };
    },
  };
  await app.register(searchRoutes({ search, recommendations, access }));
});
afterAll(() => app.close());

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

describe('POST /api/search', () => {
  it('CALL-20 takes query, store, page and limit, and answers a total and documents', async () => {
    const reply = await post('/api/search', { query: 'red dress', store: 'shop', page: 1, limit: 24 });

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      num_total_results: expect.any(Number),
      documents: expect.arrayContaining([
        expect.objectContaining({
          id: 'red-dress',
          metadata: expect.objectContaining({ title: 'Evening dress Carmen' }),
          tier: 'meets_all',
          great_match: true,
        }),
      ]),
      query_id: expect.stringMatching(/^[\w-]{20,}$/),
      understood: { color: 'red', category: 'dress' },
      recovered_by: null,
      page: 1,
      limit: 24,
    });
  });

  it('takes the language of the reader', async () => {
    const reply = await post('/api/search', { query: 'red dress', store: 'shop', language: 'ka' });

    expect(reply.json().understood_parts).toMatchObject([{ label: 'წითელი' }, { label: 'კაბა' }]);
  });

  it('needs no page, limit, filters or sort', async () => {
    expect((await post('/api/search', { query: 'sofa', store: 'SHOP' })).json()).toMatchObject({ page: 1, limit: 24 });
  });

  it.each([
    [{}],
    [{ query: 'dress' }],
    [{ store: 'shop' }],
    [{ query: '   ', store: 'shop' }],
    [{ query: 5, store: 'shop' }],
    [{ query: 'x'.repeat(QUERY_MAX_LENGTH + 1), store: 'shop' }],
    [{ query: 'dress', store: 'no such/store' }],
    [{ query: 'dress', store: 'shop', page: 0 }],
    [{ query: 'dress', store: 'shop', limit: 1000 }],
    [{ query: 'dress', store: 'shop', limit: '24' }],
    [{ query: 'dress', store: 'shop', filters: { price_max: 'cheap' } }],
    [{ query: 'dress', store: 'shop', sort: 'random' }],
    [{ query: 'dress', store: 'shop', language: 'Georgian' }],
    [['dress']],
  ])('refuses a bad question: %j', async (body) => {
    expect((await post('/api/search', body)).statusCode).toBe(400);
  });

  it('refuses a body that is no JSON', async () => {
    const broken = {
      method: 'POST',
      url: '/api/search',
      payload: '{"query":',
      headers: { 'content-type': 'application/json' },
    } as const;

    expect((await app.inject(broken)).statusCode).toBe(400);
    expect((await app.inject({ ...broken, payload: 'a=b', headers: { 'content-type': 'text/csv' } })).statusCode).toBe(
      415,
    );
  });

  it('asks who is there before it answers', async () => {
    expect((await post('/api/search', { query: 'dress', store: 'nowhere' })).statusCode).toBe(404);
    expect((await post('/api/search', { query: 'dress', store: 'foreign' })).statusCode).toBe(403);
  });
});

describe('POST /api/quick', () => {
  it('CALL-19 takes query and store, and answers documents, queries and categories', async () => {
    const reply = await post('/api/quick', { query: 'dre', store: 'shop' });

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      documents: expect.arrayContaining([
        { id: expect.any(String), metadata: expect.objectContaining({ title: expect.stringContaining('dress') }) },
      ]),
      queries: expect.any(Array),
      categories: [{ value: 'dress', label: 'dress', count: 3 }],
    });
  });

  it.each([[{}], [{ query: 'dre' }], [{ query: '', store: 'shop' }], [{ query: null, store: 'shop' }]])(
    'refuses a bad question: %j',
    async (body) => {
      expect((await post('/api/quick', body)).statusCode).toBe(400);
    },
  );

  it('asks who is there before it answers', async () => {
    expect((await post('/api/quick', { query: 'dre', store: 'foreign' })).statusCode).toBe(403);
  });
});

describe('recommendations', () => {
  const calls = ['/api/products/red-dress/similar', '/api/products/red-dress/goes-with', '/api/trending'];

  it.each(calls)('GET %s answers documents, each with its reason', async (url) => {
    const reply = await app.inject(`${url}?store=shop&limit=2`);

    expect(reply.statusCode).toBe(200);
    const { documents } = Recommendations.parse(reply.json());
    expect(documents.length).toBeLessThanOrEqual(2);
    if (!url.endsWith('goes-with')) expect(documents).toHaveLength(2);
    for (const { reason } of documents) expect(reason.text).not.toBe('');
  });

  it.each(calls)('GET %s refuses a bad question by its field', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(400);
    expect((await app.inject(`${url}?store=a%20b`)).statusCode).toBe(400);
    expect((await app.inject(`${url}?store=shop&limit=0`)).statusCode).toBe(400);
    expect((await app.inject(`${url}?store=shop&limit=51`)).statusCode).toBe(400);
  });

  it.each(calls)('GET %s asks who is there before it answers', async (url) => {
    expect((await app.inject(`${url}?store=foreign`)).statusCode).toBe(403);
  });

  it.each(['similar', 'goes-with'])('%s of a product that nobody has is not found', async (what) => {
    const reply = await app.inject(`/api/products/nothing/${what}?store=shop`);

    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'product-not-found' });
  });
});
