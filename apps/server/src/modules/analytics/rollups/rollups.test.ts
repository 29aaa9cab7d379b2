/** The sums beside a plain count of the events, for any order in which events arrive, are summed and are erased. */
import { newStoreSettings } from '@quarry/contract';
import { type OpenDatabase, events, queryHours, rollupStates, stores as storesTable } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { and, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEventsRepository, type KeptEvent } from '../events-repository.ts';
import { reportPeriod } from '../report-period.ts';
import { createSearchesRepository } from '../searches-repository.ts';
import { createRollupsRepository, sumAfterErasure } from './rollups-repository.ts';
import { markStale } from './stale-hours-repository.ts';

const STORE = 'shop';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Shortly after the clocks of Berlin went back. */
const NOW = new Date('2026-10-27T10:20:00Z');

const aStore = (id: string) => newStoreSettings(id, 'Shop', 'en', 'USD');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(storesTable);
  await database.db.insert(storesTable).values({ id: STORE, settings: aStore(STORE) });
});

const QUERIES = ['l', 'la', 'Lamp', 'lamp ', 'chair', 'red chair'];
const VISITS = ['a', 'a', 'b', null];

const anEvent = fc.record({
  type: fc.constantFrom('search', 'search', 'click', 'cart', 'order', 'view'),
  visit: fc.constantFrom(...VISITS),
  query: fc.constantFrom(...QUERIES),
  results: fc.constantFrom(0, 3),
  search: fc.nat(12),
  device: fc.constantFrom('phone', 'desktop', null),
  // Most follow closely upon another, so that pauses and settling matter.
  minutesAgo: fc.oneof(fc.nat(45), fc.nat(6 * 60), fc.nat(4 * 24 * 60)),
  seconds: fc.nat(59),
});
type Drawn = typeof anEvent extends fc.Arbitrary<infer Value> ? Value : never;

function eventOf(drawn: Drawn, place: number): KeptEvent {
  const { type, visit, query, results, search, device, minutesAgo, seconds } = drawn;
  const at = new Date(NOW.getTime() - minutesAgo * MINUTE_MS - seconds * 1000).toISOString();
  const base = { id: `e${place}`, sessionId: visit, type, device, at };
  if (type === 'search') return { ...base, queryId: `q${search}-${place}`, query, results };
  return { ...base, productId: 'p', value: type === 'order' ? 10 : null };
}

/** Clicks lead back to searches that exist. */
function withClicks(list: readonly KeptEvent[], drawn: readonly Drawn[]): KeptEvent[] {
  const searches = list.flatMap(({ queryId }) => queryId ?? []);
  return list.map((event, place) =>
    event.type === 'click' && searches.length > 0
      ? { ...event, queryId: searches[(drawn[place]?.search ?? 0) % searches.length] ?? null }
      : event,
  );
}

const words = ({ query }: KeptEvent) => (query ?? '').trim().toLowerCase();
const time = ({ at }: KeptEvent) => Date.parse(at);
const inOrder = (one: KeptEvent, other: KeptEvent) => time(one) - time(other) || (one.id < other.id ? -1 : 1);

/** Counts events one by one. */
function countPlainly(list: readonly KeptEvent[], { from, to }: { from: Date; to: Date }, device?: string) {
  const all = [...list].sort(inOrder);
  const isWithin = (event: KeptEvent) => time(event) >= from.getTime() && time(event) < to.getTime();
  const isMeant = (event: KeptEvent) => device === undefined || (event.device ?? '') === device;
  const searches = all.filter(({ type }) => type === 'search');
  const isClicked = (search: KeptEvent) =>
    all.some(({ type, queryId }) => type === 'click' && queryId === search.queryId);
  const settled = searches.filter((search) => {
    const next = searches.find((later) => later.sessionId === search.sessionId && inOrder(search, later) < 0);
    const goesOn =
      search.sessionId !== null &&
      next !== undefined &&
      time(next) < time(search) + 30_000 &&
      words(next).startsWith(words(search));
    return isWithin(search) && (isClicked(search) || !goesOn);
  });
  const ofVisit = (event: KeptEvent) => all.filter(({ sessionId }) => sessionId === event.sessionId);
  const begun = all.filter((event) => {
    const before = ofVisit(event)
      .filter((earlier) => inOrder(earlier, event) < 0)
      .at(-1);
    const isFirst = before === undefined || time(before) <= time(event) - 30 * MINUTE_MS;
    return event.sessionId !== null && isFirst && isWithin(event) && isMeant(event);
  });
  const bought = all.filter(isWithin).filter((event) => {
    const last = ofVisit(event)
      .filter(({ type }) => type === 'search')
      .filter((search) => time(search) <= time(event) && time(search) > time(event) - DAY_MS)
      .at(-1);
    return event.sessionId !== null && last !== undefined && isMeant(last);
  });
  const counted = settled.filter(isMeant);
  return {
    visits: begun.length,
    searches: counted.length,
    clicked: counted.filter(isClicked).length,
    withoutResult: counted.filter(({ results }) => results === 0).length,
    carts: bought.filter(({ type }) => type === 'cart').length,
    orders: bought.filter(({ type }) => type === 'order').length,
    revenue: bought.filter(({ type }) => type === 'order').reduce((sum, { value }) => sum + (value ?? 0), 0),
    queries: Object.fromEntries(
      [...new Set(counted.map(words))]
        .sort()
        .map((query) => [query, counted.filter((one) => words(one) === query).length]),
    ),
  };
}

