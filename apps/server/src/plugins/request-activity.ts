/** Tracks running requests, for work that waits until the server is idle. */
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

export interface RequestActivity {
  /** Number of running requests. */
  underWay(): number;
  /** Milliseconds since the epoch; 0 before the first. */
  lastEndedAt(): number;
  /** Counts the requests of routes registered after it. */
  plugin: FastifyPluginAsync;
}

export function createRequestActivity(): RequestActivity {
  let count = 0;
  let endedAt = 0;
  return {
    underWay: () => count,
    lastEndedAt: () => endedAt,
    plugin: fastifyPlugin(async (app) => {
      app.addHook('onRequest', async (_request, reply) => {
        count += 1;
        // Fired after a complete reply and after a disconnect.
        reply.raw.once('close', () => {
          count -= 1;
          endedAt = Date.now();
        });
      });
    }),
  };
}
