import {
  ExportedEvent,
  Product,
  type ProductQueries,
  type QueryDetail,
  type QueryFigures,
  type SearchOverview,
} from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';
import { createEventsRepository } from './events-repository.ts';

let server: ApiServer;
let analyst: string;
const NORTH = '/api/v1/stores/north';

/** Istanbul is three hours ahead of UTC all year. */
const NOON = '2026-03-10T09:00:00Z';
const JUST_AFTER_MIDNIGHT = '2026-03-09T21:30:00Z';

let count = 0;
function search(query: string, at: string, results: number, sessionId: string) {
  const queryId = `query-${(count += 1)}`;
  return { id: `search:${queryId}`, type: 'search' as const, queryId, query, results, sessionId, at };
}

beforeAll(async () => {
  server = await openApiServer();
  analyst = await server.account('analyst', { role: 'analyst' });
  const { stores, catalog, record } = server.services;
  const { after } = await stores.change('north', { time_zone: 'Europe/Istanbul', open: true });
  await catalog.save(after, [
    Product.parse({ id: 'kettle', title: 'Kettle', currency: 'USD', current_price: 20, original_price: 20, stock: 3 }),
  ]);
  // The first search loads the data of the languages.
  await server.services.search.find(after, { query: 'kettle', page: 1, limit: 1 });
  const first = search('Kettle', NOON, 1, 'visit-1');
  const second = search('kettle ', JUST_AFTER_MIDNIGHT, 1, 'visit-2');
  const lost = search('blorp', NOON, 0, 'visit-1');
  const before = search('kettle', '2026-03-09T20:30:00Z', 1, 'visit-3');
  const click = { type: 'click' as const, productId: 'kettle', position: 1, sessionId: 'visit-1' };
  await createEventsRepository(record.db).add('north', [
    first,
    second,
    lost,
    before,
    { id: 'click', queryId: first.queryId, at: NOON, ...click },
    { id: 'again', queryId: first.queryId, at: NOON, ...click },
    { id: 'order', type: 'order', sessionId: 'visit-1', value: 20, at: '2026-03-10T10:00:00Z' },
    { id: 'unrelated', type: 'order', sessionId: 'visit-9', value: 99, at: '2026-03-10T10:00:00Z' },
  ]);
});
afterAll(() => server.close());

const read = async <Reply>(path: string) => {
  const reply = await server.call({ session: analyst, url: `${NORTH}/searches/${path}` });
  expect(reply.statusCode).toBe(200);
  return reply.json<Reply>();
};

