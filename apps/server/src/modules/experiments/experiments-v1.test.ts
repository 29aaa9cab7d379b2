import { type AuditEntry, type Experiment, type ExperimentResult, Product, type StoreRule } from '@quarry/contract';
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
    current_price: 50,
    original_price: 50,
    stock: 5,
  }),
);

beforeAll(async () => {
  server = await openApiServer();
  staff = await server.account('staff', { role: 'owner' });
  const north = await server.services.stores.get('north');
  await server.services.catalog.save(north, COATS);
  // The first search loads the data of the languages.
  await server.services.search.find(north, { query: 'coat', page: 1, limit: 1 });
  const made = await call('POST', '/keys', {
    kind: 'secret',
    name: 'Shop',
    scopes: ['searches:read', 'events:write'],
  });
  key = made.json<{ secret: string }>().secret;
});
afterAll(() => server.close());

const NORTH = '/api/v1/stores/north';
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  server.call({ session: staff, method, url: `${NORTH}${path}`, body });
const codeOf = (reply: ApiReply) => reply.json<{ code?: string }>().code;

const VISITS = 24;
const PIN = { kind: 'pin', name: 'Down first', query: 'coat', product_id: 'coat-2', position: 1 };
const BODY = { name: 'Pin', method: 'split', treatment: { add_rules: [PIN] } };

async function started(body: object): Promise<Experiment> {
  const made = await call('POST', '/experiments', body);
  expect([made.statusCode, made.body]).toEqual([201, expect.anything()]);
  const reply = await call('POST', `/experiments/${made.json<Experiment>().id}/start`);
  expect(reply.statusCode).toBe(200);
  return reply.json<Experiment>();
}

async function search(visit: string, query = 'coat', agent = 'shop') {
  const reply = await server.call({
    key,
    method: 'POST',
    url: `${NORTH}/searches`,
    body: { query },
    headers: { 'x-visit-id': visit, 'user-agent': agent },
  });
  expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()]);
  return reply.json<{ query_id: string; documents: { id: string }[] }>();
}

async function report(visit: string, ...happened: object[]): Promise<void> {
  const at = new Date().toISOString();
  const events = happened.map((event, place) => ({ id: `${visit}-${place}`, at, ...event }));
  const reply = await server.call({ key, method: 'POST', url: `${NORTH}/events`, body: { sessionId: visit, events } });
  expect([reply.statusCode, reply.body]).toEqual([202, expect.anything()]);
}

const resultOf = async (id: string) => (await call('GET', `/experiments/${id}/result`)).json<ExperimentResult>();

