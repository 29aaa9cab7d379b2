import type { CreatedKey, Usage } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCall, type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';
import { createUsageMeter } from './usage-meter.ts';
import type { CallsOfDay } from './usage-repository.ts';

const LIMIT = 5;
let server: ApiServer;
let owner: string;
let secret: string;

beforeAll(async () => {
  server = await openApiServer({ MONTHLY_CALLS: String(LIMIT) });
  owner = await server.account('owner', { role: 'owner' });
  const key = { kind: 'secret', name: 'Shop', scopes: ['products:read'], networks: [], expires_at: null };
  const made = await server.call({ session: owner, method: 'POST', url: '/api/v1/stores/north/keys', body: key });
  secret = made.json<CreatedKey>().secret ?? '';
});
afterAll(() => server.close());

const byKey = () => server.call({ key: secret, url: '/api/v1/stores/north/products' });
const usage = async () => (await server.call({ session: owner, url: '/api/v1/stores/north/usage' })).json<Usage>();

describe('the calls of a store', () => {
  it('are counted by kind of caller, told in every reply, refused above the limit of the month, and leave other stores alone', async () => {
    const southern = await server.account('of-south', { role: 'owner', store: 'south' });
    const usedBySouth = async () =>
      (await server.call({ session: southern, url: '/api/v1/stores/south/products' })).headers['quota-used'];
    const atFirst = await usedBySouth();
    const first = await byKey();
    expect(first.headers).toMatchObject({ 'quota-used': '1', 'quota-limit': '5', 'quota-remaining': '4' });
    expect(Number(first.headers['quota-reset'])).toBeGreaterThan(0);
    // Calls of staff are told as well, and do not count.
    const staff = await server.call({ session: owner, url: '/api/v1/stores/north/products' });
    expect(staff.headers['quota-used']).toBe('1');
    expect(await usage()).toMatchObject({ used: 1, limit: LIMIT, remaining: 4, level: 'ok', searches: 0, replies: 0 });

    const answers = [];
    for (let call = 2; call <= LIMIT + 1; call += 1) answers.push((await byKey()).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    const refused = await byKey();
    expect(refused.json()).toMatchObject({ code: 'quota-used' });
    expect(refused.headers['quota-remaining']).toBe('0');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const { level, days } = await usage();
    expect([level, days.map(({ by_keys, by_shoppers }) => [by_keys, by_shoppers])]).toEqual(['all', [[LIMIT, 0]]]);
    expect(await usedBySouth()).toBe(atFirst);
    expect(atFirst).toMatch(/^\d+$/);
  });

  it('do not count when they fail, for suggestions while typing, and for crawlers on pages', async () => {
    const south = '/api/v1/stores/south';
    const of = await server.account('south-owner', { role: 'owner', store: 'south' });
    const scopes = ['products:read', 'searches:read'];
    const made = await server.call({
      session: of,
      method: 'POST',
      url: `${south}/keys`,
      body: { kind: 'secret', name: 'Shop', scopes, networks: [], expires_at: null },
    });
    const key = made.json<CreatedKey>().secret ?? '';
    await server.services.stores.change('south', { open: true });
    const usedAfter = async (call: Omit<ApiCall, 'url'> & { path: string }) => {
      const reply = await server.call({ ...call, url: `${south}${call.path}` });
      return [reply.statusCode, reply.headers['quota-used']];
    };
    const search = { method: 'POST', path: '/searches', body: { query: 'lamp' } } as const;

    expect(await usedAfter({ key, path: '/products/none' })).toEqual([404, '0']);
    expect(await usedAfter({ key, ...search, body: {} })).toEqual([400, '0']);
    expect(await usedAfter({ key, ...search, path: '/suggestions' })).toEqual([200, '0']);
    expect(await usedAfter({ ...search, headers: { 'user-agent': 'a bot' } })).toEqual([200, '0']);
    expect(await usedAfter({ ...search, headers: { 'user-agent': 'Mozilla/5.0' } })).toEqual([200, '1']);
    expect(await usedAfter({ key, ...search, headers: { 'user-agent': 'a bot' } })).toEqual([200, '2']);
  });
});

const WITHOUT_LIMIT = { monthlyCalls: undefined, refusesBeyond: true, onReached: async () => {} };

describe('the meter', () => {
  it('tells once of 50, 80 and 100 percent, and goes on counting above the limit where it is set so', async () => {
    const told: string[] = [];
    const noted = new Set<string>();
    let stored = 0;
    const meter = createUsageMeter({
      repository: {
        add: async (rows) => {
          stored += rows.reduce((sum, { calls }) => sum + calls, 0);
        },
        sum: async () => stored,
        noteReached: async (store, month, percent) => {
          const key = `${store} ${month} ${percent}`;
          const isNew = !noted.has(key);
          noted.add(key);
          return isNew;
        },
      },
      monthlyCalls: 10,
      refusesBeyond: false,
      onReached: async (store, { percent, used }) => void told.push(`${store} ${percent} ${used}`),
      onError: (_message, error) => {
        throw error;
      },
    });
    const takeAndStore = async (calls: number) => {
      for (let call = 0; call < calls; call++) await meter.take('shop', 'key');
      await meter.storeNow();
    };
    await takeAndStore(4);
    expect(told).toEqual([]);
    await takeAndStore(1);
    await takeAndStore(4);
    await takeAndStore(2);
    await takeAndStore(1);
    expect(told).toEqual(['shop 50 5', 'shop 80 9', 'shop 100 11']);
    const left = await meter.quota('shop');
    expect(left).toMatchObject({ used: 12, limit: 10, remaining: 0 });
    expect(meter.isStopped(left)).toBe(false);
  });

  it('begins anew with a month, and stores each call once', async () => {
    const stored: CallsOfDay[] = [];
    let now = new Date('2026-11-30T23:59:50Z');
    const meter = createUsageMeter({
      repository: {
        add: async (rows) => void stored.push(...rows.map((row) => ({ ...row }))),
        noteReached: async () => false,
        sum: async (_store, { firstDay, endDay }) =>
          stored.reduce((sum, { day, calls }) => (day >= firstDay && day < endDay ? sum + calls : sum), 0),
      },
      ...WITHOUT_LIMIT,
      onError: (_message, error) => {
        throw error;
      },
      now: () => now,
    });
    await meter.take('shop', 'key');
    expect(await meter.take('shop', 'shopper')).toMatchObject({
      used: 2,
      limit: null,
      remaining: null,
      resetSeconds: 10,
    });
    await Promise.all([meter.storeNow(), meter.storeNow()]);
    expect((await meter.quota('shop')).used).toBe(2);
    now = new Date('2026-12-01T00:00:00Z');
    expect((await meter.take('shop', 'key')).used).toBe(1);
    await meter.storeNow();
    expect(stored.map(({ day, kind, calls }) => [day, kind, calls])).toEqual([
      ['2026-11-30', 'key', 1],
      ['2026-11-30', 'shopper', 1],
      ['2026-12-01', 'key', 1],
    ]);
  });

  it('keeps calls that could not be stored for the next time', async () => {
    const stored: CallsOfDay[] = [];
    let isAway = true;
    const meter = createUsageMeter({
      repository: {
        add: async (rows) => {
          if (isAway) throw new Error('The database is away.');
          stored.push(...rows);
        },
        noteReached: async () => false,
        sum: async () => 0,
      },
      ...WITHOUT_LIMIT,
      onError: () => {},
    });
    await meter.take('shop', 'key');
    await meter.storeNow();
    await meter.take('shop', 'key');
    isAway = false;
    await meter.storeNow();
    await meter.storeNow();

    expect(stored.map(({ storeId, kind, calls }) => [storeId, kind, calls])).toEqual([['shop', 'key', 2]]);
  });
});