describe('the numbers of a period', () => {
  it("count the days of the shop's time zone, beside the period before", async () => {
    const { period, numbers, previous, buckets } = await read<SearchOverview>('overview?days=1&until=2026-03-10');

    expect(period).toMatchObject({
      time_zone: 'Europe/Istanbul',
      from: '2026-03-09T21:00:00.000Z',
      to: '2026-03-10T21:00:00.000Z',
      is_partial: false,
      previous: { from: '2026-03-08T21:00:00.000Z', to: '2026-03-09T21:00:00.000Z' },
    });
    expect(numbers).toEqual({
      visits: 4,
      searches: 3,
      click_rate: 1 / 3,
      without_result_share: 1 / 3,
      carts: 0,
      orders: 1,
      revenue: 20,
      replies: 0,
      slow_replies: 0,
    });
    expect(previous).toMatchObject({ searches: 1, click_rate: 0, orders: 0 });
    expect(buckets).toHaveLength(24);
    expect(buckets.filter(({ searches }) => searches > 0)).toEqual([
      { start: '2026-03-09T21:00:00.000Z', is_partial: false, searches: 1, without_result: 0, clicked: 0 },
      { start: '2026-03-10T09:00:00.000Z', is_partial: false, searches: 2, without_result: 1, clicked: 1 },
    ]);
  });

  it('can be limited to one place, device or language of the searches', async () => {
    const at = '2026-02-10T12:00:00Z';
    const from = { source: 'embed', device: 'phone', language: 'tr' } as const;
    await createEventsRepository(server.services.record.db).add('north', [
      { ...search('bluza', at, 2, 'segment-1'), ...from },
      { ...search('kazak', at, 0, 'segment-2'), ...from, device: 'desktop' },
      search('coat', at, 3, 'segment-3'),
    ]);
    const searchesOf = async (segment: string) =>
      (await read<SearchOverview>(`overview?days=1&until=2026-02-10${segment}`)).numbers.searches;

    expect(await searchesOf('')).toBe(3);
    expect(await searchesOf('&source=embed')).toBe(2);
    expect(await searchesOf('&source=embed&device=phone&language=tr')).toBe(1);
    expect(await searchesOf('&source=site')).toBe(0);
    const { numbers, buckets } = await read<SearchOverview>('overview?days=1&until=2026-02-10&device=desktop');
    expect(numbers).toMatchObject({ searches: 1, visits: 1, without_result_share: 1 });
    expect(buckets.reduce((sum, { searches }) => sum + searches, 0)).toBe(1);
    const queriesOf = async (segment: string) =>
      (await read<{ items: QueryFigures[] }>(`queries?days=1&until=2026-02-10${segment}`)).items.map(
        ({ query }) => query,
      );
    expect(await queriesOf('')).toEqual(['bluza', 'coat', 'kazak']);
    expect(await queriesOf('&language=tr')).toEqual(['bluza', 'kazak']);
    expect(await queriesOf('&language=tr&device=desktop')).toEqual(['kazak']);
    expect(await queriesOf('&language=tr&list=without-result')).toEqual(['kazak']);
    expect((await read<QueryDetail>('query?query=kazak&days=1&until=2026-02-10')).asked_by).toEqual([
      { source: 'embed', device: 'desktop', language: 'tr', searches: 1 },
    ]);
    const wrong = await server.call({ session: analyst, url: `${NORTH}/searches/overview?device=watch` });
    expect(wrong.statusCode).toBe(400);
  });

  it('mark a day that is not over, and cut the period before as well', async () => {
    const { period, buckets } = await read<SearchOverview>('overview?days=7');

    expect(period.is_partial).toBe(true);
    expect(buckets.map(({ is_partial }) => is_partial)).toEqual([...Array.from({ length: 6 }, () => false), true]);
    const length = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from);
    expect(length(period.previous)).toBe(length(period));
  });

  it('are null shares where there were no searches', async () => {
    const { numbers } = await read<SearchOverview>('overview?days=1&until=2026-01-10');
    expect(numbers).toMatchObject({ searches: 0, click_rate: null, without_result_share: null, revenue: 0 });
  });
});

describe('queries', () => {
  const list = async (name: string, more = '') =>
    (await read<{ items: QueryFigures[]; next_cursor: string | null }>(`queries?list=${name}&until=2026-03-10${more}`))
      .items;

  it('are counted whatever their case, with clicks and those without result', async () => {
    expect(await list('top')).toEqual([
      {
        query: 'kettle',
        searches: 3,
        previous_searches: 0,
        visits: 3,
        without_result: 0,
        clicked: 1,
        click_rate: 1 / 3,
      },
      {
        query: 'blorp',
        searches: 1,
        previous_searches: 0,
        visits: 1,
        without_result: 1,
        clicked: 0,
        click_rate: 0,
      },
    ]);
    expect((await list('without-result')).map(({ query }) => query)).toEqual(['blorp']);
    expect((await list('top', '&text=ETT')).map(({ query }) => query)).toEqual(['kettle']);
  });

  it('rise and are rarely clicked only when enough visitors searched for them', async () => {
    expect(await list('rising')).toEqual([]);
    const at = '2026-03-10T12:00:00Z';
    const rising = Array.from({ length: 12 }, (_, visit) => search('teapot', at, 4, `rising-${visit}`));
    await createEventsRepository(server.services.record.db).add('north', rising);

    expect((await list('rising', '&days=1')).map(({ query }) => query)).toEqual(['teapot']);
    expect((await list('low-click', '&days=1')).map(({ query }) => query)).toEqual(['teapot']);
  });

  it('have a page each: clicks by position, products, and what a search shows now', async () => {
    const detail = await read<QueryDetail>('query?query=KETTLE&until=2026-03-10');

    expect(detail.figures).toMatchObject({ query: 'kettle', searches: 3, clicked: 1 });
    expect(detail.days).toEqual([
      { day: '2026-03-09', searches: 1 },
      { day: '2026-03-10', searches: 2 },
    ]);
    expect(detail.clicks_by_position).toEqual([{ position: 1, clicks: 2 }]);
    expect(detail.products).toEqual([
      { id: 'kettle', title: 'Kettle', clicks: 2, carts: 0, orders: 0, mean_position: 1 },
    ]);
    expect(detail.shown_now.map(({ id, position }) => [id, position])).toEqual([['kettle', 1]]);
    expect(detail.shown_now[0]?.explain.parts).toContainEqual(
      expect.objectContaining({ part: 'word', field: 'title' }),
    );
    expect(detail.asked_by).toEqual([{ source: null, device: null, language: null, searches: 3 }]);

    const unknown = await server.call({ session: analyst, url: `${NORTH}/searches/query?query=nothing` });
    expect(unknown.statusCode).toBe(404);
  });
});

