/**
 * Prometheus metrics: the process, each route by its pattern (never ids), and provider failures. They reveal a shop's
 * traffic, so they require METRICS_TOKEN, or without one a request from this machine.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { problem } from '@quarry/contract';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { asksForLoopback, isForwarded, isLoopbackAddress } from '../loopback.ts';
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

interface MetricsOptions {
  metrics: Metrics;
  token: string | undefined;
}

export const metricsRoute = fastifyPlugin<MetricsOptions>(async (app, { metrics, token }) => {
  const { registry, requestSeconds } = metrics;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (token ? !bringsToken(request, token) : !isFromThisMachine(request)) throw problem('metrics-closed');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});

/** A proxy on this machine connects from a loopback address too; forwarded requests are recognized by their headers. */
function isFromThisMachine({ socket, headers, raw }: FastifyRequest): boolean {
  return isLoopbackAddress(socket.remoteAddress ?? '') && asksForLoopback(headers) && !isForwarded(raw);
}

function bringsToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
