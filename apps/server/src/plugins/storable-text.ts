/**
 * Sanitizes request texts: removes NUL characters, which PostgreSQL rejects, and lone surrogates, which are not
 * characters. Such requests get a normal reply.
 */
import { problem } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';

/**
 * Maximum nesting of a body; no call needs more than a few levels, and unbounded recursion would overflow the stack.
 */
const DEEPEST_LEVEL = 32;

/** NUL becomes a space, a lone surrogate the replacement character, as UTF-8 decoders do. */
export function storableText(text: string): string {
  return text.replaceAll('\0', ' ').replace(/\p{Surrogate}/gu, '\uFFFD');
}

export const storableTexts = fastifyPlugin(async (app) => {
  app.addHook('preValidation', async (request) => {
    if (isPlain(request.body)) request.body = storable(request.body);
    request.query = storable(request.query);
  });
});

/**
 * The value with all its texts sanitized; unchanged values are returned as they are.
 * @throws `invalid-request` for a value that is nested too deep.
 */
function storable(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (!isPlain(value)) return value;
  if (level === DEEPEST_LEVEL) throw tooDeep();
  if (Array.isArray(value)) return value.map((inner) => storable(inner, level + 1));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [storableText(key), storable(inner, level + 1)]));
}

function tooDeep() {
  const message = `The body is nested deeper than ${DEEPEST_LEVEL} levels.`;
  return problem('invalid-request', { detail: message, errors: [{ field: 'body', message }] });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}
