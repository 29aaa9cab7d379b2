import {
  type AuditEntry,
  type ConversationTest,
  type JudgedQuery,
  Product,
  type PublicationCheck,
  type Quality,
  type QualityRun,
  type QualityRunDetail,
  type QueryToJudge,
  type StoreRule,
} from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiReply, type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';

let server: ApiServer;
let staff: string;
let key: string;

const COATS = ['Wool coat', 'Rain coat', 'Down coat', 'Light coat'].map((title, place) =>
  Product.parse({
    id: `coat-${place}`,
    title,
    brand: 'Nordlys',
    category: 'coat',
    currency: 'USD',
    current_price: 50 + 100 * place,
    original_price: 50 + 100 * place,
    stock: 5,
  }),
);

beforeAll(async () => {
  server = await openApiServer();
  staff = await server.account('staff', { role: 'owner' });
  const north = await server.services.stores.get('north');
  await server.services.catalog.save(north, COATS);
  await server.services.search.find(north, { query: 'coat', page: 1, limit: 1 });
  const made = await call('POST', '/keys', { kind: 'secret', name: 'Shop', scopes: ['searches:read', 'events:write'] });
  key = made.json<{ secret: string }>().secret;
});
afterAll(() => server.close());

const NORTH = '/api/v1/stores/north';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call({ session: staff, method, url: `${NORTH}${path}`, body });
const codeOf = (reply: ApiReply) => reply.json<{ code?: string }>().code;
const read = async <Reply>(path: string) => (await call('GET', path)).json<Reply>();

async function measured(): Promise<QualityRunDetail> {
  expect((await call('POST', '/quality/runs')).statusCode).toBe(202);
  await server.services.quality.quality.settle();
  const { items } = await read<{ items: QualityRun[] }>('/quality/runs?limit=1');
  return read<QualityRunDetail>(`/quality/runs/${items[0]?.id}`);
}

const WOOL = { query: 'wool coat', grades: [{ product_id: 'coat-0', grade: 3 }] };

describe('judged queries', () => {
  it('keep all grades of a query, are listed by words, and are deleted without grades', async () => {
    const made = await call('PUT', '/judged-queries', WOOL);
    expect(made.json()).toMatchObject({
      query: 'wool coat',
      language: null,
      grades: [{ title: 'Wool coat', grade: 3 }],
    });
    await call('PUT', '/judged-queries', {
      query: 'kaban',
      language: 'tr',
      grades: [{ product_id: 'gone', grade: 1 }],
    });
    const { items } = await read<{ items: JudgedQuery[] }>('/judged-queries?text=KAB');
    expect(items).toMatchObject([{ query: 'kaban', language: 'tr', grades: [{ title: null }] }]);
    await call('PUT', '/judged-queries', { query: 'kaban', language: 'tr', grades: [] });
    const left = await read<{ items: JudgedQuery[] }>('/judged-queries');
    expect(left.items.map(({ query }) => query)).toEqual(['wool coat']);
    const twice = { query: 'coat', grades: [WOOL.grades[0], WOOL.grades[0]] };
    expect(codeOf(await call('PUT', '/judged-queries', twice))).toBe('invalid-request');
  });

  it('are proposed from frequent searches, with grades from what visitors did', async () => {
    for (const visit of ['one', 'two']) {
      const found = await server.call({
        key,
        method: 'POST',
        url: `${NORTH}/searches`,
        body: { query: 'Light coat' },
        headers: { 'x-visit-id': visit },
      });
      const { query_id } = found.json<{ query_id: string }>();
      const at = new Date().toISOString();
      const events = [
        { id: `${visit}-1`, at, type: 'click', product_id: 'coat-3', query_id, position: 1 },
        { id: `${visit}-2`, at, type: 'click', product_id: 'coat-1', query_id, position: 2 },
        { id: `${visit}-3`, at, type: 'cart', product_id: 'coat-1', query_id },
      ];
      await server.call({ key, method: 'POST', url: `${NORTH}/events`, body: { sessionId: visit, events } });
    }
    await server.services.events.settle();
    const { items } = await read<{ items: { query: string; searches: number }[] }>('/judged-queries/proposed');
    expect(items).toMatchObject([{ query: expect.stringMatching(/light coat/i) as string, searches: 2 }]);
    const { products } = await read<QueryToJudge>('/judged-queries/products?query=light%20coat');
    expect(products.find(({ product_id: id }) => id === 'coat-3')).toMatchObject({
      position: 1,
      proposed: 1,
      clicks: 2,
    });
    expect(products.find(({ product_id: id }) => id === 'coat-1')).toMatchObject({
      grade: null,
      proposed: 2,
      carts: 2,
    });
  });

  it('are written to files and read from them', async () => {
    const csv = 'query,product_id,grade\nrain coat,coat-1,3\nrain coat,coat-2,0\n';
    const imported = await call('POST', '/judged-queries/import', { format: 'csv', csv });
    expect(imported.json()).toEqual({ queries: 1, grades: 2 });
    const file = await read<{ topics: string; qrels: string }>('/judged-queries/export?format=trec');
    expect(file.topics).toContain('\train coat');
    expect(file.qrels.split('\n').filter(Boolean)).toHaveLength(3);
    expect(codeOf(await call('POST', '/judged-queries/import', { format: 'csv', csv: 'a,b\n1,2\n' }))).toBe(
      'invalid-request',
    );
  });
});

