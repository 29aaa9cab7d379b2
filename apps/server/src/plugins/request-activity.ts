/** How busy the server is with requests, for work that waits until it is not. */
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

export interface RequestActivity {
  /** Requests that are being answered. */
  underWay(): number;
  /** Milliseconds since the epoch; 0 before the first. */
  lastEndedAt(): number;
  /** Counts the requests of the routes that are registered after it. */
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
        // Comes after a whole reply and when the reader went away.
        reply.raw.once('close', () => {
          count -= 1;
          endedAt = Date.now();
        });
      });
    }),
  };
}
