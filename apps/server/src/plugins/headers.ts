/** Headers that every reply carries: what a browser may do with it, and the id under which the log speaks of it. */
import helmet from '@fastify/helmet';
import fastifyPlugin from 'fastify-plugin';

/**
 * Shoppers record questions on our own pages, and may photograph a product from a phone's file dialog; the code sample of
 * the site is copied. Nothing else is used, and no frame from elsewhere gets any of it.
 */
const PERMISSIONS_POLICY = [
  ...['camera', 'microphone', 'clipboard-write'].map((feature) => `${feature}=(self)`),
  ...['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

export const headers = fastifyPlugin(async (app) => {
  // Pages bring a policy of their own, made of the scripts they hold.
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY).header('x-request-id', request.id);
  });
});