describe('a run', () => {
  it('measures judged queries and conversation tests, and the next one says what moved', async () => {
    const turns = [
      { message: 'Do you have a wool coat?', expect: { products: 'some', shows: ['coat-0'], max_price: 60 } },
    ];
    const made = await call('POST', '/conversation-tests', { name: 'Wool', turns });
    expect(made.statusCode).toBe(201);
    const first = await measured();
    expect(first).toMatchObject({
      causes: ['asked', 'first'],
      figures: { queries: 2, ndcg: 1, mrr: 1, recall: 1, without_result: 0, conversations: 1 },
      below_floor: [],
      ndcg_change: null,
    });
    expect(first.conversation_tests[0]?.failed.map(({ expectation }) => expectation)).not.toContain('shows');

    const { id } = made.json<ConversationTest>();
    const impossible = [{ message: 'wool coat', expect: { products: 'none' } }];
    await call('PUT', `/conversation-tests/${id}`, { name: 'Wool', turns: impossible });
    await call('PUT', '/judged-queries', { ...WOOL, grades: [{ product_id: 'coat-1', grade: 3 }] });
    await call('PUT', '/quality/floors', { ndcg: 0.99 });
    const second = await measured();
    expect(second.causes).toEqual(['asked', 'tests']);
    expect(second.below_floor).toEqual(['ndcg']);
    expect(second.queries[0]).toMatchObject({ query: 'wool coat', ndcg_before: 1 });
    expect(second.queries[0]?.first[0]).toMatchObject({ product_id: 'coat-0', grade: null });
    expect(second.conversation_tests).toMatchObject([{ name: 'Wool', has_passed: false, failed: [{ turn: 1 }] }]);
    const { latest, ...overview } = await read<Quality>('/quality');
    expect([latest?.id, overview]).toEqual([
      second.id,
      expect.objectContaining({ judged_queries: 2, grades: 3, conversation_tests: 1, is_running: false }),
    ]);

    await call('PUT', '/judged-queries', WOOL);
    await call('PUT', '/quality/floors', {});
    expect((await measured()).causes).toEqual(['asked', 'tests']);
    expect((await server.services.quality.quality.due(await server.services.stores.get('north'))).causes).toEqual([]);
  });

  it('is due after a change of rules, settings or catalogue, and not after a draft', async () => {
    const due = async () =>
      (await server.services.quality.quality.due(await server.services.stores.get('north'))).causes;
    const rule = await call('POST', '/rules', {
      kind: 'hide',
      name: 'No lamp',
      query: 'lamp',
      filters: { brand: ['X'] },
    });
    expect(await due()).toEqual([]);
    await call('POST', '/rules/publish', { ids: [rule.json<StoreRule>().id] });
    expect(await due()).toEqual(['rules']);
    await server.call({ session: staff, method: 'PATCH', url: `${NORTH}/settings`, body: { name: 'North 2' } });
    await call('PUT', '/products/lamp', { title: 'Lamp', original_price: 5 });
    expect(await due()).toEqual(['rules', 'settings', 'catalogue']);
  });
});

describe('a publication of rules', () => {
  it('is refused when judged queries fall, unless that is accepted, which the audit log keeps', async () => {
    await measured();
    const hide = { kind: 'hide', name: 'No wool', query: 'wool', filters: { price_max: 60 } };
    const made = await call('POST', '/rules', hide);
    expect([made.statusCode, made.body]).toEqual([201, expect.anything()]);
    const { id } = made.json<StoreRule>();
    await call('PUT', '/quality/floors', { ndcg: 0.9 });

    const check = (await call('POST', '/rules/publish/check', { ids: [id] })).json<PublicationCheck>();
    expect(check).toMatchObject({
      concerned: 1,
      compared: 1,
      falls: [{ query: 'wool coat', before: 1, after: 0 }],
      rises: [],
      ndcg_before: 1,
      ndcg_after: 0.5,
      below_floor: ['ndcg'],
    });
    const refused = await call('POST', '/rules/publish', { ids: [id] });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'quality-falls']);
    expect(refused.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual([
      'query: wool coat',
      'floor: ndcg',
    ]);

    expect((await call('POST', '/rules/publish', { ids: [id], accept_falls: true })).statusCode).toBe(200);
    const { items } = await read<{ items: AuditEntry[] }>('/audit?limit=2');
    expect(items.map(({ resource, action, can_undo }) => [resource, action, can_undo])).toEqual([
      ['rules', 'published', true],
      ['accepted_falls', 'accepted', false],
    ]);
    expect(items[1]?.after).toMatchObject({ falls: [{ query: 'wool coat' }], below_floor: ['ndcg'] });
    expect((await call('POST', `/audit/${items[0]?.id}/undo`)).statusCode).toBe(200);
  });

  it('that concerns no judged query needs nothing', async () => {
    const pin = { kind: 'pin', name: 'Rain', query: 'umbrella', product_id: 'coat-1', position: 1 };
    const { id } = (await call('POST', '/rules', pin)).json<StoreRule>();
    const check = (await call('POST', '/rules/publish/check', { ids: [id] })).json<PublicationCheck>();
    expect([check.concerned, check.falls]).toEqual([0, []]);
    expect((await call('POST', '/rules/publish', { ids: [id] })).statusCode).toBe(200);
    expect(codeOf(await call('POST', '/rules/publish/check', { ids: ['none'] }))).toBe('rule-not-found');
  });
});
