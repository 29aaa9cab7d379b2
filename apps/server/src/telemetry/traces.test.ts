import { Product } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { openApiServer } from '../api-v1/testing/open-api-server.ts';
import { createLog } from '../log.ts';
import { startFakeOpenAiServer } from '../providers/language-model/fake-openai-server.ts';
import { runWithin } from './current-work.ts';
import { createMeasure } from './measure.ts';
import { createMetrics } from './metrics.ts';
import { openTracing } from './open-tracing.ts';
import { type Collector, type ReceivedSpan, startCollector } from './testing/collector.ts';

const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const QUERY = 'crimson parasol for nino@example.com';

/** Asks a server with a collector for a search, a reply of a model and a product that does not exist. */
async function tracedServer(): Promise<{ collector: Collector; requestIds: string[] }> {
  const [collector, model] = await Promise.all([startCollector(), startFakeOpenAiServer([{ say: 'Good morning.' }])]);
  const server = await openApiServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '0',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'a-model',
  });
  const parasol = Product.parse({ id: 'parasol', title: 'Crimson parasol', currency: 'USD', current_price: 30 });
  await server.services.catalog.save(await server.services.stores.get('north'), [parasol]);
  const session = await server.account('nino', { role: 'viewer' });
  const headers = { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01` };
  const post = (url: string, body: object) => server.call({ session, method: 'POST', url, headers, body });
  const replies = [
    await post('/api/search', { store: 'north', query: QUERY }),
    await post('/api/qchat', { store: 'north', message: QUERY, sessionId: 'one', detected_language: 'en' }),
    await server.call({ session, method: 'POST', url: '/api/search', body: { store: 'north', query: 'unsampled' } }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await server.close();
  await Promise.all([collector.close(), model.close()]);
  return { collector, requestIds: replies.map(({ headers }) => String(headers['x-request-id'])) };
}

const attributesOf = ({ attributes }: ReceivedSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('traces', { timeout: 120_000 }, () => {
  it('have spans of the request, the steps of a search, the reply, the model and the database, and no texts', async () => {
    const { collector, requestIds } = await tracedServer();
    const { spans, bodies, paths } = collector;
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const rootOf = (span: ReceivedSpan): ReceivedSpan => {
      const parent = byId.get(span.parentSpanId ?? '');
      return parent ? rootOf(parent) : span;
    };
    const within = (route: string) => [
      ...new Set(spans.filter((span) => rootOf(span).name === route).map(({ name }) => name)),
    ];

    expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
    // They continue the trace of the caller; without one, none is kept at a share of 0.
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([CALLER.traceId]));
    const roots = spans.filter(({ parentSpanId }) => parentSpanId === CALLER.spanId);
    expect(roots.map(attributesOf)).toEqual([
      {
        'http.request.method': 'POST',
        'http.route': '/api/search',
        'http.response.status_code': 200,
        'quarry.request_id': requestIds[0],
      },
      expect.objectContaining({ 'http.route': '/api/qchat', 'quarry.request_id': requestIds[1] }),
    ]);
    expect(within('POST /api/search')).toEqual(
      expect.arrayContaining(['search.rules', 'search.engine', 'search.products', 'database']),
    );
    expect(within('POST /api/qchat')).toEqual(expect.arrayContaining(['chat.reply', 'model', 'database']));
    expect(spans.find(({ name }) => name === 'model')).toMatchObject({
      parentSpanId: spans.find(({ name }) => name === 'chat.reply')?.spanId,
    });
    expect(spans.every((span) => span.endTimeUnixNano >= span.startTimeUnixNano)).toBe(true);
    expect(spans.filter(({ name }) => name === 'database').map(attributesOf)).toContainEqual(
      expect.objectContaining({ 'db.query.summary': 'INSERT messages' }),
    );
    expect(bodies.join('\n')).not.toMatch(/crimson|parasol|nino|example\.com|Good morning|where\b/i);
  });

  it('are reported once when the collector does not accept them, and stop nothing', async () => {
    const collector = await startCollector({ status: 400 });
    const errors: string[] = [];
    const tracing = openTracing({
      endpoint: collector.endpoint,
      share: 1,
      onError: (message) => void errors.push(message),
    });

    tracing.begin('GET /', { kind: 'server' })?.end();
    await tracing.close();
    await collector.close();

    expect(collector.spans.map(({ name }) => name)).toEqual(['GET /']);
    expect(errors).toEqual(['Traces are not accepted by the collector and are dropped.']);
  });

  it('mark failed steps by the type of the error, without its message', async () => {
    const collector = await startCollector();
    const tracing = openTracing({ endpoint: collector.endpoint, share: 1, onError: () => {} });
    const measure = createMeasure(createMetrics());
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const span = tracing.begin('work', { kind: 'internal' });

    await expect(
      runWithin({ requestId: 'r-1', span }, () =>
        measure.step('step', async () => {
          log.info('within');
          throw new TypeError('secret words');
        }),
      ),
    ).rejects.toThrow('secret words');
    span?.end();
    await tracing.close();
    await collector.close();

    const [step] = collector.spans;
    expect(step).toMatchObject({ name: 'step', parentSpanId: span?.spanId, status: { code: 2 } });
    expect(collector.bodies.join()).toContain('TypeError');
    expect(collector.bodies.join()).not.toContain('secret words');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'within',
      request_id: 'r-1',
      trace_id: span?.traceId,
      span_id: step?.spanId,
    });
  });
});

describe('a measured stream', () => {
  it('ends its step with its last piece, and when its reader leaves it', async () => {
    const metrics = createMetrics();
    const measure = createMeasure(metrics);
    const ended: string[] = [];
    async function* pieces() {
      try {
        yield 1;
        yield 2;
      } finally {
        ended.push('source');
      }
    }
    const read: number[] = [];
    for await (const piece of measure.stream('stream', pieces())) read.push(piece);
    for await (const piece of measure.stream('stream', pieces())) {
      read.push(piece);
      break;
    }

    expect(read).toEqual([1, 2, 1]);
    expect(ended).toEqual(['source', 'source']);
    expect(await metrics.registry.metrics()).toContain('quarry_step_seconds_count{step="stream"} 2');
  });
});