describe('the queries of a product', () => {
  it('are those after which visitors turned to it in the period', async () => {
    const { items } = await read<ProductQueries>('product?product=kettle&until=2026-03-10');
    expect(items).toEqual([{ query: 'kettle', clicks: 2, carts: 0, orders: 0, mean_position: 1 }]);

    expect((await read<ProductQueries>('product?product=kettle&until=2026-03-09')).items).toEqual([]);
    expect((await read<ProductQueries>('product?product=unknown&until=2026-03-10')).items).toEqual([]);
  });
});

describe('searches through API v1', () => {
  it('are open to shoppers of an open store, and to no visitor of another store', async () => {
    const ask = (store: string) =>
      server.call({ method: 'POST', url: `/api/v1/stores/${store}/searches`, body: { query: 'kettle' } });

    const found = await ask('north');
    expect([found.statusCode, found.json<{ num_total_results: number }>().num_total_results]).toEqual([200, 1]);
    expect((await ask('south')).statusCode).toBe(401);
  });
});

describe('the export of events', () => {
  const exportOf = (query: string, session = analyst) =>
    server.call({ session, url: `${NORTH}/events/export?${query}` });

  it('has all events of a span as lines of JSON, the oldest first, also where pages of it meet', async () => {
    const many = Array.from({ length: 1500 }, (_one, place) => ({
      // Several share a moment: the order of their ids decides.
      ...search('many', new Date(Date.UTC(2026, 0, 5, 0, 0, Math.floor(place / 4))).toISOString(), 1, 'export'),
      id: `many-${String(place).padStart(4, '0')}`,
    }));
    await createEventsRepository(server.services.record.db).add('north', many.toReversed());
    const reply = await exportOf('from=2026-01-05T00:00:00Z&to=2026-01-06T00:00:00Z');

    expect(reply.headers['content-type']).toContain('application/x-ndjson');
    const lines = reply.body.trim().split('\n');
    const events = lines.map((line) => ExportedEvent.parse(JSON.parse(line)));
    expect(events.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    expect(events[0]).toMatchObject({ type: 'search', query: 'many', session_id: 'export', results: 1 });
    expect((await exportOf('from=2026-01-05T00:00:01Z&to=2026-01-05T00:00:02Z')).body.trim().split('\n')).toHaveLength(
      4,
    );
    expect((await exportOf('to=2020-01-01T00:00:00Z')).body).toBe('');
  });

  it('refuses a span that ends before it begins, and roles that may not read events', async () => {
    const wrong = await exportOf('from=2026-01-05T00:00:00Z&to=2026-01-04T00:00:00Z');
    expect([wrong.statusCode, wrong.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, 'from']);
    const viewer = await server.account('reader', { role: 'viewer' });
    expect((await exportOf('', viewer)).statusCode).toBe(403);
  });
});
