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
  // Speaking an answer takes a processor a second, or a provider's time.
  '/api/messages/:id/speech': 60,
  '/api/comment': 600,
  '/api/rating': 600,
  '/api/feedback': 600,
  // A look keeps a core busy for a second or two.
  '/api/qmatch': 60,
  '/api/bookings/times': 120,
  '/booking/30min': 120,
};
/** What takes something away from everybody else: a time in the calendar. Wrong entries count too. */
const CALLS_PER_HOUR: Record<string, number> = {
  '/api/bookings': 20,
  '/booking/30min/book': 20,
};

export const limits = fastifyPlugin(async (app) => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => problem('too-many-requests', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRoute', (route) => {
    const perHour = CALLS_PER_HOUR[route.url];
    const max = perHour ?? CALLS_PER_MINUTE[route.url];
    if (max === undefined) return;
    const timeWindow = perHour === undefined ? '1 minute' : '1 hour';
    route.config = { ...route.config, rateLimit: { max, timeWindow, groupId: route.url } };
  });
});