describe('an experiment that splits visits', () => {
  it('gives the change to a half, always the same, counts what these visits do, and is published with undo', async () => {
    await call('POST', '/rules', PIN);
    const experiment = await started(BODY);
    const treated = new Map<string, boolean>();
    for (let visit = 0; visit < VISITS; visit++) {
      const found = await search(`visit-${visit}`);
      treated.set(`visit-${visit}`, found.documents[0]?.id === 'coat-2');
      if (visit % 4 === 0) {
        const click = { type: 'click', product_id: 'coat-0', query_id: found.query_id, position: 1 };
        await report(`visit-${visit}`, click, { type: 'order', value: 80 });
      }
    }
    for (const visit of ['visit-0', 'visit-1', 'visit-2']) {
      expect((await search(visit)).documents[0]?.id === 'coat-2').toBe(treated.get(visit));
    }
    // Neither of these takes part: another query, and a crawler.
    await search('elsewhere', 'lamp');
    await search('crawler', 'coat', 'a bot');
    await server.services.events.settle();

    const result = await resultOf(experiment.id);
    const inTreatment = [...treated.values()].filter(Boolean).length;
    expect(result).toMatchObject({ verdict: 'too-early', visits: VISITS, simulated_visits: 0 });
    expect(result.samples).toMatchObject({ control: VISITS - inTreatment, treatment: inTreatment, is_unequal: false });
    const revenue = result.metrics.find(({ metric }) => metric === 'revenue');
    const [control, treatment] = [revenue?.control ?? 0, revenue?.treatment ?? 0];
    expect(control * (VISITS - inTreatment) + treatment * inTreatment).toBeCloseTo((80 * VISITS) / 4, 6);
    expect(result.metrics.map(({ metric, is_primary }) => [metric, is_primary])).toEqual([
      ['clicks', true],
      ['carts', false],
      ['orders', false],
      ['revenue', false],
      ['without_result', false],
    ]);

    expect(codeOf(await call('DELETE', `/experiments/${experiment.id}`))).toBe('experiment-started');
    expect(codeOf(await call('PATCH', `/experiments/${experiment.id}`, { share: 0.5 }))).toBe('experiment-started');
    const another = (await call('POST', '/experiments', BODY)).json<Experiment>();
    expect(codeOf(await call('POST', `/experiments/${another.id}/start`))).toBe('experiment-running');

    const published = await call('POST', `/experiments/${experiment.id}/publish`);
    expect(published.json()).toMatchObject({ state: 'published' });
    expect((await search('new visit')).documents[0]?.id).toBe('coat-2');
    const rules = (await call('GET', '/rules')).json<{ items: StoreRule[] }>().items;
    expect(rules.map(({ name, state }) => [name, state])).toEqual([['Down first', 'published']]);

    const [line] = (await call('GET', '/audit?resource=experiments&limit=1')).json<{ items: AuditEntry[] }>().items;
    expect(line).toMatchObject({ action: 'published', can_undo: true });
    const undone = await call('POST', `/audit/${line?.id}/undo`);
    expect([undone.statusCode, undone.body]).toEqual([200, expect.anything()]);
    const after = (await call('GET', '/rules')).json<{ items: StoreRule[] }>().items;
    expect(after.map(({ name, state }) => [name, state])).toEqual([['Down first', 'draft']]);
    expect((await call('GET', `/experiments/${experiment.id}`)).json()).toMatchObject({ state: 'running' });
    await call('POST', `/experiments/${experiment.id}/stop`);
    expect(codeOf(await call('POST', `/experiments/${experiment.id}/stop`))).toBe('experiment-not-running');
    await call('DELETE', `/experiments/${another.id}`);
  });

  it('tells before it starts what it needs, and refuses what it cannot compare', async () => {
    await server.services.events.settle();
    const plan = await call('POST', '/experiments/plan', { ...BODY, minimum_effect: 0.5 });
    expect(plan.json()).toMatchObject({ days: 28, visits_a_day: expect.closeTo((VISITS + 1) / 28, 1) as number });
    expect(plan.json<{ visits: number }>().visits).toBeGreaterThan(50);
    expect(plan.json<{ detectable: object[] }>().detectable).toHaveLength(3);

    const synonym = { kind: 'two-way', words: ['coat', 'mantle'] };
    const wrong = [
      { ...BODY, treatment: { add_rules: [{ ...PIN, product_id: 'nothing' }] } },
      { ...BODY, treatment: { remove_rules: ['nothing'] } },
      { ...BODY, method: 'interleaving', treatment: { add_synonyms: [synonym] } },
    ];
    for (const body of wrong) expect(codeOf(await call('POST', '/experiments', body))).toBe('invalid-request');
  });
});

describe('an experiment that interleaves', () => {
  it('shows every visit a list of both rankings, whose pages continue it, and counts the clicks of each', async () => {
    const experiment = await started({ ...BODY, name: 'Both', method: 'interleaving', minimum_effect: 0.1 });
    const firsts = new Set<string | undefined>();
    for (let visit = 0; visit < 8; visit++) {
      const { documents, query_id } = await search(`reader-${visit}`);
      expect(documents.map(({ id }) => id).toSorted()).toEqual(COATS.map(({ id }) => id));
      firsts.add(documents[0]?.id);
      await report(`reader-${visit}`, { type: 'click', product_id: 'coat-2', query_id, position: 1 });
    }
    expect(firsts.size).toBe(2);
    await server.services.events.settle();

    const { preference, samples, visits } = await resultOf(experiment.id);
    expect([samples, visits]).toEqual([null, 8]);
    // The pinned coat stands for the change wherever the other ranking did not name it in the same round.
    expect(preference).toMatchObject({ wins: 8, losses: 0, ties: 0 });
    expect(preference?.p).toBeLessThan(1);
    await call('POST', `/experiments/${experiment.id}/stop`);
    expect((await search('late')).documents.map(({ id }) => id)).not.toHaveLength(0);
  });
});
