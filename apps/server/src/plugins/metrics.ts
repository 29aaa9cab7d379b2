/**
 * Prometheus metrics of the process and of each route by its pattern (never ids). They reveal a shop's traffic, so they
 * require METRICS_TOKEN, or without one a request from this machine.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { problem } from '@quarry/contract';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { asksForLoopback, isForwarded, isLoopbackAddress } from '../loopback.ts';
import type { Metrics } from '../telemetry/metrics.ts';

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