async function countFromSums(timeZone: string, days: number, until: string | undefined, device?: string) {
  const searches = createSearchesRepository(database.db);
  const settings = { ...aStore(STORE), time_zone: timeZone };
  const { span, previous } = await reportPeriod(settings, { days, until, now: NOW }, searches);
  const read = async (one: typeof span) => {
    const segment = device === undefined ? undefined : { device };
    const numbers = await searches.numbers(STORE, one, segment);
    const asked = { list: 'top', segment, skip: 0, take: 100 } as const;
    const rows = await searches.queries(STORE, { span: one, previous }, asked);
    const queries = rows.map(({ query, searches: count }) => [query, count] as const);
    return { ...numbers, queries: Object.fromEntries(queries.sort(([one_], [other]) => (one_ < other ? -1 : 1))) };
  };
  // An open period also counts what happens in this second.
  return { span: { ...span, to: span.isOpen ? new Date(NOW.getTime() + 1) : span.to }, previous, read, shown: span };
}

async function erase(visit: string, now: Date) {
  await database.db.transaction(async (tx) => {
    const ofVisit = and(eq(events.storeId, STORE), eq(events.sessionId, visit));
    await markStale(tx, STORE, sql`${tx.select({ id: events.id }).from(events).where(ofVisit)}`);
    await tx.delete(events).where(ofVisit);
    await sumAfterErasure(tx, STORE, now);
  });
}

