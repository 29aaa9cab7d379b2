/** Headers of every reply: security headers, and the request id used in the log. */
import helmet from '@fastify/helmet';
import fastifyPlugin from 'fastify-plugin';

/**
 * Shoppers record questions and may take photos on our own pages; code samples can be copied. Nothing else is allowed,
 * and nothing for cross-origin frames.
 */
const PERMISSIONS_POLICY = [
  ...['camera', 'microphone', 'clipboard-write'].map((feature) => `${feature}=(self)`),
  ...['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

export const headers = fastifyPlugin(async (app) => {
  await app.register(helmet, {
    // Pages set their own policy with the hashes of their scripts.
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Other hosts below ours may belong to other services, which may have no certificate.
    strictTransportSecurity: { includeSubDomains: false },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY).header('x-request-id', request.id);
  });
});
