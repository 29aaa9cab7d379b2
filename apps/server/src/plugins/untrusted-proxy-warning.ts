/** Warns once when requests come through an untrusted proxy: all its visitors then share the limits of one address. */
import fastifyPlugin from 'fastify-plugin';
import ipaddr from 'ipaddr.js';

/** Networks where the operator's own proxy may be. On the internet anyone may send the header. */
const OWN_NETWORKS = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

export const untrustedProxyWarning = fastifyPlugin(async (app) => {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || !request.headers['x-forwarded-for']) return;
    const isTrusted = (request.ips?.length ?? 0) > 1;
    const peer = request.socket.remoteAddress;
    if (isTrusted || !peer || !ipaddr.isValid(peer) || !OWN_NETWORKS.has(ipaddr.process(peer).range())) return;
    hasWarned = true;
    request.log.warn(
      `A request from ${peer} carries X-Forwarded-For, which is ignored. ` +
        `If a proxy of yours runs there, set TRUST_PROXY=${ipaddr.process(peer).toString()}, so that each visitor has limits of his own.`,
    );
  });
});
