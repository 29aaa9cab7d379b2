/** CORS: calls from a shop's site are allowed only for origins of publishable keys, and without cookies. */
import cors from '@fastify/cors';
import { LIMIT_HEADERS, VISIT_HEADER, VISITOR_HEADER } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';

const PREFLIGHT_KEPT_SECONDS = 600;

export const crossOrigin = fastifyPlugin<{ isKeyOrigin: (origin: string) => Promise<boolean> }>(
  async (app, { isKeyOrigin }) => {
    await app.register(cors, {
      origin: async (origin: string | undefined) => origin !== undefined && (await isKeyOrigin(origin)),
      methods: ['GET', 'POST', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', VISIT_HEADER, VISITOR_HEADER],
      exposedHeaders: [...Object.values(LIMIT_HEADERS), 'Retry-After'],
      credentials: false,
      maxAge: PREFLIGHT_KEPT_SECONDS,
    });
  },
);
