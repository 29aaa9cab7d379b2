/**
 * Makes every request the current work of what answers it, so that log lines have its id, and begins its trace where
 * traces are on.
 */
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type CurrentWork, runWithin } from '../telemetry/current-work.ts';
import { NO_TRACING, type Tracing } from '../telemetry/tracing.ts';

/** Asked for every few seconds by programs. */
const UNTRACED_ROUTES = new Set(['/healthz', '/readyz', '/metrics']);

export const tracing = fastifyPlugin<{ tracing?: Tracing | undefined }>(async (app, { tracing = NO_TRACING }) => {
  const works = new WeakMap<FastifyRequest, CurrentWork>();

  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { traceparent } = request.headers;
    const span = UNTRACED_ROUTES.has(route)
      ? undefined
      : tracing.begin(`${request.method} ${route}`, {
          kind: 'server',
          parent: typeof traceparent === 'string' ? traceparent : undefined,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'quarry.request_id': request.id,
          },
        });
    // After a complete reply and after a disconnect.
    reply.raw.once('close', () => {
      span?.set({ 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= 500) span?.fail();
      span?.end();
    });
    const work = { requestId: request.id, span };
    works.set(request, work);
    runWithin(work, done);
  });
  // The body arrives with events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => runWithin(works.get(request) ?? {}, done));
});
