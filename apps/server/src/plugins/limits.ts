/** How many calls an address may make in a minute or an hour; every bound is named here. */
import rateLimit from '@fastify/rate-limit';
import { problem } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';

const CALLS_PER_MINUTE: Record<string, number> = {
  '/api/search': 600,
  '/api/quick': 600,
  '/api/products/:id/similar': 600,
  '/api/products/:id/goes-with': 600,
  '/api/trending': 600,
  '/api/events': 600,
  '/api/products': 600,
  '/api/chat': 600,
  '/api/qchat': 600,
  '/api/qchat-dev': 600,
  '/api/comment': 600,
  '/api/rating': 600,
  '/api/feedback': 600,
  // A look keeps a core busy for a second or two.
  '/api/qmatch': 60,
};

export const limits = fastifyPlugin(async (app) => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => problem('too-many-requests', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRoute', (route) => {
    const [max, timeWindow] = CALLS_PER_HOUR[route.url]
      ? [CALLS_PER_HOUR[route.url], '1 hour']
      : [CALLS_PER_MINUTE[route.url], '1 minute'];
    if (max === undefined) return;
    route.config = { ...route.config, rateLimit: { max, timeWindow, groupId: route.url } };
  });
});
