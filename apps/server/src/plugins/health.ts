/** Liveness and readiness checks. */
import { problem } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';

export const health = fastifyPlugin<{ isReady: () => Promise<boolean> }>(async (app, { isReady }) => {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    if (!(await isReady())) throw problem('not-ready');
    return { status: 'serving' };
  });
});
