import type { CreatedKey, Usage } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';
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
  it('are counted by kind of caller, told in every reply, and refused above the limit of the month', async () => {
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
  });

  it('of one store leave the others alone', async () => {
    const south = await server.account('of-south', { role: 'owner', store: 'south' });
    const reply = await server.call({ session: south, url: '/api/v1/stores/south/products' });
    expect(reply.headers['quota-used']).toBe('0');
  });
});

describe('the meter', () => {
  it('begins anew with a month, and stores each call once', async () => {
    const stored: CallsOfDay[] = [];
    let now = new Date('2026-11-30T23:59:50Z');
    const meter = createUsageMeter({
      repository: {
        add: async (rows) => void stored.push(...rows.map((row) => ({ ...row }))),
        sum: async (_store, { firstDay, endDay }) =>
          stored.reduce((sum, { day, calls }) => (day >= firstDay && day < endDay ? sum + calls : sum), 0),
      },
      monthlyCalls: undefined,
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
        sum: async () => 0,
      },
      monthlyCalls: undefined,
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
