/**
 * Answers the calls of the contract that no route of this server serves, because an extra is left out: a problem for
 * programs, a plain page for browsers that ask for one.
 */
import { bookingPageCalls, endpoints, PROBLEMS } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sendProblem } from './problems.ts';

const { status, message } = PROBLEMS['not-offered'];
const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${message}</title></head>
<body><p>${message}</p></body>
</html>`;

/** Registered after all routes. */
export const unofferedCalls = fastifyPlugin(async (app) => {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
    request.headers.accept?.includes('text/html')
      ? reply.code(status).type('text/html; charset=utf-8').send(PAGE)
      : sendProblem(reply, 'not-offered');
  for (const { method, url } of [...Object.values(endpoints), ...Object.values(bookingPageCalls)]) {
    if (!app.hasRoute({ method, url })) app.route({ method, url, schema: { hide: true }, handler: refuse });
  }
});
