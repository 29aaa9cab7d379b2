import { type AuditEntry, Product, type RulePreview, type RuleVersion, type StoreRule } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiReply, type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';

let server: ApiServer;
let staff: string;

const COATS = ['Wool coat', 'Rain coat', 'Down coat', 'Light coat'].map((title, place) =>
  Product.parse({
    id: `coat-${place}`,
    title,
    brand: 'Nordlys',
    category: 'coat',
    currency: 'USD',
    current_price: 50,
    original_price: 50,
    stock: 5,
  }),
);

beforeAll(async () => {
  server = await openApiServer();
  staff = await server.account('staff', { role: 'merchandiser' });
  const north = await server.services.stores.get('north');
  await server.services.catalog.save(north, COATS);
  // The first search loads the data of the languages.
  await server.services.search.find(north, { query: 'coat', page: 1, limit: 1 });
});
afterAll(() => server.close());

const NORTH = '/api/v1/stores/north';
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  server.call({ session: staff, method, url: `${NORTH}${path}`, body });
const code = (reply: ApiReply) => reply.json<{ code?: string }>().code;

async function create(facts: object): Promise<StoreRule> {
  const reply = await call('POST', '/rules', { name: 'A rule', ...facts });
  expect(reply.statusCode).toBe(201);
  return reply.json<StoreRule>();
}

async function firstFound(query: string): Promise<string | undefined> {
  const north = await server.services.stores.get('north');
  return (await server.services.search.find(north, { query, page: 1, limit: 10 })).documents[0]?.id;
}

const pinned = (product: number, more: object = {}) => ({
  kind: 'pin',
  query: 'coat',
  product_id: `coat-${product}`,
  position: 1,
  ...more,
});

async function lastAudit(resource: string): Promise<AuditEntry> {
  const reply = await call('GET', `/audit?resource=${resource}&limit=1`);
  const [entry] = reply.json<{ items: AuditEntry[] }>().items;
  if (!entry) throw new Error('There is no line.');
  return entry;
}

describe('rules', () => {
  it('are drafts until they are published, and an earlier version can be published again', async () => {
    const draft = await create(pinned(3));
    expect(draft.state).toBe('draft');
    expect(await firstFound('coat')).not.toBe('coat-3');

    const first = (await call('POST', '/rules/publish', { note: 'One' })).json<RuleVersion>();
    expect(first).toMatchObject({ by: 'staff', note: 'One', rules: 1, is_current: true });
    expect(await firstFound('coat')).toBe('coat-3');

    const replacing = await create({ ...pinned(2), replaces: draft.id });
    expect(await firstFound('coat')).toBe('coat-3');
    const second = (await call('POST', '/rules/publish', { ids: [replacing.id] })).json<RuleVersion>();
    expect(await firstFound('coat')).toBe('coat-2');
    expect((await call('GET', '/rules')).json<{ items: StoreRule[] }>().items).toHaveLength(1);

    const reverted = await call('POST', `/rules/versions/${first.version}/revert`);
    expect(reverted.json<RuleVersion>().version).toBe(second.version + 1);
    expect(await firstFound('coat')).toBe('coat-3');
    const versions = (await call('GET', '/rules/versions')).json<{ items: RuleVersion[] }>().items;
    expect(versions.map(({ is_current }) => is_current)).toEqual([true, false, true, false]);
    expect(code(await call('POST', '/rules/versions/99/revert'))).toBe('version-not-found');
  });

  it('come back as drafts when their publication is undone', async () => {
    const before = await firstFound('coat');
    const draft = await create(pinned(0, { position: 1, match: 'exact' }));
    await call('POST', '/rules/publish', {});
    expect(await firstFound('coat')).toBe('coat-0');

    const { id } = await lastAudit('rules');
    expect((await call('POST', `/audit/${id}/undo`)).statusCode).toBe(200);
    expect(await firstFound('coat')).toBe(before);
    expect((await call('GET', `/rules/${draft.id}`)).json()).toMatchObject({ state: 'draft' });
    await call('DELETE', `/rules/${draft.id}`);
  });

  it('are switched off, deleted and restored, each with undo', async () => {
    const made = await create({ ...pinned(1, { query: 'jacket' }), state: 'published' });
    const off = await call('PATCH', `/rules/${made.id}`, { enabled: false });
    expect(off.json()).toMatchObject({ enabled: false, query: 'jacket' });
    expect(code(await call('PATCH', `/rules/${made.id}`, { colour: 'red' }))).toBe('invalid-request');
    expect(code(await call('PATCH', `/rules/${made.id}`, { product_id: 'nothing' }))).toBe('invalid-request');

    await call('POST', `/audit/${(await lastAudit('rules')).id}/undo`);
    expect((await call('GET', `/rules/${made.id}`)).json()).toMatchObject({ enabled: true });

    await call('DELETE', `/rules/${made.id}`);
    const deletion = await lastAudit('rules');
    await call('POST', `/audit/${deletion.id}/undo`);
    const restored = (await call('GET', `/rules/${made.id}`)).json<StoreRule>();
    expect(restored).toMatchObject({ created_at: made.created_at, state: 'published' });
    expect(code(await call('POST', `/audit/${deletion.id}/undo`))).toBe('changed-since');
    await call('DELETE', `/rules/${made.id}`);
  });

  it('name their conflicts', async () => {
    const hide = { kind: 'hide', name: 'Hide it', query: 'wool coat', filters: { ids: ['coat-3'] } };
    const hidden = await create(hide);
    const { items } = (await call('GET', '/rules/conflicts')).json<{ items: { code: string }[] }>();

    expect(items).toEqual([
      expect.objectContaining({ code: 'pinned-and-hidden', with: { id: hidden.id, name: 'Hide it' } }),
    ]);
    await call('DELETE', `/rules/${hidden.id}`);
  });

  it('go to a file and come back as drafts, each once', async () => {
    const file = (await call('GET', '/rules/export')).json<{ rules: object[] }>();
    expect((await call('POST', '/rules/import', file)).json()).toEqual({ added: 0, known: file.rules.length });

    const more = {
      ...file,
      rules: [...file.rules, { kind: 'redirect', name: 'Help', query: 'returns', url: '/help' }],
    };
    expect((await call('POST', '/rules/import', more)).json()).toEqual({ added: 1, known: file.rules.length });
    const drafts = (await call('GET', '/rules?state=draft')).json<{ items: StoreRule[] }>().items;
    expect(drafts.map(({ name }) => name)).toEqual(['Help']);
    await call('DELETE', `/rules/${drafts[0]?.id}`);
  });
});

