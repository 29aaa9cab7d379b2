/** Converts every error to a problem reply (RFC 9457) with the fields that our pages read. */
import { PROBLEMS, type ProblemCode, ProblemError, type ProblemExtras, problemBody } from '@quarry/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { plainMessage } from '../logged-error.ts';
import { serverFault } from '../server-fault.ts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { announceQuota } from './rate-limit-headers.ts';

/** Error codes of the framework and its plugins by problem. */
const CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong-content-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_REQ_FILE_TOO_LARGE: 'body-too-large',
  FST_FILES_LIMIT: 'body-too-large',
  FST_FIELDS_LIMIT: 'body-too-large',
  FST_PARTS_LIMIT: 'body-too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-request',
  FST_ERR_VALIDATION: 'invalid-request',
};

export function sendProblem(reply: FastifyReply, code: ProblemCode, extras: ProblemExtras = {}): FastifyReply {
  if (extras.quota) announceQuota(reply, extras.quota);
  if (extras.retryAfter !== undefined) reply.header('retry-after', extras.retryAfter);
  return reply
    .code(PROBLEMS[code].status)
    .type('application/problem+json')
    .send({ ...problemBody(code, extras), request_id: reply.request.id });
}

export const problems = fastifyPlugin(async (app) => {
  app.setErrorHandler((error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error.code, error.extras);
    if (hasZodFastifySchemaValidationErrors(error)) return sendProblem(reply, 'invalid-request', fieldErrors(error));
    const known = CODES[error.code];
    if (known) return sendProblem(reply, known);
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return sendProblem(reply, 'invalid-request', { detail: error.message });
    }
    if (request.raw.destroyed && (!request.raw.complete || error.name === 'AbortError')) {
      request.log.debug(error, 'The client broke off its request.');
      return sendProblem(reply, 'invalid-request', { detail: 'The request was cut off.' });
    }
    const fault = serverFault(error);
    if (fault) {
      // One line without a stack: during an outage every request fails like this.
      request.log.error({ code: error.code, reason: plainMessage(error) }, PROBLEMS[fault.code].message);
      return sendProblem(reply, fault.code, fault.extras);
    }
    request.log.error(error);
    return sendProblem(reply, 'unexpected');
  });
});

/** Names each invalid field and the expected value. */
function fieldErrors({ validation }: { validation: { instancePath: string; message?: string }[] }): ProblemExtras {
  const errors = validation.map(({ instancePath, message }) => ({
    field: instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
    message: message ?? 'is not valid',
  }));
  return { errors, detail: errors.map(({ field, message }) => `${field}: ${message}`).join(' ') };
}
