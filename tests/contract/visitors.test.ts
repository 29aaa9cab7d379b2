/** Visitor events, from the call that reports them to the searches, suggestions and lists they change. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, idsOf, startTestServer, SHELF, type Who } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Shop = 'north' | 'south';

let number = 0;
const did = (type: string, facts: object) => ({
  id: `event-${number++}`,
  type,
  at: new Date().toISOString(),
  ...facts,
});
function report(store: string, sessionId: string, events: object[], who: Who = 'north') {
  return server.call(who, 'POST', '/api/events', { store, sessionId, events });
}

describe('events', { timeout: 120_000 }, () => {
  it('are accepted with 202 and count once, however often they are sent', async () => {
    const events = [did('click', { product_id: 'dress-1' }), did('view', { product_id: 'dress-2' })];

    const replies = [await report('north', 'v', events), await report('north', 'v', events)];
    const together = await Promise.all(
      [1, 2, 3].map(() => report('north', 'v', [did('view', { product_id: 'bag-1' })])),
    );

    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [202, { accepted: 2 }],
      [202, { accepted: 0 }],
    ]);
    expect(together.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  });

  it('are taken for the own shop alone', async () => {
    expect((await report('south', 'v', [did('click', { product_id: 'dress-1' })])).statusCode).toBe(403);
    expect((await report('north', 'v', [did('click', { product_id: 'dress-1' })], 'nobody')).statusCode).toBe(401);
  });
});

describe('a visit', { timeout: 120_000 }, () => {
  const blue = (ids: string[]) => ids.slice(0, 8).filter((id) => Number(id.split('-')[1]) % 4 === 1).length;
  const order = async (visitId?: string, { store = 'north', ...more }: { store?: Shop; personal?: boolean } = {}) =>
    idsOf(await server.search(store, 'wrap dress', { limit: 100, ...more }, visitId));

  it('that clicks and carts sees its taste first; nobody else does, and it can be switched off', async () => {
    const before = await order('blue-lover');
    const liked = ['dress-1', 'dress-5', 'dress-9', 'dress-13'];
    await report(
      'north',
      'blue-lover',
      liked.flatMap((id) => ['click', 'cart'].map((type) => did(type, { product_id: id }))),
    );

    const own = await order('blue-lover');

    expect(blue(own)).toBeGreaterThan(blue(before));
    expect([...own].sort()).toEqual([...before].sort());
    expect(await order('blue-lover', { personal: false })).toEqual(before);
    expect(await order('somebody-else')).toEqual(before);
    expect(await order()).toEqual(before);
    expect(await order('blue-lover', { store: 'south' })).toEqual(await order(undefined, { store: 'south' }));
  });

  it('that says in a conversation what it likes sees that first too', async () => {
    const before = await order('talker');
    const said = await server.call('north', 'POST', '/api/qchat', {
      message: 'a blue dress please',
      sessionId: 'talker',
      store: 'north',
    });
    expect(said.statusCode).toBe(200);
    await server.services.events.settle();

    const liked = await server.search('north', 'wrap dress', { limit: 100, explain: true }, 'talker');

    expect(blue(idsOf(liked))).toBeGreaterThan(blue(before));
    expect(liked.documents[0]?.explain?.parts.map(({ part }) => part)).toContain('personal');
  });
});

describe('a conversation of its own session', { timeout: 120_000 }, () => {
  const say = (visit: string) =>
    server.call(
      'north',
      'POST',
      '/api/qchat',
      { message: 'a green dress please', sessionId: 'a-conversation', store: 'north' },
      { 'x-visit-id': visit },
    );

  it('teaches the visit that its header names', async () => {
    const green = async () => {
      const shown = idsOf(await server.search('north', 'wrap dress', { limit: 12 }, 'a-visit'));
      return shown.filter((id) => SHELF.find((product) => product.id === id)?.attributes['color'] === 'green').length;
    };
    const before = await green();

    expect((await say('a-visit')).statusCode).toBe(200);
    await server.services.events.settle();

    expect(await green()).toBeGreaterThan(before);
  });

  it('is refused with a header that is no id', async () => {
    const refused = await say('x'.repeat(201));

    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('x-visit-id');
  });
});

describe('what many do', { timeout: 120_000 }, () => {
  const visits = Array.from({ length: 12 }, (_, i) => `visit-${i}`);
  const quick = async (store: 'north' | 'south', query: string) =>
    (await server.call(store, 'POST', '/api/quick', { store, query })).json<{ queries: string[] }>().queries;
  const trending = async (store: 'north' | 'south') =>
    (await server.call(store, 'GET', `/api/trending?store=${store}&limit=50`)).json<{
      documents: { id: string; reason: { key: string; text: string } }[];
    }>().documents;

  it('brings a query into the suggestions, in their shop alone, and never one that finds nothing', async () => {
    for (const sessionId of visits) {
      const { query_id } = await server.search('north', 'wrap dress for a wedding', { sessionId });
      const gone = await server.search('north', 'wrap dress with sequins', { sessionId });
      await report('north', sessionId, [
        did('click', { product_id: 'dress-7', query_id }),
        did('click', { product_id: 'dress-7', query_id: gone.query_id }),
      ]);
    }
    await server.services.events.settle();
    await server.services.demandJob.run();

    const popular = server.services.demandJob.provenQueries('north');
    expect([...popular.keys()]).toContain('wrap dress with sequins');
    for (const query of await quick('north', 'wrap')) {
      const found = await server.search('north', query);
      expect([query, found.num_total_results > 0, found.recovered_by]).toEqual([query, true, null]);
    }
    expect(await quick('north', 'wrap')).not.toContain('wrap dress with sequins');
    expect(server.services.demandJob.provenQueries('south').size).toBe(0);
  });

  it('suggests what they settled on before anything else', async () => {
    for (const sessionId of visits) {
      const { query_id } = await server.search('north', 'wrap dress havre', { sessionId });
      await report('north', sessionId, [did('click', { product_id: 'dress-2', query_id })]);
    }
    await server.services.events.settle();
    await server.services.demandJob.run();

    expect((await quick('north', 'wrap'))[0]).toBe('wrap dress havre');
    expect(await quick('south', 'wrap')).not.toContain('wrap dress havre');
  });

  it('is trending with a reason, only in its own shop, and only while the product may be shown', async () => {
    for (const sessionId of visits) await report('north', sessionId, [did('cart', { product_id: 'bag-3' })]);
    await server.services.demandJob.run();

    const rising = (await trending('north')).filter(({ reason }) => reason.key === 'events');
    expect(idsOf({ documents: rising })).toContain('bag-3');
    for (const { reason } of await trending('north')) expect(reason.text.length).toBeGreaterThan(3);
    expect((await trending('south')).every(({ reason }) => reason.key !== 'events')).toBe(true);

    const hide = { store: 'north', name: 'Gone', kind: 'hide', filters: { ids: ['bag-3'] } };
    await server.call('north', 'POST', '/api/rules', hide);
    expect(idsOf({ documents: await trending('north') })).not.toContain('bag-3');
  });

  it('shows what goes together and what is alike, each with a reason', async () => {
    for (const sessionId of visits) {
      const bought = ['sofa-0', 'bag-5'].map((id) => did('order', { product_id: id }));
      await report('north', sessionId, bought);
    }
    const beside = async (store: 'north' | 'south', id: string, how: string) =>
      (await server.call(store, 'GET', `/api/products/${id}/${how}?store=${store}&limit=20`)).json<{
        documents: { id: string; reason: { relation: string; text: string } }[];
      }>().documents;

    const together = await beside('north', 'sofa-0', 'goes-with');
    expect(together.find(({ id }) => id === 'bag-5')?.reason).toMatchObject({
      relation: 'bought_together',
      text: 'Often bought together',
    });
    expect(idsOf({ documents: await beside('south', 'sofa-0', 'goes-with') })).not.toContain('bag-5');

    const alike = await beside('north', 'dress-2', 'similar');
    expect(alike.length).toBeGreaterThan(3);
    expect(alike.every(({ id }) => id.startsWith('dress') && id !== 'dress-2')).toBe(true);
    for (const { reason } of [...alike, ...(await beside('north', 'dress-2', 'goes-with'))]) {
      expect(reason.text.length).toBeGreaterThan(3);
    }
  });
});
