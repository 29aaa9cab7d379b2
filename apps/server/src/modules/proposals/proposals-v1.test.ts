import { type AuditEntry, Product, type Proposal, type StoreRule, type StoreSynonym } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiReply, type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';

let server: ApiServer;
let staff: string;
let key: string;
/** The product that visitors of lamps choose. */
let lamp = '';

const aProduct = (id: string, title: string, category: string) =>
  Product.parse({
    id,
    title,
    category,
    url: `https://shop.example/${id}`,
    currency: 'USD',
    current_price: 50,
    original_price: 50,
    stock: 5,
  });
const PRODUCTS = [
  ...[1, 2, 3, 4].map((number) => aProduct(`jacket-${number}`, `Rain jacket ${number}`, 'jacket')),
  aProduct('lamp-1', 'Desk lamp', 'lamp'),
  aProduct('lamp-2', 'Floor lamp', 'lamp'),
];
const LAMP_VISITS = 20;

const NORTH = '/api/v1/stores/north';
const call = (method: 'GET' | 'POST', path: string, body?: object, session = staff) =>
  server.call({ session, method, url: `${NORTH}${path}`, body });
const codeOf = (reply: ApiReply) => reply.json<{ code?: string }>().code;

/** What one visit searches for, and which product it clicks on at last; the place of a result, or an id. */
async function visit(name: string, queries: readonly string[], clicked?: string | number): Promise<string> {
  let queryId = '';
  let shown: string[] = [];
  for (const query of queries) {
    const headers = { 'x-visit-id': name };
    const reply = await server.call({ key, method: 'POST', url: `${NORTH}/searches`, body: { query }, headers });
    const found = reply.json<{ query_id: string; documents: { id: string }[] }>();
    queryId = found.query_id;
    shown = found.documents.map(({ id }) => id);
  }
  const product = typeof clicked === 'number' ? shown[clicked - 1] : clicked;
  if (product === undefined) return '';
  const at = new Date().toISOString();
  const events = [{ id: `${name}-click`, at, type: 'click', product_id: product, query_id: queryId, position: 1 }];
  await server.call({ key, method: 'POST', url: `${NORTH}/events`, body: { sessionId: name, events } });
  return product;
}

interface Listed {
  items: Proposal[];
  looked_at: string | null;
  is_looking: boolean;
}
const list = async (state = 'open') => (await call('GET', `/proposals?state=${state}`)).json<Listed>();

async function look(): Promise<Proposal[]> {
  expect((await call('POST', '/proposals/find')).statusCode).toBe(202);
  await vi.waitFor(async () => expect((await list()).is_looking).toBe(false), { timeout: 20_000 });
  return (await list()).items;
}

beforeAll(async () => {
  server = await openApiServer();
  staff = await server.account('staff', { role: 'owner' });
  await server.services.catalog.save(await server.services.stores.get('north'), PRODUCTS);
  const made = await call('POST', '/keys', { kind: 'secret', name: 'Shop', scopes: ['searches:read', 'events:write'] });
  key = made.json<{ secret: string }>().secret;
  for (let number = 0; number < LAMP_VISITS; number++) lamp = await visit(`lamp-${number}`, ['lamp'], 2);
  for (let number = 0; number < 4; number++) {
    await visit(`zorblet-${number}`, ['zorblet', 'rain jacket'], `jacket-${(number % 2) + 1}`);
    await visit(`quinoa-${number}`, ['qwertzel']);
  }
  for (let number = 0; number < 5; number++) await visit(`purple-${number}`, ['purple jacket']);
  // One visit is no evidence.
  await visit('single', ['flurbo', 'rain jacket'], 'jacket-1');
  await server.services.events.settle();
});
afterAll(() => server.close());

