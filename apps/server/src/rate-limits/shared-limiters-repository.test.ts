import { openDatabase, rateLimits, type OpenDatabase } from '@quarry/database';
import { openTestDatabase, POSTGRES_MISSING, startPostgres } from '@quarry/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredCounts, sharedLimiters } from './shared-limiters-repository.ts';

const postgres = await startPostgres();
if (!postgres) console.warn(POSTGRES_MISSING);
afterAll(() => postgres?.stop());

const HOUR_SECONDS = 3600;
const engines: [string, () => Promise<OpenDatabase>][] = [
  ['PGlite', openTestDatabase],
  ...(postgres
    ? ([['PostgreSQL', () => openDatabase({ dataDir: '', databaseUrl: postgres.url })]] satisfies typeof engines)
    : []),
];

describe.each(engines)('limiters in %s', (_engine, open) => {
  let record: OpenDatabase;
  beforeAll(async () => {
    record = await open();
  });
  afterAll(() => record.close());

  const create = (name: string, givesBack = false, seconds = HOUR_SECONDS) =>
    sharedLimiters({ db: record.db, onFallback: () => expect.unreachable() })({ name, points: 3, seconds, givesBack });

  it('allow no more than the points to parallel calls of several processes', async () => {
    const [one, other] = [create('parallel'), create('parallel')];

    const taken = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? one : other).take('key')));

    expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
  });

  it('refund a point that another process counted', async () => {
    const [one, other] = [create('back', true), create('back', true)];
    const taken = await one.take('key');
    await one.take('key');

    await other.giveBack('key', taken);

    expect(await other.take('key')).toMatchObject({ isAllowed: true, used: 2, remaining: 1 });
    expect(await one.used('key')).toBe(2);
  });

  it('store no key in plain text', async () => {
    await create('plain').take('192.0.2.7 anna');

    const keys = (await record.db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key).join(' ');

    expect(keys).toContain('plain:');
    expect(keys).not.toContain('anna');
    expect(keys).not.toContain('192.0.2.7');
  });

  it('delete the counts of past windows, and no others', async () => {
    await record.db.delete(rateLimits);
    await create('past', false, 60).take('key');
    await create('present').take('key');

    await deleteExpiredCounts(record.db, new Date(Date.now() + 61_000));

    const keys = (await record.db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key);
    expect(keys.map((key) => key.split(':')[0])).toEqual(['present']);
  });
});

it('while the database fails, a process counts by itself and logs it', async () => {
  const record = await openTestDatabase();
  await record.close();
  let fallbacks = 0;
  const create = sharedLimiters({ db: record.db, onFallback: () => fallbacks++ });
  const limiter = create({ name: 'failing', points: 2, seconds: HOUR_SECONDS });

  const taken = [await limiter.take('key'), await limiter.take('key'), await limiter.take('key')];

  expect(taken.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false]);
  expect(fallbacks).toBe(3);
});