describe('the sums of events', () => {
  it('equal a count of the events, however they arrive', { timeout: 240_000 }, async () => {
    const rollups = createRollupsRepository(database.db);
    await fc.assert(
      fc.asyncProperty(
        // Few enough that an hour is not summed anew by chance.
        fc.array(anEvent, { minLength: 1, maxLength: 14 }),
        fc.constantFrom('UTC', 'Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns'),
        fc.array(fc.nat(14), { maxLength: 6 }),
        fc.constantFrom('none', 'a', 'b'),
        async (drawn, timeZone, cuts, erased) => {
          await database.db.delete(events);
          await database.db.delete(rollupStates);
          await database.db.execute(sql`truncate stale_hours, search_hours, query_hours, query_days`);
          const list = withClicks(drawn.map(eventOf), drawn);
          const repository = createEventsRepository(database.db);
          const pieces = [0, ...cuts.map((cut) => cut % list.length).sort((one, other) => one - other), list.length];
          for (const [place, from] of pieces.slice(0, -1).entries()) {
            const to = pieces[place + 1] ?? from;
            // The last one comes a second time, as when a sender repeats what was accepted.
            await repository.add(STORE, list.slice(Math.max(0, from - 1), to));
            // Two days earlier, days are open that are over at the end.
            const earlier = new Date(NOW.getTime() - (pieces.length - place - 2) * DAY_MS);
            while (await rollups.refresh(STORE, timeZone, earlier));
          }
          if (erased !== 'none') await erase(erased, NOW);
          while (await rollups.refresh(STORE, timeZone, NOW));

          const left = list.filter(({ sessionId }) => sessionId !== erased);
          for (const [days, until, device] of [
            [1, undefined, undefined],
            [3, undefined, undefined],
            [2, '2026-10-26', undefined],
            [2, undefined, 'phone'],
            [2, undefined, ''],
          ] as const) {
            const { span, shown, previous, read } = await countFromSums(timeZone, days, until, device);
            expect(await read(shown)).toEqual(countPlainly(left, span, device));
            const { queries: _before, ...plainBefore } = countPlainly(left, previous, device);
            const { queries: _summed, ...numbersBefore } = await read(previous);
            expect(numbersBefore).toEqual(plainBefore);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    {
      change: 'a view that shows that a visit of the next hour had begun before',
      first: { id: '1', type: 'view', productId: 'p', at: '2026-10-27T09:10:00Z' },
      late: { id: '2', type: 'view', productId: 'p', at: '2026-10-27T08:50:00Z' },
      expected: { visits: 1 },
    },
    {
      change: 'a search that goes on with the words of one in the hour before',
      first: { id: '1', type: 'search', queryId: 'q1', query: 'lam', results: 1, at: '2026-10-27T08:59:50Z' },
      late: { id: '2', type: 'search', queryId: 'q2', query: 'lamp', results: 1, at: '2026-10-27T09:00:02Z' },
      expected: { searches: 1 },
    },
    {
      change: 'a click on what a search of an earlier day found',
      first: { id: '1', type: 'search', queryId: 'q1', query: 'lamp', results: 1, at: '2026-10-26T08:00:00Z' },
      late: { id: '2', type: 'click', queryId: 'q1', productId: 'p', at: '2026-10-27T09:00:02Z' },
      expected: { searches: 1, clicked: 1 },
    },
    {
      change: 'a search before an order',
      first: { id: '1', type: 'order', value: 10, at: '2026-10-27T09:10:00Z' },
      late: { id: '2', type: 'search', queryId: 'q1', query: 'lamp', results: 1, at: '2026-10-26T20:00:00Z' },
      expected: { orders: 1, revenue: 10 },
    },
  ] as const)('follow $change, when it is reported late', async ({ first, late, expected }) => {
    const rollups = createRollupsRepository(database.db);
    const repository = createEventsRepository(database.db);
    for (const event of [first, late]) {
      await repository.add(STORE, [{ sessionId: 'a', ...event }]);
      await rollups.refresh(STORE, 'UTC', NOW);
    }

    const { read, shown } = await countFromSums('UTC', 2, undefined);
    expect(await read(shown)).toMatchObject(expected);
  });

  it('begin anew when the shop changes its time zone', async () => {
    const rollups = createRollupsRepository(database.db);
    const at = '2026-10-20T22:30:00.000Z';
    await createEventsRepository(database.db).add(STORE, [
      { id: 's', type: 'search', sessionId: 'a', queryId: 'q', query: 'lamp', results: 1, at },
    ]);
    const ofDay = async (timeZone: string) => {
      await rollups.refresh(STORE, timeZone, NOW);
      const { read, shown } = await countFromSums(timeZone, 1, '2026-10-21');
      return (await read(shown)).searches;
    };

    expect(await ofDay('UTC')).toBe(0);
    expect(await ofDay('Europe/Berlin')).toBe(1);
    expect(await ofDay('UTC')).toBe(0);
  });

  it('name no query of a visit that was erased, and stay as they are for other stores', async () => {
    const rollups = createRollupsRepository(database.db);
    await database.db.insert(storesTable).values({ id: 'other', settings: aStore('other') });
    const add = (storeId: string, sessionId: string, query: string) =>
      createEventsRepository(database.db).add(storeId, [
        {
          id: `s-${sessionId}`,
          type: 'search',
          sessionId,
          queryId: sessionId,
          query,
          results: 1,
          at: NOW.toISOString(),
        },
      ]);
    await add(STORE, 'a', 'secret gift');
    await add(STORE, 'b', 'lamp');
    await add('other', 'a', 'chair');
    for (const store of [STORE, 'other']) await rollups.refresh(store, 'UTC', NOW);

    await erase('a', NOW);

    const rows = await database.db
      .select({ query: queryHours.query })
      .from(queryHours)
      .where(inArray(queryHours.storeId, [STORE, 'other']));
    expect(rows.map(({ query }) => query).sort()).toEqual(['chair', 'lamp']);
    expect(await rollups.staleStores()).toEqual([]);
  });

  it('of many hours are made in bounded steps, the newest first', async () => {
    const rollups = createRollupsRepository(database.db);
    const hours = Array.from({ length: 60 }, (_, hour) => new Date(NOW.getTime() - hour * 60 * MINUTE_MS));
    await createEventsRepository(database.db).add(
      STORE,
      hours.map((at, place) => ({
        id: `v${place}`,
        type: 'view',
        sessionId: `v${place}`,
        productId: 'p',
        at: at.toISOString(),
      })),
    );

    expect(await rollups.refresh(STORE, 'UTC', NOW)).toBe(true);
    expect(await rollups.staleStores()).toEqual([STORE]);
    const { read, shown } = await countFromSums('UTC', 1, undefined);
    expect((await read(shown)).visits).toBe(11);
    expect(await rollups.refresh(STORE, 'UTC', NOW)).toBe(false);
    expect(await rollups.staleStores()).toEqual([]);
  });
});
