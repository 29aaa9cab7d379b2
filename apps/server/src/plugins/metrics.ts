/** Prometheus metrics: the process, each route by its pattern (ids never become labels), and how often a provider failed. */
import fastifyPlugin from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'quarry_http_request_seconds',
      help: 'Time from the arrival of a request to the end of its reply.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    fallbacks: new Counter({
      name: 'quarry_provider_fallbacks_total',
      help: 'Replies in which the embedded default took over from a provider.',
      labelNames: ['provider', 'reason'],
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

export const metricsRoute = fastifyPlugin<{ metrics: Metrics }>(async (app, { metrics }) => {
  const { registry, requestSeconds } = metrics;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
});