/** A search of a shopper, but for its words. */
const SEARCH = {
  visit: { id: undefined, source: 'site', device: null, isBot: false },
  language: 'en',
  recoveredBy: null,
  understood: {},
} as const;

describe('the preview of a rule', () => {
  it('names the queries of the last weeks that would get other results, and changes nothing', async () => {
    for (const [place, query] of ['coat', 'coat', 'Rain coat', 'dress'].entries()) {
      const queryId = `search-${place}`;
      server.services.events.recordSearch('north', { ...SEARCH, queryId, query, results: 4 });
    }
    await server.services.events.settle();
    const before = await firstFound('rain coat');

    const body = { kind: 'pin', name: 'Try', query: 'coat', product_id: 'coat-2', position: 1 };
    const reply = await call('POST', '/rules/preview', { change: { resource: 'rule', body } });
    const preview = reply.json<RulePreview>();

    expect(preview).toMatchObject({ distinct_queries: 3, affected_queries: 2, compared_queries: 2 });
    expect(preview.changed.map(({ query, searches }) => [query, searches])).toEqual([
      ['coat', 2],
      ['Rain coat', 1],
    ]);
    // The rule that was there first keeps the position; the new one gets the next.
    expect(preview.changed[0]?.after.slice(0, 2)).toEqual([
      { id: 'coat-3', title: 'Light coat' },
      { id: 'coat-2', title: 'Down coat' },
    ]);
    expect(preview.conflicts.map((conflict) => conflict.code)).toEqual(['same-position']);
    expect(await firstFound('rain coat')).toBe(before);
  });

  it('previews a synonym by the words that it gives a meaning', async () => {
    server.services.events.recordSearch('north', {
      queryId: 'parka',
      query: 'blorpwear',
      results: 0,
      ...SEARCH,
    });
    await server.services.events.settle();
    const body = { kind: 'one-way', from: ['blorpwear'], to: ['coat'] };
    const change = { resource: 'synonym', body };
    const preview = (await call('POST', '/rules/preview', { change })).json<RulePreview>();

    expect(preview.changed).toEqual([
      expect.objectContaining({ query: 'blorpwear', total_before: 0, total_after: COATS.length }),
    ]);
  });
});

describe('synonyms', () => {
  it('apply while they are switched on and in their period, with undo', async () => {
    const body = { kind: 'one-way', from: ['snorkwear'], to: ['coat'] };
    const made = (await call('POST', '/synonyms', body)).json<{ id: string; enabled: boolean }>();
    expect(made.enabled).toBe(true);
    expect(await firstFound('snorkwear')).toBeDefined();

    await call('PATCH', `/synonyms/${made.id}`, { starts_at: '2120-01-01T00:00:00Z' });
    expect(await firstFound('snorkwear')).toBeUndefined();
    await call('POST', `/audit/${(await lastAudit('synonyms')).id}/undo`);
    expect(await firstFound('snorkwear')).toBeDefined();
    await call('PATCH', `/synonyms/${made.id}`, { enabled: false });
    expect(await firstFound('snorkwear')).toBeUndefined();
  });

  it('name their conflicts, and go to a file and back', async () => {
    await call('POST', '/synonyms', { kind: 'two-way', words: ['coat', 'mantle'] });
    await call('POST', '/synonyms', { kind: 'two-way', words: ['Mantle', 'cloak'] });
    const { items } = (await call('GET', '/synonyms/conflicts')).json<{ items: object[] }>();
    expect(items).toEqual([expect.objectContaining({ code: 'word-in-two-groups', word: 'mantle' })]);

    const file = (await call('GET', '/synonyms/export')).json<{ synonyms: object[] }>();
    const more = { ...file, synonyms: [...file.synonyms, { kind: 'two-way', words: ['scarf', 'shawl'] }] };
    expect((await call('POST', '/synonyms/import', more)).json()).toEqual({
      added: 1,
      known: file.synonyms.length,
    });
  });
});