describe('proposals', () => {
  it('are found in what visits did after queries that fail, with evidence and an actual search', async () => {
    const items = await look();
    const of = (kind: Proposal['kind']) => items.filter((one) => one.kind === kind);

    expect(of('synonym')).toMatchObject([
      {
        query: 'zorblet',
        change: { resource: 'synonym', body: { kind: 'one-way', from: ['zorblet'], to: ['rain jacket'] } },
        evidence: { visits: 4, without_result: 4, reworded: [{ query: 'rain jacket', visits: 4, clicked: 4 }] },
        effect: { query: 'zorblet', before: { total: 0 } },
      },
    ]);
    expect(of('synonym')[0]?.effect?.after.total).toBeGreaterThanOrEqual(4);
    expect(of('missing_kind').map(({ query, evidence }) => [query, evidence.visits])).toEqual([['qwertzel', 4]]);
    expect(of('redirect')).toMatchObject([
      {
        query: 'lamp',
        change: { body: { kind: 'redirect', url: `https://shop.example/${lamp}` } },
        evidence: { products: [{ id: lamp, visits: LAMP_VISITS }] },
        effect: { before: { redirect: null }, after: { redirect: `https://shop.example/${lamp}` } },
      },
    ]);
    expect(of('missing_attribute')).toMatchObject([
      { query: 'color', evidence: { unsaid: 4, asked: [{ query: 'purple jacket' }] } },
    ]);
  });

  it('change the search when they are accepted, which the log of changes takes back', async () => {
    const synonym = (await look()).find(({ kind }) => kind === 'synonym');
    const accepted = await call('POST', `/proposals/${synonym?.id}/accept`);
    expect(accepted.json()).toMatchObject({ state: 'accepted', decided_by: 'staff' });
    const synonyms = async () => (await call('GET', '/synonyms')).json<{ items: StoreSynonym[] }>().items;
    expect(await synonyms()).toMatchObject([{ kind: 'one-way', from: ['zorblet'], enabled: true }]);
    expect((await list()).items.map(({ kind }) => kind)).not.toContain('synonym');
    expect((await look()).map(({ kind }) => kind)).not.toContain('synonym');
    expect(codeOf(await call('POST', `/proposals/${synonym?.id}/accept`))).toBe('proposal-not-found');

    const [line] = (await call('GET', '/audit?limit=1')).json<{ items: AuditEntry[] }>().items;
    expect(line).toMatchObject({ resource: 'synonyms', action: 'created', can_undo: true });
    await call('POST', `/audit/${line?.id}/undo`);
    expect(await synonyms()).toEqual([]);
    expect((await list()).items.map(({ kind }) => kind)).toContain('synonym');
  });

  it('make a draft of a rule, are noted where only the catalogue can help, and are dismissed for good', async () => {
    const items = await look();
    const idOf = (kind: Proposal['kind']) => items.find((one) => one.kind === kind)?.id;
    await call('POST', `/proposals/${idOf('redirect')}/accept`);
    const rules = (await call('GET', '/rules')).json<{ items: StoreRule[] }>().items;
    expect(rules.map(({ kind, state }) => [kind, state])).toEqual([['redirect', 'draft']]);
    expect((await call('POST', `/proposals/${idOf('missing_kind')}/accept`)).json()).toMatchObject({
      state: 'accepted',
    });

    await call('POST', `/proposals/${idOf('missing_attribute')}/dismiss`);
    expect((await look()).map(({ kind }) => kind)).toEqual(['synonym']);
    const [line] = (await call('GET', '/audit?limit=1')).json<{ items: AuditEntry[] }>().items;
    expect(line).toMatchObject({ resource: 'proposals', action: 'dismissed', can_undo: true });
    await call('POST', `/audit/${line?.id}/undo`);
    expect((await list()).items.map(({ kind }) => kind)).toContain('missing_attribute');
    expect((await list('accepted')).items.map(({ kind }) => kind).toSorted()).toEqual(['missing_kind', 'redirect']);
  });

  it('are read by those who may read searches, and decided by those who may change rules', async () => {
    const analyst = await server.account('analyst', { role: 'analyst' });
    expect((await call('GET', '/proposals', undefined, analyst)).statusCode).toBe(200);
    expect(codeOf(await call('POST', '/proposals/any/dismiss', undefined, analyst))).toBe('permission-missing');
  });
});
