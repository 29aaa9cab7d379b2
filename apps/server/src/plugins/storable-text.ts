/**
 * Takes out of what callers send the two things that no text of ours may hold: NUL characters, which PostgreSQL
 * refuses, and halves of surrogate pairs, which are no characters at all. Whoever sends them gets an ordinary answer.
 */
import { problem } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';

/** No call of ours nests deeper than a few levels. Walking a body of any depth would end in a stack overflow. */
const DEEPEST_LEVEL = 32;

/** NUL becomes a space, half a pair the replacement character, as a decoder of broken UTF-8 would write it. */
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
 * The same value with every text in it made storable; what holds nothing to change stays as it is.
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
